import IdentityCore

/// An answer to a plain question, with all that says for how long it stays the right one.
struct ReadyAnswer {
  /// The result, up to the moment at which it was asked for where it shows that.
  var before: [UInt8]
  /// What follows the moment; nil where the result shows none.
  var after: [UInt8]?
  /// The records that it was derived from.
  var device: ChangeStamps.Place?
  var customer: ChangeStamps.Place
  var project: ChangeStamps.Place
  /// How many changes there had been.
  var changes: UInt32
  /// The moments, by the system's clock, at which it is true of the records as they are.
  var moments: ClosedRange<Moment>
}
