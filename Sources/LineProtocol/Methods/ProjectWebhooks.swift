package import IdentityCore

/// `project.webhooks`: returns the URLs and the signing secrets of a project's webhooks.
///
/// The method only reads, but requires `admin`: a caller that knows a secret can forge posts.
package struct ProjectWebhooks: ProjectMethod {
  package static let name: StaticString = "project.webhooks"
  package static let parameters: [StaticString] = ["project"]
  package static let role = Role.admin
  package consuming func asRequest() -> Request { .projectWebhooks(self) }

  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    project = try given.project()
  }

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
