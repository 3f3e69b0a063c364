import LineProtocol

/// Where answers and events are written, one after the other, in storage that stays warm.
///
/// An object of its own: a writer that is taken out of its place is moved, with all that it
/// remembers, and a reply would take six such moves.
final class Desk {
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
    // What was long once is not kept.
    defer { if writer.capacity > 16 * bytes { writer = JSONWriter(capacity: bytes) } }
    return write(&writer)
  }
}
