/// Why a text is not a timestamp, or not a duration.
package struct TimeTextError: Error, Equatable, Sendable {
  /// What is wrong, as the end of a sentence: "February 2026 has 28 days".
  package let reason: String

  /// For a text that does not even begin like a timestamp.
  static let form = "expected RFC 3339, for example 2026-11-21T09:30:00Z"

  package init(_ reason: String) {
    self.reason = reason
  }
}
