internal import Glibc
package import Platform

/// A connected Unix socket that does not block; it is closed when its owner lets go of it.
package struct StreamSocket: ~Copyable, Sendable {
  /// The kernel's number; whoever copies it must not outlive the owner.
  package var number: CInt { descriptor.number }
  private let descriptor: Descriptor

  /// What came of a call.
  package enum Transfer: Equatable {
    /// So many bytes went, or came; when receiving, never none.
    case moved(Int)
    /// The other side has closed, or is gone.
    case ended
    /// Later, after a `wait`.
    case wouldBlock
  }

  /// Takes over a socket that nobody else will close.
  private init(owning number: CInt) {
    descriptor = Descriptor(owning: number)
  }

  /// Connects, waiting at most that long for a place in the daemon's queue.
  static func connected(
    to path: String,
    within limit: Duration
  ) throws(Attempt.Reason) -> StreamSocket {
    guard path.utf8.count <= SocketSearch.pathBytesMax else {
      throw .tooLong(bytes: path.utf8.count)
    }
    guard let address = UnixAddress(path: path) else { throw .notAPath }
    do throws(SystemError) {
      let kind = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      let number = try systemCall("socket") { Int(Glibc.socket(AF_UNIX, kind, 0)) }
      let socket = StreamSocket(owning: CInt(number))
      try socket.connect(to: address, within: limit)
      return socket
    } catch {
      throw error.code == EAGAIN ? .timedOut : .refused(code: error.code)
    }
  }

  /// Connects to the daemon that answers at that path.
  package static func opened(
    to path: String,
    within limit: Duration
  ) throws(ClientError) -> StreamSocket {
    let place = try SearchCandidate.first(of: SocketSearch(given: path), Timeouts(connect: limit))
    return place.socket
  }

  /// Receives what is there, up to the buffer's size.
  package func receive(into buffer: inout [UInt8]) throws(SystemError) -> Transfer {
    do throws(SystemError) {
      let count = try systemCall("recv") {
        // SAFETY: the buffer is ours for the length of the call, and says its own size.
        unsafe buffer.withUnsafeMutableBytes { unsafe recv(number, $0.baseAddress, $0.count, 0) }
      }
      return count > 0 ? .moved(count) : .ended
    } catch {
      return try Self.transfer(after: error)
    }
  }

  /// Sends what the daemon's buffer takes; that it is gone is no signal.
  package func send(_ bytes: Span<UInt8>) throws(SystemError) -> Transfer {
    do throws(SystemError) {
      return .moved(
        try systemCall("send") {
          // SAFETY: the span outlives the call, which only reads from it.
          unsafe bytes.withUnsafeBytes {
            unsafe Glibc.send(number, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
          }
        }
      )
    } catch {
      return try Self.transfer(after: error)
    }
  }

  /// Says that nothing more will be sent; what the daemon answers still comes.
  func endSending() throws(SystemError) {
    _ = try systemCall("shutdown") { Int(shutdown(number, CInt(SHUT_WR))) }
  }

  /// What to wait for; to see that the other side is gone is to be readable and writable.
  struct Readiness: OptionSet {
    let rawValue: Int16
    static let readable = Readiness(rawValue: Int16(POLLIN))
    static let writable = Readiness(rawValue: Int16(POLLOUT))
  }

  /// Waits until one of these can be done, and says which; none when the deadline has passed.
  ///
  /// Nil when nobody reads any more what is written to `outlet`, a descriptor of anybody's.
  func wait(
    for wanted: Readiness,
    until deadline: Deadline,
    whileReadFrom outlet: CInt? = nil
  ) throws(SystemError) -> Readiness? {
    // The kernel passes over an entry of -1.
    var entries = [
      pollfd(fd: number, events: wanted.rawValue, revents: 0),
      pollfd(fd: outlet ?? -1, events: 0, revents: 0),
    ]
    let count = try systemCall("poll") {
      // SAFETY: two entries, which outlive the call.
      Int(unsafe poll(&entries, 2, deadline.millisecondsLeft))
    }
    guard count > 0 else { return [] }
    if entries[1].revents & Int16(POLLERR | POLLHUP) != 0 { return nil }
    let ready = Readiness(rawValue: entries[0].revents).intersection(wanted)
    return ready.isEmpty ? wanted : ready
  }

  /// Waits until one of these can be done or somebody wakes; a deadline of nil never passes.
  func wait(
    for wanted: Readiness,
    or event: borrowing EventDescriptor,
    until deadline: Deadline?
  ) throws(SystemError) -> (ready: Readiness, isWoken: Bool) {
    var entries = [
      pollfd(fd: number, events: wanted.rawValue, revents: 0),
      pollfd(fd: event.number, events: Readiness.readable.rawValue, revents: 0),
    ]
    _ = try systemCall("poll") {
      // SAFETY: two entries, which outlive the call.
      Int(unsafe poll(&entries, 2, deadline?.millisecondsLeft ?? -1))
    }
    let found = Readiness(rawValue: entries[0].revents)
    let ready = found.intersection(wanted)
    return (found.isEmpty || !ready.isEmpty ? ready : wanted, entries[1].revents != 0)
  }

  /// While it connects the socket blocks, for a full queue cannot be polled for.
  private func connect(to address: UnixAddress, within limit: Duration) throws(SystemError) {
    let deadline = Deadline(after: limit)
    _ = try systemCall("connect") {
      limitBlocking(to: deadline.left)
      // SAFETY: the pointer is used during the call only.
      return Int(unsafe address.withPointer { unsafe Glibc.connect(number, $0, $1) })
    }
    let flags = try systemCall("fcntl") { Int(fcntl(number, F_GETFL)) }
    _ = try systemCall("fcntl") { Int(fcntl(number, F_SETFL, CInt(flags) | O_NONBLOCK)) }
  }

  /// Zero would mean for ever, hence the microsecond; the kernel takes any other value.
  private func limitBlocking(to limit: Duration) {
    let (seconds, attoseconds) = limit.components
    var time = timeval(
      tv_sec: Int(min(seconds, 1_000_000_000)),
      tv_usec: max(1, Int(attoseconds / 1_000_000_000_000))
    )
    let size = socklen_t(MemoryLayout<timeval>.size)
    // SAFETY: the structure outlives the call, and its size goes along.
    let result = unsafe setsockopt(number, SOL_SOCKET, SO_SNDTIMEO, &time, size)
    precondition(result == 0, "StreamSocket: SO_SNDTIMEO is refused")
  }

  private static func transfer(after error: SystemError) throws(SystemError) -> Transfer {
    switch error.code {
    case EAGAIN: .wouldBlock
    case EPIPE, ECONNRESET: .ended
    default: throw error
    }
  }
}

extension Attempt.Reason: Error {}
