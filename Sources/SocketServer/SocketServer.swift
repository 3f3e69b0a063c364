// The loop: wait, read and deliver in rounds, end the turn, write all.
internal import LineProtocol
package import Platform

/// Serves lines over a Unix socket, on the one thread that calls `run`.
///
/// It knows bytes, descriptors and limits; what a line means, only its service knows.
package final class SocketServer<Service: LineService> {
  let service: Service
  let outbox: Outbox
  let poller: Poller
  let door: Acceptor
  private let signals: SignalSource?
  /// What ends with whoever started the server; nil where that is nobody's wish.
  private let lifeline: Descriptor?
  private let waker: Waker

  /// Those that are owed too much, or read too slowly, to be read from, and those whose lines wait
  /// for others.
  let stalled = ConnectionQueue()
  /// Those of them whose next line is a question that there was no time for.
  let asking = ConnectionQueue()
  var loneSpeaker = SoleActiveConnection()
  /// When somebody was read from last.
  var lastHeard = SteadyInstant.now
  /// Until when others come before what nobody's line asks for.
  var workRestsUntil: SteadyInstant?
  /// How many lines of the turn have taken time.
  var linesTaken = 0
  /// The part of the turn at hand.
  let round = Round()
  /// Those that are closed when the turn ends.
  let departing = ConnectionQueue()
  /// Connections that are not served, in the order in which their time is over.
  var unserved: [(deadline: SteadyInstant, id: ConnectionID)] = [] {
    didSet { unservedDeadline = unserved.first?.deadline }
  }
  /// When that of the first one is.
  private(set) var unservedDeadline: SteadyInstant?
  /// When the last turn was begun.
  private(set) var lastTurn = SteadyInstant.now
  /// How many of the connections are surplus.
  var surplusCount = 0
  /// How many connections that are served each uid has.
  var countsOfUids: [UInt32: Int] = [:]
  /// What is held of lines that have not ended, of all connections.
  var unfinishedBytes = 0
  /// The most that has waited for readers since memory was given back.
  var unsentBytesPeak = 0
  /// When the drain gives up; nil while there is none.
  var drainDeadline: SteadyInstant?

  /// Prepares to serve; from here on clients may connect, and wait until `run`.
  ///
  /// Raises the process's number of descriptors to the most that it is allowed. When the lifeline,
  /// a pipe or a socket, has nobody at its other end any more, the server drains.
  package init(
    listening listener: consuming ListeningSocket,
    service: Service,
    limits: ServerLimits = ServerLimits(),
    waker: Waker,
    signals: consuming SignalSource? = nil,
    lifeline: consuming Descriptor? = nil
  ) throws(SystemError) {
    outbox = Outbox(limits: limits, descriptorsMax: try ServerLimits.raiseDescriptorsMax())
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
    door = try Acceptor(listener, poller: poller)
  }

  /// Serves until it is told to drain, and returns when that is done.
  ///
  /// Afterwards there is no connection, and no socket at the path.
  package func run() throws(SystemError) {
    var news = PollResult()
    repeat { try turn(&news) } while !isDrained
    precondition(outbox.connections.count == 0, "SocketServer: a connection outlived the drain")
  }

  /// One turn; nothing acts before everything that happened is known.
  ///
  /// What came of the last look at the descriptors, and was not heeded yet, is in the news.
  private func turn(_ news: inout PollResult) throws(SystemError) {
    let deadline = service.nextDeadline
    if news.isEmpty, let speaker = loneSpeaker.next() {
      news.readable.append(speaker)
    } else {
      try poller.wait(milliseconds: news.isEmpty ? timeout(until: deadline) : 0)
      look(&news)
    }
    let now = SteadyInstant.now
    lastTurn = now
    wake(for: news.takeReasons(), now: now)
    try passDeadlines(now: now, serviceDeadline: deadline)
    try passRounds(from: now, &news)
    service.turnEnded(outbox: outbox)
    writeAll()
    closeUnread()
    closeSettled(now: now)
    try closeDeparted()
    giveBackMemory()
    // Last, so that whoever has left makes room for whoever came after.
    if news.takeClients() { try admitClients(now: now) }
  }

  /// Takes note of what the poller has found.
  func look(_ news: inout PollResult) {
    for index in 0..<poller.count {
      let event = poller[index]
      switch event.token {
      case .waker: news.reasons.formUnion(waker.take())
      case .signals: news.reasons.formUnion(signals?.take() ?? [])
      case .lifeline: news.reasons.insert(.drain)
      case .listener: news.clientsWait = true
      case .connection(let id):
        if event.isReadable || event.hasHungUp { hear(id, &news) }
        guard event.isWritable || event.hasEnded, let connection = outbox.connections[id] else {
          continue
        }
        if event.hasEnded { connection.isEnding = true }
        if event.isWritable { flushSlow(connection) }
        if event.hasHungUp, !mayRead(connection), !isLineReady(of: connection) {
          depart(connection)
        }
      }
    }
  }

  /// Takes note that somebody can be read from, once.
  private func hear(_ id: ConnectionID, _ news: inout PollResult) {
    if news.hasUnread, let connection = outbox.connections[id], connection.hasMore { return }
    news.readable.append(id)
  }

  private func wake(for reasons: Waker.Reasons, now: SteadyInstant) {
    if reasons.contains(.work) { service.woken(outbox: outbox) }
    if reasons.contains(.reload) { service.reloadRequested(outbox: outbox) }
    if reasons.contains(.drain) { beginDrain(now: now) }
  }
}

/// What happened at the descriptors, and room for heeding it.
struct PollResult {
  var reasons: Waker.Reasons = []
  /// Whether somebody waits to be let in.
  var clientsWait = false
  /// Those who have sent something, or are gone.
  var readable: [ConnectionID] = []
  /// Whether there are some among them of whom it was known before.
  var hasUnread = false
  /// Storage for the next ones who have sent something.
  var spareReadable: [ConnectionID] = []
  /// Where `recv` writes; lines are lent out of it.
  var buffer: [UInt8] = []
  /// What is delivered together.
  var pieces: [ReceivedChunk] = []

  /// Whether nothing is to be heeded yet.
  var isEmpty: Bool { reasons.isEmpty && readable.isEmpty }

  mutating func takeReasons() -> Waker.Reasons {
    defer { reasons = [] }
    return reasons
  }

  mutating func takeClients() -> Bool {
    defer { clientsWait = false }
    return clientsWait
  }
}
