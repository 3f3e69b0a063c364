// The event loop: wait, read and deliver in rounds, end the turn, write.
internal import LineProtocol
package import Platform

/// Serves lines over a Unix socket, on the thread that calls `run`.
///
/// It handles bytes, descriptors and limits; the service handles the meaning of lines.
package final class SocketServer<Service: LineService> {
  let service: Service
  let outbox: Outbox
  let poller: Poller
  let acceptor: Acceptor
  private let signals: SignalSource?
  /// A descriptor whose peer is the process that started the server, if the server ends with it.
  private let lifeline: Descriptor?
  private let waker: Waker

  /// Connections that are not read: their backlog is full, their reader slow, or lines wait for
  /// time.
  let stalled = ConnectionQueue()
  /// Waiting connections whose next line is a question without time.
  let stalledQuestions = ConnectionQueue()
  var soleActive = PredictedConnection()
  /// The time of the last read.
  var lastRead = SteadyInstant.now
  /// Background work is paused until this instant.
  var backgroundPausedUntil: SteadyInstant?
  /// Number of lines in this turn that have taken time.
  var linesTaken = 0
  /// The current round.
  let round = RoundBudget()
  /// Connections that close at the end of the turn.
  let connectionsToClose = ConnectionQueue()
  /// Connections that are not served, in the order of their deadlines.
  var unserved: [(deadline: SteadyInstant, id: ConnectionID)] = [] {
    didSet { unservedDeadline = unserved.first?.deadline }
  }
  /// The first of these deadlines.
  private(set) var unservedDeadline: SteadyInstant?
  /// The start of the last turn.
  private(set) var lastTurn = SteadyInstant.now
  /// Number of surplus connections.
  var surplusCount = 0
  /// Number of served connections of each uid.
  var countsOfUids: [UInt32: Int] = [:]
  /// Buffered bytes of incomplete lines on all connections.
  var unfinishedBytes = 0
  /// Maximum of waiting bytes since memory was last returned.
  var unsentBytesPeak = 0
  /// When memory was last returned.
  var memoryReturned: SteadyInstant?
  /// The incomplete lines while they are above their limit; nil while they are not.
  var longestLines: LineHeap?
  /// The end of the drain; nil while the server does not drain.
  var drainDeadline: SteadyInstant?

  /// Prepares to serve; from here on clients may connect, and wait until `run`.
  ///
  /// Raises the process's limit of descriptors to the maximum. If a lifeline, a pipe or a socket,
  /// is given, the server drains when its peer closes it.
  package init(
    listening listener: consuming ListeningSocket,
    service: Service,
    limits: ServerLimits = ServerLimits(),
    waker: Waker,
    signals: consuming SignalSource? = nil,
    lifeline: consuming Descriptor? = nil
  ) throws(SystemError) {
    outbox = Outbox(limits: limits, descriptorsMax: try Descriptor.raiseLimit())
    self.service = service
    self.waker = waker
    poller = try Poller()
    try poller.watch(waker.event.number, as: .waker, for: .reading)
    if let number = signals?.descriptor.number {
      try poller.watch(number, as: .signals, for: .reading)
    }
    self.signals = signals
    if let number = lifeline?.number {
      try poller.watch(number, as: .lifeline, for: .ending)
    }
    self.lifeline = lifeline
    acceptor = try Acceptor(listener, poller: poller)
  }

  /// Serves until a drain is requested and complete.
  ///
  /// Afterwards no connection is open, and the socket's path is removed.
  package func run() throws(SystemError) {
    var pollResult = PollResult()
    repeat { try turn(&pollResult) } while !isDrained
    precondition(outbox.connections.count == 0, "SocketServer: a connection outlived the drain")
  }

  /// Runs a turn, which collects all events before it handles any.
  ///
  /// `pollResult` may have unhandled events of the last turn.
  private func turn(_ pollResult: inout PollResult) throws(SystemError) {
    let deadline = service.nextDeadline
    if pollResult.isEmpty, let candidate = soleActive.next() {
      pollResult.readable.append(candidate)
    } else {
      try poller.wait(milliseconds: pollResult.isEmpty ? timeout(until: deadline) : 0)
      collectEvents(&pollResult)
    }
    let now = SteadyInstant.now
    lastTurn = now
    outbox.turnBegan = now
    handle(pollResult.takeReasons(), now: now)
    try handleDeadlines(now: now, serviceDeadline: deadline)
    try runRounds(from: now, &pollResult)
    service.turnEnded(outbox: outbox)
    writeAll()
    closeUnread()
    closeDrained(now: now)
    try closeScheduled()
    returnFreedMemory()
    // Last, so that closed connections make room for new ones.
    if pollResult.takeWaitingClients() { try admitClients(now: now) }
  }

  /// Collects the events that the poller has found.
  func collectEvents(_ pollResult: inout PollResult) {
    for index in 0..<poller.count {
      let event = poller[index]
      switch event.token {
      case .waker: pollResult.reasons.formUnion(waker.takeReasons())
      case .signals: pollResult.reasons.formUnion(signals?.takeReasons() ?? [])
      case .lifeline: pollResult.reasons.insert(.drain)
      case .listener: pollResult.hasWaitingClients = true
      case .connection(let id):
        if event.isReadable || event.hasHungUp { addReadable(id, &pollResult) }
        guard event.isWritable || event.hasEnded, let connection = outbox.connections[id] else {
          continue
        }
        if event.hasEnded { connection.isEnding = true }
        if event.isWritable { flushSlow(connection) }
        if event.hasHungUp, !mayRead(connection), !isLineReady(of: connection) {
          scheduleClose(connection)
        }
      }
    }
  }

  /// Adds a readable connection, once.
  private func addReadable(_ id: ConnectionID, _ pollResult: inout PollResult) {
    if pollResult.hasUnread, let connection = outbox.connections[id], connection.hasMore { return }
    pollResult.readable.append(id)
  }

  private func handle(_ reasons: Waker.Reasons, now: SteadyInstant) {
    if reasons.contains(.work) { service.woken(outbox: outbox) }
    if reasons.contains(.reload) { service.reloadRequested(outbox: outbox) }
    if reasons.contains(.drain) { beginDrain(now: now) }
  }
}

/// The events that the poller found, and reusable buffers for handling them.
struct PollResult {
  var reasons: Waker.Reasons = []
  /// Whether clients wait to be accepted.
  var hasWaitingClients = false
  /// Connections that have sent something or closed.
  var readable: [ConnectionID] = []
  /// Whether some of them are left over from the last read.
  var hasUnread = false
  /// Reused storage for `readable`.
  var spareReadable: [ConnectionID] = []
  /// The receive buffer; lines are borrowed from it.
  var buffer: [UInt8] = []
  /// Chunks to deliver together.
  var chunks: [ReceivedChunk] = []

  /// Whether there are no unhandled events.
  var isEmpty: Bool { reasons.isEmpty && readable.isEmpty }

  mutating func takeReasons() -> Waker.Reasons {
    defer { reasons = [] }
    return reasons
  }

  mutating func takeWaitingClients() -> Bool {
    defer { hasWaitingClients = false }
    return hasWaitingClients
  }
}
