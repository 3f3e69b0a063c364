// The listening socket, and its behavior when resources run out.
internal import Glibc
internal import Platform

/// Accepts clients from the listening socket, and pauses when there is no room for more.
final class Acceptor {
  private enum State: Equatable {
    case open
    /// Accepts no clients until then, or until a connection closes.
    case paused(until: SteadyInstant)
    /// Permanently closed.
    case closed
  }

  /// Pause when descriptors run out, because only our own closes would signal free ones.
  private static let pauseDuration: Duration = .milliseconds(100)

  private var listener: ListeningSocket?
  /// A spare descriptor, released to accept and reject a client when the process has no other left.
  private var spare: Descriptor?
  private var state = State.open

  init(_ listener: consuming ListeningSocket, poller: Poller) throws(SystemError) {
    try poller.watch(listener.descriptor.number, as: .listener, for: .reading)
    self.listener = consume listener
    spare = Self.makeSpare()
  }

  /// The time to resume even if no connection has closed.
  var deadline: SteadyInstant? {
    if case .paused(let deadline) = state { deadline } else { nil }
  }

  /// Accepts the next waiting client; returns nil if none waits or there is no room.
  func next(
    now: SteadyInstant,
    poller: Poller
  ) throws(SystemError) -> Descriptor? {
    guard state == .open else { return nil }
    do {
      return try listener?.accept()
    } catch {
      // A client that stays in the queue would make the loop spin.
      if error.code == EMFILE || error.code == ENFILE { rejectClient() }
      try pause(until: now + Self.pauseDuration, poller: poller)
      return nil
    }
  }

  /// Leaves clients in the kernel's queue until the deadline.
  func pause(
    until deadline: SteadyInstant,
    poller: Poller
  ) throws(SystemError) {
    guard state != .closed, let number = listener?.descriptor.number else { return }
    if state == .open { try poller.change(number, as: .listener, to: []) }
    state = .paused(until: deadline)
  }

  /// Accepts clients again.
  func resume(poller: Poller) throws(SystemError) {
    guard case .paused = state, let number = listener?.descriptor.number else { return }
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

  /// Accepts a client with the spare descriptor and closes the connection.
  private func rejectClient() {
    spare = nil
    do {
      _ = try listener?.accept()
    } catch {
      // Another process took the descriptor; the client stays in the queue.
    }
    spare = Self.makeSpare()
  }

  /// Returns nil if no descriptor is free; `resume` tries again.
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
