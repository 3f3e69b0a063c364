import IdentityCore

/// Suggests a timestamp in place of an invalid text.
enum TimestampHint {
  /// Larger numbers count as milliseconds: as seconds they would lie after the year 5138.
  private static let millisecondsMin: Int64 = 100_000_000_000

  /// Returns the same time in RFC 3339 for a plain date or Unix time; otherwise the form.
  static func text(for given: [UInt8]) -> String {
    let text = String(decoding: given.prefix(24), as: UTF8.self)
    if given.count == 10, let midnight = try? Moment(text: given + Array("T00:00:00Z".utf8)),
      midnight.hasPlainText
    {
      return "add a time: \(text)T00:00:00Z"
    }
    if given.count <= 14, let number = Int64(text) {
      let moment = Moment(milliseconds: number < millisecondsMin ? number * 1000 : number)
      if moment.hasPlainText {
        return "Unix time is not accepted: write \(String(decoding: moment.text, as: UTF8.self))"
      }
    }
    return "write the date, T, the time, and Z or an offset: 2026-11-21T09:30:00Z"
  }
}
