// The loop: wait, read all, deliver all, end the turn, write all.
internal import LineProtocol

/// Serves lines over a Unix socket, on the one thread that calls `run`.
///
/// It knows bytes, descriptors and limits; what a line means, only its service knows.
package final class SocketServer<Service: LineService> {
  let service: Service
  let outbox: Outbox
  let poller: Poller
  let door: Door
  private let signals: SignalSource?
  /// What ends with whoever started the server; nil where that is nobody's wish.
  private let lifeline: Descriptor?
  private let waker: Waker

  /// Where `recv` writes; lines are lent out of it.
  var readBuffer: [UInt8] = []
  /// Storage for what is delivered together.
  var sparePieces: [Piece] = []
  /// Storage for those from which a turn reads.
  private var spareReadable: [ConnectionID] = []
  /// Those that are owed too much, or read too slowly, to be read from.
  var stalled: [Connection] = []
  /// Those that are closed when the turn ends.
  var departing: [Connection] = []
  /// Connections that are not served, in the order in which their time is over.
  var unserved: [(deadline: SteadyInstant, id: ConnectionID)] = []
  /// How many of the connections are surplus.
  var surplusCount = 0
  /// How many connections that are served each uid has.
  var countsOfUids: [UInt32: Int] = [:]
  /// What is held of lines that have not ended, of all connections.
  var unfinishedBytes = 0
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
    try poller.watch(waker.descriptor.number, as: .waker, for: .reading)
    if let number = signals?.descriptor.number {
      try poller.watch(number, as: .signals, for: .reading)
    }
    self.signals = signals
    if let number = lifeline?.number {
      try poller.watch(number, as: .lifeline, for: .ending)
    }
    self.lifeline = lifeline
    door = try Door(listener, poller: poller)
  }

  /// Serves until it is told to drain, and returns when that is done.
  ///
  /// Afterwards there is no connection, and no socket at the path.
  package func run() throws(SystemError) {
    repeat { try turn() } while !isDrained
    precondition(outbox.connections.count == 0, "SocketServer: a connection outlived the drain")
  }

  /// One turn; nothing acts before everything that happened is known.
  private func turn() throws(SystemError) {
    let deadline = service.nextDeadline
    try poller.wait(milliseconds: timeout(until: deadline))
    let now = SteadyInstant.now
    var clientsWait = false
    var reasons: Waker.Reasons = []
    var readable: [ConnectionID] = []
    swap(&readable, &spareReadable)
    for index in 0..<poller.count {
      let event = poller[index]
      switch event.token {
      case .waker: reasons.formUnion(waker.take())
      case .signals: reasons.formUnion(signals?.take() ?? [])
      case .lifeline: reasons.insert(.drain)
      case .listener: clientsWait = true
      case .connection(let id):
        if event.isReadable || event.hasHungUp { readable.append(id) }
        guard event.isWritable || event.hasHungUp, let connection = outbox.connections[id] else {
          continue
        }
        if event.isWritable { flushSlow(connection) }
        if event.hasHungUp, !mayRead(connection) { depart(connection) }
      }
    }
    wake(for: reasons, now: now)
    try passDeadlines(now: now, serviceDeadline: deadline)
    // They have waited longer than whoever is read from now.
    deliverStalled()
    if !readable.isEmpty { read(readable) }
    readable.removeAll(keepingCapacity: true)
    swap(&readable, &spareReadable)
    service.turnEnded(outbox: outbox)
    writeAll()
    closeSettled(now: now)
    try closeDeparted()
    // Last, so that whoever has left makes room for whoever came after.
    if clientsWait { try admitClients(now: now) }
  }

  private func wake(for reasons: Waker.Reasons, now: SteadyInstant) {
    if reasons.contains(.work) { service.woken(outbox: outbox) }
    if reasons.contains(.reload) { service.reloadRequested(outbox: outbox) }
    if reasons.contains(.drain) { beginDrain(now: now) }
  }
}
