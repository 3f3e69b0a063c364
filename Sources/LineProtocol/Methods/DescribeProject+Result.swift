package import IdentityCore

extension DescribeProject {
  /// Writes the result: the project and its counts.
  package static func write(_ view: ProjectView, to writer: inout JSONWriter) {
    writer.member("project", view)
  }
}
