internal import Platform

/// A connection to a daemon on which one thread makes calls, and waits for what they give.
///
///     var daemon = try Connection()
///     let reply = try daemon.call("identify", ["device": "iphone", "userId": "ada"])
///
/// Its methods block, each for no longer than `timeouts` says. It is closed when its owner lets go
/// of it. After `remote`, and after a timeout while receiving, it can still be used; after any
/// other error every call gives `closed`.
public struct Connection: ~Copyable, Sendable {
  /// The socket that answered.
  public let path: String

  /// For the steps of the calls to come.
  public var timeouts: Timeouts

  /// A descriptor to which what comes is written: when nobody reads from it any more, no call
  /// waits any longer, and the connection is `closed`.
  package var outlet: CInt?

  private let socket: StreamSocket
  private var lines = LineBuffer()
  private var replies = ReplyBox()
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  private var requestsCount: Int64 = 0

  /// Nothing more is sent: what was sent last went only in part, or to nobody.
  private var isBroken = false

  /// Nothing more will come.
  private var hasEnded = false

  /// Connects to the first place of a search where a daemon answers.
  public init(
    _ search: SocketSearch = SocketSearch(),
    timeouts: Timeouts = Timeouts()
  ) throws(ClientError) {
    let found = try SearchCandidate.first(of: search, timeouts)
    path = found.path
    socket = found.socket
    self.timeouts = timeouts
  }

  /// Connects to the socket at that path, and to no other.
  public init(path: String, timeouts: Timeouts = Timeouts()) throws(ClientError) {
    try self.init(SocketSearch(given: path), timeouts: timeouts)
  }

  /// Makes a call and gives its result; an answer that it was not done is thrown as `remote`.
  ///
  /// `timeout` is for this answer alone, for a method that takes its time.
  public mutating func call(
    _ method: String,
    _ params: JSON = .object([]),
    timeout: Duration? = nil
  ) throws(ClientError) -> JSON {
    try call(method, json: params.bytes, timeout: timeout)
  }

  /// Makes a call whose params are JSON already: one object, or one array.
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

  /// Sends a request without waiting for its reply; many may be under way at once.
  ///
  /// That the daemon is gone is seen by `receive` at the latest.
  public mutating func send(
    _ method: String,
    _ params: JSON = .object([])
  ) throws(ClientError) -> RequestID {
    try send(method, json: params.bytes)
  }

  /// Sends a request whose params are JSON already: one object, or one array.
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

  /// Waits for the reply to one request, and gives its result; each reply is given once.
  ///
  /// Replies to others that come meanwhile are kept. `timeout` is instead of `timeouts.read`.
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

  /// Waits for what the daemon tells of a subscription (`events.subscribe`).
  ///
  /// What came while something else was awaited is kept, and given first.
  public mutating func nextNotice(timeout: Duration? = nil) throws(ClientError) -> Notice {
    try taking(timeout) { replies in replies.takeNotice() }
  }

  /// Takes in lines until there is what is wanted.
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
      // Whatever the deadline, what is there already is taken in once.
      isLate = deadline.left == .zero
      if try !wait(for: .readable, until: deadline).isEmpty { try fill() }
    }
  }
}

extension Connection {
  /// Takes one line out of what has come; false when there is none.
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

  /// Takes in what has been received, up to a chunk.
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

  /// Sends all of a line, taking in replies meanwhile.
  ///
  /// For a daemon whose replies are not read does not read either.
  private mutating func write(_ line: [UInt8]) throws(ClientError) {
    let deadline = Deadline(after: timeouts.write)
    var sent = 0
    while sent < line.count {
      switch try sendPart(of: line, from: sent) {
      case .moved(let count): sent += count
      case .ended:
        // What it said before it closed is still to be read.
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
