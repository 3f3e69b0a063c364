import Platform
import Service

/// Logs requests, and no more than a few slow ones and refused notifications in each second.
///
/// A slow disk makes every request slow, and strangers may post to a web server as often as they
/// like. A log of them all would slow the loop down.
struct RequestLog {
  private var slow = Budget()
  private var refused = Budget()

  mutating func log(_ reports: [RequestReport]) {
    guard !reports.isEmpty else { return }
    if let omitted = slow.begin() { Log.slowRequestsOmitted(omitted).write() }
    for report in reports where !report.isSlow || slow.take() { Log.request(report).write() }
  }

  mutating func log(_ notifications: [RefusedNotification]) {
    guard !notifications.isEmpty else { return }
    if let omitted = refused.begin() { Log.refusedNotificationsOmitted(omitted).write() }
    for notification in notifications where refused.take() {
      Log.notificationRefused(notification).write()
    }
  }

  /// How many more lines of one kind the log takes in this second.
  private struct Budget {
    private var secondBegan = SteadyInstant.now
    private var loggedCount = 0
    private var omittedCount = 0

    static let linesPerSecond = 10

    /// Begins a new second if one is over; returns how many lines of it were left out, if any.
    mutating func begin() -> Int? {
      let now = SteadyInstant.now
      guard now >= secondBegan + .seconds(1) else { return nil }
      let omitted = omittedCount
      (secondBegan, loggedCount, omittedCount) = (now, 0, 0)
      return omitted > 0 ? omitted : nil
    }

    /// Returns whether the log takes one more line.
    mutating func take() -> Bool {
      let isTaken = loggedCount < Self.linesPerSecond
      if isTaken { loggedCount += 1 } else { omittedCount += 1 }
      return isTaken
    }
  }
}
