/// Splits received bytes into lines; it does no I/O.
struct LineBuffer {
  /// The maximum length of a line, without its LF.
  let lineBytesMax: Int

  private var bytes: [UInt8] = []

  /// The offset of the next line.
  private var start = 0

  /// The offset up to which there is no LF after `start`.
  private var scanned = 0

  init(lineBytesMax: Int = 256 << 20) {
    self.lineBytesMax = lineBytesMax
  }

  /// The number of bytes of the unfinished line.
  var unfinishedCount: Int { bytes.count - start }

  /// The error text if the connection ends now.
  var reasonOfEnd: String {
    let count = unfinishedCount
    return count == 0
      ? "the daemon closed the connection before it answered"
      : "the daemon closed the connection in the middle of an answer, after \(count) bytes"
  }

  mutating func append(_ more: ArraySlice<UInt8>) {
    // Compact only when at least half of the buffer is consumed, which keeps the cost linear.
    if start > bytes.count / 2 {
      bytes.removeSubrange(..<start)
      scanned -= start
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// Removes and returns the next whole line, without its LF; nil if it is still unfinished.
  mutating func next() throws(Violation) -> [UInt8]? {
    guard let end = bytes[scanned...].firstIndex(of: 0x0A) else {
      scanned = bytes.count
      guard unfinishedCount <= lineBytesMax else { throw tooLong }
      return nil
    }
    guard end - start <= lineBytesMax else { throw tooLong }
    let line = Array(bytes[start..<end])
    start = end + 1
    scanned = start
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: true)
      start = 0
      scanned = 0
    }
    return line
  }

  private var tooLong: Violation {
    Violation(reason: "a reply is longer than \(lineBytesMax) bytes")
  }
}
