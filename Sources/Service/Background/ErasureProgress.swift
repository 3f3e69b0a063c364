import IdentityCore
import LineProtocol
import Storage

/// The progress of the erasures, which run one after the other.
struct ErasureProgress {
  /// Whether no erasure has begun.
  var isIdle = true
  /// The next step needs this turn to be durable.
  var awaits = TurnNumber.none
  /// The next step needs the events up to this turn to be ready for rewriting.
  var rewrites: TurnNumber?
  /// The next step needs the files to be cleared of what was removed before this turn.
  var clears: TurnNumber?
  /// The erasures of which the files are cleared then.
  var served: Set<UserID> = []
  /// Finished erasures, whose requests are answered when the last turn is durable.
  var ended: [Ended] = []

  /// Replaces the ids of the present erasure in events; kept from one step to the next.
  var eraser: (tombstone: UserID, chainCount: Int, events: EventEraser)?

  /// The step that failed last, and how often in a row.
  private var failures: (place: ErasureStep?, count: Int) = (nil, 0)
  /// Why all erasures wait for the next start; nil if they do not.
  private(set) var obstacle: String?

  /// A step of an erasure.
  struct ErasureStep: Equatable {
    var tombstone: UserID
    var stage: Erasure.Stage
  }

  struct Ended {
    /// The id that replaces the erased user.
    var tombstone: UserID
    var result: [UInt8]
    var turn: TurnNumber
  }

  /// The events of how many customers one step may go through.
  static let customersPerStep = 64
  /// How many events, or mentions, one step goes through: more if the erasure, which each step
  /// stores, is long.
  static func countPerStep(of erasure: Erasure) -> Int {
    max(64, min(1024, (erasure.chains.count + erasure.users.count) / 16))
  }
  /// How many stored replies one step examines.
  static let answersPerStep = 100
  /// How many cleared erasures one step ends.
  static let clearedPerStep = 64

  /// Begins the first erasure, which a turn has recorded.
  mutating func begin(in turn: TurnNumber) {
    isIdle = false
    awaits = max(awaits, turn)
  }

  /// How many times in a row a step is attempted.
  static let attemptsMax = 3

  /// Whether the next step of an erasure that has begun can be taken.
  func isReady(settled: TurnNumber, rewritable: TurnNumber, cleared: TurnNumber) -> Bool {
    obstacle == nil && awaits <= settled
      && rewrites.map { $0 <= rewritable } ?? true && clears.map { $0 <= cleared } ?? true
  }

  /// Records that a step failed for another reason than a full disk; true if it is given up.
  ///
  /// Without that, steps on a damaged disk would repeat forever, and requests would wait forever.
  mutating func fail(at place: ErasureStep?, because reason: String) -> Bool {
    failures = (place, place == failures.place ? failures.count + 1 : 1)
    guard failures.count >= Self.attemptsMax, obstacle == nil else { return false }
    obstacle = reason
    return true
  }

  /// Has a failed step taken again.
  mutating func retry() {
    isIdle = false
    awaits = .none
    rewrites = nil
    clears = nil
    served = []
    eraser = nil
  }
}
