// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `project.stores`: Returns how a project verifies and reads what stores send, with Stripe's
/// secrets.
package struct ProjectStores: ProjectMethod {
  package static let name: StaticString = "project.stores"
  package static let summary: StaticString = "Returns how a project verifies and reads what stores send, with Stripe's secrets."
  package static let parameters: [StaticString] = [
    "project"
  ]
  package static let role = Role.admin

  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    project = try given.project()
    try check()
  }

  package consuming func asRequest() -> Request { .projectStores(self) }
}
