/// Cuts what is received into lines; it is fed, and never reads.
struct LineBuffer {
  /// The longest line that is held, without its LF.
  let lineBytesMax: Int

  private var bytes: [UInt8] = []

  /// Where the line that comes next begins.
  private var start = 0

  /// No LF stands between `start` and here.
  private var scanned = 0

  init(lineBytesMax: Int = 256 << 20) {
    self.lineBytesMax = lineBytesMax
  }

  /// How many bytes of a line have come whose end has not.
  var unfinishedCount: Int { bytes.count - start }

  /// Why there is no answer when nothing more comes.
  var reasonOfEnd: String {
    let count = unfinishedCount
    return count == 0
      ? "the daemon closed the connection before it answered"
      : "the daemon closed the connection in the middle of an answer, after \(count) bytes"
  }

  mutating func append(_ more: ArraySlice<UInt8>) {
    // Moved to the front only when that is cheaper than what was taken since.
    if start > bytes.count / 2 {
      bytes.removeSubrange(..<start)
      scanned -= start
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// The next whole line, without its LF; nil when more must come first.
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
