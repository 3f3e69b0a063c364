import IdentityCore
import LineProtocol

/// Writes replies and events, one after the other, into storage that is reused.
///
/// It is a class because moving a writer copies all of its state, and a reply would take six such
/// moves.
final class ReplyWriter {
  private var writer = JSONWriter(capacity: bytes)
  private var isLent = false

  private static let bytes = 4096

  /// Returns what `write` writes.
  func text(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    lend { writer in
      write(&writer)
      return writer.bytes
    }
  }

  /// Makes an answer that reveals no record; `write` writes the members of its result.
  func answer(_ write: (inout JSONWriter) -> Void) -> Answer {
    let result = text { writer in
      writer.beginObject()
      write(&writer)
      writer.endObject()
    }
    return Answer(result: result, needs: .none, wrote: false)
  }

  /// Makes the reply to the request with an id.
  func reply(to id: [UInt8], _ result: Result<Answer, RPCError>) -> LineReply.Reply {
    switch result {
    case .success(let answer): .result(id: id, answer.result)
    case .failure(let error): .written(text { $0.reply(id: id, error: error) })
    }
  }

  /// Lends the writer, empty; a nested call gets a writer of its own.
  func lend<Result>(_ write: (inout JSONWriter) -> Result) -> Result {
    if isLent { return ReplyWriter().lend(write) }
    isLent = true
    defer { isLent = false }
    return Self.lend(&writer, write)
  }

  private static func lend<Result>(
    _ writer: inout JSONWriter,
    _ write: (inout JSONWriter) -> Result
  ) -> Result {
    writer.removeAll()
    // Storage that grew for one long text is released. It is shrunk and not replaced: Swift 6.3
    // never frees a value of a noncopyable type when another one is assigned here.
    defer { if writer.capacity > 16 * bytes { writer.shrink(to: bytes) } }
    return write(&writer)
  }
}
