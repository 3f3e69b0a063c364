// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `webhook.replay`: Moves a webhook to a cursor, so that the events after it are posted, again
/// if they were posted before.
package struct ReplayWebhook: WritingMethod {
  package static let name: StaticString = "webhook.replay"
  package static let summary: StaticString = "Moves a webhook to a cursor, so that the events after it are posted, again if they were posted before."
  package static let parameters: [StaticString] = [
    "url", "after", "project", "dryRun", "idempotencyKey"
  ]
  package static let role = Role.admin

  /// URL of the webhook, as project.define has it.
  package let url: [UInt8]
  /// Cursor before the first event to post. `0` is the beginning of the log.
  package let after: Int64
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    url = try given.required("url").string(scalarsMax: 2000)
    after = try given.required("after").cursor()
    project = try given.project()
    writing = try Writing(given)
    try check()
  }

  package consuming func asRequest() -> Request { .replayWebhook(self) }
}
