import EntitledClient
import Glibc
import Platform
import Presentation

// What the daemon counts: for people, and for Prometheus.
extension Program {
  /// Shows the statistics once, or again and again until the output is closed.
  func stats(every interval: Duration?, _ options: Options) throws -> RunResult {
    guard let interval else { return RunResult(.done, output: try stats(since: nil, options).text) }
    var earlier: JSON?
    while true {
      let (text, stats) = try stats(since: earlier, options)
      earlier = stats
      let start = isTerminal && !options.isJSON ? Self.clearScreen : ""
      let end = isTerminal || options.isJSON ? "" : "\n"
      if let end = ended(write(Array("\(start)\(text)\(end)".utf8))) { return end }
      _ = poll(nil, 0, Int32(clamping: Self.milliseconds(interval)))
      if let outlet, StandardStreams.isReaderGone(outlet) { return RunResult(.done) }
    }
  }

  func metrics(_ options: Options) throws -> RunResult {
    let stats = try call("server.stats", Array("{}".utf8), options)
    let text = MetricsText(stats).text
    guard isTerminal else { return RunResult(.done, output: text) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.map { Printable.escaped(String($0)) }.joined(separator: "\n")
    return RunResult(.done, output: shown)
  }

  private func stats(since earlier: JSON?, _ options: Options) throws -> (
    text: String, stats: JSON
  ) {
    let stats = try call("server.stats", Array("{}".utf8), options)
    if options.isJSON { return ("\(shownJSON(stats))\n", stats) }
    return (StatsReport(stats, since: earlier, style: style).text, stats)
  }

  private static func milliseconds(_ duration: Duration) -> Int64 {
    let (seconds, attoseconds) = duration.components
    return seconds * 1000 + attoseconds / 1_000_000_000_000_000
  }

  /// Moves the cursor to the first line, and clears the screen.
  private static let clearScreen = "\u{1B}[H\u{1B}[2J"
}
