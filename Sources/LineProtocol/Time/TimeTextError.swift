/// Why a text is no moment, or no duration.
package struct TimeTextError: Error, Equatable, Sendable {
  /// What is wrong, as the end of a sentence: "February 2026 has 28 days".
  package let reason: String

  package init(_ reason: String) {
    self.reason = reason
  }
}
