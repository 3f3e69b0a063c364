// The bytes that a connection still has to send, without the system call.
internal import Platform

/// A queue of bytes to send.
struct WriteQueue {
  private var bytes: [UInt8] = []
  private var sent = 0

  /// Number of waiting bytes.
  var count: Int { bytes.count - sent }

  var isEmpty: Bool { bytes.isEmpty }

  /// Capacity of the storage; 0 when the queue is empty.
  var storageBytes: Int { bytes.capacity }

  /// Appends bytes; the first ones are taken over without a copy.
  mutating func append(_ more: [UInt8]) {
    if bytes.isEmpty {
      bytes = more
    } else {
      dropSent(whenOver: bytes.count / 2)
      bytes.append(contentsOf: more)
    }
  }

  /// Passes all waiting bytes to `body`.
  func withChunk<Result>(
    _ body: (Span<UInt8>) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    try body(bytes.span.extracting(sent..<bytes.count))
  }

  /// Removes the first bytes, which the kernel has accepted.
  mutating func didWrite(_ count: Int) {
    precondition(
      0...self.count ~= count,
      "WriteQueue: \(count) bytes written, \(self.count) waited"
    )
    sent += count
    if sent == bytes.count { removeAll() }
  }

  /// Removes all bytes, for a closed connection.
  mutating func removeAll() {
    bytes = []
    sent = 0
  }

  /// Moves the waiting bytes to the front if more was sent, so each moves at most once on average.
  private mutating func dropSent(whenOver limit: Int) {
    guard sent > limit else { return }
    bytes.removeSubrange(..<sent)
    sent = 0
  }
}
