package import IdentityCore

extension ListProjects {
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
