/// The randomness of one decision, given from outside so that asking twice gives the same ids.
///
/// xoshiro256**: https://prng.di.unimi.it. Each decision gets a fresh seed from the system, so one
/// id tells nothing about the next.
package struct Entropy: RandomNumberGenerator, Sendable {
  private var state: (UInt64, UInt64, UInt64, UInt64)

  package init(seed: (UInt64, UInt64, UInt64, UInt64)) {
    // The all-zero state would stay zero for ever.
    state = seed == (0, 0, 0, 0) ? (1, 2, 3, 4) : seed
  }

  package init(using generator: inout some RandomNumberGenerator) {
    self.init(seed: (generator.next(), generator.next(), generator.next(), generator.next()))
  }

  /// Whether it is where the other one is: what was drawn from neither is the same.
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

  /// An anonymous user's id: the prefix and 32 lower-case hexadecimal digits, or a lower-case
  /// UUID where there is no prefix.
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

  /// A device's id, where the caller gave none.
  mutating func deviceID() -> DeviceID {
    DeviceID(Array("dev_".utf8) + hexadecimal())
  }

  /// What stands wherever an erased id stood.
  mutating func tombstoneID() -> UserID {
    UserID(Array("erased_".utf8) + hexadecimal())
  }

  /// So many random bytes.
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
