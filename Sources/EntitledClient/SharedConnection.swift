internal import Glibc
internal import Platform
internal import Synchronization

/// A connection that tasks and threads share; its own thread connects, sends and reads.
final class SharedConnection: Sendable {
  private let search: SocketSearch
  private let timeouts: Timeouts
  private let emitted: (@Sendable (Notice) -> Void)?
  /// Receives the path at which a daemon answers.
  private let found: @Sendable (String) -> Void
  private let arrival: EventDescriptor
  private let inbox: Mutex<Inbox>

  /// The requests that the connection's thread has not yet taken.
  private struct Inbox {
    var arrivals: [(ClientRequest, ClientRequest.Done)]
    var isClosing = false
    /// Whether the connection has ended.
    var isOver = false
  }

  /// Connects for a first request: without one, connecting could end before a request comes.
  init(
    _ search: SocketSearch,
    _ timeouts: Timeouts,
    first: (ClientRequest, ClientRequest.Done),
    emitted: (@Sendable (Notice) -> Void)?,
    found: @escaping @Sendable (String) -> Void
  ) throws(ClientError) {
    inbox = Mutex(Inbox(arrivals: [first]))
    self.found = found
    self.search = search
    self.timeouts = timeouts
    self.emitted = emitted
    do throws(SystemError) {
      arrival = try EventDescriptor()
      try Thread.detach { [self] in run() }
    } catch {
      throw .closed(reason: "\(error.call): \(SystemError.text(of: error.code))")
    }
  }

  /// Queues a request, and returns true; false if the connection accepts no more requests.
  ///
  /// Calls `done` once, on the connection's thread.
  func takes(_ request: ClientRequest, _ done: @escaping ClientRequest.Done) -> Bool {
    let isTaken = inbox.withLock { inbox in
      guard !inbox.isOver, !inbox.isClosing else { return false }
      inbox.arrivals.append((request, done))
      return true
    }
    if isTaken { arrival.signal() }
    return isTaken
  }

  /// Closes the connection; pending calls fail.
  func close() {
    inbox.withLock { $0.isClosing = true }
    arrival.signal()
  }

  private func run() {
    do throws(ClientError) {
      guard let socket = try connected() else { return }
      found(socket.path)
      var traffic = Traffic(socket, emitted: emitted)
      var end: ClientError?
      while end == nil {
        end = step(&traffic)
      }
      // Requests that arrive too late to be sent end like unsent requests.
      for (request, done) in finish() { traffic.add(request, done) }
      traffic.end(with: end ?? .closed(reason: "the connection has ended"))
    } catch {
      for (_, done) in finish() { done(.done(.failure(error))) }
    }
  }

  /// Connects; returns nil when no call waits for the connection any more.
  private func connected() throws(ClientError) -> StreamSocket? {
    let deadline = Deadline(after: timeouts.connect)
    while true {
      do throws(ClientError) {
        let slice = min(deadline.left, .milliseconds(20))
        return try StreamSocket.connected(to: search, within: slice)
      } catch {
        guard case .timeout = error else { throw error }
        guard deadline.left > .zero else {
          throw .timeout(.connecting, after: timeouts.connect)
        }
        guard expireArrivals() else { return nil }
      }
    }
  }

  /// Ends the calls whose deadline passes before there is a connection; false if none are left.
  private func expireArrivals() -> Bool {
    let (ended, isClosing, isOver) = inbox.withLock { inbox in
      let first = inbox.arrivals.partition { request, _ in
        inbox.isClosing || request.deadline?.left == .zero
      }
      let ended = Array(inbox.arrivals[first...])
      inbox.arrivals.removeSubrange(first...)
      inbox.isOver = inbox.arrivals.isEmpty
      return (ended, inbox.isClosing, inbox.isOver)
    }
    for (request, done) in ended {
      let late = ClientError.timeout(.connecting, after: request.limit)
      done(.done(.failure(isClosing ? Client.closedByUs : late)))
    }
    return !isOver
  }

  /// Runs one iteration of the event loop; returns the error that ends it.
  private func step(_ traffic: inout Traffic) -> ClientError? {
    let (arrivals, isClosing) = inbox.withLock { inbox in
      defer { inbox.arrivals = [] }
      return (inbox.arrivals, inbox.isClosing)
    }
    for (request, done) in arrivals { traffic.add(request, done) }
    if isClosing { return Client.closedByUs }
    do throws(ClientError) {
      try traffic.send()
      if try traffic.wait(or: arrival.number, .readable) { arrival.clear() }
      try traffic.receive()
      try traffic.expire()
      return nil
    } catch {
      return error
    }
  }

  private func finish() -> [(ClientRequest, ClientRequest.Done)] {
    inbox.withLock { inbox in
      inbox.isOver = true
      defer { inbox.arrivals = [] }
      return inbox.arrivals
    }
  }
}
