/// What came of a check.
package struct Verdict: Equatable, Sendable {
  /// Whether the client did what was wanted.
  package enum Outcome: String, Sendable {
    case passed, failed, skipped
  }

  /// The check's name.
  package let check: String
  package let outcome: Outcome
  /// What would have been right.
  package let wanted: String
  /// What was seen instead, or why it was skipped; nil where it passed.
  package let got: String?
}

/// What is wrong: what would have been right, and what was seen.
struct Difference {
  var wanted: String
  var got: String

  init(wanted: String, got: String) {
    self.wanted = Self.short(wanted)
    self.got = Self.short(got)
  }

  /// Nobody reads a mebibyte.
  private static func short(_ text: String) -> String {
    text.count <= 200 ? text : "\(text.prefix(160))… (\(text.utf8.count) bytes)"
  }
}
