package import IdentityCore
import LineProtocol
package import Storage

/// Decides requests: lines come in, replies and durable changes go out.
///
/// The service belongs to one thread. A turn begins with the current time, takes lines, and ends;
/// the committer then makes its changes durable. Conversations hold each reply until every turn
/// that it depends on is durable. `settle` then returns the conversations that may have replies to
/// send.
package final class Service {
  let recordCache: RecordCache
  let reader: any StoreReader
  let committer: any Committer
  var status: ServiceStatus
  var defaults: ProjectDefaults
  /// Limits outside the service that `server.info` lists, too.
  var furtherLimits: [(name: StaticString, value: Int)]
  let startedAt: Moment
  let document: JSONDocument

  /// The system time of this turn.
  private(set) var clock: Clock
  var now: Moment { clock.now }
  var openTurn = OpenTurn()
  var turn: TurnNumber { openTurn.number }
  var erasing = ErasureProgress()
  var ledger = UncommittedEvents()
  var schedule = DueSchedule()
  var replies: ReplyCache
  var budget = TurnBudget()
  /// Unused entropy from an earlier request, which saves system calls.
  var spareEntropy: Entropy?
  /// A reusable buffer for replies and events; nil while it is lent.
  private var desk: ReplyWriter?
  /// Buffers of sent replies, for reuse.
  var shelf = BufferPool()
  var sweeps = SweepSchedule()
  /// The large decision that is under way, if any.
  var large: LargeWork?
  /// Conversations whose requests wait for the large decision, in order.
  var queued: [Conversation] = []
  let worker: any Worker
  /// Holds the result of the worker until the loop takes it.
  let outbox = ResultBox<LargeDecision.Output>()
  var recentLogins = RecentLogins()
  /// The most steps that a decision may take on the loop: a few milliseconds of work.
  ///
  /// A worker makes larger decisions.
  package var stepsOnLoop = 24_576
  /// The most steps that a decision of a request has taken on the loop so far.
  package internal(set) var mostStepsOnLoop = 0
  /// Background tasks, round-robin.
  var works = BackgroundTask.allCases
  /// Background tasks pause until this time after a failure.
  var restsUntil: Moment?
  var feed = Feed()
  /// Durable events that were not yet matched against the waits.
  var released: [StoredEvent] = []
  /// The time since the start, by a monotonic clock.
  var uptime: Duration = .zero
  /// The newest turn that the current request has read; an error depends on it, too.
  var turnSeen = TurnNumber.none
  /// The conversations that are owed replies.
  var waiting: [Conversation] = []
  /// Conversations that wait for a manual clock or an erasure.
  var advancing: [Conversation] = []

  /// The store is prepared to rewrite events of turns up to this one.
  var rewritable = TurnNumber.none
  /// The store's files no longer contain what turns up to this one erased.
  var cleared = TurnNumber.none
  /// The last turn that failed to commit; the turns since `durable` up to it are discarded.
  var voided = TurnNumber.none
  /// The last failure of the store, until the daemon has logged it.
  package var failure: StorageError?
  /// Why an erasure stopped until the next start, until the daemon has logged it.
  package var haltedErasure: String?

  /// Creates the default project, in a turn of its own, if the store has none.
  package init(
    reader: any StoreReader,
    committer: any Committer,
    worker: any Worker = InlineWorker(),
    limits: ServiceLimits = ServiceLimits(),
    furtherLimits: [(name: StaticString, value: Int)] = [],
    defaults: ProjectDefaults = ProjectDefaults(),
    now: Moment
  ) throws(StorageError) {
    self.reader = reader
    self.committer = committer
    self.worker = worker
    status = ServiceStatus(limits: limits)
    self.furtherLimits = furtherLimits
    var defaults = defaults
    defaults.projectsMax = limits.projectsMax
    self.defaults = defaults
    clock = Clock(now: now)
    startedAt = now
    replies = ReplyCache(bytesMax: limits.answersBytesMax)
    recordCache = RecordCache(bytesMax: limits.cacheBytesMax)
    document = JSONDocument(depthMax: limits.depthMax)
    try makeDefaultProject()
    do throws(RPCError) {
      try fillSchedule()
      erasing.isIdle = try erasures().underway.isEmpty
    } catch {
      throw .failed(error.message)
    }
  }

  /// Returns the bytes that `write` writes.
  func text(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    withWriter { writer in
      write(&writer)
      return writer.bytes
    }
  }

  /// Lends an empty writer.
  ///
  /// A nested call gets a writer of its own.
  func withWriter<Result>(_ write: (inout JSONWriter) -> Result) -> Result {
    let desk = desk.take() ?? ReplyWriter()
    let result = desk.lend(write)
    self.desk = desk
    return result
  }

  /// The current time, and the end of a reply that contains it.
  struct Clock {
    let now: Moment
    let ending: [UInt8]

    init(now: Moment) {
      self.now = now
      ending = Array(",\"at\":\"".utf8) + now.text + Array("\"}}\n".utf8)
    }
  }

  /// The last turn that was submitted to the committer.
  var lastSubmitted: TurnNumber { TurnNumber(turn.value - 1) }

  /// This turn if it has changed something, else the turn before it.
  var newestChange: TurnNumber { openTurn.hasChanges ? turn : lastSubmitted }

  /// Sets the current time; enough for a turn that only sends finished replies.
  package func adopt(_ now: Moment) {
    guard now != clock.now else { return }
    // A cached reply is valid only from the time of its decision.
    if now < clock.now { replies.removeAll() }
    clock = Clock(now: now)
  }

  /// Begins a turn: all its requests see the time `now`.
  ///
  /// `uptime` is the time since the start, by a monotonic clock.
  package func beginTurn(now: Moment, uptime: Duration) {
    adopt(now)
    self.uptime = uptime
    budget = TurnBudget()
    feed.beginTurn()
  }

  /// Replaces the limits; memory bounds and the JSON depth stay as they were at the start.
  package func adopt(
    _ limits: ServiceLimits,
    furtherLimits: [(name: StaticString, value: Int)]
  ) {
    var limits = limits
    limits.answersBytesMax = self.limits.answersBytesMax
    limits.cacheBytesMax = self.limits.cacheBytesMax
    limits.depthMax = self.limits.depthMax
    status.limits = limits
    self.furtherLimits = furtherLimits
    defaults.projectsMax = limits.projectsMax
    weighLoad()
  }

  /// Submits the turn's changes to the committer.
  package func endTurn() {
    if openTurn.hasChanges {
      let changes = openTurn.changedKeys.map(\.hash)
      submit(openTurn.close(in: recordCache), changing: changes)
    }
    // Records that were loaded for a large decision stay until it is made.
    if large == nil { recordCache.trim(durable: durable) }
  }

  /// Submits a turn to the committer; `changes` are the hashes of the keys that it changes.
  ///
  /// The customers whose holdings change are added to them.
  func submit(_ closed: Turn, changing changes: consuming [UInt64]) {
    replies.versions.note(
      changes + recordCache.takeChangedHoldings(),
      in: closed.number
    )
    committer.submit(closed)
    openTurn.advance()
    weighLoad()
  }

  func weighLoad() {
    status.isOverloaded =
      turn.value - settled.value > UInt64(limits.uncommittedTurnsMax)
      || status.owedBytes > limits.owedBytesMax
  }

  /// Updates the sum of owed bytes after a conversation's replies have changed.
  func weigh(_ conversation: Conversation) {
    let bytes = conversation.answerBytes
    status.owedBytes += bytes - conversation.weighedBytes
    conversation.weighedBytes = bytes
    let suspendedBytes = conversation.suspendedBytes
    status.suspendedBytes += suspendedBytes - conversation.weighedSuspendedBytes
    conversation.weighedSuspendedBytes = suspendedBytes
    weighLoad()
  }

  /// Every turn up to this one is either durable or discarded.
  var settled: TurnNumber { max(durable, voided) }

  /// Creates the project `default`, which exists from the start.
  private func makeDefaultProject() throws(StorageError) {
    let key = RecordKey.project(Project.defaultID)
    recordCache.bring(try reader.load([key])[0], for: key)
    guard case .known(nil, _) = recordCache.find(key) else { return }
    do throws(RPCError) {
      _ = try define(
        Project.defaultID,
        ProjectDefinition(),
        effect: .apply(cause: .request(method: Array("project.define".utf8), id: nil))
      )
    } catch {
      throw .failed(error.message)
    }
    endTurn()
  }
}
