// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Returns the definition of a project with every rule, and the number of its records. Blocks.
  ///
  /// - Parameters:
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  public func projectDescribe(
    project: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.ProjectDescribeResult {
    var params = Params()
    params.add("project", project)
    return try make("project.describe", params, timeout)
  }

  /// Returns the definition of a project with every rule, and the number of its records.
  ///
  /// - Parameters:
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  public func projectDescribe(
    project: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.ProjectDescribeResult {
    var params = Params()
    params.add("project", project)
    return try await make("project.describe", params, timeout)
  }
}

extension Entitled {
  /// What `project.describe` answers.
  public struct ProjectDescribeResult: Hashable, Sendable {
    /// A project: a namespace for users, purchases, rules and events, with the counts of its
    /// records.
    public let project: Entitled.Project
  }
}

extension Entitled.ProjectDescribeResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.project = try members.required("project")
  }
}
