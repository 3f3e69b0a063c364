import IdentityCore

/// The 24 bytes of a timestamp, in three little-endian words.
///
/// Words avoid a loop over the bytes; a reply contains about a dozen timestamps.
struct MomentBytes {
  let words: (UInt64, UInt64, UInt64)

  /// Formats a moment, which must lie in `Moment.textRange`.
  init(_ moment: Moment) {
    let (date, ofDay) = moment.civil
    self.init(date, ofDay)
  }

  /// Formats a day in a year of four digits, and the milliseconds since its beginning.
  init(_ date: CivilDate, _ ofDay: Int) {
    // 32-bit integers are faster to divide, which happens twenty times here.
    let (year, ofDay) = (UInt32(date.year), UInt32(ofDay))
    words = (
      Self.pair(year / 100) | Self.pair(year % 100) << 16 | Self.byte("-") << 32
        | Self.pair(UInt32(date.month)) << 40 | Self.byte("-") << 56,
      Self.pair(UInt32(date.day)) | Self.byte("T") << 16 | Self.pair(ofDay / 3_600_000) << 24
        | Self.byte(":") << 40 | Self.pair(ofDay / 60_000 % 60) << 48,
      Self.byte(":") | Self.pair(ofDay / 1000 % 60) << 8 | Self.byte(".") << 24
        | Self.digit(ofDay % 1000 / 100) << 32 | Self.pair(ofDay % 100) << 40
        | Self.byte("Z") << 56
    )
  }

  var bytes: [UInt8] {
    var buffer = OutputBuffer(capacity: 24)
    buffer.add(atMost: 24) { $0.put(self) }
    return buffer.bytes
  }

  /// Returns two ASCII digits.
  private static func pair(_ value: UInt32) -> UInt64 {
    digit(value / 10) | digit(value % 10) << 8
  }

  private static func digit(_ value: UInt32) -> UInt64 {
    byte("0") + UInt64(value)
  }

  private static func byte(_ character: Unicode.Scalar) -> UInt64 {
    UInt64(UInt8(ascii: character))
  }
}
