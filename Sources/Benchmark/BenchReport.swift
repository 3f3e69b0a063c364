package import EntitledClient
package import Platform
import Presentation

/// The result of a benchmark, as text and as JSON.
package struct BenchReport {
  let question: BenchOptions
  let result: Bench.Result

  private static let shares = [
    ("p50", "p50Nanoseconds", 0.5), ("p99", "p99Nanoseconds", 0.99),
    ("p99.9", "p999Nanoseconds", 0.999),
  ]

  /// Creates a report of a result.
  package init(question: BenchOptions, result: Bench.Result) {
    self.question = question
    self.result = result
  }

  /// `refused` if a reply was an error or is missing.
  package var code: ExitCode {
    result.tally.errors > 0 || result.tally.unanswered > 0 ? .refused : .done
  }

  /// The result as a table.
  package var text: String {
    guard !parts.isEmpty else { return "\(heading)\n\n  nothing was answered in that time\n" }
    let header = ["", "answers", "a second"] + Self.shares.map(\.0) + ["longest"]
    let rows = parts.map { name, latencies in
      [name, NumberFormat.grouped(latencies.count), NumberFormat.grouped(perSecond(latencies))]
        + Self.shares.map { latencies.within($0.2).map { NumberFormat.time($0) } ?? "" }
        + [NumberFormat.time(latencies.longest)]
    }
    let table = TextTable(rows: [header] + rows).lines(indent: "  ", ofNumbers: true)
    return "\(heading)\n\n" + table.map { "\($0)\n" }.joined()
  }

  /// A message about what invalidates the result, or nil.
  package var complaint: String? {
    let tally = result.tally
    if let error = tally.firstError {
      return "entitle: \(NumberFormat.grouped(tally.errors)) answers were errors; the first: "
        + "\(Printable.escaped(error.message)) (\(error.kind))\n"
    }
    guard tally.unanswered > 0 else { return nil }
    return
      "entitle: \(NumberFormat.grouped(tally.unanswered)) requests were not answered in time:"
      + " this rate is more than the daemon can do\n"
  }

  /// The result as a JSON object.
  package var json: JSON {
    .object(
      [
        .init("connections", Self.number(question.connections)),
        .init("pipeline", Self.number(question.pipeline)),
        .init("writesPercent", Self.number(question.writes)),
        .init("writers", Self.number(question.writers)),
        .init("devices", Self.number(question.devices)),
        .init("rate", question.rate.map { Self.number($0) } ?? .null),
        .init("milliseconds", Self.milliseconds(length)),
        .init("loadingMilliseconds", Self.milliseconds(result.loading)),
        .init("answers", Self.number(result.tally.count)),
        .init("answersPerSecond", Self.number(perSecond(result.tally.count))),
        .init("reads", json(of: result.tally.reads)),
        .init("writes", json(of: result.tally.writes)),
        .init("errors", Self.number(result.tally.errors)),
        .init("firstError", result.tally.firstError?.json ?? .null),
        .init("unanswered", Self.number(result.tally.unanswered)),
      ]
    )
  }

  private var heading: String {
    var parts = [
      "\(question.connections) connections", "\(question.pipeline) under way on each",
      "\(NumberFormat.grouped(question.devices)) devices",
    ]
    if question.writers > 0 { parts.append("\(question.writers) further writers") }
    if let rate = question.rate { parts.append("\(NumberFormat.grouped(rate)) due a second") }
    return parts.joined(separator: ", ") + ", for \(NumberFormat.seconds(length))"
  }

  private var parts: [(String, Latencies)] {
    [("reads", result.tally.reads), ("writes", result.tally.writes)].filter { $0.1.count > 0 }
  }

  private func json(of latencies: Latencies) -> JSON {
    .object(
      [
        .init("count", Self.number(latencies.count)),
        .init("perSecond", Self.number(perSecond(latencies))),
      ]
        + Self.shares.map { share in
          .init(share.1, latencies.within(share.2).map { Self.number(Int($0)) } ?? .null)
        }
        + [.init("longestNanoseconds", Self.number(Int(latencies.longest)))]
    )
  }

  private var length: Duration { .nanoseconds(Int64(result.tally.length)) }

  private func perSecond(_ latencies: Latencies) -> Int { perSecond(latencies.count) }

  private func perSecond(_ count: Int) -> Int {
    Int((Double(count) * 1e9 / Double(max(1, result.tally.length))).rounded())
  }

  private static func number(_ value: Int) -> JSON { .number(JSON.Number(Int64(value))) }

  private static func milliseconds(_ duration: Duration) -> JSON {
    number(Int(duration.nanoseconds / 1_000_000))
  }
}
