// Access to the loop for other threads and for signals.
package import Platform
import Synchronization

/// Wakes the loop from any thread; calls between two turns share a system call.
package final class Waker: Sendable {
  /// The reasons for which the loop is woken.
  struct Reasons: OptionSet {
    let rawValue: UInt32

    static let work = Reasons(rawValue: 1)
    static let drain = Reasons(rawValue: 2)
    static let reload = Reasons(rawValue: 4)
  }

  let event: EventDescriptor
  private let pending = Atomic<UInt32>(0)

  /// Fails if the process has no descriptors left.
  package init() throws(SystemError) {
    event = try EventDescriptor()
  }

  /// Has the loop call the service's `woken`.
  package func wake() { add(.work) }

  /// Drains the server as TERM does: it answers what was received, then `run` returns.
  package func drain() { add(.drain) }

  /// Reloads the configuration, as HUP does.
  package func reload() { add(.reload) }

  func add(_ reasons: Reasons) {
    let before = pending.bitwiseOr(reasons.rawValue, ordering: .acquiringAndReleasing).oldValue
    // The thread that sets the first reason makes the system call; later reasons share it.
    guard before == 0 else { return }
    event.signal()
  }

  /// Returns the reasons since the last call; for the loop's thread only.
  func takeReasons() -> Reasons {
    // Clearing the event first loses no reason: a later reason signals again.
    event.clear()
    return Reasons(rawValue: pending.exchange(0, ordering: .acquiringAndReleasing))
  }
}
