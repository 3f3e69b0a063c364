import IdentityCore

extension Moment {
  /// Reads a timestamp in the daemon's own form: 24 bytes, in UTC with milliseconds.
  ///
  /// Nearly every timestamp has this form, and reading it takes a quarter of the time. The result
  /// is nil for any other text, which the full parser reads or rejects.
  init?(plain text: Span<UInt8>) {
    guard text.count == 24, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
      text[10] == UInt8(ascii: "T"), text[13] == UInt8(ascii: ":"), text[16] == UInt8(ascii: ":"),
      text[19] == UInt8(ascii: "."), text[23] == UInt8(ascii: "Z"),
      let century = Self.pair(text, at: 0), let year = Self.pair(text, at: 2),
      let month = Self.pair(text, at: 5), let day = Self.pair(text, at: 8),
      let hour = Self.pair(text, at: 11), let minute = Self.pair(text, at: 14),
      let second = Self.pair(text, at: 17),
      let hundredths = Self.pair(text, at: 20), let last = Self.digit(text[22])
    else { return nil }
    let date = CivilDate(year: century * 100 + year, month: month, day: day)
    guard 1...12 ~= month, 1...date.daysInMonth ~= day, hour < 24, minute < 60, second < 60
    else { return nil }
    let seconds = (date.daysSinceEpoch * 24 + hour) * 3600 + minute * 60 + second
    self.init(milliseconds: Int64(seconds) * 1000 + Int64(hundredths * 10 + last))
  }

  @inline(__always)
  private static func pair(_ text: Span<UInt8>, at place: Int) -> Int? {
    guard let tens = digit(text[place]), let ones = digit(text[place + 1]) else { return nil }
    return tens * 10 + ones
  }

  @inline(__always)
  private static func digit(_ byte: UInt8) -> Int? {
    let value = byte &- UInt8(ascii: "0")
    return value < 10 ? Int(value) : nil
  }
}
