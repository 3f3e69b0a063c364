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
  package static func write(_ webhooks: Webhooks, to writer: inout JSONWriter) {
    writer.key("webhooks")
    writer.beginArray()
    for webhook in webhooks.all {
      writer.beginObject()
      writer.member("url", webhook.url)
      writer.member("secret", webhook.secret)
      writer.member("oldSecret", webhook.oldSecret)
      writer.member("format", webhook.format.rawValue)
      writer.member("since", String(webhook.since))
      writer.endObject()
    }
    writer.endArray()
  }
}
