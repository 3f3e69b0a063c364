import IdentityCore

/// Notices when the clock that decisions use is set.
struct ClockWatch {
  /// How often it was set by more than a minute.
  private(set) var stepsCount = 0
  /// By how many milliseconds, for the log.
  private var steps: [Int64] = []
  /// The newest time, and when that was by a clock that is never set.
  private var last: (now: Moment, uptime: Duration)?
  /// The latest time since the clock went back last.
  private var latest = Moment(milliseconds: .min)

  private static let stepMin: Int64 = 60_000
  /// What is ahead by less than this is right a moment later.
  private static let backMin: Int64 = 1000

  /// Looks at the time; returns whether the clock has gone back.
  mutating func hasGoneBack(_ now: Moment, uptime: Duration) -> Bool {
    if let last {
      let passed = (uptime - last.uptime) / .milliseconds(1)
      let step = now.milliseconds - last.now.milliseconds - Int64(passed)
      if abs(step) > Self.stepMin {
        stepsCount += 1
        steps.append(step)
      }
    }
    last = (now, uptime)
    let isBack = now < latest && latest.milliseconds - now.milliseconds > Self.backMin
    latest = isBack ? now : max(latest, now)
    return isBack
  }

  mutating func takeSteps() -> [Int64] {
    defer { steps.removeAll() }
    return steps
  }
}
