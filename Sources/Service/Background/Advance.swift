import IdentityCore
import LineProtocol

/// A manual clock on its way: it moves in bounded steps, and the answer comes when it has arrived.
struct Advance {
  var request: AdvanceClock
  var number: ProjectNumber
  /// Nil until it begins: of several in one project each counts from where the one before arrived.
  var target: Moment?
  var cause: Event.Cause
  var remember: StoredAnswer?
  /// The next step needs this turn to be durable: then the store knows what is due.
  var awaits: TurnNumber
  /// The turn of the last step.
  var changedIn: TurnNumber

  /// How many a rehearsal shows.
  static let rehearsalEndsMax = 25_000
}

/// What a request came to.
enum Outcome {
  case answered(Answer)
  /// The answer comes later; what follows on the same connection waits for it.
  case advancing(Advance)
  /// As above: when all is erased.
  case erasing(Service.Wait)
  /// As above: when a worker has decided it.
  case large(LargeDecision)
  /// As above: the request is decided when the large decision that is under way is made.
  case queued
  /// The answer comes later, and nothing waits for it.
  case waiting(EventWait)
}

/// A line of which one request is not answered yet, and what follows it.
struct Suspension {
  var line: [UInt8]
  var isBatch = false
  var parts: [LineReply.Part] = []
  /// The place of the request that is not answered yet.
  var position = 0
  var work = Work.queued

  /// What the answer waits for.
  enum Work {
    case clock(Advance)
    case erasure(Service.Wait)
    case large
    case queued
  }

  /// What it takes in memory, by estimate.
  var bytes: Int { line.count + parts.reduce(0) { $0 + $1.reply.bytes } }

  var advance: Advance? {
    if case .clock(let advance) = work { advance } else { nil }
  }

  /// A clock's next step needs this turn to be durable, too.
  mutating func awaitTurn(_ turn: TurnNumber) {
    guard case .clock(var advance) = work else { return }
    advance.awaits = max(advance.awaits, turn)
    work = .clock(advance)
  }

  var wait: Service.Wait? {
    if case .erasure(let wait) = work { wait } else { nil }
  }
}
