import EntitledClient
import Presentation

/// The outcomes of a load's requests.
struct BenchTally {
  var reads = Latencies()
  var writes = Latencies()
  /// Number of error replies, including those during the warm-up.
  private(set) var errors = 0
  /// The first error reply.
  private(set) var firstError: RemoteError?
  /// Number of requests that were due and received no reply in time.
  var unanswered = 0
  /// Length of the measurement in nanoseconds, extended to the last reply in an open loop.
  var length: UInt64 = 0
  /// Time of the last reply.
  var lastReply: UInt64 = 0

  var count: Int { reads.count + writes.count }

  mutating func count(error line: Span<UInt8>) {
    errors += 1
    if firstError == nil { firstError = Self.error(in: line) }
  }

  /// Returns the error for an unexpected line: the daemon's own error if it holds one.
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
