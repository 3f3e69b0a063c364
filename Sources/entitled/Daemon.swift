import IdentityCore
import LineProtocol
import Platform
import Service
import SocketServer
import Storage

/// Connects the socket server to the service.
///
/// Received lines go to the service, and the service's replies go to the server.
final class Daemon: LineService {
  private let service: Service
  private let commitThread: CommitThread
  private let soleClient = SingleClientDetector()
  private let waker: Waker
  private let supervisor: Supervisor
  private var roles: Roles
  /// Indexed by the connection's slot; the tag tells successive connections in a slot apart.
  private var conversations: [Conversation?] = []
  /// The peers of all connections, to find their new roles after a reload.
  private var peers: [ConnectionID: Peer] = [:]
  /// The last storage failure in the log, so that a full disk does not also fill the log.
  private var loggedFailure: StorageError?
  /// The cached system time; current while `knowsTime` is true.
  private var now = SystemClock.now()
  private var knowsTime = false
  private var isInTurn = false
  /// The next deadline, cached between batches; nil if it must be computed again.
  private var deadline: Deadline?

  private struct Deadline {
    var instant: SteadyInstant?
    /// Whether the service had work to do at once.
    var hasWork: Bool
    /// The system time at that point; the clock may be set afterwards.
    var foundAt: Moment
  }
  private let startedAt = SteadyInstant.now
  private var counts = ConnectionCounts()
  private var requestLog = SlowRequestLog()
  /// Set with the first connection.
  private var outbox: Outbox?
  /// The last durable batch when the store last failed.
  private var durableAtFailure = TurnNumber.none
  /// Reads the configuration again.
  private let reload: () throws(UsageError) -> ReloadedSettings

  /// The settings that a running daemon adopts on a reload.
  struct ReloadedSettings {
    var roles: Roles
    var limits: Limits
    var logging: Logging
    /// Changed options that take effect only after a restart.
    var wantRestart: [String]
  }

  init(
    service: Service,
    commitThread: CommitThread,
    waker: Waker,
    supervisor: Supervisor,
    roles: Roles,
    reload: @escaping () throws(UsageError) -> ReloadedSettings
  ) {
    self.service = service
    self.commitThread = commitThread
    self.waker = waker
    self.supervisor = supervisor
    self.roles = roles
    self.reload = reload
    service.connectionStatistics = { [unowned self] in connectionStatistics() }
  }

  private func connectionStatistics() -> ServerStats.Connections {
    let open = peers.map { connection, peer in
      (uid: peer.uid, role: conversation(on: connection)?.caller.role)
    }
    return counts.answer(open: open, unsentBytes: outbox?.unsentBytes ?? 0)
  }

  /// The error that ends the process, if there is one.
  var fatalError: StorageError? { service.fatalError }

  func opened(_ connection: ConnectionID, peer: Peer, surplus: Bool, outbox: Outbox) {
    self.outbox = outbox
    peers[connection] = peer
    let caller = Caller(
      uid: peer.uid,
      gid: peer.gid,
      pid: peer.pid,
      role: roles.role(of: peer)
    )
    if surplus {
      counts.refused += 1
      Log.refusedConnection(uid: peer.uid, pid: peer.pid).write()
    } else {
      counts.opened += 1
      let role = caller.role?.rawValue ?? "none"
      Log.connected(uid: peer.uid, pid: peer.pid, role: role).write()
    }
    let slot = Int(connection.slot)
    if slot >= conversations.count {
      conversations += Array(repeating: nil, count: slot + 1 - conversations.count)
    }
    conversations[slot] = Conversation(
      caller: caller,
      isSurplus: surplus,
      tag: connection.bits
    )
  }

  func receivedTogether(_ pieces: inout [ReceivedChunk], in bytes: Span<UInt8>, outbox: Outbox) {
    guard !service.isOverloaded else { return }
    readClockOnce()
    var pieces = pieces.mutableSpan
    // Iterates by index, since copying a piece costs reference counting.
    for index in pieces.indices {
      let connection = pieces[index].connection
      soleClient.saw(connection)
      guard let conversation = conversation(on: connection) else { continue }
      pieces[index].takenCount = service.answerCached(
        bytes.extracting(pieces[index].range),
        in: conversation,
        linesMax: pieces[index].linesMax,
        lineBytesMax: pieces[index].lineBytesMax,
        bytesMax: pieces[index].bytesMax
      ) { outbox.sendAtOnce($0, to: connection) }
    }
    service.measureCachedReplies(readAt: outbox.readAt)
  }

