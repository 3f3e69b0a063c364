import LineProtocol

/// The verdicts of all checks, as text and as JSON.
package struct Report: Sendable {
  package var verdicts: [Verdict]

  package init(_ verdicts: [Verdict]) {
    self.verdicts = verdicts
  }

  /// Whether no check failed.
  package var isClean: Bool { count(.failed) == 0 }

  private func count(_ outcome: Verdict.Outcome) -> Int {
    verdicts.count { $0.outcome == outcome }
  }

  /// The number of checks per outcome, as text.
  package var summary: String {
    "\(count(.passed)) passed, \(count(.failed)) failed, \(count(.skipped)) skipped"
  }

  /// Returns a check's line of the table.
  package static func line(_ verdict: Verdict) -> String {
    let width = Check.all.map(\.name.utf8.count).max() ?? 0
    let gap = String(repeating: " ", count: max(0, width - verdict.check.utf8.count))
    let start = "\(verdict.check)\(gap)"
    switch verdict.outcome {
    case .passed: return "\(start)  pass  \(verdict.wanted)"
    case .skipped: return "\(start)  skip  \(verdict.got ?? "")"
    case .failed: return "\(start)  FAIL  wanted \(verdict.wanted); got \(verdict.got ?? "")"
    }
  }

  /// The report as a line of JSON.
  package var json: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("passed", count(.passed))
    writer.member("failed", count(.failed))
    writer.member("skipped", count(.skipped))
    writer.list("checks", verdicts) { verdict, writer in
      writer.member("name", verdict.check)
      writer.member("outcome", verdict.outcome.rawValue)
      writer.member("wanted", verdict.wanted)
      writer.member("got", verdict.got)
    }
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }
}
