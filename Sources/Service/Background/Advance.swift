import IdentityCore
import LineProtocol

/// A manual clock that moves in bounded steps; the reply comes when it has arrived.
struct Advance {
  var request: AdvanceClock
  var number: ProjectNumber
  /// Nil until it begins: several requests in one project follow each other.
  var target: Moment?
  var cause: Event.Cause
  var remember: IdempotentReply?
  /// The next step needs this turn to be durable: then the store lists what is due.
  var awaits: TurnNumber
  /// The turn of the last step.
  var changedIn: TurnNumber

  /// The number of ends that a rehearsal shows at most.
  static let dryRunExpiriesMax = 25_000
}

/// The outcome of a request.
enum Outcome {
  case answered(Answer)
  /// The reply comes later; later lines of the connection wait for it.
  case advancing(Advance)
  /// As above: when everything is erased.
  case erasing(Service.Wait)
  /// As above: when the worker has decided it.
  case large(LargeDecision)
  /// As above: the request is decided after the current large decision.
  case queued
  /// As above: the request is decided when its notification is verified.
  case verifying(Verification)
  /// The reply comes later, and no line waits for it.
  case waiting(EventWait)
}

/// A line with a request that is not answered yet.
struct Suspension {
  var line: [UInt8]
  var isBatch = false
  var parts: [LineReply.Part] = []
  /// The index of that request.
  var position = 0
  /// When the line went through the stages so far.
  var times: LineTimes
  var work = Work.queued

  /// What the reply waits for.
  enum Work {
    case clock(Advance)
    case erasure(Service.Wait)
    /// For the step of a clock, with what it began from.
    case large(Advance?)
    case queued
    case store
    case verification
  }

  /// The estimated memory.
  var bytes: Int { line.count + parts.reduce(0) { $0 + $1.reply.bytes } }

  var advance: Advance? {
    if case .clock(let advance) = work { advance } else { nil }
  }

  /// Has a clock's next step wait for a turn.
  mutating func awaitTurn(_ turn: TurnNumber) {
    guard case .clock(var advance) = work else { return }
    advance.awaits = max(advance.awaits, turn)
    work = .clock(advance)
  }

  var wait: Service.Wait? {
    if case .erasure(let wait) = work { wait } else { nil }
  }
}
