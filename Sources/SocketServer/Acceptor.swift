// Where clients come in: the listening socket, and what happens when there is no room.
internal import Glibc
internal import Platform

/// The listening socket, and whether it is watched.
final class Acceptor {
  private enum State: Equatable {
    case open
    /// Nobody is let in until then, or until a connection closes.
    case shut(until: SteadyInstant)
    /// For good.
    case closed
  }

  /// How long to wait when the system has no room: nothing tells when there is some again, unless
  /// a connection of our own closes.
  private static let pauseDuration: Duration = .milliseconds(100)

  private var listener: ListeningSocket?
  /// Given up to turn a client away when this process has no other descriptor left.
  private var spare: Descriptor?
  private var state = State.open

  init(_ listener: consuming ListeningSocket, poller: Poller) throws(SystemError) {
    try poller.watch(listener.descriptor.number, as: .listener, for: .reading)
    self.listener = consume listener
    spare = Self.makeSpare()
  }

  /// When to look again although no connection closed.
  var deadline: SteadyInstant? {
    if case .shut(let deadline) = state { deadline } else { nil }
  }

  /// The next client that waits; nil when there is none, or no room for one.
  func next(
    now: SteadyInstant,
    poller: Poller
  ) throws(SystemError) -> Descriptor? {
    guard state == .open else { return nil }
    do {
      return try listener?.accept()
    } catch {
      // Without this, the client who waits would keep the loop turning at full speed.
      if error.code == EMFILE || error.code == ENFILE { turnAway() }
      try shut(until: now + Self.pauseDuration, poller: poller)
      return nil
    }
  }

  /// Leaves clients in the kernel's queue for a while.
  func shut(
    until deadline: SteadyInstant,
    poller: Poller
  ) throws(SystemError) {
    guard state != .closed, let number = listener?.descriptor.number else { return }
    if state == .open { try poller.change(number, as: .listener, to: []) }
    state = .shut(until: deadline)
  }

  /// Lets clients in again.
  func reopen(poller: Poller) throws(SystemError) {
    guard case .shut = state, let number = listener?.descriptor.number else { return }
    try poller.change(number, as: .listener, to: .reading)
    state = .open
    if spare == nil { spare = Self.makeSpare() }
  }

  /// Stops listening, and removes the socket from the file system.
  func close() {
    listener = nil
    spare = nil
    state = .closed
  }

  /// Accepts one client with the spare descriptor and hangs up, so that it need not wait in vain.
  private func turnAway() {
    spare = nil
    do {
      _ = try listener?.accept()
    } catch {
      // Somebody else took the descriptor; this client waits like the others.
    }
    spare = Self.makeSpare()
  }

  /// Nil when there is not even one descriptor; it is tried again when the door reopens.
  private static func makeSpare() -> Descriptor? {
    do {
      let number: CInt = try systemCall("open") {
        unsafe Glibc.open("/dev/null", O_RDONLY | O_CLOEXEC)
      }
      return Descriptor(owning: number)
    } catch {
      return nil
    }
  }
}
