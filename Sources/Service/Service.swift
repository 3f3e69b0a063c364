package import IdentityCore
import LineProtocol
package import Storage

/// Turns lines into answers: a request, the state it needs and the time make a reply and changes.
///
/// It belongs to one thread. A turn is begun with the time, takes lines, and is ended; what it
/// changed is then made durable by the committer. Answers are held in their conversations until
/// every turn that they tell of is durable, and come out of `settle`.
package final class Service {
  let recordCache: RecordCache
  let reader: any StoreReader
  let committer: any Committer
  var status: ServiceStatus
  var defaults: ProjectDefaults
  /// What `server.info` lists besides the service's own limits.
  var furtherLimits: [(name: StaticString, value: Int)]
  let startedAt: Moment
  let document: JSONDocument

  /// The system's time in this turn.
  private(set) var clock: Clock
  var now: Moment { clock.now }
  var openTurn = OpenTurn()
  var turn: TurnNumber { openTurn.number }
  var erasing = ErasureProgress()
  var ledger = UncommittedEvents()
  var schedule = DueSchedule()
  var replies: ReplyCache
  var budget = TurnBudget()
  /// Randomness that was drawn from the system and that nobody needed: to ask it costs a few calls.
  var spareEntropy: Entropy?
  /// Where answers and events are written, one after the other.
  private var desk: ReplyWriter?
  /// Where the storage of answers lies that are out.
  var shelf = BufferPool()
  var sweeps = SweepSchedule()
  /// The large decision that is under way, if there is one.
  var large: LargeWork?
  /// The conversations whose requests wait for it, in order.
  var queued: [Conversation] = []
  let worker: any Worker
  /// Where the worker leaves what it came to.
  let outbox = ResultBox<LargeDecision.Output>()
  var recentLogins = RecentLogins()
  /// How many steps a decision may take on the loop: a few milliseconds' worth.
  ///
  /// The worker makes what takes more.
  package var stepsOnLoop = 24_576
  /// The most steps that a decision of a request has taken on the loop.
  package internal(set) var mostStepsOnLoop = 0
  /// What may be there to do that nobody asked for, in the order of its turns.
  var works = BackgroundTask.allCases
  /// What nobody asked for is not tried before.
  var restsUntil: Moment?
  var feed = Feed()
  /// What has become durable and was not looked at yet.
  var released: [StoredEvent] = []
  /// How long it has been running in this turn, by a clock that nobody sets.
  var uptime: Duration = .zero
  /// The newest turn that the request at hand has looked at: an error tells of it, too.
  var turnSeen = TurnNumber.none
  /// The conversations to which something is owed.
  var waiting: [Conversation] = []
  /// The conversations whose clocks are on their way.
  var advancing: [Conversation] = []

  /// What turns up to this one told can be rewritten.
  var rewritable = TurnNumber.none
  /// What turns up to this one took away is in no file any more.
  var cleared = TurnNumber.none
  /// The last turn that never was; the ones since `durable` up to it are gone.
  var voided = TurnNumber.none
  /// What the store failed to do last, until somebody takes note of it.
  package var failure: StorageError?
  /// Why an erasure is left to the next start, until somebody takes note of it.
  package var haltedErasure: String?

  /// Makes the default project, as a turn of its own, where the store has none.
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

  /// Gives what is written; storage is taken for it only where it is kept.
  func text(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    withWriter { writer in
      write(&writer)
      return writer.bytes
    }
  }

  /// Lends a writer with nothing written.
  ///
  /// Whoever writes while somebody writes has a desk of their own.
  func withWriter<Result>(_ write: (inout JSONWriter) -> Result) -> Result {
    let desk = desk.take() ?? ReplyWriter()
    let result = desk.lend(write)
    self.desk = desk
    return result
  }

  /// A moment, and how a reply ends that shows it.
  struct Clock {
    let now: Moment
    let ending: [UInt8]

    init(now: Moment) {
      self.now = now
      ending = Array(",\"at\":\"".utf8) + now.text + Array("\"}}\n".utf8)
    }
  }

  /// The last turn that was handed to the committer.
  var lastSubmitted: TurnNumber { TurnNumber(turn.value - 1) }

  /// This turn where it has changed something, and else the one before.
  var newestChange: TurnNumber { openTurn.hasChanges ? turn : lastSubmitted }

  /// From here on it is `now`; all that a turn needs that only tells what is ready.
  package func adopt(_ now: Moment) {
    guard now != clock.now else { return }
    // A cached reply is good from when it was decided.
    if now < clock.now { replies.removeAll() }
    clock = Clock(now: now)
  }

  /// From here on it is `now`, to every request of the turn; `uptime` is the time since the start,
  /// by a clock that nobody sets.
  package func beginTurn(now: Moment, uptime: Duration) {
    adopt(now)
    self.uptime = uptime
    budget = TurnBudget()
    feed.beginTurn()
  }

  /// Puts other limits in force; what memory may hold, and how deep JSON may nest, is chosen at the
  /// start.
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

  /// Hands what the turn changed to the committer.
  package func endTurn() {
    if openTurn.hasChanges {
      let changes = openTurn.changedKeys.map(\.hash)
      submit(openTurn.close(in: recordCache), changing: changes)
    }
    // What was looked up for a large decision stays until it is made.
    if large == nil { recordCache.trim(durable: durable) }
  }

  /// Hands a turn to the committer; `changes` are the hashes of the keys that it changes, to which
  /// come the customers whose holdings are others by that.
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

  /// Updates the sum of all owed bytes after a conversation's answers have changed.
  func weigh(_ conversation: Conversation) {
    let bytes = conversation.answerBytes
    status.owedBytes += bytes - conversation.weighedBytes
    conversation.weighedBytes = bytes
    let suspendedBytes = conversation.suspendedBytes
    status.suspendedBytes += suspendedBytes - conversation.weighedSuspendedBytes
    conversation.weighedSuspendedBytes = suspendedBytes
    weighLoad()
  }

  /// Of every turn up to this one it is known what became of it.
  var settled: TurnNumber { max(durable, voided) }

  /// The project `default` exists from the start.
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
