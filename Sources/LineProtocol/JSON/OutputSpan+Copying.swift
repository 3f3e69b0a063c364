/// Appends bytes in pieces, where a sequence goes byte by byte; compiled into whoever calls.
///
/// Whoever calls has added the capacity: too little of it is a trap.
extension OutputSpan<UInt8> {
  /// All of a span.
  @inlinable
  package mutating func append(copying bytes: Span<UInt8>) {
    // SAFETY: the buffer is only read, and does not outlive the closure.
    unsafe bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe append(copying: start, count: buffer.count)
    }
  }

  /// A literal of the program.
  @inlinable
  package mutating func append(copying text: StaticString) {
    // SAFETY: a literal's bytes live as long as the program.
    unsafe append(copying: UnsafeRawPointer(text.utf8Start), count: text.utf8CodeUnitCount)
  }

  /// So many bytes from a place on, which must be there.
  @unsafe @inlinable
  package mutating func append(copying source: UnsafeRawPointer, count added: Int) {
    unsafe withUnsafeMutableBufferPointer { buffer, count in
      precondition(added >= 0 && buffer.count - count >= added)
      guard let target = buffer.baseAddress else { return }
      unsafe UnsafeMutableRawPointer(target + count).copyMemory(from: source, byteCount: added)
      count += added
    }
  }
}
