internal import Dispatch
internal import Synchronization

/// A client that tasks and threads share: their requests go over one connection.
///
///     let client = Client()
///     let found = try await client.checkEntitlements(device: "iphone")
///
/// Every method of the protocol is here twice: for tasks, which `await` it, and for threads, which
/// it blocks. It connects with the first call, and again after a loss; the call that met the loss
/// is repeated once where nothing can be done twice.
public final class Client: Sendable {
  static let closedByUs = ClientError.closed(reason: "the client was closed")

  private let search: SocketSearch
  private let timeouts: Timeouts
  private let emitted: (@Sendable (Notice) -> Void)?
  /// What must be there as long as the client is.
  private let held: (any Sendable)?
  private let state = Mutex(State())

  private struct State {
    var exchange: SharedConnection?
    var isClosed = false
  }

  /// Looks for the daemon with the first call.
  ///
  /// `onNotice` gets what the daemon tells unasked, on the thread that reads: it must not wait for
  /// a call.
  public init(
    _ search: SocketSearch = SocketSearch(),
    timeouts: Timeouts = Timeouts(),
    onNotice: (@Sendable (Notice) -> Void)? = nil
  ) {
    self.search = search
    self.timeouts = timeouts
    emitted = onNotice
    held = nil
  }

  /// Uses the socket at that path, and no other.
  public convenience init(path: String, timeouts: Timeouts = Timeouts()) {
    self.init(SocketSearch(given: path), timeouts: timeouts)
  }

  /// Keeps a test's daemon for as long as somebody has its client.
  package init(path: String, holding held: any Sendable) {
    search = SocketSearch(given: path)
    timeouts = Timeouts()
    emitted = nil
    self.held = held
  }

  deinit { close() }

  /// Ends the connection, and every call that waits; those that come later end at once.
  public func close() {
    let exchange = state.withLock { state in
      state.isClosed = true
      defer { state.exchange = nil }
      return state.exchange
    }
    exchange?.close()
  }

  /// Makes a call, whatever the method, and gives its result; blocks.
  public func call(
    _ method: String,
    _ params: JSON = .object([]),
    timeout: Duration? = nil
  ) throws(ClientError) -> JSON {
    let arrived = DispatchSemaphore(value: 0)
    let box = ResultBox()
    begin(ClientRequest(method, params, timeout, timeouts)) { result in
      box.result.withLock { $0 = result }
      arrived.signal()
    }
    arrived.wait()
    guard let result = box.result.withLock({ $0 }) else {
      preconditionFailure("Client: a call ended without a result")
    }
    return try result.get()
  }

  /// Makes a call, whatever the method, and gives its result.
  ///
  /// A task that is cancelled waits all the same: the request may be carried out.
  public func call(
    _ method: String,
    _ params: JSON = .object([]),
    timeout: Duration? = nil
  ) async throws(ClientError) -> JSON {
    let request = ClientRequest(method, params, timeout, timeouts)
    let result = await withCheckedContinuation { continuation in
      begin(request) { continuation.resume(returning: $0) }
    }
    return try result.get()
  }

  private final class ResultBox: Sendable {
    let result = Mutex<Result<JSON, ClientError>?>(nil)
  }

  private func begin(
    _ request: ClientRequest,
    isRepeated: Bool = false,
    _ done: @escaping @Sendable (Result<JSON, ClientError>) -> Void
  ) {
    let exchange: SharedConnection
    do throws(ClientError) {
      exchange = try current()
    } catch {
      return done(.failure(error))
    }
    exchange.submit(request) { [self] outcome in
      switch outcome {
      case .done(let result): done(result)
      case .lost(let error, let wentOut):
        if !isRepeated && (!wentOut || request.mayBeRepeated) {
          begin(request, isRepeated: true, done)
        } else {
          done(.failure(error))
        }
      }
    }
  }

  /// The connection that takes requests, a new one where there is none.
  private func current() throws(ClientError) -> SharedConnection {
    try state.withLock { state throws(ClientError) in
      guard !state.isClosed else { throw Self.closedByUs }
      if let exchange = state.exchange, !exchange.isOver { return exchange }
      let exchange = try SharedConnection(search, timeouts, emitted: emitted)
      state.exchange = exchange
      return exchange
    }
  }
}
