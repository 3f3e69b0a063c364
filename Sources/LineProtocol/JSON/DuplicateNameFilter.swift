/// Tells at a glance that an object's names are not the same.
///
/// Each name leaves one of 64 marks, by its length and its first eight bytes. Where every mark is
/// another, which is nearly always so with the few names of a request, so is every name, and none
/// of them needs to be compared.
struct DuplicateNameFilter {
  private var marks: UInt64 = 0

  /// Whether a name may stand twice; it is for `DuplicateNames` to find out.
  private(set) var mayRepeat = false

  /// `range` is what stands between the name's quotes.
  @inline(__always)
  mutating func add(_ text: Span<UInt8>, _ range: Range<Int>, hasEscapes: Bool) {
    let head = Self.head(text, range)
    // The upper bits of a product hang on all bits of what is multiplied.
    let place = ((head ^ UInt64(range.count)) &* 0xC4CE_B9FE_1A85_EC53) >> 58
    let mark: UInt64 = 1 &<< place
    if marks & mark != 0 || hasEscapes { mayRepeat = true }
    marks |= mark
  }

  /// The first eight bytes, or all that there are.
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

  /// The same of a name in the text's last bytes.
  private static func lastHead(_ text: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    var head: UInt64 = 0
    for index in range.reversed() { head = head << 8 | UInt64(text[index]) }
    return head
  }
}
