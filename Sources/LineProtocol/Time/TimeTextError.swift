/// The reason why a text is not a timestamp, or not a duration.
package struct TimeTextError: Error, Equatable, Sendable {
  /// The reason as the end of a sentence, for example "February 2026 has 28 days".
  package let reason: String

  /// The reason for a text that does not resemble a timestamp.
  static let form = "expected RFC 3339, for example 2026-11-21T09:30:00Z"

  package init(_ reason: String) {
    self.reason = reason
  }
}
