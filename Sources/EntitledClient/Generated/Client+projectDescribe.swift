// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Shows a project's definition, every rule spelled out, and how much it holds. Blocks.
  ///
  /// - Parameters:
  ///   - project: The project to work in.
  ///   - timeout: How long to wait for this answer.
  public func projectDescribe(
    project: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.ProjectDescribeResult {
    var params = Params()
    params.add("project", project)
    return try make("project.describe", params, timeout)
  }

  /// Shows a project's definition, every rule spelled out, and how much it holds.
  ///
  /// - Parameters:
  ///   - project: The project to work in.
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
    /// A project as it is defined, and how much it holds.
    public let project: Entitled.Project
  }
}

extension Entitled.ProjectDescribeResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.project = try members.required("project")
  }
}
