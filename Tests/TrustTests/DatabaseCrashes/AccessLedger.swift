/// When devices got access and lost it, and what checks showed; finds the checks that contradict
/// that.
///
/// Times are readings of one steady clock of the test.
struct AccessLedger {
  typealias Instant = ContinuousClock.Instant

  /// The access of a device, which it gets once and loses once.
  struct Access {
    /// When the reply came that gave it.
    var given: Instant
    /// When the first request was sent that takes it away, or just before it ends by itself.
    var takenFrom: Instant?
    /// When the reply came that takes it away, or just after it has ended by itself.
    var taken: Instant?
  }

  struct Check {
    let device: String
    /// The host that was asked.
    let host: Int
    let sent: Instant
    let replied: Instant
    let isActive: Bool
  }

  private(set) var accesses: [String: Access] = [:]
  private(set) var checks: [Check] = []

  mutating func give(_ device: String, at instant: Instant) {
    accesses[device] = Access(given: instant)
  }

  mutating func beginTaking(_ device: String, at instant: Instant) {
    accesses[device]?.takenFrom = instant
  }

  mutating func take(_ device: String, at instant: Instant) {
    accesses[device]?.taken = instant
  }

  mutating func record(_ check: Check) { checks.append(check) }

  /// The checks that were sent after access was taken away, and show it.
  var overGrants: [Check] {
    checks.filter { check in
      guard check.isActive, let taken = accesses[check.device]?.taken else { return false }
      return check.sent > taken
    }
  }

  /// The checks that were sent after access was given and answered before anything took it away,
  /// and do not show it.
  var underGrants: [Check] {
    checks.filter { check in
      guard !check.isActive, let access = accesses[check.device] else { return false }
      return check.sent > access.given && access.takenFrom.map { check.replied < $0 } ?? true
    }
  }

  /// How many checks were sent after access was taken away.
  var lateChecksCount: Int {
    checks.count { check in
      accesses[check.device]?.taken.map { check.sent > $0 } ?? false
    }
  }
}
