// Turns chunks of bytes into trimmed lines; it owns no descriptor and parses no JSON.
internal import Glibc

/// Splits a stream of bytes into lines, however the stream is chunked.
///
/// LF ends a line. The splitter strips blanks at both ends and CR at the end, and skips empty
/// lines. A line is lent out of the chunk without a copy; only undelivered bytes are copied, and
/// only until they are delivered. Each byte is scanned once.
package struct LineSplitter: Sendable {
  /// A line of the stream, in order.
  package enum Line: ~Escapable {
    /// The line's bytes, trimmed and not empty; valid only during the call.
    case whole(Span<UInt8>)
    /// A line over the limit, which is dropped; delivered once for each such line.
    case tooLong
  }

  /// The consumer's answer to a line.
  package enum Flow: Sendable {
    case more
    /// Keep the following lines until `resume`.
    case pause
    /// The consumer has not taken the line: keep it.
    case refuse
  }

  /// The longest line that is delivered, in bytes before trimming and without its LF.
  package let lineBytesMax: Int
  /// Whether the consumer paused, so that `resume` may have whole lines to deliver.
  package private(set) var isPaused = false
  /// Whether `finish` was called.
  package private(set) var isFinished = false

  /// The undelivered bytes; without storage when there are none.
  private var held: [UInt8] = []
  private var cursor = Cursor()
  /// Whether the bytes up to the next LF belong to a line over the limit.
  private var isDropping = false

  /// A position in a buffer: the start of the line, and the first byte not yet searched for an LF.
  private struct Cursor {
    var line = 0
    var scanned = 0
  }

  package init(lineBytesMax: Int = 1 << 20) {
    precondition(lineBytesMax > 0, "LineSplitter: a limit of \(lineBytesMax) bytes takes no line")
    self.lineBytesMax = lineBytesMax
  }

  /// The capacity of the storage for undelivered bytes; 0 when all lines were delivered.
  package var storageBytes: Int { held.capacity }

  /// The number of bytes held of an unfinished line; 0 while the splitter is paused.
  package var unfinishedBytes: Int { isPaused ? 0 : held.count }

  /// Discards the bytes held of an unfinished line, and drops the rest of it without delivery.
  package mutating func dropUnfinished() {
    guard unfinishedBytes > 0 else { return }
    held = []
    cursor = Cursor()
    isDropping = true
  }

  /// Takes the next bytes of the stream and delivers the lines that they complete.
  ///
  /// - Complexity: O(bytes of the chunk), however long the line before it has become.
  package mutating func feed(_ chunk: Span<UInt8>, _ deliver: (Line) -> Flow) {
    precondition(!isFinished, "LineSplitter: bytes after the end of the stream")
    guard held.isEmpty, !isPaused else {
      // SAFETY: the span outlives the call, which copies from it.
      unsafe chunk.withUnsafeBufferPointer { unsafe held.append(contentsOf: $0) }
      // While paused, earlier lines come first: `resume` delivers them all.
      if !isPaused { resume(deliver) }
      return
    }
    var cursor = Cursor()
    walk(chunk, from: &cursor, deliver)
    let rest = chunk.extracting(cursor.line..<chunk.count)
    // SAFETY: the span outlives the call, which copies from it.
    held = unsafe rest.withUnsafeBufferPointer { unsafe Array($0) }
    self.cursor = Cursor(line: 0, scanned: cursor.scanned - cursor.line)
  }

  /// Whether the next byte begins a new line: no bytes are held, dropped or paused.
  package var isBetweenLines: Bool { held.isEmpty && !isDropping && !isPaused && !isFinished }

  /// Feeds a chunk as `feed` does, and offers what follows a line to `takeTogether`.
  ///
  /// `takeTogether` returns how many bytes it took, in whole lines. The line after those is
  /// delivered.
  package mutating func feed(
    _ chunk: Span<UInt8>,
    together takeTogether: (Span<UInt8>) -> Int,
    _ deliver: (Line) -> Flow
  ) {
    var start = 0
    while start < chunk.count, let end = Self.firstLF(in: chunk, from: start) {
      feed(chunk.extracting(start..<end + 1), deliver)
      start = end + 1
      guard start < chunk.count, isBetweenLines else { break }
      let taken = takeTogether(chunk.extracting(start..<chunk.count))
      guard taken > 0 else { break }
      start += taken
    }
    if start < chunk.count { feed(chunk.extracting(start..<chunk.count), deliver) }
  }

  /// Delivers the lines that a pause held back.
  package mutating func resume(_ deliver: (Line) -> Flow) {
    var bytes: [UInt8] = []
    swap(&bytes, &held)
    var cursor = cursor
    walk(bytes.span, from: &cursor, deliver)
    defer { self.cursor = cursor }
    if cursor.line == bytes.count {
      cursor = Cursor()
      return
    }
    // A partial line gets storage of its own size. Whole lines stay in place until half of the
    // storage has been delivered, so that delivering line by line takes linear time.
    if cursor.line > 0, !isPaused || cursor.line > bytes.count / 2 {
      bytes = Array(bytes[cursor.line...])
      cursor = Cursor(line: 0, scanned: cursor.scanned - cursor.line)
    }
    held = bytes
  }

  /// Marks the end of the stream and delivers the rest as a line.
  package mutating func finish(_ deliver: (Line) -> Flow) {
    isFinished = true
    if !isPaused { resume(deliver) }
  }

  /// Delivers the lines of `bytes` from the cursor on, until none is left or the consumer pauses.
  private mutating func walk(
    _ bytes: Span<UInt8>,
    from cursor: inout Cursor,
    _ deliver: (Line) -> Flow
  ) {
    isPaused = false
    while let end = Self.firstLF(in: bytes, from: cursor.scanned) {
      let line = cursor.line..<end
      cursor = Cursor(line: end + 1, scanned: end + 1)
      if isDropping {
        isDropping = false
        continue
      }
      switch pass(line, of: bytes, deliver) {
      case .more: continue
      case .pause: break
      case .refuse: cursor = Cursor(line: line.lowerBound, scanned: end)
      }
      isPaused = true
      return
    }
    cursor.scanned = bytes.count
    let rest = cursor.line..<bytes.count
    if isDropping || rest.count > lineBytesMax || isFinished {
      cursor.line = bytes.count
      guard !isDropping else { return }
      let flow = pass(rest, of: bytes, deliver)
      isPaused = flow != .more
      if flow == .refuse { cursor.line = rest.lowerBound } else { isDropping = !isFinished }
    }
  }

  /// Delivers one line, unless it is empty after trimming.
  private func pass(
    _ line: Range<Int>,
    of bytes: Span<UInt8>,
    _ deliver: (Line) -> Flow
  ) -> Flow {
    guard line.count <= lineBytesMax else { return deliver(.tooLong) }
    let trimmed = Self.trimmed(line, of: bytes)
    return trimmed.isEmpty ? .more : deliver(.whole(bytes.extracting(trimmed)))
  }

  private static func trimmed(_ line: Range<Int>, of bytes: Span<UInt8>) -> Range<Int> {
    let (tab, carriageReturn, space) = (UInt8(0x09), UInt8(0x0D), UInt8(0x20))
    var (first, end) = (line.lowerBound, line.upperBound)
    while first < end, bytes[first] == space || bytes[first] == tab { first += 1 }
    while first < end,
      bytes[end - 1] == space || bytes[end - 1] == tab || bytes[end - 1] == carriageReturn
    { end -= 1 }
    return first..<end
  }

  private static func firstLF(in bytes: Span<UInt8>, from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    // SAFETY: `start` lies within the buffer, and the found pointer does not leave the closure.
    return unsafe bytes.withUnsafeBytes { buffer -> Int? in
      guard let first = buffer.baseAddress else { return nil }
      let found = unsafe memchr(first + start, 0x0A, buffer.count - start)
      return unsafe found.map { unsafe UnsafeRawPointer($0) - first }
    }
  }
}
