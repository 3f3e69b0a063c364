/// Splits received bytes into lines; it does no I/O.
package struct LineBuffer: Sendable {
  /// The maximum length of a line, without its LF.
  package let lineBytesMax: Int

  /// The error of a line over that limit.
  package struct TooLong: Error, Equatable {}

  private var bytes: [UInt8] = []

  /// The offset of the next line.
  private var start = 0

  /// The offset up to which there is no LF after `start`.
  private var scanned = 0

  package init(lineBytesMax: Int = 256 << 20) {
    self.lineBytesMax = lineBytesMax
  }

  /// The number of bytes of the unfinished line.
  package var unfinishedCount: Int { bytes.count - start }

  package mutating func append(_ more: ArraySlice<UInt8>) {
    // Compact only when at least half of the buffer is consumed, which keeps the cost linear.
    if start > bytes.count / 2 {
      bytes.removeSubrange(..<start)
      scanned -= start
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// Removes and returns the next whole line, without its LF; nil if it is still unfinished.
  package mutating func next() throws(TooLong) -> [UInt8]? {
    guard let end = bytes[scanned...].firstIndex(of: 0x0A) else {
      scanned = bytes.count
      guard unfinishedCount <= lineBytesMax else { throw TooLong() }
      return nil
    }
    guard end - start <= lineBytesMax else { throw TooLong() }
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

  /// Removes and returns the rest as a line; nil if there is none.
  package mutating func takeRest() -> [UInt8]? {
    guard unfinishedCount > 0 else { return nil }
    defer { self = LineBuffer(lineBytesMax: lineBytesMax) }
    return Array(bytes[start...])
  }
}
