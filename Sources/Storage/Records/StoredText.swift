import Glibc

/// JSON that is kept as it is told: a part of a line, so that no line feed may stand in it.
///
/// None is written. But bytes that a damaged disk has changed would end a reply in its middle, and
/// everything behind it would be taken for another one.
enum StoredText {
  /// Whether a line feed stands in a part of it.
  static func isTorn(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
    // SAFETY: so many bytes are there as the buffer says.
    unsafe bytes[range].withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return false }
      return unsafe memchr(start, 0x0A, buffer.count) != nil
    }
  }
}
