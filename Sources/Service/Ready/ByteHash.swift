/// A hash of bytes that nobody outside can aim at: its seeds are drawn at the start.
///
/// Sixteen bytes a step, by a multiplication that keeps both halves of its product; Swift's own
/// hasher costs several times as much on the ids of a request.
struct ByteHash {
  private let seeds: (UInt64, UInt64)

  init(using random: inout some RandomNumberGenerator) {
    seeds = (random.next(), random.next() | 1)
  }

  func hash(_ bytes: Span<UInt8>, after start: UInt64 = 0) -> UInt64 {
    // SAFETY: every load lies within the span, which outlives the closure.
    unsafe bytes.withUnsafeBytes { buffer in
      var state = seeds.0 ^ start
      var offset = 0
      while buffer.count - offset >= 16 {
        let low = unsafe buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let high = unsafe buffer.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
        state = mixed(low ^ seeds.1, high ^ state)
        offset += 16
      }
      var (low, high): (UInt64, UInt64) = (0, 0)
      let rest = buffer.count - offset
      if rest >= 8 {
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
