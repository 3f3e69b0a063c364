// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A bucket of a histogram.
  public struct DurationBucket: Hashable, Sendable {
    /// The longest duration that it counts. Null for durations longer than every bound.
    public let upToMicros: Int?
    /// How many durations are longer than the bound of the bucket before, and not longer than
    /// this one.
    public let count: Int
  }
}

extension Entitled.DurationBucket: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.upToMicros = try members.required("upToMicros")
    self.count = try members.required("count")
  }
}
