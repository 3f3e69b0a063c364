import IdentityCore
import LineProtocol
import Service
import Storage
import TestSupport

/// A service in this process, on a store in memory, with one client on an imaginary line.
final class InProcessLine: Line {
  let service: Service
  let session: ClientSession
  /// The system time of the next turn.
  var now: Moment
  /// How long the service has been running.
  var uptime: Duration = .zero
  private var splitter = LineSplitter(lineBytesMax: 1 << 20)
  private var replies: [[UInt8]] = []
  private(set) var isClosed = false

  init(
    store: any Store = MemoryStore(),
    committer: (any Committer)? = nil,
    limits: ServiceLimits = ServiceLimits(),
    defaults: ProjectDefaults = ProjectDefaults(),
    role: Role? = .admin
  ) throws {
    now = Moment(milliseconds: 1_795_000_000_000)
    service = try Service(
      reader: store.openReader(),
      committer: committer ?? InlineCommitter(store),
      verifier: InlineVerifier(),
      limits: limits,
      furtherLimits: [("lineBytesMax", 1 << 20), ("requestIdBytesMax", 256)],
      defaults: defaults,
      now: now
    )
    session = ClientSession(caller: Caller(uid: 1000, gid: 1000, pid: 1, role: role))
  }

  /// Creates a line with the options that a session names.
  convenience init(
    options: [String],
    store: any Store = MemoryStore(),
    committer: (any Committer)? = nil
  ) throws {
    var defaults = ProjectDefaults()
    for (name, value) in zip(options, options.dropFirst()) {
      if name == "--rules", let preset = Preset(rawValue: value) { defaults.preset = preset }
      if name == "--clock" { defaults.isClockManual = value == "manual" }
    }
    try self.init(store: store, committer: committer, defaults: defaults)
  }

  func send(_ bytes: [UInt8]) throws {
    turn { splitter, deliver in
      let lineBytesMax = splitter.lineBytesMax
      func takeTogether(_ bytes: Span<UInt8>) -> Int {
        take(bytes, linesMax: 7, lineBytesMax: lineBytesMax)
      }
      let taken = splitter.isBetweenLines ? takeTogether(bytes.span) : 0
      splitter.feed(bytes.span.extracting(taken...), together: takeTogether, deliver)
    }
  }

  /// Makes the service answer the cached queries at the start of some bytes.
  ///
  /// Returns how many bytes it took.
  func take(
    _ bytes: Span<UInt8>,
    linesMax: Int,
    lineBytesMax: Int,
    bytesMax: Int = 4 << 20
  ) -> Int {
    service.answerCached(
      bytes,
      in: session,
      linesMax: linesMax,
      lineBytesMax: lineBytesMax,
      bytesMax: bytesMax
    ) { replies in
      let bytes = [UInt8](capacity: replies.count) { output in
        for index in replies.indices { output.append(replies[index]) }
      }
      send(bytes, to: session)
      return true
    }
  }

  func halfClose() throws {
    turn { splitter, deliver in splitter.finish(deliver) }
    session.end()
    isClosed = isClosed || session.isFinished
  }

  /// Returns the next reply without waiting; nil if there is none.
  func receiveAtOnce() -> [UInt8]? {
    while replies.isEmpty && !isClosed && (service.hasFeedWork || service.hasWork) {
      turn { _, _ in }
    }
    return replies.isEmpty ? nil : replies.removeFirst()
  }

  /// Returns the next reply; lets time pass if the client waits for events.
  func receive() throws -> [UInt8]? {
    if let reply = receiveAtOnce() { return reply }
    while replies.isEmpty && !isClosed, let deadline = service.nextWaitDeadline {
      uptime = max(uptime, deadline)
      turn { _, _ in }
    }
    if !replies.isEmpty { return replies.removeFirst() }
    if isClosed { return nil }
    throw ConversationError(name: "", line: 0, reason: "there is no answer")
  }

  private func turn(
    _ feed: (inout LineSplitter, (LineSplitter.Line) -> LineSplitter.Flow) -> Void
  ) {
    service.beginTurn(now: now, uptime: uptime)
    // The background work that earlier requests caused is done before the next request.
    while service.workOn() {}
    let lineBytesMax = splitter.lineBytesMax
    feed(&splitter) { line in
      switch line {
      case .whole(let bytes): service.handle(bytes, in: session)
      case .tooLong:
        service.handle(.tooLong(bytesMax: lineBytesMax), in: session)
      }
      return .more
    }
    service.endExpiredWaits()
    service.endTurn()
    release()
    _ = service.notifySubscribers(through: self)
  }

  /// Takes in the replies that may be sent by now.
  func release() {
    for settled in service.releaseDurable() where settled === session {
      let bytes = service.takeReadyReplies(of: session)
      replies += bytes.split(separator: 0x0A).map { Array($0) }
      if session.isFinished { isClosed = true }
    }
  }
}

extension InProcessLine: EventSink {
  func room(for session: ClientSession) -> SinkCapacity { .bytes(.max) }

  func send(_ lines: [UInt8], to session: ClientSession) {
    guard session === self.session else { return }
    replies += lines.split(separator: 0x0A).map { Array($0) }
  }
}
