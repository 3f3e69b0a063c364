/// The randomness of one decision, passed in so that a retry draws the same ids.
///
/// xoshiro256**: https://prng.di.unimi.it. Each decision gets a fresh seed from the system, so an
/// id reveals nothing about the next.
package struct Entropy: RandomNumberGenerator, Sendable {
  private var state: (UInt64, UInt64, UInt64, UInt64)

  package init(seed: (UInt64, UInt64, UInt64, UInt64)) {
    // An all-zero state never changes.
    state = seed == (0, 0, 0, 0) ? (1, 2, 3, 4) : seed
  }

  package init(using generator: inout some RandomNumberGenerator) {
    self.init(seed: (generator.next(), generator.next(), generator.next(), generator.next()))
  }

  /// Whether both generators are in the same state and so draw the same values.
  package func isSame(as other: Entropy) -> Bool { state == other.state }

  package mutating func next() -> UInt64 {
    let result = rotate(state.1 &* 5, by: 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = rotate(state.3, by: 45)
    return result
  }

  /// Draws an anonymous user's id.
  ///
  /// The prefix and 32 lower-case hexadecimal digits, or a lower-case UUID without a prefix.
  mutating func anonymousID(prefix: [UInt8]) -> UserID {
    let digits = hexadecimal()
    guard prefix.isEmpty else { return UserID(prefix + digits) }
    var uuid: [UInt8] = []
    for (position, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(position) { uuid.append(UInt8(ascii: "-")) }
      switch position {
      case 12: uuid.append(UInt8(ascii: "4"))
      case 16: uuid.append(Array("89ab".utf8)[Int(digit) % 4])
      default: uuid.append(digit)
      }
    }
    return UserID(uuid)
  }

  /// Draws a device's id, for callers that give none.
  mutating func deviceID() -> DeviceID {
    DeviceID(Array("dev_".utf8) + hexadecimal())
  }

  /// Draws the id that replaces an erased id.
  mutating func tombstoneID() -> UserID {
    UserID(Array("erased_".utf8) + hexadecimal())
  }

  /// Draws `count` random bytes.
  mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: next() >> 56) }
  }

  private mutating func hexadecimal() -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(32)
    for word in [next(), next()] {
      for shift in stride(from: 60, through: 0, by: -4) {
        text.append(digits[Int((word >> UInt64(shift)) & 15)])
      }
    }
    return text
  }

  private func rotate(_ word: UInt64, by count: UInt64) -> UInt64 {
    (word << count) | (word >> (64 - count))
  }
}
