// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A histogram of durations since the daemon's start, in microseconds.
  public struct Durations: Hashable, Sendable {
    /// How many durations it counts.
    public let count: Int
    /// Their sum.
    public let sumMicros: Int
    /// The longest of them.
    public let maxMicros: Int
    /// The buckets that are not empty, shortest durations first. Their bounds are 1, 2, 3, 4, 6,
    /// 8, 12, 16 and so on up to 100 seconds.
    public let buckets: [Entitled.DurationBucket]
  }
}

extension Entitled.Durations: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.count = try members.required("count")
    self.sumMicros = try members.required("sumMicros")
    self.maxMicros = try members.required("maxMicros")
    self.buckets = try members.required("buckets")
  }
}
