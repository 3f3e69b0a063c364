internal import Platform

/// A connection to a daemon, for one thread that makes blocking calls.
///
///     var daemon = try Connection()
///     let reply = try daemon.call("identify", ["device": "iphone", "userId": "ada"])
///
/// Its methods block for at most the durations in `timeouts`. The connection closes when its owner
/// releases it. It remains usable after `remote`, and after a timeout while receiving. After any
/// other error, every call throws `closed`.
public struct Connection: ~Copyable, Sendable {
  /// The path of the socket that answered.
  public let path: String

  /// The timeouts of later calls.
  public var timeouts: Timeouts

  /// A descriptor to which the caller writes what it receives.
  ///
  /// When its reader closes it, calls stop waiting and the connection counts as `closed`.
  package var outlet: CInt?

  private let socket: StreamSocket
  private var lines = LineBuffer()
  private var replies = ReplyBox()
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  private var requestsCount: Int64 = 0

  /// Whether sending is over: the last line was sent only in part, or the daemon is gone.
  private var isBroken = false

  /// Whether the daemon has closed its end.
  private var hasEnded = false

  /// Connects to the first path of a search at which a daemon answers.
  public init(
    _ search: SocketSearch = SocketSearch(),
    timeouts: Timeouts = Timeouts()
  ) throws(ClientError) {
    let found = try SearchCandidate.first(of: search, timeouts)
    path = found.path
    socket = found.socket
    self.timeouts = timeouts
  }

  /// Connects only to the socket at `path`.
  public init(path: String, timeouts: Timeouts = Timeouts()) throws(ClientError) {
    try self.init(SocketSearch(given: path), timeouts: timeouts)
  }

  /// Makes a call and returns its result; throws `remote` if the daemon rejects it.
  ///
  /// `timeout` replaces `timeouts.read` for this call, for example for a slow method.
  public mutating func call(
    _ method: String,
    _ params: JSON = .object([]),
    timeout: Duration? = nil
  ) throws(ClientError) -> JSON {
    try call(method, json: params.bytes, timeout: timeout)
  }

  /// Makes a call with params that are already JSON: one object or one array.
  public mutating func call(
    _ method: String,
    json params: [UInt8],
    timeout: Duration? = nil
  ) throws(ClientError) -> JSON {
    let id = try send(method, json: params)
    do throws(ClientError) {
      return try receive(id, timeout: timeout)
    } catch {
      replies.abandon(id)
      throw error
    }
  }

  /// Sends a request without waiting for its reply; many may be in flight at once.
  ///
  /// If the daemon is gone, `receive` reports it at the latest.
  public mutating func send(
    _ method: String,
    _ params: JSON = .object([])
  ) throws(ClientError) -> RequestID {
    try send(method, json: params.bytes)
  }

  /// Sends a request with params that are already JSON: one object or one array.
  public mutating func send(
    _ method: String,
    json params: [UInt8]
  ) throws(ClientError) -> RequestID {
    guard !isBroken else { throw .closed(reason: "the connection has failed before") }
    requestsCount += 1
    let id = RequestID(number: requestsCount)
    replies.expect(id, of: method)
    do throws(ClientError) {
      try write(Self.line(id, method, params))
    } catch {
      isBroken = true
      replies.abandon(id)
      throw error
    }
    return id
  }

  /// Waits for the reply to a request and returns its result; returns each reply once.
  ///
  /// Keeps the replies to other requests that arrive meanwhile. `timeout` replaces `timeouts.read`.
  public mutating func receive(
    _ id: RequestID,
    timeout: Duration? = nil
  ) throws(ClientError) -> JSON {
    try taking(timeout) { replies throws(ClientError) in
      switch replies.take(id) {
      case .success(let result)?: return result
      case .failure(let error)?: throw .remote(error)
      case nil: return nil
      }
    }
  }

  /// Waits for the next notification of a subscription (`events.subscribe`).
  ///
  /// Returns notifications that arrived during other calls first.
  public mutating func nextNotice(timeout: Duration? = nil) throws(ClientError) -> Notice {
    try taking(timeout) { replies in replies.takeNotice() }
  }

  /// Reads lines until `take` returns a value.
  private mutating func taking<Wanted>(
    _ timeout: Duration?,
    _ take: (inout ReplyBox) throws(ClientError) -> Wanted?
  ) throws(ClientError) -> Wanted {
    let limit = timeout ?? timeouts.read
    let deadline = Deadline(after: limit)
    var isLate = false
    while true {
      if let wanted = try take(&replies) { return wanted }
      if try readLine() { continue }
      guard !hasEnded else {
        isBroken = true
        throw .closed(reason: lines.reasonOfEnd)
      }
      guard !isLate else { throw .timeout(.receiving, after: limit) }
      // Even when the deadline has passed, read once what has already arrived.
      isLate = deadline.left == .zero
      if try !wait(for: .readable, until: deadline).isEmpty { try fill() }
    }
  }
}

extension Connection {
  /// Handles one received line; returns false if no whole line has arrived.
  private mutating func readLine() throws(ClientError) -> Bool {
    do throws(Violation) {
      guard let line = try lines.next() else { return false }
      try replies.put(line)
      return true
    } catch {
      isBroken = true
      throw .protocolViolation(reason: error.reason)
    }
  }

  /// Receives up to one chunk into the line buffer.
  private mutating func fill() throws(ClientError) {
    do throws(SystemError) {
      switch try socket.receive(into: &chunk) {
      case .moved(let count): lines.append(chunk[..<count])
      case .ended: hasEnded = true
      case .wouldBlock: break
      }
    } catch {
      throw .closed(by: error)
    }
  }

  /// Sends a whole line, and receives replies meanwhile.
  ///
  /// A daemon whose replies are not read stops reading, so that only sending would deadlock.
  private mutating func write(_ line: [UInt8]) throws(ClientError) {
    let deadline = Deadline(after: timeouts.write)
    var sent = 0
    while sent < line.count {
      switch try sendPart(of: line, from: sent) {
      case .moved(let count): sent += count
      case .ended:
        // Replies that the daemon sent before it closed can still be read.
        isBroken = true
        return
      case .wouldBlock:
        let wanted: StreamSocket.Readiness = hasEnded ? .writable : [.readable, .writable]
        let ready = try wait(for: wanted, until: deadline)
        guard !ready.isEmpty else { throw .timeout(.sending, after: timeouts.write) }
        if ready.contains(.readable) { try fill() }
      }
    }
  }

  private func sendPart(
    of line: [UInt8],
    from start: Int
  ) throws(ClientError) -> StreamSocket.Transfer {
    do throws(SystemError) {
      return try socket.send(line.span.extracting(start..<line.count))
    } catch {
      throw .closed(by: error)
    }
  }

  private mutating func wait(
    for wanted: StreamSocket.Readiness,
    until deadline: Deadline
  ) throws(ClientError) -> StreamSocket.Readiness {
    do throws(SystemError) {
      let ready = try socket.wait(for: wanted, until: deadline, whileReadFrom: outlet)
      if let ready { return ready }
    } catch {
      throw .closed(by: error)
    }
    isBroken = true
    throw .closed(reason: "the reader of the events is gone")
  }
}
