// How other threads, and signals, reach the loop.
package import Platform
import Synchronization

/// Wakes the loop from any thread; many calls between two turns cost one system call.
package final class Waker: Sendable {
  /// What the loop is woken for.
  struct Reasons: OptionSet {
    let rawValue: UInt32

    static let work = Reasons(rawValue: 1)
    static let drain = Reasons(rawValue: 2)
    static let reload = Reasons(rawValue: 4)
  }

  let event: EventDescriptor
  private let pending = Atomic<UInt32>(0)

  /// Fails where the process has no descriptors left.
  package init() throws(SystemError) {
    event = try EventDescriptor()
  }

  /// There is something for the service: its `woken` is called.
  package func wake() { add(.work) }

  /// Ends the server as TERM does: what was received is answered, then `run` returns.
  package func drain() { add(.drain) }

  /// Has the configuration read again, as HUP does.
  package func reload() { add(.reload) }

  func add(_ reasons: Reasons) {
    let before = pending.bitwiseOr(reasons.rawValue, ordering: .acquiringAndReleasing).oldValue
    // Whoever set the first reason makes the call; the loop takes the later ones along.
    guard before == 0 else { return }
    event.signal()
  }

  /// What happened since the last call; for the loop's thread only.
  func take() -> Reasons {
    // The event goes first: a reason that comes in between is taken along, and one that comes
    // afterwards signals again.
    event.clear()
    return Reasons(rawValue: pending.exchange(0, ordering: .acquiringAndReleasing))
  }
}
