extension StaticString {
  /// Calls `body` with the literal's UTF-8.
  func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    // SAFETY: a literal's bytes live as long as the program, and are never written.
    withUTF8Buffer { unsafe body($0.span) }
  }

  /// One of 64 bits, chosen by the length and the letters at both ends.
  ///
  /// Names with different marks differ. For a literal, the compiler computes the mark.
  @inline(__always)
  var mark: UInt64 {
    let count = utf8CodeUnitCount
    guard count > 0 else { return 1 }
    // SAFETY: a literal's bytes live as long as the program, and there is at least one.
    let (first, last) = unsafe (utf8Start[0], utf8Start[count - 1])
    return 1 &<< (UInt64(truncatingIfNeeded: count) &* 9 &+ UInt64(first) &+ UInt64(last))
  }

  /// Returns whether `text` has exactly these bytes between two offsets.
  func matches(_ text: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    guard utf8CodeUnitCount == end - start else { return false }
    return withBytes { bytes in
      // SAFETY: both ranges have equally many bytes and outlive the closure.
      unsafe text.extracting(start..<end).withUnsafeBytes { text in
        unsafe bytes.withUnsafeBytes { bytes in
          guard let left = text.baseAddress, let right = bytes.baseAddress else { return true }
          return unsafe ByteComparison.isSame(left, right, count: bytes.count)
        }
      }
    }
  }

  func matches(_ other: StaticString) -> Bool {
    guard utf8CodeUnitCount == other.utf8CodeUnitCount else { return false }
    return other.withBytes { matches($0, from: 0, to: $0.count) }
  }
}

extension [UInt8] {
  /// Copies all bytes of a span at once.
  package init(copying span: Span<UInt8>) {
    // SAFETY: the buffer is only read, and does not outlive the closure.
    self = unsafe span.withUnsafeBufferPointer { unsafe Array($0) }
  }

  /// Appends all bytes of a span at once.
  package mutating func append(copying span: Span<UInt8>) {
    // SAFETY: the buffer is only read, and does not outlive the closure.
    unsafe span.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }
}
