internal import Glibc
internal import Platform

/// A connected non-blocking Unix socket; it closes when its owner releases it.
package struct StreamSocket: ~Copyable, Sendable {
  /// The file descriptor; a copy must not outlive the owner.
  package var number: CInt { descriptor.number }
  /// The path at which the peer has answered.
  let path: String
  private let descriptor: Descriptor

  /// The outcome of sending or receiving.
  package enum Transfer: Equatable {
    /// The number of bytes sent or received; never zero when receiving.
    case moved(Int)
    /// The peer has closed the connection.
    case ended
    /// The call would block; `wait` first.
    case wouldBlock
  }

  /// Takes ownership of a socket.
  private init(owning number: CInt, path: String) {
    descriptor = Descriptor(owning: number)
    self.path = path
  }

  /// Connects, and waits at most `limit` for room in the daemon's accept queue.
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
      let socket = StreamSocket(owning: CInt(number), path: path)
      try socket.connect(to: address, within: limit)
      return socket
    } catch {
      throw error.code == EAGAIN ? .timedOut : .refused(code: error.code)
    }
  }

  /// Connects to the daemon at `path`.
  package static func opened(
    to path: String,
    within limit: Duration
  ) throws(ClientError) -> StreamSocket {
    try connected(to: SocketSearch(given: path), within: limit)
  }

  /// Connects to the first path at which a daemon answers; the error lists all attempts.
  static func connected(
    to search: SocketSearch,
    within limit: Duration
  ) throws(ClientError) -> StreamSocket {
    var tried: [Attempt] = []
    for path in search.paths {
      do throws(Attempt.Reason) {
        return try connected(to: path, within: limit)
      } catch {
        // A daemon is there, so the next path must not be used instead.
        guard error != .timedOut else { throw .timeout(.connecting, after: limit) }
        tried.append(Attempt(path: path, reason: error))
      }
    }
    if tried.contains(where: \.isForbidden) { throw .permission(tried) }
    throw .noConnection(tried)
  }

  /// Receives available bytes, up to the buffer's size.
  package func receive(into buffer: inout [UInt8]) throws(ClientError) -> Transfer {
    let transfer = try Self.transfer("recv") {
      // SAFETY: the buffer is exclusively ours during the call, and the size is its own.
      unsafe buffer.withUnsafeMutableBytes { unsafe recv(number, $0.baseAddress, $0.count, 0) }
    }
    return transfer == .moved(0) ? .ended : transfer
  }

  /// Sends as much as the socket's buffer takes; a closed peer raises no SIGPIPE.
  package func send(_ bytes: Span<UInt8>) throws(ClientError) -> Transfer {
    try Self.transfer("send") {
      // SAFETY: the span outlives the call, which only reads from it.
      unsafe bytes.withUnsafeBytes {
        unsafe Glibc.send(number, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
      }
    }
  }

  /// The conditions to wait for; a closed peer counts as readable and writable.
  struct Readiness: OptionSet {
    let rawValue: Int16
    static let readable = Readiness(rawValue: Int16(POLLIN))
    static let writable = Readiness(rawValue: Int16(POLLOUT))
  }

  /// Waits for one of the conditions, or for an event or a failure of another descriptor.
  ///
  /// A nil deadline never passes. After the deadline no condition is met.
  func wait(
    for wanted: Readiness,
    or other: CInt = -1,
    _ event: Readiness = [],
    until deadline: Deadline?
  ) throws(ClientError) -> (ready: Readiness, isWoken: Bool) {
    // The kernel skips an entry whose descriptor is -1.
    var entries = [
      pollfd(fd: number, events: wanted.rawValue, revents: 0),
      pollfd(fd: other, events: event.rawValue, revents: 0),
    ]
    do throws(SystemError) {
      _ = try systemCall("poll") {
        // SAFETY: the array has two entries, and outlives the call.
        Int(unsafe poll(&entries, 2, deadline?.millisecondsLeft ?? -1))
      }
    } catch {
      throw .closed(by: error)
    }
    let found = Readiness(rawValue: entries[0].revents)
    let ready = found.intersection(wanted)
    return (found.isEmpty || !ready.isEmpty ? ready : wanted, entries[1].revents != 0)
  }

  /// Connects in blocking mode, because `poll` does not report room in the accept queue.
  private func connect(to address: UnixAddress, within limit: Duration) throws(SystemError) {
    let deadline = Deadline(after: limit)
    _ = try systemCall("connect") {
      limitBlocking(to: deadline.left)
      // SAFETY: `connect` uses the pointer only during the call.
      return Int(unsafe address.withPointer { unsafe Glibc.connect(number, $0, $1) })
    }
    let flags = try systemCall("fcntl") { Int(fcntl(number, F_GETFL)) }
    _ = try systemCall("fcntl") { Int(fcntl(number, F_SETFL, CInt(flags) | O_NONBLOCK)) }
  }

  /// Sets the send timeout to at least a microsecond, because zero means no timeout.
  private func limitBlocking(to limit: Duration) {
    let (seconds, attoseconds) = limit.components
    var time = timeval(
      tv_sec: Int(min(seconds, 1_000_000_000)),
      tv_usec: max(1, Int(attoseconds / 1_000_000_000_000))
    )
    let size = socklen_t(MemoryLayout<timeval>.size)
    // SAFETY: the structure outlives the call, and `size` is its size.
    let result = unsafe setsockopt(number, SOL_SOCKET, SO_SNDTIMEO, &time, size)
    precondition(result == 0, "StreamSocket: SO_SNDTIMEO is refused")
  }

  private static func transfer(
    _ name: String,
    _ body: () -> Int
  ) throws(ClientError) -> Transfer {
    do throws(SystemError) {
      return .moved(try systemCall(name, body))
    } catch {
      switch error.code {
      case EAGAIN: return .wouldBlock
      case EPIPE, ECONNRESET: return .ended
      default: throw .closed(by: error)
      }
    }
  }
}

extension Attempt.Reason: Error {}
