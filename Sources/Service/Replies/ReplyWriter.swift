import LineProtocol

/// Where answers and events are written, one after the other, in storage that stays warm.
///
/// An object of its own: a writer that is taken out of its place is moved, with all that it
/// remembers, and a reply would take six such moves.
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
    // What was long once is not kept. It is shrunk and not replaced: Swift 6.3 never frees a value
    // of a type that is not copyable when another one is assigned in its place here.
    defer { if writer.capacity > 16 * bytes { writer.shrink(to: bytes) } }
    return write(&writer)
  }
}
