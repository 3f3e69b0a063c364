// How other threads, and signals, reach the loop.
internal import CLinux
internal import Glibc
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

  let descriptor: Descriptor
  private let pending = Atomic<UInt32>(0)

  /// Fails where the process has no descriptors left.
  package init() throws(SystemError) {
    let flags = CInt(EFD_CLOEXEC | EFD_NONBLOCK)
    descriptor = Descriptor(owning: try systemCall("eventfd") { eventfd(0, flags) })
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
    var one: UInt64 = 1
    // The only refusal is EAGAIN, from a counter that is far from zero and wakes the loop anyway.
    // SAFETY: the variable outlives the call, which reads its 8 bytes.
    _ = unsafe write(descriptor.number, &one, MemoryLayout<UInt64>.size)
  }

  /// What happened since the last call; for the loop's thread only.
  func take() -> Reasons {
    var count: UInt64 = 0
    // The counter goes first: a reason that comes in between is taken along, and one that comes
    // afterwards makes the counter ready again. EAGAIN means that it was zero already.
    // SAFETY: the variable outlives the call, which fills its 8 bytes.
    _ = unsafe read(descriptor.number, &count, MemoryLayout<UInt64>.size)
    return Reasons(rawValue: pending.exchange(0, ordering: .acquiringAndReleasing))
  }
}
