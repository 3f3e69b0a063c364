import EntitledClient
import TestSupport

/// A connection that replaces generated ids by a fixed sequence, in order of appearance.
///
/// This makes the pictures of them reproducible.
final class KnownIDs {
  private var connection: Connection
  private var known: [(real: String, shown: String)] = []
  private var numbers = SplitMix(state: 6)

  init(_ daemon: DaemonProcess) throws {
    connection = try Connection(path: daemon.socket)
  }

  func ask(_ method: String, _ params: [JSON.Member]) throws(ClientError) -> JSON {
    var sent = "\(JSON.object(params))"
    for (real, shown) in known { sent = sent.replacing(shown, with: real) }
    var answer = "\(try connection.call(method, json: Array(sent.utf8)))"
    for match in answer.matches(of: /QON_[0-9a-f]{32}/) {
      let real = String(match.output)
      guard !known.contains(where: { $0.real == real }) else { continue }
      let digits = String(numbers.next(), radix: 16) + String(numbers.next(), radix: 16)
      let padding = String(repeating: "0", count: 32 - digits.utf8.count)
      known.append((real, "QON_" + padding + digits))
    }
    for (real, shown) in known { answer = answer.replacing(real, with: shown) }
    do throws(JSON.ParsingError) {
      return try JSON(parsing: answer)
    } catch {
      throw .protocolViolation(reason: error.reason)
    }
  }
}
