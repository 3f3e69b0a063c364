/// A histogram of latencies of constant size.
///
/// Each power of two has 64 buckets, so a value is reported at most 1.6 % too long. Values up to 64
/// ns are exact.
struct Latencies: Equatable {
  private static let bits = 6
  private static let classesPerPower = 1 << bits

  /// Number of latencies per bucket.
  private var counts = [Int](repeating: 0, count: (64 - bits + 1) * classesPerPower)

  /// Number of latencies.
  private(set) var count = 0

  /// The longest latency in nanoseconds; 0 if there is none.
  private(set) var longest: UInt64 = 0

  mutating func add(_ nanoseconds: UInt64) {
    counts[Self.bucket(of: nanoseconds)] += 1
    count += 1
    longest = max(longest, nanoseconds)
  }

  /// Returns the percentile in nanoseconds; nil if there are no latencies.
  func within(_ share: Double) -> UInt64? {
    guard count > 0 else { return nil }
    let wanted = max(1, Int((share * Double(count)).rounded(.up)))
    var seen = 0
    for (place, found) in counts.enumerated() where found > 0 {
      seen += found
      if seen >= wanted { return min(Self.last(of: place), longest) }
    }
    return longest
  }

  private static func bucket(of nanoseconds: UInt64) -> Int {
    guard nanoseconds >= classesPerPower else { return Int(nanoseconds) }
    let power = 63 - nanoseconds.leadingZeroBitCount
    return (power - bits + 1) * classesPerPower
      + Int(nanoseconds >> UInt64(power - bits)) - classesPerPower
  }

  /// Returns the longest latency of a bucket.
  private static func last(of place: Int) -> UInt64 {
    guard place >= classesPerPower else { return UInt64(place) }
    let shift = UInt64(place / classesPerPower - 1)
    return (UInt64(classesPerPower + place % classesPerPower) << shift) + ((1 << shift) - 1)
  }
}
