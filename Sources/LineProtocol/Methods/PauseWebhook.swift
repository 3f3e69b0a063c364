package import IdentityCore

/// `webhook.pause`: stops the posts to a URL until `webhook.resume`.
package struct PauseWebhook: WritingMethod {
  package static let name: StaticString = "webhook.pause"
  package static let parameters: [StaticString] = ["url"] + Writing.parameters
  package static let role = Role.admin
  package consuming func asRequest() -> Request { .pauseWebhook(self) }

  package let url: [UInt8]
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    url = try given.required("url").string(scalarsMax: WebAddress.lengthMax)
    project = try given.project()
    writing = try Writing(given)
  }

  /// Writes the result: the webhook and its position.
  package static func write(_ view: WebhookView, to writer: inout JSONWriter) {
    writer.member("url", view.webhook.url)
    writer.member("paused", view.webhook.isPaused)
    writer.member("cursor", String(view.cursor))
    writer.member("backlog", view.backlog)
  }
}

/// `webhook.resume`: posts the events to a URL again, from where it was paused.
package struct ResumeWebhook: WritingMethod {
  package static let name: StaticString = "webhook.resume"
  package static let parameters: [StaticString] = PauseWebhook.parameters
  package static let role = Role.admin
  package consuming func asRequest() -> Request { .resumeWebhook(self) }

  package let url: [UInt8]
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    url = try given.required("url").string(scalarsMax: WebAddress.lengthMax)
    project = try given.project()
    writing = try Writing(given)
  }
}
