import LineProtocol

/// A reusable buffer in which replies and events are written.
///
/// It is a class: moving a `JSONWriter` moves all its state, and each reply would take six such
/// moves.
final class ReplyWriter {
  private var writer = JSONWriter(capacity: bytes)

  private static let bytes = 4096

  /// Lends the writer, empty.
  func lend<Result>(_ write: (inout JSONWriter) -> Result) -> Result {
    Self.lend(&writer, write)
  }

  private static func lend<Result>(
    _ writer: inout JSONWriter,
    _ write: (inout JSONWriter) -> Result
  ) -> Result {
    writer.removeAll()
    // Shrinks a buffer that has grown. It is not replaced: Swift 6.3 never frees a noncopyable
    // value when another value is assigned in its place here.
    defer { if writer.capacity > 16 * bytes { writer.shrink(to: bytes) } }
    return write(&writer)
  }
}
