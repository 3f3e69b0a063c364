package import IdentityCore
package import LineProtocol
package import Storage

/// Turns lines into replies: coordinates the types that decide, commit, reply and work in the
/// background.
///
/// It belongs to one thread. A turn begins with the time, handles lines, and ends; the committer
/// then makes its changes durable. Replies wait in their sessions until every turn that they
/// reveal is durable, and come out of `releaseDurable`.
package final class Service {
  let decider: Decider
  /// The store, if other daemons write it, too.
  let shared: SharedStore?
  let commits: CommitQueue
  let schedule: BackgroundSchedule
  let dueReader: DueReader
  let eraser: Eraser
  let largeDecisions: LargeDecisionQueue
  let verifications: VerificationQueue
  let replyQueue: ReplyQueue
  let feed: Feed
  let webhookClaims = WebhookClaims()
  var replyCache: ReplyCache
  var clockWatch = ClockWatch()
  /// The sessions that wait for a clock or an erasure.
  var suspended: [ClientSession] = []
  /// When the current line went through the stages.
  var times = LineTimes()
  /// The connections as the daemon counts them, for `server.stats`.
  package var connectionStatistics: () -> ConnectionStats = { ConnectionStats() }
  let document: JSONDocument
  /// The limits in force.
  package private(set) var limits: ServiceLimits
  /// The limits that `server.info` lists in addition to the service's own.
  private(set) var furtherLimits: [(name: StaticString, value: Int)]
  private(set) var defaults: ProjectDefaults
  /// The time by this machine's clock.
  private(set) var hostTime: Moment
  /// Which store it is, for `server.info`.
  package var storeKind: StaticString = "memory" {
    didSet { eraser.hasFiles = "\(storeKind)" == "sqlite" }
  }

  /// Makes the project `default`, as a turn of its own, if the store does not contain it.
  ///
  /// A `SharedStore` is both the reader and the committer, and has that project already.
  package init(
    reader: any StoreReader,
    committer: any Committer,
    worker: any Worker = InlineWorker(),
    verifier: (any NotificationVerifier)? = nil,
    limits: ServiceLimits = ServiceLimits(),
    furtherLimits: [(name: StaticString, value: Int)] = [],
    defaults: ProjectDefaults = ProjectDefaults(),
    random: any RandomNumberGenerator = SystemRandomNumberGenerator(),
    now: Moment
  ) throws(StorageError) {
    (self.limits, self.furtherLimits) = (limits, furtherLimits)
    self.defaults = defaults
    self.defaults.projectsMax = limits.projectsMax
    hostTime = now
    document = JSONDocument(depthMax: limits.depthMax)
    replyCache = ReplyCache(bytesMax: limits.replyCacheBytesMax)
    shared = reader as? SharedStore
    commits = CommitQueue(committer)
    schedule = BackgroundSchedule()
    let writer = ReplyWriter()
    decider = Decider(
      reader: reader,
      shared: shared,
      cacheBytesMax: limits.cacheBytesMax,
      commits: commits,
      schedule: schedule,
      writer: writer,
      random: random,
      now: now
    )
    dueReader = DueReader(decider)
    eraser = Eraser(decider)
    largeDecisions = LargeDecisionQueue(decider, worker)
    verifications = VerificationQueue(verifier ?? MissingVerifier())
    replyQueue = ReplyQueue(commits, writer)
    feed = Feed(EventReader(decider), replyQueue)
    if let shared {
      shared.waitLimits = SharedStore.WaitLimits(limits)
      eraser.lookForOthers()
      return
    }
    do throws(RPCError) {
      try makeDefaultProject()
      try dueReader.fill()
      try eraser.start()
    } catch {
      throw decider.failure ?? .failed(error.message)
    }
  }

  /// The system's time in this turn.
  var now: Moment { decider.now }

  /// Every turn up to this one is durable.
  package var durable: TurnNumber { commits.durable }

  /// How many steps a decision may take on the loop; the worker makes larger decisions.
  package var stepsOnLoop: Int {
    get { decider.stepsOnLoop }
    set { decider.stepsOnLoop = newValue }
  }

  /// The most steps that a decision of a request has taken on the loop.
  package var mostStepsOnLoop: Int { decider.mostStepsOnLoop }

  /// Set when the store can no longer be trusted: all requests are answered, and the process must
  /// end.
  package var fatalError: StorageError? { decider.fatalError }

  /// The last failure of the store's maintenance, while commits go on, for the daemon's log.
  package var upkeepFailure: StorageError? { commits.upkeepFailure }

  /// Removes and returns the last failure of the store, for the daemon's log.
  package func takeFailure() -> StorageError? { decider.failure.take() }

  /// Removes and returns why an erasure waits for the next start, for the daemon's log.
  package func takeHaltedErasure() -> String? { eraser.haltedErasure.take() }

  /// Whether all lines wait, for the disk or for the end of the turn.
  package var isOverloaded: Bool {
    commits.unsettledCount > UInt64(limits.queuedCommitsMax)
      || replyQueue.bytes > limits.uncommittedReplyBytesMax
  }

  /// Returns how many replies a session's next lines wait for; `Int.max` if all lines wait.
  package func backlog(of session: ClientSession) -> Int {
    if isOverloaded { return .max }
    let backlog = session.owedCount
    // Waits hold up no lines, but while the daemon drains it is about to answer them.
    return isDraining ? backlog + session.waitsCount : backlog
  }

  /// How long it runs, by a clock that is never set.
  var uptimeMilliseconds: Int64 {
    let (seconds, attoseconds) = feed.uptime.components
    return seconds * 1000 + attoseconds / 1_000_000_000_000_000
  }

  /// Sets the time; cached replies need no more of a turn.
  package func adopt(_ now: Moment) {
    hostTime = now
    let now = shared?.time ?? now
    // A cached reply is valid from the moment when it was decided.
    if now < decider.now { replyCache.removeAll() }
    decider.now = now
  }

  /// Looks whether the clock was set; if it has gone back, feeds may have to be corrected.
  func watchClock() {
    if clockWatch.hasGoneBack(now, uptime: feed.uptime) { schedule.corrections.isWanted = true }
  }

  /// Removes and returns by how many milliseconds the clock was set, for the daemon's log.
  package func takeClockSteps() -> [Int64] { clockWatch.takeSteps() }

  /// Begins a turn, whose requests all see the time `now`; `uptime` is the time since the start, by
  /// a monotonic clock.
  package func beginTurn(now: Moment, uptime: Duration) {
    shared?.uptime = uptime
    adopt(now)
    decider.budget = TurnBudget()
    feed.beginTurn(uptime: uptime)
    if shared == nil { watchClock() }
    lookForEvents()
    lookForTasks()
  }

  /// Puts other limits in force; memory limits and the depth of JSON are fixed at the start.
  package func adopt(
    _ limits: ServiceLimits,
    furtherLimits: [(name: StaticString, value: Int)]
  ) {
    var limits = limits
    limits.replyCacheBytesMax = self.limits.replyCacheBytesMax
    limits.cacheBytesMax = self.limits.cacheBytesMax
    limits.depthMax = self.limits.depthMax
    (self.limits, self.furtherLimits) = (limits, furtherLimits)
    defaults.projectsMax = limits.projectsMax
    shared?.waitLimits = SharedStore.WaitLimits(limits)
  }

  /// Hands the changes of the turn to the committer.
  package func endTurn() {
    decider.endTurn(evicts: mayEvict)
    guard let shared else { return }
    shared.releaseIdleLock(unless: largeDecisions.grant)
    shared.sendNext()
  }

  /// Whether no decision needs the records that were loaded for it.
  ///
  /// Some request always waits for a busy shared store, so memory has a bound all the same.
  private var mayEvict: Bool {
    if largeDecisions.isBusy { return false }
    let cache = decider.recordCache
    return !(shared?.isAwaited ?? false) || cache.bytes > 2 * max(cache.bytesMax, 1 << 20)
  }

  /// The project `default` exists from the start.
  private func makeDefaultProject() throws(RPCError) {
    guard try decider.find(.project(Project.defaultID)).record == nil else { return }
    let cause = Event.Cause.request(method: Array("project.define".utf8), id: nil)
    _ = try define(Project.defaultID, ProjectDefinition(), effect: .apply(cause: cause))
    endTurn()
  }
}
