import EntitledClient
import Platform

/// Puts load on a daemon from one thread, and measures the latency of each reply.
struct BenchLoad {
  private let poller: BenchPoller
  private let connections: [BenchConnection]
  private let patience: Duration
  private var buffer = [UInt8](repeating: 0, count: 1 << 18)
  private var sequence = 0
  private var underWay = 0
  private var tally = BenchTally()
  private var source: RequestSource
  private var window = BenchWindow()
  /// Free pipeline slots for requests that are due, as a ring of connection indexes.
  private var free: FreeSlots
  /// Connections with requests to send; the same connection may appear several times.
  private var touched: [Int] = []

  /// Connects; the first `count` connections send a mix, the `writers` only purchases.
  init(
    to path: String,
    connections count: Int,
    writers: Int,
    pipeline: Int,
    patience: Duration
  ) throws(ClientError) {
    poller = try BenchPoller()
    var connections: [BenchConnection] = []
    for place in 0..<count + writers {
      let socket = try StreamSocket.opened(to: path, within: patience)
      let isWriter = place >= count
      let connection = BenchConnection(
        socket,
        place: place,
        pipeline: pipeline,
        isWriter: isWriter
      )
      try poller.watch(connection.number, as: place)
      connections.append(connection)
    }
    self.connections = connections
    self.patience = patience
    source = RequestSource(.mix(writes: 0), devices: 1, run: 0)
    free = FreeSlots(of: connections.filter { !$0.isWriter }.map(\.place), each: pipeline)
  }

  /// Sends all requests of a source, or as many as the window allows; returns the tally.
  ///
  /// Each round calls `report` with the elapsed nanoseconds and the number of counted replies.
  mutating func run(
    _ source: RequestSource,
    _ window: BenchWindow,
    report: (UInt64, Int) -> Void
  ) throws(ClientError) -> BenchTally {
    self.source = source
    self.window = window
    tally = BenchTally()
    var now = UInt64(SteadyInstant.now.nanoseconds)
    self.window.begin(at: now)
    tally.lastReply = now
    for connection in connections { try fill(connection, now) }
    try dispatch(now)
    while !isDone(now) {
      let count = try poller.wait(milliseconds: 100)
      now = UInt64(SteadyInstant.now.nanoseconds)
      for index in 0..<count {
        guard let event = poller[index] else { continue }
        let connection = connections[event.place]
        if event.isReadable {
          try receive(on: connection, &now)
          try fill(connection, now)
        } else {
          try flush(connection)
        }
      }
      try dispatch(now)
      try checkPatience(now)
      report(now &- self.window.begun, tally.count)
    }
    poller.wake(at: 0)
    tally.length = self.window.length(to: tally.lastReply)
    tally.unanswered = countUnanswered()
    return tally
  }

  /// Counts requests of readers that were due and not sent, and those without a reply.
  private mutating func countUnanswered() -> Int {
    guard window.isOpenLoop else { return 0 }
    var count = connections.reduce(0) { $0 + $1.awaitedCount }
    while window.nextDue != nil {
      window.advance()
      count += 1
    }
    return count
  }

  /// Whether nothing more is to come; waits for a slow daemon only up to `patience`.
  private func isDone(_ now: UInt64) -> Bool {
    if window.isOpenLoop {
      if now > window.stop + patience.nanoseconds { return true }
      return underWay == 0 && window.isAllSent && now >= window.stop
    }
    return underWay == 0 && (source.isOver || now >= window.stop)
  }

  private mutating func receive(
    on connection: BenchConnection,
    _ now: inout UInt64
  ) throws(ClientError) {
    let moment = UInt64(SteadyInstant.now.nanoseconds)
    now = moment
    try connection.receive(through: &buffer) { (request, reply, line) throws(ClientError) in
      underWay -= 1
      if !connection.isWriter { free.put(connection.place) }
      tally.lastReply = moment
      switch reply {
      case .result: break
      case .error: return tally.count(error: line)
      case .other: throw BenchTally.unexpected(line)
      }
      guard window.counts(request, at: moment, isWriter: connection.isWriter) else { return }
      if request.isWrite {
        tally.writes.add(moment &- request.since)
      } else {
        tally.reads.add(moment &- request.since)
      }
    }
  }

  /// In a closed loop, fills the connection's pipeline.
  private mutating func fill(_ connection: BenchConnection, _ now: UInt64) throws(ClientError) {
    guard !window.isOpenLoop || connection.isWriter else { return }
    while connection.hasRoom, now < window.stop, !source.isOver { add(to: connection, now) }
    try flush(connection)
  }

  /// In an open loop, sends the requests that are due on connections with a free slot.
  private mutating func dispatch(_ now: UInt64) throws(ClientError) {
    guard window.isOpenLoop else { return }
    touched.removeAll(keepingCapacity: true)
    while let due = window.due(by: now), let place = free.take() {
      window.advance()
      add(to: connections[place], due)
      touched.append(place)
    }
    for place in touched { try flush(connections[place]) }
    poller.wake(at: free.isEmpty ? 0 : window.nextDue ?? 0)
  }

  private mutating func add(to connection: BenchConnection, _ since: UInt64) {
    sequence = (sequence + 1) % 1_000_000_000
    connection.add(from: &source, id: 1_000_000_000 + sequence, since: since)
    underWay += 1
  }

  private func flush(_ connection: BenchConnection) throws(ClientError) {
    let wasSending = connection.isSending
    try connection.flush()
    guard connection.isSending != wasSending else { return }
    try poller.change(
      connection.number,
      as: connection.place,
      isSending: connection.isSending
    )
  }

  /// An open loop sends what is due also to a daemon that does not reply, and counts that.
  private func checkPatience(_ now: UInt64) throws(ClientError) {
    guard !window.isOpenLoop, underWay > 0, now > tally.lastReply + patience.nanoseconds
    else { return }
    throw .timeout(.receiving, after: patience)
  }
}
