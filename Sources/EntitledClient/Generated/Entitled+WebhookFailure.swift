// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// The latest failed attempt for the oldest event that waits for another attempt; if no event
  /// waits, the latest failed attempt.
  public struct WebhookFailure: Hashable, Sendable {
    /// Time of the latest attempt.
    public var at: Entitled.Moment
    /// Cursor of the event.
    public var cursor: String
    /// Why the attempt failed, for people.
    public var reason: String
    /// Number of attempts so far to post the event.
    public var attempts: Int
    /// Time of the next attempt; null if the event is delivered or no program posts it.
    public var nextAttemptAt: Entitled.Moment?

    /// Made to be sent; what is left out is not sent.
    public init(
      at: Entitled.Moment,
      cursor: String,
      reason: String,
      attempts: Int,
      nextAttemptAt: Entitled.Moment? = nil
    ) {
      self.at = at
      self.cursor = cursor
      self.reason = reason
      self.attempts = attempts
      self.nextAttemptAt = nextAttemptAt
    }
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

extension Entitled.WebhookFailure: Encoded {
  var json: JSON {
    var members = Params()
    members.add("at", at)
    members.add("cursor", cursor)
    members.add("reason", reason)
    members.add("attempts", attempts)
    members.add("nextAttemptAt", nextAttemptAt)
    return members.json
  }
}
