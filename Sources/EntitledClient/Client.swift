internal import Dispatch
internal import Synchronization

/// A client that tasks and threads share; it sends their requests over one connection.
///
///     let client = Client()
///     let found = try await client.checkEntitlements(device: "iphone")
///
/// Every method of the protocol has two forms: tasks `await` the first, and the second blocks the
/// calling thread. The client connects at the first call, and reconnects after a connection loss.
/// It retries the call that the loss interrupted once, if a retry cannot apply the call twice.
public final class Client: Sendable {
  static let closedByUs = ClientError.closed(reason: "the client was closed")

  /// Where to look for the daemon; after the first connection only its path.
  private let search: Mutex<SocketSearch>
  private let timeouts: Timeouts
  private let emitted: (@Sendable (Notice) -> Void)?
  /// An object to keep alive as long as the client.
  private let held: (any Sendable)?
  private let state = Mutex(State())

  private struct State {
    var exchange: SharedConnection?
    var isClosed = false
  }

  /// Creates a client that connects to the daemon at the first call.
  ///
  /// The reading thread calls `onNotice` with each notification of the daemon. `onNotice` must not
  /// wait for a call. A subscription ends with its connection: `onNotice` then gets a `gap`, with
  /// the cursor after which to subscribe again.
  public init(
    _ search: SocketSearch = SocketSearch(),
    timeouts: Timeouts = Timeouts(),
    onNotice: (@Sendable (Notice) -> Void)? = nil
  ) {
    self.search = Mutex(search)
    self.timeouts = timeouts
    emitted = onNotice
    held = nil
  }

  /// Creates a client that uses only the socket at `path`.
  public convenience init(path: String, timeouts: Timeouts = Timeouts()) {
    self.init(SocketSearch(given: path), timeouts: timeouts)
  }

  /// Creates a client that keeps a test's daemon alive.
  package init(path: String, holding held: any Sendable) {
    search = Mutex(SocketSearch(given: path))
    timeouts = Timeouts()
    emitted = nil
    self.held = held
  }

  deinit { close() }

  /// Closes the connection and ends all pending calls; later calls fail immediately.
  public func close() {
    let exchange = state.withLock { state in
      state.isClosed = true
      defer { state.exchange = nil }
      return state.exchange
    }
    exchange?.close()
  }

  /// Calls any method and returns its result; blocks.
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

  /// Calls any method and returns its result.
  ///
  /// A cancelled task still waits for the reply, because the daemon may carry out the request.
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
    guard request.limit > .zero else {
      return done(.failure(.timeout(.connecting, after: request.limit)))
    }
    do throws(ClientError) {
      try submit(request) { [self] outcome in
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
    } catch {
      done(.failure(error))
    }
  }

  /// Gives a request to the open connection, or to a new one.
  private func submit(
    _ request: ClientRequest,
    _ done: @escaping ClientRequest.Done
  ) throws(ClientError) {
    try state.withLock { state throws(ClientError) in
      guard !state.isClosed else { throw Self.closedByUs }
      if let exchange = state.exchange, exchange.takes(request, done) { return }
      let search = search.withLock { $0 }
      state.exchange = try SharedConnection(
        search,
        timeouts,
        first: (request, done),
        emitted: emitted
      ) { [weak self] path in
        self?.search.withLock { $0 = SocketSearch(paths: [path]) }
      }
    }
  }
}
