package import IdentityCore

extension ProjectWebhooks {
  /// Writes the result: the webhooks with their secrets.
  package static func write(_ webhooks: [WebhookView], to writer: inout JSONWriter) {
    writer.list("webhooks", webhooks) { view, writer in
      writer.member("url", view.webhook.url)
      writer.member("secret", view.webhook.secret)
      writer.member("oldSecret", view.webhook.oldSecret)
      writer.member("authorization", view.webhook.authorization)
      writer.member("format", view.webhook.format.rawValue)
      writer.member("paused", view.webhook.isPaused)
      writer.member("consumer", view.webhook.consumer)
      writer.member("cursor", String(view.cursor))
    }
  }
}
