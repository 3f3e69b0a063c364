import Glibc

/// Checks JSON that a reply repeats unchanged, so it must not contain a line feed.
///
/// The daemon never writes a line feed there. But in bytes that a damaged disk has changed, a line
/// feed would end the reply early, and the client would read the rest as another reply.
enum StoredText {
  /// Whether a part of the bytes contains a line feed.
  static func containsLineFeed(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
    // SAFETY: the search stays within the buffer.
    unsafe bytes[range].withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return false }
      return unsafe memchr(start, 0x0A, buffer.count) != nil
    }
  }
}
