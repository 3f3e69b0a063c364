import EntitledClient
import Testing

@testable import entitle

@Suite("Statistics as text")
struct MetricsTextTests {
  private static func durations(_ buckets: [(Int64?, Int64)], sum: Int64) -> JSON {
    let listed = buckets.map { bound, count in
      [
        "upToMicros": bound.map { .number(JSON.Number($0)) } ?? .null,
        "count": .number(JSON.Number(count)),
      ] as JSON
    }
    let count = buckets.reduce(0) { $0 + $1.1 }
    return [
      "count": .number(JSON.Number(count)), "sumMicros": .number(JSON.Number(sum)),
      "maxMicros": 0, "buckets": .array(listed),
    ]
  }

  @Test(
    "Seconds are exact decimals",
    arguments: [
      (0, "0"), (1, "0.000001"), (16, "0.000016"), (1_000_000, "1"), (1_500_000, "1.5"),
      (16_777_216, "16.777216"), (-2000, "-0.002"), (-500_000, "-0.5"), (-1_500_000, "-1.5"),
      (-1_000_000, "-1"),
    ] as [(Int64, String)]
  )
  func seconds(micros: Int64, text: String) {
    #expect(MetricsText.seconds(micros: micros) == text)
  }

  @Test("A histogram is cumulative, and its last bucket has all durations")
  func histogram() {
    let turns = Self.durations([(12, 2), (64, 3), (nil, 1)], sum: 200_000_123)
    let lines = MetricsText(["turns": turns]).text.split(separator: "\n").map(String.init)
    func value(_ bound: String) -> String? {
      let start = "entitled_turn_duration_seconds_bucket{le=\"\(bound)\"} "
      return lines.first { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
    }
    #expect(value("0.000016") == "2")
    #expect(value("0.000032") == "2")
    #expect(value("0.000064") == "5")
    #expect(value("16.777216") == "5")
    #expect(value("+Inf") == "6")
    #expect(lines.contains("entitled_turn_duration_seconds_sum 200.000123"))
    #expect(lines.contains("entitled_turn_duration_seconds_count 6"))
  }

  @Test("Names and labels are escaped")
  func labels() {
    let stats: JSON = [
      "feed": ["consumers": [["project": "a\\b", "consumer": "c\"d\ne", "lag": 3]]]
    ]
    #expect(
      MetricsText(stats).text.contains(
        #"entitled_consumer_lag_events{project="a\\b",consumer="c\"d\ne"} 3"#
      )
    )
  }

  @Test("Percentiles are bounds of buckets, and differences leave earlier durations out")
  func percentiles() throws {
    let early = try #require(Durations(Self.durations([(4, 10), (8, 2)], sum: 50)))
    let late = try #require(Durations(Self.durations([(4, 10), (8, 4), (96, 1)], sum: 160)))
    #expect(early.micros(within: 0.5) == 4)
    #expect(early.micros(within: 0.99) == 8)
    let recent = late.since(early)
    #expect(recent.count == 3)
    #expect(recent.micros(within: 0.5) == 8)
    #expect(recent.micros(within: 0.99) == 96)
    #expect(try #require(Durations(Self.durations([], sum: 0))).micros(within: 0.5) == nil)
  }

  @Test("Rates are of the time since the earlier result, unless the daemon has started again")
  func rates() {
    func stats(_ uptime: Int64, _ count: Int64) -> JSON {
      [
        "uptimeMs": .number(JSON.Number(uptime)),
        "methods": [
          "install": [
            "requests": .number(JSON.Number(count)), "errors": [:],
            "durations": Self.durations([(64, count)], sum: 64 * count),
          ]
        ],
      ]
    }
    func row(_ report: StatsReport) -> [Substring] {
      report.text.split(separator: "\n").first { $0.hasPrefix("install") }?
        .split(separator: " ") ?? []
    }
    #expect(row(StatsReport(stats(10_000, 50)))[1...3] == ["50", "5.0", "0"])
    let later = StatsReport(stats(12_000, 58), since: stats(10_000, 50))
    #expect(row(later)[1...3] == ["58", "4.0", "0"])
    let restarted = StatsReport(stats(2000, 10), since: stats(10_000, 50))
    #expect(row(restarted)[1...3] == ["10", "5.0", "0"])
  }
}
