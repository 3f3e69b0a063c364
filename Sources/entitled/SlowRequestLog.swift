import Platform
import Service

/// Logs requests, and no more than a few slow ones in each second.
///
/// A slow disk makes every request slow, and a log of them all would slow the loop down further.
struct SlowRequestLog {
  private var secondBegan = SteadyInstant.now
  private var loggedCount = 0
  private var omittedCount = 0

  static let linesPerSecond = 10

  mutating func log(_ reports: [RequestReport]) {
    guard !reports.isEmpty else { return }
    let now = SteadyInstant.now
    if now >= secondBegan + .seconds(1) {
      if omittedCount > 0 { Log.slowRequestsOmitted(omittedCount).write() }
      (secondBegan, loggedCount, omittedCount) = (now, 0, 0)
    }
    for report in reports {
      if report.isSlow {
        guard loggedCount < Self.linesPerSecond else {
          omittedCount += 1
          continue
        }
        loggedCount += 1
      }
      Log.request(report).write()
    }
  }
}
