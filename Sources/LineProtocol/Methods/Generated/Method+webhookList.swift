// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `webhook.list`: Returns the state of a project's webhooks, without their secrets.
package struct ListWebhooks: ProjectMethod {
  package static let name: StaticString = "webhook.list"
  package static let summary: StaticString = "Returns the state of a project's webhooks, without their secrets."
  package static let parameters: [StaticString] = [
    "project"
  ]
  package static let role = Role.read

  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    project = try given.project()
    try check()
  }

  package consuming func asRequest() -> Request { .listWebhooks(self) }
}
