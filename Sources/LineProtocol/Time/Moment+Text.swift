package import IdentityCore

extension Moment {
  /// The moments that have an RFC 3339 text: the years 0000 to 9999 in UTC.
  package static let textRange =
    Moment(milliseconds: -62_167_219_200_000)...Moment(milliseconds: 253_402_300_799_999)

  /// Reads RFC 3339 with any offset, and truncates fractions to milliseconds.
  ///
  /// A leap second becomes the first second of the next day. A local time of unknown offset
  /// (`-00:00`) counts as UTC.
  package init(text: [UInt8]) throws(TimeTextError) {
    if let plain = Moment(plain: text.span) {
      self = plain
      return
    }
    var reader = TimeTextReader(text)
    let date = try reader.date()
    guard reader.take("T") || reader.take("t") else {
      throw TimeTextError("expected \"T\" between the date and the time")
    }
    let time = try reader.time()
    let offsetMinutes = try reader.offset()
    guard reader.isAtEnd else { throw TimeTextError("nothing may follow the offset") }

    let minutes = date.daysSinceEpoch * 1440 + time.minutes - offsetMinutes
    if time.seconds == 60, (minutes + 1) % 1440 != 0 {
      throw TimeTextError("a leap second is at 23:59:60 UTC")
    }
    let moment = Moment(
      milliseconds: Int64(minutes * 60 + time.seconds) * 1000 + Int64(time.milliseconds)
    )
    guard Moment.textRange.contains(moment) else {
      throw TimeTextError("in UTC it is outside of the years 0000 to 9999")
    }
    self = moment
  }

  /// The timestamp in UTC with milliseconds: `2026-11-21T07:47:00.000Z`.
  ///
  /// Outside of `textRange` the year has a sign and as many digits as necessary (ISO 8601's
  /// expanded form), so that every text is correct.
  package var text: [UInt8] {
    guard hasPlainText else { return expandedText }
    return MomentBytes(self).bytes
  }

  /// Whether the moment lies in `textRange`, so that its text has 24 bytes.
  var hasPlainText: Bool {
    -62_167_219_200_000...253_402_300_799_999 ~= milliseconds
  }

  var civil: (date: CivilDate, millisecondsOfDay: Int) {
    let days = milliseconds.flooringQuotient(86_400_000)
    return (
      CivilDate(daysSinceEpoch: Int(days)), Int(milliseconds.flooringRemainder(86_400_000))
    )
  }

  private var expandedText: [UInt8] {
    let (date, ofDay) = civil
    let year = "\(abs(date.year))"
    let zeros = String(repeating: "0", count: max(0, 6 - year.utf8.count))
    // The text after the year, behind any four digits.
    let plain = MomentBytes(CivilDate(year: 0, month: date.month, day: date.day), ofDay)
    return Array("\(date.year < 0 ? "-" : "+")\(zeros)\(year)".utf8) + plain.bytes.dropFirst(4)
  }
}
