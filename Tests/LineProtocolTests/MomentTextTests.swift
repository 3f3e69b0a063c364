import IdentityCore
import LineProtocol
import TestSupport
import Testing

@Suite("Timestamps")
struct MomentTextTests {
  @Test(
    "RFC 3339 with any offset and precision is parsed",
    arguments: [
      ("2026-11-21T07:47:00.000Z", "2026-11-21T07:47:00.000Z"),
      ("2026-11-21t07:47:00z", "2026-11-21T07:47:00.000Z"),
      ("2026-11-21T09:47:00+02:00", "2026-11-21T07:47:00.000Z"),
      ("2026-11-20T21:17:00-10:30", "2026-11-21T07:47:00.000Z"),
      ("2026-11-21T07:47:00-00:00", "2026-11-21T07:47:00.000Z"),
      ("2026-11-21T07:47:00.1Z", "2026-11-21T07:47:00.100Z"),
      ("2026-11-21T07:47:00.12Z", "2026-11-21T07:47:00.120Z"),
      ("2026-11-21T07:47:00.1239999999999999999999999999Z", "2026-11-21T07:47:00.123Z"),
      ("2024-02-29T00:00:00Z", "2024-02-29T00:00:00.000Z"),
      ("2000-02-29T23:59:59.999Z", "2000-02-29T23:59:59.999Z"),
      ("0000-01-01T00:00:00Z", "0000-01-01T00:00:00.000Z"),
      ("0000-02-29T00:00:00Z", "0000-02-29T00:00:00.000Z"),
      ("9999-12-31T23:59:59.9999Z", "9999-12-31T23:59:59.999Z"),
      ("1969-12-31T23:59:59.999Z", "1969-12-31T23:59:59.999Z"),
      ("1990-12-31T23:59:60Z", "1991-01-01T00:00:00.000Z"),
      ("1990-12-31T15:59:60.5-08:00", "1991-01-01T00:00:00.500Z"),
    ]
  )
  func read(source: String, expected: String) throws {
    let moment = try Moment(text: Array(source.utf8))
    #expect(text(moment.text) == expected)
    #expect(MomentText.canonical(source) == expected)
    #expect(try Moment(text: moment.text) == moment)
  }

  @Test(
    "Invalid timestamps are rejected with the reason",
    arguments: [
      ("", "expected RFC 3339, for example 2026-11-21T09:30:00Z"),
      ("2026-11-21", "expected \"T\" between the date and the time"),
      ("2026-11-21 07:47:00Z", "expected \"T\" between the date and the time"),
      ("26-11-21T07:47:00Z", "expected RFC 3339, for example 2026-11-21T09:30:00Z"),
      ("2026-1-21T07:47:00Z", "expected RFC 3339, for example 2026-11-21T09:30:00Z"),
      ("+2026-11-21T07:47:00Z", "expected RFC 3339, for example 2026-11-21T09:30:00Z"),
      ("2026-13-01T00:00:00Z", "there is no month 13"),
      ("2026-00-01T00:00:00Z", "there is no month 00"),
      ("2026-02-30T00:00:00Z", "there is no day 30 in month 02 of that year, which has 28 days"),
      ("1900-02-29T00:00:00Z", "there is no day 29 in month 02 of that year, which has 28 days"),
      ("2024-02-30T00:00:00Z", "there is no day 30 in month 02 of that year, which has 29 days"),
      ("2026-04-31T00:00:00Z", "there is no day 31 in month 04 of that year, which has 30 days"),
      ("2026-01-00T00:00:00Z", "there is no day 00 in month 01 of that year, which has 31 days"),
      ("2026-11-21T24:00:00Z", "there is no hour 24"),
      ("2026-11-21T07:60:00Z", "there is no minute 60"),
      ("2026-11-21T07:47:61Z", "there is no second 61"),
      ("2026-11-21T07:47:60Z", "a leap second is at 23:59:60 UTC"),
      ("2026-11-21T23:59:60+01:00", "a leap second is at 23:59:60 UTC"),
      ("2026-11-21T07:47Z", "expected a time after the T, for example 09:30:00"),
      (
        "2026-11-21T07:47:00", "expected Z or an offset from UTC after the time, for example +02:00"
      ),
      ("2026-11-21T07:47:00.Z", "expected digits after the decimal point"),
      (
        "2026-11-21T07:47:00,5Z",
        "expected Z or an offset from UTC after the time, for example +02:00"
      ),
      (
        "2026-11-21T07:47:00+0200",
        "expected Z or an offset from UTC after the time, for example +02:00"
      ),
      ("2026-11-21T07:47:00+24:00", "there is no such offset from UTC"),
      ("2026-11-21T07:47:00+02:60", "there is no such offset from UTC"),
      ("2026-11-21T07:47:00Z ", "nothing may follow the offset"),
      ("0000-01-01T00:00:00+00:01", "in UTC it is outside of the years 0000 to 9999"),
      ("9999-12-31T23:59:60Z", "in UTC it is outside of the years 0000 to 9999"),
      ("9999-12-31T23:59:59-00:01", "in UTC it is outside of the years 0000 to 9999"),
    ]
  )
  func refused(source: String, reason: String) {
    let error = #expect(throws: TimeTextError.self) { try Moment(text: Array(source.utf8)) }
    #expect(error?.reason == reason)
  }

