import EntitledClient
import Presentation

/// What came of the requests of a load.
struct BenchTally {
  var reads = Latencies()
  var writes = Latencies()
  /// Replies that say that it was not done, of whatever moment.
  private(set) var errors = 0
  /// The first of them.
  private(set) var firstError: RemoteError?
  /// Requests that were due, and whose answer nobody waited for any more.
  var unanswered = 0
  /// How long it was measured, in nanoseconds: to the last answer, where requests were due.
  var length: UInt64 = 0
  /// When the last reply came.
  var lastReply: UInt64 = 0

  var count: Int { reads.count + writes.count }

  mutating func note(error line: Span<UInt8>) {
    errors += 1
    if firstError == nil { firstError = Self.error(in: line) }
  }

  /// What to say of a line that answers no request of ours; the daemon's own words, if it has any.
  static func unexpected(_ line: Span<UInt8>) -> ClientError {
    if let error = error(in: line) { return .remote(error) }
    var shown: [UInt8] = []
    for index in 0..<min(line.count, 80) { shown.append(line[index]) }
    let text = String(decoding: shown, as: UTF8.self)
    return .protocolViolation(reason: "this answers no request: \(Printable.escaped(text))")
  }

  private static func error(in line: Span<UInt8>) -> RemoteError? {
    var bytes: [UInt8] = []
    for index in 0..<line.count { bytes.append(line[index]) }
    guard let error = (try? JSON(parsing: bytes))?["error"] else { return nil }
    return RemoteError(error)
  }
}
