/// A histogram of durations, of constant size.
///
/// It has two buckets for each power of two of microseconds: 1, 2, 3, 4, 6, 8, 12, 16 and so on up
/// to 100 seconds. So a percentile is reported at most half too long.
package struct Histogram: Equatable, Sendable {
  /// Number of durations per bucket; empty before the first duration.
  private var counts: [Int] = []
  /// Number of durations.
  package private(set) var count = 0
  /// Sum of all durations, in microseconds.
  package private(set) var sum = 0
  /// The longest duration, in microseconds.
  package private(set) var longest = 0

  /// Number of buckets with a bound; a last one counts longer durations.
  package static let boundsCount = 53

  package init() {}

  /// Adds the same duration `times` times; a negative one counts as zero.
  package mutating func add(nanoseconds: Int64, times: Int = 1) {
    if counts.isEmpty { counts = [Int](repeating: 0, count: Self.boundsCount + 1) }
    // Rounded up, so that a duration is never longer than the bound of its bucket.
    let microseconds = Int((max(0, nanoseconds) + 999) / 1000)
    counts[Self.bucket(of: microseconds)] += times
    count += times
    sum += microseconds * times
    longest = max(longest, microseconds)
  }

  /// A bucket that is not empty.
  package struct Bucket: Equatable, Sendable {
    /// The longest duration that it counts, in microseconds; nil for the last bucket.
    package let bound: Int?
    /// Number of durations longer than the bound of the bucket before.
    package let count: Int
  }

  /// The buckets that are not empty, shortest durations first.
  package var buckets: [Bucket] {
    counts.indices.filter { counts[$0] > 0 }.map { index in
      Bucket(bound: index < Self.boundsCount ? Self.bound(of: index) : nil, count: counts[index])
    }
  }

  /// Returns the index of the first bucket whose bound is not below a number of microseconds.
  static func bucket(of microseconds: Int) -> Int {
    guard microseconds > 2 else { return microseconds > 1 ? 1 : 0 }
    let number = microseconds - 1
    let power = Int.bitWidth - 1 - number.leadingZeroBitCount
    return min(boundsCount, 2 * power + (number >> (power - 1) & 1))
  }

  /// Returns the longest duration that a bucket counts, in microseconds.
  static func bound(of index: Int) -> Int {
    guard index > 0 else { return 1 }
    return index.isMultiple(of: 2) ? 3 << (index / 2 - 1) : 2 << (index / 2)
  }
}
