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
    let days = milliseconds.flooringQuotient(86_400_000)
    let ofDay = Int(milliseconds.flooringRemainder(86_400_000))
    let date = CivilDate(daysSinceEpoch: Int(days))

    func append(_ value: Int, digits: Int) {
      var divisor = 1
      for _ in 1..<digits { divisor *= 10 }
      while divisor > 0 {
        bytes.append(UInt8(ascii: "0") + UInt8(value / divisor % 10))
        divisor /= 10
      }
    }
    if 0...9999 ~= date.year {
      append(date.year, digits: 4)
    } else {
      bytes.append(UInt8(ascii: date.year < 0 ? "-" : "+"))
      append(abs(date.year), digits: max(6, String(abs(date.year)).utf8.count))
    }
    bytes.append(UInt8(ascii: "-"))
    append(date.month, digits: 2)
    bytes.append(UInt8(ascii: "-"))
    append(date.day, digits: 2)
    bytes.append(UInt8(ascii: "T"))
    append(ofDay / 3_600_000, digits: 2)
    bytes.append(UInt8(ascii: ":"))
    append(ofDay / 60_000 % 60, digits: 2)
    bytes.append(UInt8(ascii: ":"))
    append(ofDay / 1000 % 60, digits: 2)
    bytes.append(UInt8(ascii: "."))
    append(ofDay % 1000, digits: 3)
    bytes.append(UInt8(ascii: "Z"))
  }
}
