internal import Synchronization

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

  private var traffic: Traffic
  private let inbox: Inbox
  /// Why the connection can no longer be used.
  private var failure: ClientError?

  /// What has arrived, and its receiver has not taken yet.
  private final class Inbox: Sendable {
    let results = Mutex<[RequestID: Result<JSON, ClientError>]>([:])
    let notices = Mutex<[Notice]>([])
  }

  /// Connects to the first path of a search at which a daemon answers.
  public init(
    _ search: SocketSearch = SocketSearch(),
    timeouts: Timeouts = Timeouts()
  ) throws(ClientError) {
    let socket = try StreamSocket.connected(to: search, within: timeouts.connect)
    let inbox = Inbox()
    path = socket.path
    traffic = Traffic(socket) { notice in inbox.notices.withLock { $0.append(notice) } }
    (self.inbox, self.timeouts) = (inbox, timeouts)
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
      traffic.abandon(id.number)
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
    guard failure == nil else { throw Self.hasFailed }
    let id = RequestID(number: traffic.nextNumber)
    traffic.add(ClientRequest(method, json: params)) { [inbox] outcome in
      inbox.results.withLock { $0[id] = outcome.result }
    }
    // A daemon whose replies are not read stops reading, so that only sending would deadlock.
    let deadline = Deadline(after: timeouts.write)
    attempt { traffic throws(ClientError) in try traffic.send() }
    while traffic.isSending, failure == nil {
      guard deadline.left > .zero else {
        failure = Self.hasFailed
        throw .timeout(.sending, after: timeouts.write)
      }
      advance(until: deadline)
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
    try taking(timeout) { inbox in inbox.results.withLock { $0.removeValue(forKey: id) } }.get()
  }

  /// Waits for the next notification of a subscription (`events.subscribe`).
  ///
  /// Returns notifications that arrived during other calls first.
  public mutating func nextNotice(timeout: Duration? = nil) throws(ClientError) -> Notice {
    try taking(timeout) { inbox in
      inbox.notices.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }
  }

  /// Waits until `take` returns a value.
  private mutating func taking<Wanted>(
    _ timeout: Duration?,
    _ take: (Inbox) -> Wanted?
  ) throws(ClientError) -> Wanted {
    let limit = timeout ?? timeouts.read
    let deadline = Deadline(after: limit)
    var isLate = false
    while true {
      if let wanted = take(inbox) { return wanted }
      if let failure {
        self.failure = Self.hasFailed
        throw failure
      }
      guard !isLate else { throw .timeout(.receiving, after: limit) }
      // Even when the deadline has passed, read once what has already arrived.
      isLate = deadline.left == .zero
      advance(until: deadline)
    }
  }

  /// Waits until the socket is ready; receives, and sends the rest of a request.
  private mutating func advance(until deadline: Deadline) {
    let outlet = outlet ?? -1
    attempt { traffic throws(ClientError) in
      guard try !traffic.wait(or: outlet, [], until: deadline) else {
        throw .closed(reason: "the reader of the events is gone")
      }
      try traffic.receive()
      try traffic.send()
    }
  }

  private mutating func attempt(_ step: (inout Traffic) throws(ClientError) -> Void) {
    do throws(ClientError) { try step(&traffic) } catch { failure = error }
  }

  private static let hasFailed = ClientError.closed(reason: "the connection has failed before")
}

extension ClientRequest.Outcome {
  fileprivate var result: Result<JSON, ClientError> {
    switch self {
    case .done(let result): result
    case .lost(let error, _): .failure(error)
    }
  }
}
