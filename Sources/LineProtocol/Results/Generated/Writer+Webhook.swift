// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

import IdentityCore

extension JSONWriter {
  /// Writes the members of `Webhook`.
  mutating func members(ofWebhook value: WebhookView) {
    member("url", value.webhook.url)
    member("secret", value.webhook.secret)
    member("oldSecret", value.webhook.oldSecret)
    member("authorization", value.webhook.authorization)
    member("format", value.webhook.format)
    if !value.webhook.kinds.isEmpty { member("kinds", value.webhook.kinds) }
    member("paused", value.webhook.isPaused)
    member("consumer", value.webhook.consumer)
    member("cursor", String(value.cursor))
  }
}
