package import IdentityCore

/// A duration in ISO 8601: `P1M`, `P7D`, `PT1H30M`, `P1Y2M3DT4H5M6.5S`, `P2W`.
///
/// Years and months follow the calendar. All other units are exact; a day has 24 hours, as it
/// always does in UTC. A duration is never negative.
package struct CalendarDuration: Hashable, Sendable {
  package let months: Int
  package let milliseconds: Int64

  /// No moment can be this far from another; the bounds also prevent overflow.
  private static let monthsMax = 12 * 9999
  private static let millisecondsMax: Int64 = 366 * 9999 * 86_400_000

  /// Creates a duration; both parts must lie between zero and 9999 years.
  package init(months: Int = 0, milliseconds: Int64 = 0) {
    precondition(0...Self.monthsMax ~= months, "CalendarDuration: \(months) months")
    precondition(
      0...Self.millisecondsMax ~= milliseconds,
      "CalendarDuration: \(milliseconds) ms"
    )
    self.months = months
    self.milliseconds = milliseconds
  }

  /// Reads whole numbers of `Y M W D` and, after a `T`, of `H M S`, in that order.
  ///
  /// Only the seconds may have a fraction, which is truncated to milliseconds.
  package init(text: [UInt8]) throws(TimeTextError) {
    var reader = TimeTextReader(text)
    guard reader.take("P") else {
      throw TimeTextError("expected ISO 8601, for example P1M or PT1H")
    }
    var sum = Sum()
    var units = Self.dateUnits[...]
    var isAfterT = false
    while !reader.isAtEnd {
      if !isAfterT, reader.take("T") {
        isAfterT = true
        units = Self.timeUnits[...]
        guard !reader.isAtEnd else { throw TimeTextError("nothing follows the T") }
      }
      try Self.readPart(&reader, of: &units, into: &sum, isAfterT: isAfterT)
    }
    guard sum.hasParts else { throw TimeTextError("nothing follows the P") }
    self.init(months: sum.months, milliseconds: sum.milliseconds)
  }

  private struct Unit {
    let letter: Unicode.Scalar
    var months = 0
    var milliseconds: Int64 = 0
  }

  private struct Sum {
    var months = 0
    var milliseconds: Int64 = 0
    var hasParts = false
  }

  private static let dateUnits = [
    Unit(letter: "Y", months: 12), Unit(letter: "M", months: 1),
    Unit(letter: "W", milliseconds: 604_800_000), Unit(letter: "D", milliseconds: 86_400_000),
  ]

  private static let timeUnits = [
    Unit(letter: "H", milliseconds: 3_600_000), Unit(letter: "M", milliseconds: 60_000),
    Unit(letter: "S", milliseconds: 1000),
  ]

  /// Reads a number and its unit, which must be among the remaining units.
  private static func readPart(
    _ reader: inout TimeTextReader,
    of units: inout ArraySlice<Unit>,
    into sum: inout Sum,
    isAfterT: Bool
  ) throws(TimeTextError) {
    let tooLong = TimeTextError("it is longer than 9999 years")
    guard var count = reader.takeDigit().map(Int64.init) else {
      throw TimeTextError("expected a whole number")
    }
    while let digit = reader.takeDigit() {
      count = count * 10 + Int64(digit)
      guard count <= millisecondsMax else { throw tooLong }
    }
    var fraction: Int64?
    if reader.take(".") || reader.take(",") { fraction = Int64(try reader.fraction()) }
    while let unit = units.popFirst() {
      guard reader.take(unit.letter) else { continue }
      guard fraction == nil || unit.letter == "S" else {
        throw TimeTextError("only the seconds may have a fraction")
      }
      let (months, monthsOverflow) = Int(count).multipliedReportingOverflow(by: unit.months)
      let (exact, overflow) = count.multipliedReportingOverflow(by: unit.milliseconds)
      guard !monthsOverflow, !overflow, months <= monthsMax, exact <= millisecondsMax else {
        throw tooLong
      }
      sum.months += months
      sum.milliseconds += exact + (fraction ?? 0)
      sum.hasParts = true
      guard sum.months <= monthsMax, sum.milliseconds <= millisecondsMax else { throw tooLong }
      return
    }
    let letters = (isAfterT ? timeUnits : dateUnits).map { String($0.letter) }
    throw TimeTextError(
      "a number \(isAfterT ? "after" : "before") the T needs one of the letters "
        + letters.joined(separator: ", ") + ", each once and in this order"
    )
  }
}

extension Moment {
  /// Returns the moment after the duration, or nil if it lies outside of `textRange`.
  ///
  /// Months are added first, at the same time of day. If the resulting month is too short, its last
  /// day counts. For example, a month after January 31 is the end of February.
  package func adding(_ duration: CalendarDuration) -> Moment? {
    guard Moment.textRange.contains(self) else { return nil }
    var start = milliseconds
    if duration.months > 0 {
      let days = milliseconds.flooringQuotient(86_400_000)
      let date = CivilDate(daysSinceEpoch: Int(days)).adding(months: duration.months)
      start =
        Int64(date.daysSinceEpoch) * 86_400_000 + milliseconds.flooringRemainder(86_400_000)
    }
    let end = Moment(milliseconds: start + duration.milliseconds)
    return Moment.textRange.contains(end) ? end : nil
  }
}
