// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `project.describe`: Returns the definition of a project with every rule, and the number of its
/// records.
package struct DescribeProject: ProjectMethod {
  package static let name: StaticString = "project.describe"
  package static let summary: StaticString = "Returns the definition of a project with every rule, and the number of its records."
  package static let parameters: [StaticString] = [
    "project"
  ]
  package static let role = Role.read

  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    project = try given.project()
    try check()
  }

  package consuming func asRequest() -> Request { .describeProject(self) }
}
