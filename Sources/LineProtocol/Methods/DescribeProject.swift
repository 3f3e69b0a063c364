package import IdentityCore

/// `project.describe`: returns a project's definition and its counts.
package struct DescribeProject: ProjectMethod {
  package static let name: StaticString = "project.describe"
  package static let parameters: [StaticString] = ["project"]
  package static let role = Role.read
  package consuming func asRequest() -> Request { .describeProject(self) }

  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    project = try given.project()
  }

  /// Writes the result: the project and its counts.
  package static func write(_ view: ProjectView, to writer: inout JSONWriter) {
    writer.member("project", view)
  }
}
