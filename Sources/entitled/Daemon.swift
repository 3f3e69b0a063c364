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
  /// Nil for a shared store.
  private let commitThread: CommitThread?
  private let soleClient = SingleClientDetector()
  private let waker: Waker
  private let supervisor: Supervisor
  private var roles: Roles
  /// Indexed by the connection's slot; the tag tells successive connections in a slot apart.
  private var sessions: [ClientSession?] = []
  /// The peers of all connections, to find their new roles after a reload.
  private var peers: [ConnectionID: Peer] = [:]
  /// The last storage failure in the log, so that a full disk does not also fill the log.
  private var loggedFailure: StorageError?
  private var loggedUpkeepFailure: StorageError?
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
  private var requestLog = RequestLog()
  /// Set with the first connection.
  private var outbox: Outbox?
  /// Nil for a store that only this daemon writes.
  private var databaseLog: DatabaseLog?
  /// Where to report that the daemon is ready; nil once it was.
  private var readyDescriptor: ReadyDescriptor?
  private var isReady = false
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
    commitThread: CommitThread?,
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
    if service.isShared { databaseLog = DatabaseLog() }
    service.connectionStatistics = { [unowned self] in connectionStatistics() }
  }

  private func connectionStatistics() -> ConnectionStats {
    let open = peers.map { connection, peer in
      (uid: peer.uid, role: session(on: connection)?.caller.role)
    }
    return counts.answer(open: open, unsentBytes: outbox?.unsentBytes ?? 0)
  }

  /// Reports, as soon as the store has answered, that clients can be served.
  func announceReady(_ descriptor: consuming ReadyDescriptor) {
    readyDescriptor = consume descriptor
    announceIfReady()
  }

  private func announceIfReady() {
    guard !isReady, service.hasReachedStore else { return }
    isReady = true
    if let descriptor = readyDescriptor.take() { descriptor.announce() }
    supervisor.ready()
  }

  /// The error that ends the process, if there is one.
  var fatalError: StorageError? { service.fatalError }

  func turnedAway() { counts.refused += 1 }

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
    if slot >= sessions.count {
      sessions += Array(repeating: nil, count: slot + 1 - sessions.count)
    }
    sessions[slot] = ClientSession(
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
      guard let session = session(on: connection) else { continue }
      pieces[index].takenCount = service.answerCached(
        bytes.extracting(pieces[index].range),
        in: session,
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
    guard let session = session(on: connection) else { return .taken(backlog: .none) }
    beginTurn()
    readClockOnce()
    let isQuestion = session.isQuestion(line)
    if !service.isTurnFull, kind == .any || kind == .questions && isQuestion {
      soleClient.recordLine(connection)
      service.handle(line, in: session, readAt: outbox.readAt)
      knowsTime = false
    } else {
      guard service.answerIfCached(line, in: session) else {
        return .left(isQuestion: isQuestion)
      }
    }
    if isQuestion { sendDurableReplies(session, on: connection, outbox) }
    return .taken(backlog: backlog(of: session))
  }

  /// Sends replies that depend on durable data alone, without waiting for this batch to commit.
  private func sendDurableReplies(
    _ session: ClientSession,
    on connection: ConnectionID,
    _ outbox: Outbox
  ) {
    let replies = service.takeDurableReplies(of: session)
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

  func receivedTooLong(
    on connection: ConnectionID,
    bytesMax: Int,
    outbox: Outbox
  ) -> PendingOutput {
    guard let session = session(on: connection) else { return .none }
    beginTurn()
    service.handle(.tooLong(bytesMax: bytesMax), in: session)
    return backlog(of: session)
  }

  func droppedUnfinished(on connection: ConnectionID, outbox: Outbox) -> PendingOutput {
    guard let session = session(on: connection) else { return .none }
    beginTurn()
    service.handle(.crowdedOut(bytesMax: outbox.limits.partialLineBytesMax), in: session)
    return backlog(of: session)
  }

  func ended(_ connection: ConnectionID, outbox: Outbox) {
    guard let session = session(on: connection) else { return }
    session.end()
    if session.isFinished { outbox.finish(connection) }
  }

  func closed(_ connection: ConnectionID) {
    if let session = session(on: connection) {
      service.forget(session)
      var gone: ClientSession?
      swap(&gone, &sessions[Int(connection.slot)])
    }
    if let peer = peers.removeValue(forKey: connection) {
      Log.disconnected(uid: peer.uid, pid: peer.pid).write()
    }
  }

  func backlog(of connection: ConnectionID) -> PendingOutput {
    session(on: connection).map { backlog(of: $0) } ?? .none
  }

  private func backlog(of session: ClientSession) -> PendingOutput {
    PendingOutput(replies: service.backlog(of: session), bytes: session.owedBytes)
  }

  func turnEnded(outbox: Outbox) {
    knowsTime = false
    let isAlone = soleClient.endBatch()
    // If all replies came from the cache, nothing has changed and nothing waits for a commit.
    guard isInTurn else { return }
    isInTurn = false
    if isAlone { commitThread?.mayCommitOnCaller = true }
    service.endTurn()
    if isAlone { commitThread?.mayCommitOnCaller = false }
    release(to: outbox)
    let outlet = OutboxEventSink(
      outbox: outbox,
      unsentBytesMax: service.limits.notificationBytesMax
    )
    for session in service.notifySubscribers(through: outlet) where session.isFinished {
      outbox.finish(ConnectionID(bits: session.tag))
    }
    service.countTurn(since: outbox.turnBegan)
    announceIfReady()
    databaseLog?.log(service)
    for step in service.takeClockSteps() { Log.clockStepped(milliseconds: step).write() }
    requestLog.log(service.takeReports())
    requestLog.log(service.takeRefusedNotifications())
  }

  func caughtUp(_ connection: ConnectionID, outbox: Outbox) {
    guard let session = session(on: connection), session.isSubscribed else { return }
    beginTurn()
    service.caughtUp(session)
  }

  func woken(outbox: Outbox) {
    beginTurn()
    release(to: outbox)
    if service.fatalError != nil { waker.drain() }
  }

  /// The next deadline; cached, since only a batch or a change of the system's clock affects it.
  var nextDeadline: SteadyInstant? {
    if let deadline { return deadline.instant }
    let hasWork = service.hasWork
    let found = Deadline(
      instant: findDeadline(hasWork: hasWork),
      hasWork: hasWork,
      foundAt: SystemClock.now()
    )
    deadline = found
    return found.instant
  }

  private func findDeadline(hasWork: Bool) -> SteadyInstant? {
    if service.hasFeedWork { return startedAt }
    var next = hasWork ? nil : dueDeadline
    // Nothing tells the daemon that the system's clock was set.
    if !service.isShared {
      let look = SteadyInstant.now + .seconds(1)
      next = min(next ?? look, look)
    }
    if let wait = service.nextWaitDeadline {
      next = min(next ?? startedAt + wait, startedAt + wait)
    }
    if let sign = supervisor.nextSign { next = min(next ?? sign, sign) }
    return next
  }

  /// The time of the next time-based change.
  private var dueDeadline: SteadyInstant? {
    guard let due = service.nextDue else { return nil }
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
        session(on: connection)?.adopt(roles.role(of: peer))
      }
      beginTurn()
      let outlet = OutboxEventSink(
        outbox: outbox,
        unsentBytesMax: service.limits.notificationBytesMax
      )
      for session in sessions.compactMap(\.self) {
        service.review(session, through: outlet)
        if session.isFinished { outbox.finish(ConnectionID(bits: session.tag)) }
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

  private func session(on connection: ConnectionID) -> ClientSession? {
    let slot = Int(connection.slot)
    guard slot < sessions.count, let session = sessions[slot],
      session.tag == connection.bits
    else { return nil }
    return session
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
    service.takeStoreReplies()
  }

  /// Logs a storage failure once, and its recovery once.
  private func logFailure() {
    if let reason = service.takeHaltedErasure() { Log.deletionHalted(reason).write() }
    if let failure = service.upkeepFailure, failure != loggedUpkeepFailure {
      loggedUpkeepFailure = failure
      Log.upkeepFailed(Log.reason(of: failure)).write()
    }
    if let failure = service.takeFailure() {
      // An outage of a database has log lines of its own.
      if case .unavailable = failure { return }
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
    for session in service.releaseDurable() {
      let connection = ConnectionID(bits: session.tag)
      // The connection has closed: its requests are executed, and their replies are discarded.
      guard self.session(on: connection) === session else {
        service.forget(session)
        continue
      }
      outbox.send(service.takeReadyReplies(of: session), to: connection)
      if session.isFinished { outbox.finish(connection) }
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
