/// A small Bloom filter that shows quickly that all names of an object differ.
///
/// Each name sets one of 64 bits, chosen by its length and its first eight bytes. If every name
/// sets a different bit, which is usual for the few names of a request, no names need comparing.
struct DuplicateNameFilter {
  private var marks: UInt64 = 0

  /// Whether a name may be a duplicate; `DuplicateNames` decides.
  private(set) var mayRepeat = false

  /// Adds the name between the quotes, at `range` of `text`.
  @inline(__always)
  mutating func add(_ text: Span<UInt8>, _ range: Range<Int>, hasEscapes: Bool) {
    let head = Self.head(text, range)
    // The upper bits of a product depend on all bits of its factors.
    let place = ((head ^ UInt64(range.count)) &* 0xC4CE_B9FE_1A85_EC53) >> 58
    let mark: UInt64 = 1 &<< place
    if marks & mark != 0 || hasEscapes { mayRepeat = true }
    marks |= mark
  }

  /// Returns the first eight bytes of a name, or all bytes of a shorter one.
  @inline(__always)
  private static func head(_ text: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    guard range.lowerBound + 8 <= text.count else { return lastHead(text, range) }
    // SAFETY: eight bytes from there on lie within the span, which outlives the closure.
    let eight = unsafe text.withUnsafeBytes { bytes in
      unsafe bytes.loadUnaligned(fromByteOffset: range.lowerBound, as: UInt64.self)
    }
    let unused = UInt64(truncatingIfNeeded: 64 &- 8 &* min(range.count, 8))
    return (eight.littleEndian << unused) >> unused
  }

  /// Returns the same for a name within the last eight bytes of the text.
  private static func lastHead(_ text: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    var head: UInt64 = 0
    for index in range.reversed() { head = head << 8 | UInt64(text[index]) }
    return head
  }
}
