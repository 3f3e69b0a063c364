import IdentityCore
import LineProtocol
import Testing

@Suite("Calendar durations")
struct CalendarDurationTests {
  @Test(
    "ISO 8601 durations are parsed",
    arguments: [
      ("P1M", 1, 0), ("P1Y", 12, 0), ("P1Y2M", 14, 0), ("P7D", 0, 604_800_000),
      ("P2W", 0, 1_209_600_000), ("PT1H30M", 0, 5_400_000), ("PT0S", 0, 0), ("P0D", 0, 0),
      ("P1Y2M3DT4H5M6.5S", 14, 273_906_500), ("PT1.2345S", 0, 1234), ("PT1,5S", 0, 1500),
      ("PT0.001S", 0, 1), ("PT36H", 0, 129_600_000), ("P001M", 1, 0), ("P9999Y", 119_988, 0),
      ("P1W1D", 0, 691_200_000), ("PT1M", 0, 60_000),
    ]
  )
  func read(source: String, months: Int, milliseconds: Int64) throws {
    let duration = try CalendarDuration(text: Array(source.utf8))
    #expect(duration == CalendarDuration(months: months, milliseconds: milliseconds))
  }

  @Test(
    "Invalid durations are rejected",
    arguments: [
      "", "P", "PT", "1M", "P1", "PM", "P1H", "PT1D", "P1M1Y", "P1M1M", "P1DT", "PT1S1S", "p1m",
      "P-1M", "-P1M", "P+1M", "P1.5M", "P1.5D", "PT1.5H", "PT1.S", "P1M ", " P1M", "P1YT1H1Y",
      "P10000Y", "P9999Y1M", "P99999999999999999999D", "P3660000D", "PT999999999999999999S",
      "P1Y2M3DT4H5M6.5S7", "PTT1S", "PT1ST",
    ]
  )
  func refused(source: String) {
    let error = #expect(throws: TimeTextError.self) {
      try CalendarDuration(text: Array(source.utf8))
    }
    #expect(error?.reason.isEmpty == false)
  }

  @Test(
    "Months follow the calendar and are cut to the month's end, and other units are exact",
    arguments: [
      ("2026-01-31T10:00:00.000Z", "P1M", "2026-02-28T10:00:00.000Z"),
      ("2024-01-31T10:00:00.000Z", "P1M", "2024-02-29T10:00:00.000Z"),
      ("2026-03-31T10:00:00.000Z", "P1M", "2026-04-30T10:00:00.000Z"),
      ("2026-01-30T10:00:00.000Z", "P2M", "2026-03-30T10:00:00.000Z"),
      ("2024-02-29T00:00:00.001Z", "P1Y", "2025-02-28T00:00:00.001Z"),
      ("2024-02-29T00:00:00.000Z", "P4Y", "2028-02-29T00:00:00.000Z"),
      ("2026-12-31T23:59:59.999Z", "P1M", "2027-01-31T23:59:59.999Z"),
      ("2026-11-21T07:47:00.000Z", "P14M", "2028-01-21T07:47:00.000Z"),
      ("1969-12-31T23:59:59.999Z", "P1M", "1970-01-31T23:59:59.999Z"),
      ("2026-01-31T00:00:00.000Z", "P1MT24H", "2026-03-01T00:00:00.000Z"),
      ("2026-02-28T23:00:00.000Z", "P1D", "2026-03-01T23:00:00.000Z"),
      ("2026-02-28T23:00:00.000Z", "PT0S", "2026-02-28T23:00:00.000Z"),
      ("0000-01-01T00:00:00.000Z", "P9999Y", "9999-01-01T00:00:00.000Z"),
      ("9999-12-31T23:59:59.998Z", "PT0.001S", "9999-12-31T23:59:59.999Z"),
    ]
  )
  func adding(start: String, duration: String, end: String) throws {
    let duration = try CalendarDuration(text: Array(duration.utf8))
    let sum = try Moment(text: Array(start.utf8)).adding(duration)
    #expect(sum.map { text($0.text) } == end)
  }

  @Test("A duration cannot lead past the year 9999")
  func end() throws {
    let last = Moment.textRange.upperBound
    #expect(last.adding(CalendarDuration(milliseconds: 0)) == last)
    #expect(last.adding(CalendarDuration(milliseconds: 1)) == nil)
    #expect(last.adding(CalendarDuration(months: 1)) == nil)
    #expect(Moment(milliseconds: .max).adding(CalendarDuration(months: 1)) == nil)
    let longest = try CalendarDuration(text: Array("P9999YT1S".utf8))
    #expect(Moment(milliseconds: 0).adding(longest) == nil)
  }
}
