// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

extension JSONWriter {
  /// Writes the members of `WebhookPauseResult`.
  mutating func members(ofWebhookPauseResult value: WebhookView) {
    member("url", value.webhook.url)
    member("paused", value.webhook.isPaused)
    member("cursor", String(value.cursor))
    member("backlog", value.backlog)
  }
}

extension PauseWebhook {
  /// Writes the result.
  package static func write(_ result: WebhookView, to writer: inout JSONWriter) {
    writer.members(ofWebhookPauseResult: result)
  }
}
