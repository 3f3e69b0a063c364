// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// The latest failed attempt for the oldest event that waits for another attempt; if no event
/// waits, the latest failed attempt.
package struct WebhookReportFailure: Sendable {
  /// Time of the attempt.
  package var at: Moment
  /// Cursor of the event.
  package var cursor: Int64
  /// Why the attempt failed, for people.
  package var reason: [UInt8]
  /// Number of attempts so far to post the event.
  package var attempts: Int
  /// Time of the next attempt; absent if the event is delivered.
  package var nextAttemptAt: Moment?

  package init(
    at: Moment,
    cursor: Int64,
    reason: [UInt8],
    attempts: Int,
    nextAttemptAt: Moment?
  ) {
    self.at = at
    self.cursor = cursor
    self.reason = reason
    self.attempts = attempts
    self.nextAttemptAt = nextAttemptAt
  }
}

extension Parameter {
  /// Reads the object `WebhookReportFailure`.
  func webhookReportFailure() throws(RPCError) -> WebhookReportFailure {
    let given = try object(.webhookReportFailure)
    return WebhookReportFailure(
      at: try given.required("at").moment(),
      cursor: try given.required("cursor").cursor(),
      reason: try given.required("reason").string(scalarsMax: 500),
      attempts: try given.required("attempts").integer(1...2147483647),
      nextAttemptAt: try given.optional("nextAttemptAt")?.moment()
    )
  }
}
