import IdentityCore

/// What stands before the bytes of a ready answer, which are the subject's id as it is kept, and
/// what the form's patches put into its text: there is one for each device, and so it is as small
/// as can be.
struct ReadyHeader {
  /// Entries begin at multiples of this.
  static let unit = 4

  private(set) var changes: UInt32
  let device: ChangeStamps.Place
  let customer: ChangeStamps.Place
  /// The moments at which it is good, in milliseconds since the group was begun; of those before
  /// that, and long after it, none.
  private let from: UInt32
  private let through: UInt32
  /// Where its form stands.
  private let form: UInt16
  /// Of the subject's id, however it is kept.
  let subjectCount: UInt16

  /// In a group that was begun at a moment; the form is `formOffset` bytes behind its beginning.
  init(
    _ answer: ReadyAnswer,
    subjectCount: Int,
    since begun: Moment,
    formOffset: Int
  ) {
    changes = answer.changes
    device = answer.device ?? answer.customer
    customer = answer.customer
    from = Self.distance(to: answer.moments.lowerBound, from: begun)
    through = Self.distance(to: answer.moments.upperBound, from: begun)
    form = UInt16(formOffset / ReadyForm.unit)
    self.subjectCount = UInt16(subjectCount)
  }

  var formOffset: Int { Int(form) * ReadyForm.unit }

  /// How long a group can be filled: answers that are made in it then are still good for as long.
  static let fillingMax = Int64(UInt32.max / 2)

  private static func distance(to moment: Moment, from begun: Moment) -> UInt32 {
    let distance = moment.milliseconds.subtractingReportingOverflow(begun.milliseconds)
    guard !distance.overflow else { return moment < begun ? 0 : .max }
    return UInt32(clamping: distance.partialValue)
  }

  /// Of an entry with so many bytes of a subject's id, as it is kept, and of literals.
  static func size(keptCount: Int, literalsCount: Int) -> Int {
    let count = MemoryLayout<ReadyHeader>.size + keptCount + literalsCount
    return (count + unit - 1) / unit * unit
  }

  /// Whether it is the answer of a form at a moment.
  func isGood(
    at now: Moment,
    in form: ReadyForm,
    by stamps: borrowing ChangeStamps
  ) -> Bool {
    guard isGood(at: now, since: form.begun) else { return false }
    return stamps.changes == changes
      || stamps.isUnchanged(device, since: changes)
        && stamps.isUnchanged(customer, since: changes)
        && stamps.isUnchanged(form.project, since: changes)
  }

  private func isGood(at now: Moment, since begun: Moment) -> Bool {
    let elapsed = now.milliseconds &- begun.milliseconds
    return Int64(from) <= elapsed && elapsed <= Int64(through)
  }

  /// As `isGood`, of an answer that was prepared for the project as it is since that change; from
  /// here on it counts as any other.
  mutating func adopt(
    at now: Moment,
    in form: ReadyForm,
    by stamps: borrowing ChangeStamps,
    since change: UInt32
  ) -> Bool {
    guard isGood(at: now, since: form.begun), stamps.isUnchanged(device, since: changes),
      stamps.isUnchanged(customer, since: changes), stamps.isUnchanged(form.project, since: change)
    else { return false }
    changes = stamps.changes
    return true
  }
}
