/// A seeded hash of bytes, which callers cannot aim collisions at.
///
/// Mixes 16 bytes per step with one full-width multiplication. Swift's own hasher costs several
/// times as much on the ids of a request.
package struct ByteHash: Sendable {
  private let seeds: (UInt64, UInt64)

  /// The process-wide hash for look-ups by id, seeded from Swift's hasher.
  package static let ofProcess: ByteHash = {
    var (first, second) = (Hasher(), Hasher())
    first.combine(1)
    second.combine(2)
    return ByteHash(
      seeds: (
        UInt64(bitPattern: Int64(first.finalize())), UInt64(bitPattern: Int64(second.finalize()))
      )
    )
  }()

  /// Creates a hash with fixed seeds: a checksum, whose values files store.
  package init(seeds: (UInt64, UInt64)) {
    self.seeds = (seeds.0, seeds.1 | 1)
  }

  package func hash(_ bytes: Span<UInt8>, after start: UInt64 = 0) -> UInt64 {
    // SAFETY: every load lies within the span, which outlives the closure.
    unsafe bytes.withUnsafeBytes { buffer in
      var state = seeds.0 ^ start
      var offset = 0
      while buffer.count - offset > 16 {
        let low = unsafe buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let high = unsafe buffer.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
        state = mixed(low ^ seeds.1, high ^ state)
        offset += 16
      }
      var (low, high): (UInt64, UInt64) = (0, 0)
      let rest = buffer.count - offset
      if buffer.count >= 16 {
        // The last 16 bytes may overlap the previous step.
        low = unsafe buffer.loadUnaligned(fromByteOffset: buffer.count - 16, as: UInt64.self)
        high = unsafe buffer.loadUnaligned(fromByteOffset: buffer.count - 8, as: UInt64.self)
      } else if rest >= 8 {
        low = unsafe buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        high = unsafe buffer.loadUnaligned(fromByteOffset: buffer.count - 8, as: UInt64.self)
      } else {
        for index in 0..<rest { low = unsafe low << 8 | UInt64(buffer[offset + index]) }
      }
      return mixed(low ^ seeds.1, high ^ state ^ UInt64(buffer.count))
    }
  }

  /// Returns the hash of a number, all of whose bits depend on the number.
  package func hash(_ number: UInt64, after start: UInt64) -> UInt64 {
    mixed(number ^ seeds.1, seeds.0 ^ start)
  }

  private func mixed(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}

/// A key that decisions look up often, hashed as bytes.
///
/// Dictionaries use the same hash, because Swift's hasher, which takes any value piece by piece,
/// costs more than the rest of a look-up.
package protocol ByteHashed: Hashable {
  /// The hash by `ByteHash.ofProcess`.
  var byteHash: UInt64 { get }
}

extension ByteHashed {
  package func hash(into hasher: inout Hasher) {
    hasher.combine(byteHash)
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Returns the hash for a dictionary, mixed with that dictionary's own seed.
  package func _rawHashValue(seed: Int) -> Int {
    let product = (byteHash ^ UInt64(bitPattern: Int64(seed)))
      .multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return Int(truncatingIfNeeded: product.high ^ product.low)
  }
}
