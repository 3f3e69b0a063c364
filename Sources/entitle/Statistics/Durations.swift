import EntitledClient

/// A histogram of durations from `server.stats`.
struct Durations: Equatable {
  /// The buckets that are not empty, shortest durations first; the last may have no bound.
  private var buckets: [Bucket] = []
  private(set) var count: Int64 = 0
  private(set) var sumMicros: Int64 = 0

  private struct Bucket: Equatable {
    var bound: Int64?
    var count: Int64
  }

  /// Reads the object; nil if the result has none.
  init?(_ json: JSON?) {
    guard let json, let count = json["count"]?.int64, let sum = json["sumMicros"]?.int64,
      let listed = json["buckets"]?.elements
    else { return nil }
    (self.count, sumMicros) = (count, sum)
    buckets = listed.map { bucket in
      Bucket(bound: bucket["upToMicros"]?.int64, count: bucket["count"]?.int64 ?? 0)
    }
  }

  /// Returns those that were added since an earlier result of the same daemon.
  func since(_ earlier: Durations?) -> Durations {
    guard let earlier else { return self }
    var recent = self
    recent.count -= earlier.count
    recent.sumMicros -= earlier.sumMicros
    recent.buckets = buckets.compactMap { bucket in
      let before = earlier.buckets.first { $0.bound == bucket.bound }?.count ?? 0
      return bucket.count > before
        ? Bucket(bound: bucket.bound, count: bucket.count - before) : nil
    }
    return recent
  }

  /// Returns how many durations are at most `micros`, which must be a bound.
  func count(upTo micros: Int64) -> Int64 {
    buckets.reduce(0) { sum, bucket in
      sum + (bucket.bound.map { $0 <= micros } ?? false ? bucket.count : 0)
    }
  }

  /// Returns the bound of the bucket with the percentile, in microseconds; nil if there are no
  /// durations, or if that bucket has no bound.
  func micros(within share: Double) -> Int64? {
    let wanted = max(1, Int64((share * Double(count)).rounded(.up)))
    var seen: Int64 = 0
    for bucket in buckets {
      seen += bucket.count
      if seen >= wanted { return bucket.bound }
    }
    return nil
  }
}
