import Platform
import Testing

@testable import Benchmark

@Suite("The latency histogram")
struct LatenciesTests {
  @Test("An empty histogram has no percentiles")
  func none() {
    let latencies = Latencies()
    #expect(latencies.count == 0)
    #expect(latencies.within(0.5) == nil)
    #expect(latencies.longest == 0)
  }

  @Test("One latency is each percentile", arguments: [0, 1, 63, 64, 65, 127, 128, 1_000_000, .max])
  func one(nanoseconds: UInt64) {
    var latencies = Latencies()
    latencies.add(nanoseconds)
    for share in [0, 0.5, 0.999, 1] { #expect(latencies.within(share) == nanoseconds) }
    #expect(latencies.longest == nanoseconds)
  }

  @Test("Short latencies are exact")
  func short() {
    var latencies = Latencies()
    for nanoseconds in 1...100 as ClosedRange<UInt64> { latencies.add(nanoseconds) }
    #expect(latencies.within(0.25) == 25)
    #expect(latencies.within(0.5) == 50)
    #expect(latencies.within(0.99) == 99)
    #expect(latencies.within(1) == 100)
  }

  @Test("No percentile is too short or over 1.6 % too long", arguments: 1...20 as ClosedRange)
  func close(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var latencies = Latencies()
    var all: [UInt64] = []
    for _ in 0..<2000 {
      // Of all magnitudes.
      let magnitude = UInt64.random(in: 1...45, using: &random)
      let nanoseconds = UInt64.random(in: 0..<1 << magnitude, using: &random)
      all.append(nanoseconds)
      latencies.add(nanoseconds)
    }
    all.sort()
    #expect(latencies.count == all.count)
    #expect(latencies.longest == all.last)
    for (share, place) in [(0.5, 999), (0.9, 1799), (0.99, 1979), (0.999, 1997), (1, 1999)] {
      let emitted = try #require(latencies.within(share))
      #expect(emitted >= all[place])
      #expect(Double(emitted) <= Double(all[place]) * (1 + 1.0 / 64))
    }
  }

  @Test(
    "Durations use a unit that suits them",
    arguments: [
      (0, "0.00 µs"), (870, "0.87 µs"), (87_240, "87.2 µs"), (999_499, "999 µs"),
      (999_500, "1.00 ms"), (1_340_000, "1.34 ms"), (99_960_000, "100 ms"),
      (2_009_000_000, "2.01 s"), (75_000_000_000, "75.0 s"),
    ] as [(UInt64, String)]
  )
  func times(nanoseconds: UInt64, text: String) {
    #expect(NumberFormat.time(nanoseconds) == text)
  }

  @Test("Large numbers are grouped by three digits")
  func grouped() {
    #expect(
      [0, 999, 1000, 1_234_567].map { NumberFormat.grouped($0) } == [
        "0", "999", "1,000", "1,234,567",
      ]
    )
  }
}
