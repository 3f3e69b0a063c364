package import IdentityCore

/// `project.list`: every project in a line.
package struct ListProjects: ProjectMethod {
  package static let name: StaticString = "project.list"
  package static let parameters: [StaticString] = ["project"]
  package static let role = Role.read
  package consuming func asRequest() -> Request { .listProjects(self) }

  /// Taken so that a client may send it with every call; it must exist, and changes nothing.
  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    project = try given.project()
  }

  /// Writes the result: the projects in the order given.
  package static func write(
    _ projects: [(project: Project, projectCounts: ProjectCounts)],
    to writer: inout JSONWriter
  ) {
    writer.key("projects")
    writer.beginArray()
    for (project, projectCounts) in projects {
      writer.beginObject()
      writer.member("id", project.id)
      writer.member("preset", project.preset.rawValue)
      writer.member("createdAt", project.createdAt)
      writer.member("counts", projectCounts)
      writer.endObject()
    }
    writer.endArray()
  }
}