  func received(
    _ line: Span<UInt8>,
    on connection: ConnectionID,
    timeFor kind: LineKind,
    outbox: Outbox
  ) -> LineDisposition {
    guard let conversation = conversation(on: connection) else { return .taken(backlog: .none) }
    beginTurn()
    readClockOnce()
    let isQuestion = conversation.isQuestion(line)
    if !service.isTurnFull, kind == .any || kind == .questions && isQuestion {
      soleClient.recordLine(connection)
      service.handle(line, in: conversation, readAt: outbox.readAt)
      knowsTime = false
    } else {
      guard service.answerIfCached(line, in: conversation) else {
        return .left(isQuestion: isQuestion)
      }
    }
    if isQuestion { sendDurableReplies(conversation, on: connection, outbox) }
    return .taken(backlog: backlog(of: conversation))
  }

  /// Sends replies that depend on durable data alone, without waiting for this batch to commit.
  private func sendDurableReplies(
    _ conversation: Conversation,
    on connection: ConnectionID,
    _ outbox: Outbox
  ) {
    let replies = service.takeDurableReplies(of: conversation)
    if !replies.isEmpty { _ = outbox.sendAtOnce(replies.span, to: connection) }
  }

  /// Whether the service has work; cached between batches, since only a batch changes it.
  var hasWork: Bool {
    if !isInTurn, let deadline { return deadline.hasWork }
    return service.hasWork
  }

  func workOn(outbox: Outbox) -> Bool {
    beginTurn()
    readClockOnce()
    defer { knowsTime = false }
    return service.workOn()
  }

  func receivedTooLong(on connection: ConnectionID, outbox: Outbox) -> PendingOutput {
    guard let conversation = conversation(on: connection) else { return .none }
    beginTurn()
    service.handle(.tooLong(bytesMax: outbox.limits.lineBytesMax), in: conversation)
    return backlog(of: conversation)
  }

  func droppedUnfinished(on connection: ConnectionID, outbox: Outbox) -> PendingOutput {
    guard let conversation = conversation(on: connection) else { return .none }
    beginTurn()
    service.handle(.crowdedOut(bytesMax: outbox.limits.partialLineBytesMax), in: conversation)
    return backlog(of: conversation)
  }

  func ended(_ connection: ConnectionID, outbox: Outbox) {
    guard let conversation = conversation(on: connection) else { return }
    conversation.end()
    if conversation.isFinished { outbox.finish(connection) }
  }

  func closed(_ connection: ConnectionID) {
    if let conversation = conversation(on: connection) {
      service.forget(conversation)
      var gone: Conversation?
      swap(&gone, &conversations[Int(connection.slot)])
    }
    if let peer = peers.removeValue(forKey: connection) {
      Log.disconnected(uid: peer.uid, pid: peer.pid).write()
    }
  }

  func backlog(of connection: ConnectionID) -> PendingOutput {
    conversation(on: connection).map { backlog(of: $0) } ?? .none
  }

  private func backlog(of conversation: Conversation) -> PendingOutput {
    PendingOutput(replies: service.backlog(of: conversation), bytes: conversation.owedBytes)
  }

  func turnEnded(outbox: Outbox) {
    knowsTime = false
    let isAlone = soleClient.endBatch()
    // If all replies came from the cache, nothing has changed and nothing waits for a commit.
    guard isInTurn else { return }
    isInTurn = false
    if isAlone { commitThread.mayCommitOnCaller = true }
    service.endTurn()
    if isAlone { commitThread.mayCommitOnCaller = false }
    release(to: outbox)
    let outlet = OutboxEventSink(
      outbox: outbox,
      unsentBytesMax: service.limits.notificationBytesMax
    )
    for conversation in service.notifySubscribers(through: outlet) where conversation.isFinished {
      outbox.finish(ConnectionID(bits: conversation.tag))
    }
    service.countTurn(since: outbox.turnBegan)
    requestLog.log(service.takeReports())
  }

  func caughtUp(_ connection: ConnectionID, outbox: Outbox) {
    guard let conversation = conversation(on: connection), conversation.isSubscribed else { return }
    beginTurn()
    service.caughtUp(conversation)
  }

  func woken(outbox: Outbox) {
    beginTurn()
    release(to: outbox)
    if service.fatalError != nil { waker.drain() }
  }

  /// The next deadline; cached, since only a batch or a change of the system's clock affects it.
  var nextDeadline: SteadyInstant? {
    if let deadline { return deadline.instant }
    let found = Deadline(
      instant: findDeadline(),
      hasWork: service.hasWork,
      foundAt: SystemClock.now()
    )
    deadline = found
    return found.instant
  }

