import Platform
import Service
import Storage

/// The log lines about a database that several daemons share.
struct DatabaseLog {
  private var outage: StorageError?
  /// When the last reason of an outage was logged.
  private var loggedAt = SteadyInstant.now
  private var hasWarnedOfClock = false
  private var hasWarnedOfNetwork = false

  /// A difference between clocks that is worth a line.
  private static let clockOffsetMax: Int64 = 1000

  /// Logs what has changed since the last call.
  mutating func log(_ service: Service) {
    let newest = service.storeOutage
    for warning in service.takeStoreWarnings() { Log.databaseDoubtful(warning).write() }
    logOutage(newest)
    if service.takeStoreRestored() { Log.databaseRestored.write() }
    for loss in service.takeHistoryLosses() { Log.historyLost(loss).write() }
    if !hasWarnedOfNetwork, service.isStoreExposed {
      hasWarnedOfNetwork = true
      Log.databaseUnencrypted.write()
    }
    guard !hasWarnedOfClock, let offset = service.storeClockOffset,
      abs(offset) > Self.clockOffsetMax
    else { return }
    hasWarnedOfClock = true
    Log.clockDiffers(milliseconds: offset).write()
  }

  /// Logs that an outage begins, has another reason for a while, or ends.
  private mutating func logOutage(_ newest: StorageError?) {
    guard newest != outage else { return }
    if let newest {
      let now = SteadyInstant.now
      guard outage == nil || now > loggedAt + .seconds(5) else { return }
      loggedAt = now
      Log.databaseLost(Log.reason(of: newest)).write()
    } else {
      Log.databaseReached.write()
    }
    outage = newest
  }
}
