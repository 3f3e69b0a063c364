import IdentityCore
import LineProtocol

/// A manual clock that advances in bounded steps; the answer comes when it has arrived.
struct Advance {
  var request: AdvanceClock
  var number: ProjectNumber
  /// The time to reach; nil until it begins.
  ///
  /// Of several in one project, each counts from where the previous one arrived.
  var target: Moment?
  var cause: Event.Cause
  var remember: StoredAnswer?
  /// The next step needs this turn to be durable, so that the store knows what is due.
  var awaits: TurnNumber
  /// The turn of the last step.
  var changedIn: TurnNumber

  /// The most due changes that a dry run shows.
  static let rehearsalEndsMax = 25_000
}

/// The outcome of a request.
enum Outcome {
  case answered(Answer)
  /// The answer comes later; requests behind it on the same connection wait for it.
  case advancing(Advance)
  /// As above: the answer comes when everything is erased.
  case erasing(Service.Wait)
  /// As above: a worker makes the decision.
  case large(LargeDecision)
  /// As above: the request is decided after the large decision that is under way.
  case queued
  /// The answer comes later, and holds nothing up.
  case waiting(EventWait)
}

/// A line with a request that is not answered yet, and what follows it.
struct Suspension {
  var line: [UInt8]
  var isBatch = false
  var parts: [LineReply.Part] = []
  /// The place in the batch of the request that is not answered yet.
  var position = 0
  var work = Work.queued

  /// The work for which the answer waits.
  enum Work {
    case clock(Advance)
    case erasure(Service.Wait)
    case large
    case queued
  }

  /// The estimated size in memory.
  var bytes: Int { line.count + parts.reduce(0) { $0 + $1.reply.bytes } }

  var advance: Advance? {
    if case .clock(let advance) = work { advance } else { nil }
  }

  /// Makes the next step of a clock wait for this turn, too.
  mutating func awaitTurn(_ turn: TurnNumber) {
    guard case .clock(var advance) = work else { return }
    advance.awaits = max(advance.awaits, turn)
    work = .clock(advance)
  }

  var wait: Service.Wait? {
    if case .erasure(let wait) = work { wait } else { nil }
  }
}
