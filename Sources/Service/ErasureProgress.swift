import IdentityCore

/// Where the erasures stand; they go one after the other.
struct ErasureProgress {
  /// Whether there is none.
  var isIdle = true
  /// The next step needs this turn to be durable.
  var awaits = TurnNumber.none
  /// The next step needs the files to be cleared of what this turn took away.
  var clears: TurnNumber?
  /// What is done, and answered when its last turn is durable.
  var ended: [Ended] = []

  struct Ended {
    /// The id that stands for what was erased.
    var tombstone: UserID
    var result: [UInt8]
    var turn: TurnNumber
  }

  /// How many events one step goes through.
  static let eventsPerStep = 1000
  /// How many remembered answers one step goes through.
  static let answersPerStep = 500

  /// Whether the next step can be taken.
  func isReady(settled: TurnNumber, cleared: TurnNumber) -> Bool {
    !isIdle && awaits <= settled && clears.map { $0 <= cleared } ?? true
  }

  /// A step that failed is taken again.
  mutating func retry() {
    isIdle = false
    awaits = .none
    clears = nil
  }
}
