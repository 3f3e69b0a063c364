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

  /// The events of the current step.
  var scan: EventScan?

  /// The step that failed last, and how often in a row.
  private var failures: (place: ErasureStep?, count: Int) = (nil, 0)
  /// Why all erasures wait for the next start; nil if they do not.
  private(set) var obstacle: String?

  /// The events of one step, a few of which are handled at a time.
  struct EventScan {
    let erasure: Erasure
    let eraser: EventEraser
    var events: ArraySlice<StoredEvent>
    /// The last event of the step, and whether it is the last step.
    let cursor: Int64
    let isLast: Bool

    /// Removes and returns the events of one piece: at least one event.
    mutating func takeChunk() -> ArraySlice<StoredEvent> {
      var (count, users) = (0, 0)
      for stored in events.prefix(eventsPerPiece) where users < usersPerPiece {
        count += 1
        users += (stored.event.aliases?.count ?? 0) + (stored.event.from?.count ?? 0)
      }
      defer { events = events.dropFirst(count) }
      return events.prefix(count)
    }

    /// Removes and returns all events.
    mutating func takeRest() -> ArraySlice<StoredEvent> {
      defer { events = [] }
      return events
    }
  }

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

  /// How many events one step examines.
  static let eventsPerStep = 1000
  /// How many events one piece handles, and in how many records of others a step erases ids.
  static let eventsPerPiece = 64
  /// How many users the events of a piece may name.
  static let usersPerPiece = 1024
  /// How many records of others one step examines.
  static let recordsPerStep = 1000
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
    scan = nil
  }
}
