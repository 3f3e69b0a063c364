// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

/// A bucket of a histogram.
package struct DurationBucket {
  /// The longest duration that it counts. Null for durations longer than every bound.
  package var upToMicros: Int?
  /// How many durations are longer than the bound of the bucket before, and not longer than this
  /// one.
  package var count: Int

  package init(
    upToMicros: Int? = nil,
    count: Int = 0
  ) {
    self.upToMicros = upToMicros
    self.count = count
  }
}

extension JSONWriter {
  /// Writes the members of `DurationBucket`.
  mutating func members(ofDurationBucket value: DurationBucket) {
    member("upToMicros", value.upToMicros)
    member("count", value.count)
  }
}
