import IdentityCore
import LineProtocol
import Storage

/// The progress of the erasures, which run one at a time.
struct ErasureProgress {
  /// Whether no erasure is under way.
  var isIdle = true
  /// The next step needs this turn to be durable.
  var awaits = TurnNumber.none
  /// The next step needs the store to be prepared to rewrite events up to this turn.
  var rewrites: TurnNumber?
  /// The next step needs the files to be cleared of what this turn erased.
  var clears: TurnNumber?
  /// Completed erasures, answered when their last turn is durable.
  var ended: [Ended] = []

  /// The events that the current step examines.
  var scan: EventScan?

  /// The last step that failed, and how often in a row.
  private var failures: (place: ErasureStep?, count: Int) = (nil, 0)
  /// Why all erasures stop until the next start; nil if they go on.
  private(set) var obstacle: String?

  /// The events of one step, which are examined a few at a time.
  struct EventScan {
    /// The erasure, with what the step has found so far.
    var erasure: Erasure
    var eraser: EventEraser
    var events: ArraySlice<StoredEvent>
    /// How far the step goes, and whether it is the last.
    let cursor: Int64
    let isLast: Bool
    /// How many chains the erasure contained at the start of the step.
    let chainsCount: Int

    /// Removes and returns the events of one piece, at least one.
    mutating func takePiece() -> ArraySlice<StoredEvent> {
      var (count, users) = (0, 0)
      for stored in events.prefix(eventsPerPiece) where users < usersPerPiece {
        count += 1
        users += (stored.event.aliases?.count ?? 0) + (stored.event.from?.count ?? 0)
      }
      defer { events = events.dropFirst(count) }
      return events.prefix(count)
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
  /// How many events one piece examines, and how many users these may name.
  static let eventsPerPiece = 64
  static let usersPerPiece = 1024
  /// How many stored answers one step examines.
  static let answersPerStep = 100

  init() {}

  /// Starts with the first erasure, which began in this turn.
  init(begunIn turn: TurnNumber) {
    isIdle = false
    awaits = turn
  }

  /// How many attempts in a row a step gets.
  static let attemptsMax = 3

  /// Whether the next step can be taken.
  func isReady(settled: TurnNumber, rewritable: TurnNumber, cleared: TurnNumber) -> Bool {
    !isIdle && obstacle == nil && awaits <= settled
      && rewrites.map { $0 <= rewritable } ?? true && clears.map { $0 <= cleared } ?? true
  }

  /// Notes that a step failed for another reason than a full disk; returns whether to give up.
  ///
  /// Otherwise a permanently damaged disk would be retried forever, and the waiting clients would
  /// never get an answer.
  mutating func fail(at place: ErasureStep?, because reason: String) -> Bool {
    failures = (place, place == failures.place ? failures.count + 1 : 1)
    guard failures.count >= Self.attemptsMax, obstacle == nil else { return false }
    obstacle = reason
    return true
  }

  /// Prepares to retry a step that failed.
  mutating func retry() {
    isIdle = false
    awaits = .none
    rewrites = nil
    clears = nil
    scan = nil
  }
}
