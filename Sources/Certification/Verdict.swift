/// The outcome of a check.
package struct Verdict: Equatable, Sendable {
  /// Whether the client met the requirement.
  package enum Outcome: String, Sendable {
    case passed, failed, skipped
  }

  /// The check's name.
  package let check: String
  package let outcome: Outcome
  /// The requirement or the expected value.
  package let wanted: String
  /// The observed value or the reason for skipping; nil if the check passed.
  package let got: String?
}

/// An expected value and the observed value.
struct Difference {
  var wanted: String
  var got: String

  init(wanted: String, got: String) {
    self.wanted = Self.short(wanted)
    self.got = Self.short(got)
  }

  /// Shortens a value that is too long for a report.
  private static func short(_ text: String) -> String {
    text.count <= 200 ? text : "\(text.prefix(160))… (\(text.utf8.count) bytes)"
  }
}
