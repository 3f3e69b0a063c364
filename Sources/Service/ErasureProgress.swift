import IdentityCore

/// Where the erasures stand; they go one after the other.
struct ErasureProgress {
  /// Whether there is none.
  var isIdle = true
  /// The next step needs this turn to be durable.
  var awaits = TurnNumber.none
  /// The next step needs the files to be cleared of what this turn took away.
  var clears: TurnNumber?
  /// After a failure: not before this.
  var restsUntil: Moment?

  /// How many events one step goes through.
  static let eventsPerStep = 1000
  /// How many remembered answers one step goes through.
  static let answersPerStep = 500
  /// For how long to let a store be that failed.
  static let restMilliseconds: Int64 = 1000

  /// When the next step can be taken; nil while it waits for something to be durable.
  func resumesAt(settled: TurnNumber, cleared: TurnNumber) -> Moment? {
    guard !isIdle, awaits <= settled, clears.map({ $0 <= cleared }) ?? true else { return nil }
    return restsUntil ?? Moment(milliseconds: 0)
  }
}
