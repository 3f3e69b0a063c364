import IdentityCore
import Platform
import Storage
import Synchronization

/// The requests for one of a store's connections, and the thread that carries them out.
///
/// The loop only adds requests; the thread alone waits for the server.
final class StoreChannel: Sendable {
  private struct Waiting {
    var requests: [(request: RemoteRequest, sentAt: SteadyInstant)] = []
    var isClosed = false
  }

  private let waiting = Mutex(Waiting())
  /// Signalled for each request.
  private let bell: EventDescriptor
  /// Signalled when the channel closes, so that no pause outlives it.
  private let end: EventDescriptor
  /// Signalled when the thread has closed its connection.
  private let isDone: EventDescriptor
  private let thread = Mutex<Thread?>(nil)

  init(_ string: ConnectionString, _ deliveries: StoreDeliveries) throws(StorageError) {
    bell = try EventDescriptor()
    end = try EventDescriptor()
    isDone = try EventDescriptor()
    let thread = try Thread { [self] in
      do {
        var worker = StoreWorker(string, deliveries, self)
        while let (request, sentAt) = next() { deliveries.add(worker.reply(to: request, sentAt)) }
        worker.end()
      }
      isDone.signal()
    }
    self.thread.withLock { $0 = thread }
  }

  func send(_ request: RemoteRequest) {
    waiting.withLock { $0.requests.append((request, .now)) }
    bell.signal()
  }

  /// Has the thread end after the request that it carries out.
  func beginClosing() {
    waiting.withLock { $0.isClosed = true }
    bell.signal()
    end.signal()
  }

  /// Waits for the end of the thread, but not for a server that does not answer.
  func close() {
    beginClosing()
    guard isDone.poll(milliseconds: Self.closingMilliseconds) else { return }
    let thread = thread.withLock { $0.take() }
    thread?.join()
  }

  private static let closingMilliseconds: CInt = 1000

  /// Waits some milliseconds; returns false if the channel closes.
  func pause(milliseconds: Int64) -> Bool { !end.poll(milliseconds: CInt(milliseconds)) }

  private func next() -> (RemoteRequest, SteadyInstant)? {
    while true {
      let (next, isClosed) = waiting.withLock { waiting in
        (waiting.requests.isEmpty ? nil : waiting.requests.removeFirst(), waiting.isClosed)
      }
      if isClosed { return nil }
      if let next { return next }
      bell.wait()
    }
  }
}

/// What the threads of a store have for the loop.
final class StoreDeliveries: Sendable {
  private struct State {
    var replies: [RemoteReply] = []
    /// The store and the server of the newest session.
    var store: StoreSession.StoreIdentity?
    var isReplicated: Bool?
    var isExposed = false
    /// Whether gaps were left in the feeds since the loop asked.
    var isRestored = false
    /// What is to be logged, and what was logged already.
    var warnings: [String] = []
    var knownWarnings: [WarningTopic: [String]] = [:]
    /// The request before which gaps were left last, behind everything that earlier ones confirmed.
    var firstRequestAfterGaps: UInt64 = 0
    /// How often the store was found to have lost commits behind which there was no gap, and after
    /// how many of these losses gaps were left.
    var (losses, lossesWithGaps) = (0, 0)
    /// How often a server was found, after a session was opened, that speaks against it.
    var contradictions = 0
  }

  let writer: WriterID
  let timelines: TimelineMemory
  let hosts: HostPanel
  private let state: Mutex<State>
  /// Held by the thread that looks whether gaps have to be left, and leaves them.
  private let gapLock = Mutex(())
  private let wake: @Sendable () -> Void

  /// The folder keeps which timelines this host has seen.
  init(
    writer: WriterID,
    _ string: ConnectionString,
    folder: String?,
    wake: @escaping @Sendable () -> Void
  ) {
    state = Mutex(State())
    self.writer = writer
    timelines = TimelineMemory(folder: folder, of: string)
    hosts = HostPanel(string.hosts)
    self.wake = wake
  }

  func add(_ reply: RemoteReply) {
    state.withLock { $0.replies.append(reply) }
    wake()
  }

  func takeReplies() -> [RemoteReply] {
    state.withLock { state in
      var replies: [RemoteReply] = []
      swap(&replies, &state.replies)
      return replies
    }
  }

  /// The store and the server to which both connections have to lead; nil before the first session.
  var store: StoreSession.StoreIdentity? { state.withLock { $0.store } }

  /// Whether a commit waits until a standby has it; nil before the first session.
  var isReplicated: Bool? { state.withLock { $0.isReplicated } }

  /// Whether the newest session goes over a network without TLS.
  var isExposed: Bool { state.withLock { $0.isExposed } }

  /// A session of an earlier generation is to be closed.
  var generation: Int { state.withLock { $0.losses + $0.contradictions } }

  /// Has each request that follows open a new session.
  func endSessions() { state.withLock { $0.contradictions += 1 } }

  func recordLoss(confirmedBy number: UInt64) {
    state.withLock { if number >= $0.firstRequestAfterGaps { $0.losses += 1 } }
  }

  /// Leaves gaps in the feeds before a request, if the store is at another place, or has lost
  /// commits.
  ///
  /// `leave` gets a function to call before its commit, because the reply may be lost.
  func leaveGaps<Failure>(
    before number: UInt64,
    isAtPlace: Bool,
    _ leave: (_ isLost: Bool, _ willCommit: () -> Void) throws(Failure) -> Void
  ) throws(Failure) {
    try gapLock.withLock { _ throws(Failure) in
      let (losses, lossesWithGaps) = state.withLock { ($0.losses, $0.lossesWithGaps) }
      guard !isAtPlace || losses > lossesWithGaps else { return }
      try leave(losses > lossesWithGaps) { state.withLock { $0.isRestored = true } }
      state.withLock { ($0.lossesWithGaps, $0.firstRequestAfterGaps) = (losses, number) }
    }
  }

  /// What a warning is about.
  enum WarningTopic {
    case hosts, file
  }

  /// Has all that is to be said of a topic logged, unless it was logged before.
  func warn(_ sentences: [String], about topic: WarningTopic) {
    state.withLock { state in
      let known = state.knownWarnings[topic] ?? []
      state.warnings += sentences.filter { !known.contains($0) }
      state.knownWarnings[topic] = sentences
    }
  }

  func takeWarnings() -> [String] {
    state.withLock { state in
      defer { state.warnings.removeAll() }
      return state.warnings
    }
  }

  /// Returns whether a session has left gaps in the feeds since the last call.
  func takeRestored() -> Bool {
    state.withLock { state in
      defer { state.isRestored = false }
      return state.isRestored
    }
  }

  /// Adopts a new session; false if it leads to another store than the first one.
  func adopt(_ session: StoreSession) -> Bool {
    state.withLock { state in
      guard state.store.map({ $0.id == session.store.id }) ?? true else { return false }
      (state.store, state.isReplicated) = (session.store, session.isReplicated)
      state.isExposed = session.connection.isExposed
      return true
    }
  }
}
