// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `project.webhooks`: Returns the webhooks of a project with their secrets.
package struct ProjectWebhooks: ProjectMethod {
  package static let name: StaticString = "project.webhooks"
  package static let summary: StaticString = "Returns the webhooks of a project with their secrets."
  package static let parameters: [StaticString] = [
    "project"
  ]
  package static let role = Role.admin

  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    project = try given.project()
    try check()
  }

  package consuming func asRequest() -> Request { .projectWebhooks(self) }
}
