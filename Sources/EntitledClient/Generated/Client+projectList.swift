// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Lists the projects, sorted by id in byte order. Blocks.
  ///
  /// - Parameters:
  ///   - project: Has no effect, but must exist: a client can send it with every call.
  ///   - timeout: How long to wait for this answer.
  public func projectList(
    project: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.ProjectListResult {
    var params = Params()
    params.add("project", project)
    return try make("project.list", params, timeout)
  }

  /// Lists the projects, sorted by id in byte order.
  ///
  /// - Parameters:
  ///   - project: Has no effect, but must exist: a client can send it with every call.
  ///   - timeout: How long to wait for this answer.
  public func projectList(
    project: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.ProjectListResult {
    var params = Params()
    params.add("project", project)
    return try await make("project.list", params, timeout)
  }
}

extension Entitled {
  /// What `project.list` answers.
  public struct ProjectListResult: Hashable, Sendable {
    /// See `ProjectListResult` in Protocol.
    public let projects: [Entitled.ProjectSummary]
  }
}

extension Entitled.ProjectListResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.projects = try members.required("projects")
  }
}
