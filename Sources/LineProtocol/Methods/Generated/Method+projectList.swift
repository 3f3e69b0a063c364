// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `project.list`: Lists the projects, sorted by id in byte order.
package struct ListProjects: ProjectMethod {
  package static let name: StaticString = "project.list"
  package static let summary: StaticString = "Lists the projects, sorted by id in byte order."
  package static let parameters: [StaticString] = [
    "project"
  ]
  package static let role = Role.read

  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    project = try given.project()
    try check()
  }

  package consuming func asRequest() -> Request { .listProjects(self) }
}
