package import IdentityCore

extension PauseWebhook {
  /// Writes the result: the webhook and its position.
  package static func write(_ view: WebhookView, to writer: inout JSONWriter) {
    writer.member("url", view.webhook.url)
    writer.member("paused", view.webhook.isPaused)
    writer.member("cursor", String(view.cursor))
    writer.member("backlog", view.backlog)
  }
}
