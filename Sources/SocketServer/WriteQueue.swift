// What a connection still has to be sent; the state, without the system call.
internal import Platform

/// Bytes in the order in which they go out.
struct WriteQueue {
  private var bytes: [UInt8] = []
  private var sent = 0

  /// How many bytes wait.
  var count: Int { bytes.count - sent }

  var isEmpty: Bool { bytes.isEmpty }

  /// The size of the storage; 0 when nothing waits.
  var storageBytes: Int { bytes.capacity }

  /// Puts bytes behind those that wait; the first ones are taken over without a copy.
  mutating func append(_ more: [UInt8]) {
    if bytes.isEmpty {
      bytes = more
    } else {
      dropSent(whenOver: bytes.count / 2)
      bytes.append(contentsOf: more)
    }
  }

  /// Lends what should be sent next, all of it.
  func withChunk<Result>(
    _ body: (Span<UInt8>) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    try body(bytes.span.extracting(sent..<bytes.count))
  }

  /// Forgets the first bytes: the kernel has them.
  ///
  /// Gives the storage, which is then free, where nothing is left.
  @discardableResult
  mutating func didWrite(_ count: Int) -> [UInt8]? {
    precondition(
      0...self.count ~= count,
      "WriteQueue: \(count) bytes written, \(self.count) waited"
    )
    sent += count
    guard sent == bytes.count else { return nil }
    var emptied: [UInt8] = []
    swap(&emptied, &bytes)
    sent = 0
    return emptied
  }

  /// Forgets everything: there is nobody to send it to.
  mutating func removeAll() {
    bytes = []
    sent = 0
  }

  /// Moves what waits to the front, once there is more behind it than before it: so each byte is
  /// moved at most once on average.
  private mutating func dropSent(whenOver limit: Int) {
    guard sent > limit else { return }
    bytes.removeSubrange(..<sent)
    sent = 0
  }
}
