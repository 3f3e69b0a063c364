// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// The latest failed attempt for the oldest event that waits for another attempt; if no event
  /// waits, the latest failed attempt.
  public struct WebhookFailure: Hashable, Sendable {
    /// Time of the latest attempt.
    public let at: Entitled.Moment
    /// Cursor of the event.
    public let cursor: String
    /// Why the attempt failed, for people.
    public let reason: String
    /// Number of attempts so far to post the event.
    public let attempts: Int
    /// Time of the next attempt; null if the event is delivered or no program posts it.
    public let nextAttemptAt: Entitled.Moment?
  }
}

extension Entitled.WebhookFailure: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.at = try members.required("at")
    self.cursor = try members.required("cursor")
    self.reason = try members.required("reason")
    self.attempts = try members.required("attempts")
    self.nextAttemptAt = try members.required("nextAttemptAt")
  }
}
