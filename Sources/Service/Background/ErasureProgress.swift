import IdentityCore
import LineProtocol
import Storage

/// Where the erasures stand; they go one after the other.
struct ErasureProgress {
  /// Whether there is none.
  var isIdle = true
  /// The next step needs this turn to be durable.
  var awaits = TurnNumber.none
  /// The next step needs what came up to this turn to be ready for being rewritten.
  var rewrites: TurnNumber?
  /// The next step needs the files to be cleared of what this turn took away.
  var clears: TurnNumber?
  /// What is done, and answered when its last turn is durable.
  var ended: [Ended] = []

  /// The events that the step at hand goes through.
  var scan: EventScan?

  /// Where steps failed last, how often in a row, and why.
  private var failures: (place: ErasureStep?, count: Int) = (nil, 0)
  /// Why the oldest erasure, and so each of them, is left to the next start; nil where none is.
  private(set) var obstacle: String?

  /// The events of one step, which are gone through a few at a time.
  struct EventScan {
    /// With what was found so far.
    var erasure: Erasure
    var eraser: EventEraser
    var events: ArraySlice<StoredEvent>
    /// How far the step comes, and whether it is the last.
    let cursor: Int64
    let isLast: Bool
    /// How many chains were erased when it began.
    let chainsCount: Int

    /// Takes out the events of one piece: one at least.
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
    /// The id that stands for what was erased.
    var tombstone: UserID
    var result: [UInt8]
    var turn: TurnNumber
  }

  /// How many events one step goes through.
  static let eventsPerStep = 1000
  /// How many of them before others have their turn, and how many users these name.
  static let eventsPerPiece = 64
  static let usersPerPiece = 1024
  /// How many remembered answers one step goes through.
  static let answersPerStep = 100

  init() {}

  /// The first one has just begun, in this turn.
  init(begunIn turn: TurnNumber) {
    isIdle = false
    awaits = turn
  }

  /// How often in a row a step is tried.
  static let attemptsMax = 3

  /// Whether the next step can be taken.
  func isReady(settled: TurnNumber, rewritable: TurnNumber, cleared: TurnNumber) -> Bool {
    !isIdle && obstacle == nil && awaits <= settled
      && rewrites.map { $0 <= rewritable } ?? true && clears.map { $0 <= cleared } ?? true
  }

  /// Takes note that a step failed, and not for want of room; returns whether it is given up.
  ///
  /// A disk that is damaged for good would be tried for ever, and those who wait never hear of it.
  mutating func fail(at place: ErasureStep?, because reason: String) -> Bool {
    failures = (place, place == failures.place ? failures.count + 1 : 1)
    guard failures.count >= Self.attemptsMax, obstacle == nil else { return false }
    obstacle = reason
    return true
  }

  /// A step that failed is taken again.
  mutating func retry() {
    isIdle = false
    awaits = .none
    rewrites = nil
    clears = nil
    scan = nil
  }
}
