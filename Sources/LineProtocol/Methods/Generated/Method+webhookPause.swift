// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `webhook.pause`: Stops the posts to a URL until webhook.resume. Its events wait.
package struct PauseWebhook: WritingMethod {
  package static let name: StaticString = "webhook.pause"
  package static let summary: StaticString = "Stops the posts to a URL until webhook.resume. Its events wait."
  package static let parameters: [StaticString] = [
    "url", "project", "dryRun", "idempotencyKey"
  ]
  package static let role = Role.admin

  /// URL of the webhook, as project.define has it.
  package let url: [UInt8]
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    url = try given.required("url").string(scalarsMax: 2000)
    project = try given.project()
    writing = try Writing(given)
    try check()
  }

  package consuming func asRequest() -> Request { .pauseWebhook(self) }
}
