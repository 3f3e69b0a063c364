@testable import Platform
import Testing

@Suite("Histograms of durations")
struct HistogramTests {
  @Test("The bounds have two steps for each power of two")
  func bounds() {
    let first = (0..<12).map { Histogram.bound(of: $0) }
    #expect(first == [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64])
    let last = Histogram.bound(of: Histogram.boundsCount - 1)
    #expect(last == 100_663_296)
  }

  @Test("A duration is in the first bucket whose bound is not below it")
  func buckets() {
    for index in 0..<Histogram.boundsCount {
      let bound = Histogram.bound(of: index)
      #expect(Histogram.bucket(of: bound) == index)
      #expect(Histogram.bucket(of: bound + 1) == index + 1)
    }
    #expect(Histogram.bucket(of: 0) == 0)
    #expect(Histogram.bucket(of: .max) == Histogram.boundsCount)
  }

  @Test("It counts, sums up and lists only what it has, with microseconds rounded up")
  func adding() {
    var histogram = Histogram()
    #expect(histogram.buckets == [])
    for nanoseconds: Int64 in [-5, 0, 1, 1000, 1001, 2_500_000] {
      histogram.add(nanoseconds: nanoseconds)
    }
    histogram.add(nanoseconds: 5000, times: 3)
    histogram.add(nanoseconds: .max / 2)
    #expect(histogram.count == 10)
    let longest = Int((Int64.max / 2 + 999) / 1000)
    #expect(histogram.longest == longest)
    #expect(histogram.sum == 0 + 0 + 1 + 1 + 2 + 2500 + 15 + longest)
    let listed = histogram.buckets.map { [$0.bound ?? -1, $0.count] }
    #expect(listed == [[1, 4], [2, 1], [6, 3], [3072, 1], [-1, 1]])
  }
}