  @Test(
    "Invalid timestamps in the daemon's own layout are rejected with the reason",
    arguments: [
      ("2026-13-01T00:00:00.000Z", "there is no month 13"),
      (
        "2026-02-29T00:00:00.000Z", "there is no day 29 in month 02 of that year, which has 28 days"
      ),
      (
        "2026-01-00T00:00:00.000Z", "there is no day 00 in month 01 of that year, which has 31 days"
      ),
      ("2026-11-21T24:00:00.000Z", "there is no hour 24"),
      ("2026-11-21T07:60:00.000Z", "there is no minute 60"),
      ("2026-11-21T07:47:61.000Z", "there is no second 61"),
      ("2026-11-21T07:47:60.000Z", "a leap second is at 23:59:60 UTC"),
      (
        "2026-11-21T07:47:00.0x0Z",
        "expected Z or an offset from UTC after the time, for example +02:00"
      ),
      ("2O26-11-21T07:47:00.000Z", "expected RFC 3339, for example 2026-11-21T09:30:00Z"),
      ("2026-11-21T07:4:700.000Z", "expected a time after the T, for example 09:30:00"),
    ]
  )
  func refusedAsWritten(source: String, reason: String) {
    refused(source: source, reason: reason)
  }

  @Test("Every day of 800 years follows the day before it")
  func everyDay() throws {
    let first = try Moment(text: Array("1600-01-01T00:00:00Z".utf8)).milliseconds
    var expected = (year: 1600, month: 1, day: 1)
    var day: Int64 = 0
    while expected.year < 2400 {
      let moment = Moment(milliseconds: first + day * 86_400_000)
      let month = expected.month < 10 ? "0\(expected.month)" : "\(expected.month)"
      let dayOfMonth = expected.day < 10 ? "0\(expected.day)" : "\(expected.day)"
      let date = "\(expected.year)-\(month)-\(dayOfMonth)T00:00:00.000Z"
      guard moment.text.elementsEqual(date.utf8), try Moment(text: Array(date.utf8)) == moment
      else {
        Issue.record("\(date) and \(text(moment.text)) should be one")
        return
      }
      let isLeap = expected.year % 400 == 0 || expected.year % 4 == 0 && expected.year % 100 != 0
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      expected.day += 1
      if expected.day > lengths[expected.month - 1] {
        expected = (expected.year, expected.month + 1, 1)
      }
      if expected.month > 12 { expected = (expected.year + 1, 1, 1) }
      day += 1
    }
    #expect(day == 2 * 146_097)
  }

  @Test("Any moment of ten thousand years survives a round trip", arguments: seeds())
  func roundTrip(seed: UInt64) throws {
    var generator = SplitMix(state: seed)
    let range = Moment.textRange
    for _ in 0..<2000 {
      let milliseconds = Int64.random(
        in: range.lowerBound.milliseconds...range.upperBound.milliseconds,
        using: &generator
      )
      let moment = Moment(milliseconds: milliseconds)
      #expect(moment.text.count == 24, "seed \(seed)")
      #expect(try Moment(text: moment.text) == moment, "seed \(seed)")
      // A further digit does not change the value, but the text no longer has the daemon's layout.
      let longer = moment.text.dropLast() + Array("9Z".utf8)
      #expect(try Moment(text: Array(longer)) == moment, "seed \(seed)")
    }
  }

  @Test("Years outside of 0000 to 9999 are written with a sign")
  func expanded() {
    let last = Moment.textRange.upperBound.milliseconds
    #expect(text(Moment(milliseconds: last + 1).text) == "+010000-01-01T00:00:00.000Z")
    let first = Moment.textRange.lowerBound.milliseconds
    #expect(text(Moment(milliseconds: first).text) == "0000-01-01T00:00:00.000Z")
    #expect(text(Moment(milliseconds: first - 1).text) == "-000001-12-31T23:59:59.999Z")
    #expect(text(Moment(milliseconds: .max).text) == "+292278994-08-17T07:12:55.807Z")
    #expect(text(Moment(milliseconds: .min).text) == "-292275055-05-16T16:47:04.192Z")
  }
}
