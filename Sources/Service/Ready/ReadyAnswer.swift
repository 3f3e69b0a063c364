import IdentityCore

/// An answer to a plain question, with all that says for how long it stays the right one.
struct ReadyAnswer {
  /// The result, without the moment at which it was asked for where it shows that.
  var text: [UInt8]
  /// Where in the text that moment is shown; nil where it is not.
  var moment: Int?
  /// The records that it was derived from.
  var device: ChangeStamps.Place?
  var customer: ChangeStamps.Place
  var project: ChangeStamps.Place
  /// How many changes there had been.
  var changes: UInt32
  /// The moments, by the system's clock, at which it is true of the records as they are.
  var moments: ClosedRange<Moment>
}
