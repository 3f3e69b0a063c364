package import IdentityCore

extension ListWebhooks {
  /// The process that has claimed the webhooks.
  package struct Poster: Sendable {
    package var uid: UInt32
    package var pid: Int32

    package init(uid: UInt32, pid: Int32) {
      (self.uid, self.pid) = (uid, pid)
    }
  }

  private enum State: String {
    /// The webhook is paused.
    case paused
    /// No program posts the project's events.
    case stopped
    /// An event waits for another attempt.
    case failing
    case posting

    init(_ view: WebhookView, _ poster: Poster?, _ report: WebhookReport?) {
      if view.webhook.isPaused {
        self = .paused
      } else if poster == nil {
        self = .stopped
      } else {
        self = report?.failure?.nextAttemptAt == nil ? .posting : .failing
      }
    }
  }

  /// Writes the result: the webhooks in the order of their definition.
  package static func write(
    _ webhooks: [WebhookView],
    _ poster: Poster?,
    _ reports: [WebhookReport],
    to writer: inout JSONWriter
  ) {
    if let poster {
      writer.object("poster") { writer in
        writer.member("uid", Int64(poster.uid))
        writer.member("pid", Int64(poster.pid))
      }
    }
    writer.list("webhooks", webhooks) { view, writer in
      let report = reports.first { $0.url == view.webhook.url }
      let state = State(view, poster, report)
      writer.member("url", view.webhook.url)
      writer.member("format", view.webhook.format.rawValue)
      writer.member("state", state.rawValue)
      writer.member("cursor", String(view.cursor))
      writer.member("backlog", view.backlog)
      writer.member("deliveredAt", report?.deliveredAt)
      if var failure = report?.failure {
        if state != .failing { failure.nextAttemptAt = nil }
        writer.object("failure") { $0.members(ofWebhookFailure: failure) }
      }
    }
  }
}
