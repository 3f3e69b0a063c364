// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

extension JSONWriter {
  /// Writes the members of `ProjectWebhooksResult`.
  mutating func members(ofProjectWebhooksResult value: [WebhookView]) {
    list("webhooks", value) { $1.members(ofWebhook: $0) }
  }
}

extension ProjectWebhooks {
  /// Writes the result.
  package static func write(_ result: [WebhookView], to writer: inout JSONWriter) {
    writer.members(ofProjectWebhooksResult: result)
  }
}
