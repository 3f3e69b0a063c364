package import IdentityCore

extension Moment {
  /// The first and the last moment that has a text: the years 0000 to 9999 in UTC.
  package static let textRange =
    Moment(milliseconds: -62_167_219_200_000)...Moment(milliseconds: 253_402_300_799_999)

  /// Reads RFC 3339 with any offset; digits past the milliseconds are cut off.
  ///
  /// A leap second is the first second of the next day. A local time of unknown offset (`-00:00`)
  /// counts as UTC.
  package init(text: [UInt8]) throws(TimeTextError) {
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

  /// In UTC with milliseconds: `2026-11-21T07:47:00.000Z`.
  package var text: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(24)
    appendText(to: &bytes)
    return bytes
  }

  /// Appends `text` to what is there.
  ///
  /// Outside of `textRange` the year has a sign and as many digits as it needs (ISO 8601's expanded
  /// form), so that no moment lies about itself.
  package func appendText(to bytes: inout [UInt8]) {
    guard hasPlainText else { return appendExpandedText(to: &bytes) }
    bytes.append(addingCapacity: 24) { $0.append(text: self) }
  }

  /// Whether its text has the 24 bytes of `textRange`.
  var hasPlainText: Bool {
    -62_167_219_200_000...253_402_300_799_999 ~= milliseconds
  }

  fileprivate var civil: (date: CivilDate, millisecondsOfDay: Int) {
    let days = milliseconds.flooringQuotient(86_400_000)
    return (
      CivilDate(daysSinceEpoch: Int(days)), Int(milliseconds.flooringRemainder(86_400_000))
    )
  }

  private func appendExpandedText(to bytes: inout [UInt8]) {
    let (date, ofDay) = civil
    let year = String(abs(date.year))
    bytes.append(UInt8(ascii: date.year < 0 ? "-" : "+"))
    for _ in 0..<max(0, 6 - year.utf8.count) { bytes.append(UInt8(ascii: "0")) }
    bytes += Array(year.utf8)
    bytes.append(addingCapacity: 20) { $0.append(date, ofDay) }
  }
}

extension OutputSpan<UInt8> {
  /// The 24 bytes of a moment that has so many.
  mutating func append(text moment: Moment) {
    let (date, ofDay) = moment.civil
    append(digits: date.year / 100)
    append(digits: date.year % 100)
    append(date, ofDay)
  }

  /// What follows the year.
  fileprivate mutating func append(_ date: CivilDate, _ ofDay: Int) {
    append(UInt8(ascii: "-"))
    append(digits: date.month)
    append(UInt8(ascii: "-"))
    append(digits: date.day)
    append(UInt8(ascii: "T"))
    append(digits: ofDay / 3_600_000)
    append(UInt8(ascii: ":"))
    append(digits: ofDay / 60_000 % 60)
    append(UInt8(ascii: ":"))
    append(digits: ofDay / 1000 % 60)
    append(UInt8(ascii: "."))
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: ofDay % 1000 / 100))
    append(digits: ofDay % 100)
    append(UInt8(ascii: "Z"))
  }

  /// Two of them.
  fileprivate mutating func append(digits value: Int) {
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value / 10))
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value % 10))
  }
}