  private func findDeadline() -> SteadyInstant? {
    if service.hasFeedWork { return startedAt }
    var next = dueDeadline
    if let wait = service.nextWaitDeadline {
      next = min(next ?? startedAt + wait, startedAt + wait)
    }
    if let sign = supervisor.nextSign { next = min(next ?? sign, sign) }
    return next
  }

  /// The time of the next time-based change.
  private var dueDeadline: SteadyInstant? {
    guard !service.hasWork, let due = service.nextDue else { return nil }
    let wait = due.milliseconds - SystemClock.now().milliseconds
    // A change that is due gets a deadline in the past, which is over at any later comparison. A
    // distant deadline is capped at an hour, because the clock may be set meanwhile.
    return .now + .milliseconds(wait > 0 ? min(wait, 3_600_000) : -1000)
  }

  func deadlinePassed(outbox: Outbox) {
    supervisor.signOfLife(now: .now)
    beginTurn()
    service.endExpiredWaits()
  }

  func reloadRequested(outbox: Outbox) {
    do throws(UsageError) {
      let reloaded = try reload()
      roles = reloaded.roles
      for (connection, peer) in peers {
        conversation(on: connection)?.adopt(roles.role(of: peer))
      }
      beginTurn()
      let outlet = OutboxEventSink(
        outbox: outbox,
        unsentBytesMax: service.limits.notificationBytesMax
      )
      for conversation in conversations.compactMap(\.self) {
        service.review(conversation, through: outlet)
        if conversation.isFinished { outbox.finish(ConnectionID(bits: conversation.tag)) }
      }
      outbox.adopt(reloaded.limits.server)
      service.adopt(reloaded.limits.service, furtherLimits: reloaded.limits.furtherListed)
      reloaded.logging.adopt(in: service)
      Log.reloaded.write()
      if !reloaded.wantRestart.isEmpty { Log.wantsRestart(reloaded.wantRestart).write() }
    } catch {
      Log.reloadRefused(error.description).write()
    }
  }

  func drainBegan(outbox: Outbox) {
    Log.stopping.write()
    supervisor.stopping()
    beginTurn()
    service.drain()
  }

  private func conversation(on connection: ConnectionID) -> Conversation? {
    let slot = Int(connection.slot)
    guard slot < conversations.count, let conversation = conversations[slot],
      conversation.tag == connection.bits
    else { return nil }
    return conversation
  }

  /// Reads the clock if necessary; a batch of cached replies needs nothing else.
  private func readClockOnce() {
    guard !knowsTime else { return }
    knowsTime = true
    now = SystemClock.now()
    service.adopt(now)
    if let foundAt = deadline?.foundAt.milliseconds,
      !(foundAt...foundAt + 1000).contains(now.milliseconds)
    {
      deadline = nil
    }
  }

  private func beginTurn() {
    guard !isInTurn else { return }
    isInTurn = true
    deadline = nil
    readClockOnce()
    service.beginTurn(now: now, uptime: .now - startedAt)
  }

  /// Logs a storage failure once, and its recovery once.
  private func logFailure() {
    if let reason = service.takeHaltedErasure() { Log.deletionHalted(reason).write() }
    if let failure = service.takeFailure() {
      guard failure != loggedFailure else { return }
      loggedFailure = failure
      Log.storageFailed(Log.reason(of: failure)).write()
    } else if loggedFailure != nil, service.durable > durableAtFailure {
      loggedFailure = nil
      Log.storageRecovered.write()
    }
    durableAtFailure = service.durable
  }

  private func release(to outbox: Outbox) {
    defer { logFailure() }
    while let sent = outbox.takeSent() { service.reuse(consume sent) }
    for conversation in service.releaseDurable() {
      let connection = ConnectionID(bits: conversation.tag)
      // The connection has closed: its requests are executed, and their replies are discarded.
      guard self.conversation(on: connection) === conversation else {
        service.forget(conversation)
        continue
      }
      outbox.send(service.takeReadyReplies(of: conversation), to: connection)
      if conversation.isFinished { outbox.finish(connection) }
    }
  }
}

extension ConnectionID {
  var bits: UInt64 { UInt64(generation) << 32 | UInt64(slot) }

  init(bits: UInt64) {
    self.init(
      slot: UInt32(truncatingIfNeeded: bits),
      generation: UInt32(truncatingIfNeeded: bits >> 32)
    )
  }
}
