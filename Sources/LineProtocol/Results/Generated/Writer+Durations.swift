// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

/// A histogram of durations since the daemon's start, in microseconds.
package struct Durations {
  /// How many durations it counts.
  package var count: Int
  /// Their sum.
  package var sumMicros: Int
  /// The longest of them.
  package var maxMicros: Int
  /// The buckets that are not empty, shortest durations first. Their bounds are 1, 2, 3, 4, 6, 8,
  /// 12, 16 and so on up to 100 seconds.
  package var buckets: [DurationBucket]

  package init(
    count: Int = 0,
    sumMicros: Int = 0,
    maxMicros: Int = 0,
    buckets: [DurationBucket] = []
  ) {
    self.count = count
    self.sumMicros = sumMicros
    self.maxMicros = maxMicros
    self.buckets = buckets
  }
}

extension JSONWriter {
  /// Writes the members of `Durations`.
  mutating func members(ofDurations value: Durations) {
    member("count", value.count)
    member("sumMicros", value.sumMicros)
    member("maxMicros", value.maxMicros)
    list("buckets", value.buckets) { $1.members(ofDurationBucket: $0) }
  }
}
