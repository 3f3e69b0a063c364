internal import Glibc
internal import Platform
internal import Synchronization

/// One connection that many tasks and threads share; a thread of its own connects, sends and reads.
final class SharedConnection: Sendable {
  private let search: SocketSearch
  private let timeouts: Timeouts
  private let emitted: (@Sendable (Notice) -> Void)?
  private let arrival: EventDescriptor
  private let inbox = Mutex(Inbox())

  /// What was handed over and not taken yet.
  private struct Inbox {
    var arrivals: [(ClientRequest, ClientRequest.Done)] = []
    var isClosing = false
    /// Nothing is taken any more.
    var isOver = false
  }

  init(
    _ search: SocketSearch,
    _ timeouts: Timeouts,
    emitted: (@Sendable (Notice) -> Void)?
  ) throws(ClientError) {
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

  /// Whether it takes no more requests.
  var isOver: Bool { inbox.withLock { $0.isOver || $0.isClosing } }

  /// Hands a request over; `done` is called once, on this connection's thread or at once.
  func submit(_ request: ClientRequest, _ done: @escaping ClientRequest.Done) {
    let isTaken = inbox.withLock { inbox in
      guard !inbox.isOver, !inbox.isClosing else { return false }
      inbox.arrivals.append((request, done))
      return true
    }
    guard isTaken else {
      return done(.lost(.closed(reason: "the connection has ended"), wentOut: false))
    }
    arrival.signal()
  }

  /// Ends it; whoever waits is told so.
  func close() {
    inbox.withLock { $0.isClosing = true }
    arrival.signal()
  }

  private func run() {
    do throws(ClientError) {
      let found = try SearchCandidate.first(of: search, timeouts)
      var traffic = Traffic(found.socket, emitted: emitted)
      var end: ClientError?
      while end == nil {
        end = step(&traffic)
      }
      // Those that come too late to be sent are told of it as those that were not sent.
      for (request, done) in finish() { traffic.add(request, done) }
      traffic.end(with: end ?? .closed(reason: "the connection has ended"))
    } catch {
      for (_, done) in finish() { done(.done(.failure(error))) }
    }
  }

  /// One round; gives the error with which it ends.
  private func step(_ traffic: inout Traffic) -> ClientError? {
    let (arrivals, isClosing) = inbox.withLock { inbox in
      defer { inbox.arrivals = [] }
      return (inbox.arrivals, inbox.isClosing)
    }
    for (request, done) in arrivals { traffic.add(request, done) }
    if isClosing { return Client.closedByUs }
    do throws(ClientError) {
      try traffic.send()
      if try traffic.wait(for: arrival) { arrival.clear() }
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
