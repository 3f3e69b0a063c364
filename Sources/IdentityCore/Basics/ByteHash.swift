/// A hash of bytes that nobody outside can aim at: its seeds are drawn at the start.
///
/// Sixteen bytes a step, by a multiplication that keeps both halves of its product; Swift's own
/// hasher costs several times as much on the ids of a request.
package struct ByteHash: Sendable {
  private let seeds: (UInt64, UInt64)

  /// For all that is looked up by ids; the seeds are those of Swift's own hasher.
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

  /// With seeds that are known it is a checksum: what it gives is kept in files.
  package init(seeds: (UInt64, UInt64)) {
    self.seeds = (seeds.0, seeds.1 | 1)
  }

  package init(using random: inout some RandomNumberGenerator) {
    self.init(seeds: (random.next(), random.next()))
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
        // The last sixteen, of which some may have been taken before.
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

  private func mixed(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}

/// What is looked up by ids, many times in a decision: it is hashed as bytes.
///
/// For Swift's dictionaries too: their own hasher, which takes any value piece by piece, costs more
/// than the rest of a look-up.
package protocol ByteHashed: Hashable {
  /// By `ByteHash.ofProcess`.
  var byteHash: UInt64 { get }
}

extension ByteHashed {
  package func hash(into hasher: inout Hasher) {
    hasher.combine(byteHash)
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// What a dictionary looks up by; each has a seed of its own.
  package func _rawHashValue(seed: Int) -> Int {
    let product = (byteHash ^ UInt64(bitPattern: Int64(seed)))
      .multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return Int(truncatingIfNeeded: product.high ^ product.low)
  }
}
