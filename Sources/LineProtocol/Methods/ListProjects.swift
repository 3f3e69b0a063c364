package import IdentityCore

/// `project.list`: returns all projects, each with its counts.
package struct ListProjects: ProjectMethod {
  package static let name: StaticString = "project.list"
  package static let parameters: [StaticString] = ["project"]
  package static let role = Role.read
  package consuming func asRequest() -> Request { .listProjects(self) }

  /// Accepted so that a client can send it with every call; the project must exist.
  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    project = try given.project()
  }

  /// Writes the result: the projects in the given order.
  package static func write(
    _ projects: [(project: Project, projectCounts: ProjectCounts)],
    to writer: inout JSONWriter
  ) {
    writer.list("projects", projects) { listed, writer in
      writer.member("id", listed.project.id)
      writer.member("preset", listed.project.preset.rawValue)
      writer.member("createdAt", listed.project.createdAt)
      writer.member("counts", listed.projectCounts, of: listed.project)
    }
  }
}
