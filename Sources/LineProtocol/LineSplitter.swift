// Chunks of bytes in, trimmed lines out; it owns no descriptor and knows no JSON.
internal import Glibc

/// Cuts a stream of bytes into lines, whatever the pieces it arrives in.
///
/// LF ends a line. Blanks around it and CR before its end are not part of it, and an empty line is
/// no line. Lines are lent out of the chunk itself; only what is left over is copied, and only
/// while it is left over. Every byte is looked at once.
package struct LineSplitter: Sendable {
  /// One line in its place in the order.
  package enum Line: ~Escapable {
    /// The line's bytes, trimmed and not empty; lent for the length of the call.
    case whole(Span<UInt8>)
    /// A line over the limit: it was, or is being, dropped. Said once for each such line.
    case tooLong
  }

  /// Whether the taker wants the next line now.
  package enum Flow: Sendable {
    case more
    /// Keep the rest until `resume`.
    case pause
    /// This line was not taken: keep it, too.
    case refuse
  }

  /// The length of a line as it came, without its LF, up to which it is taken.
  package let lineBytesMax: Int
  /// Whether the taker paused, so that there may be whole lines to `resume` with.
  package private(set) var isPaused = false
  /// Whether `finish` was called.
  package private(set) var isFinished = false

  /// What is not delivered yet; without storage when there is nothing.
  private var held: [UInt8] = []
  private var cursor = Cursor()
  /// Whether the bytes up to the next LF belong to a line that was too long.
  private var isDropping = false

  /// A place in some bytes: where the line begins, and up to where no LF was seen.
  private struct Cursor {
    var line = 0
    var scanned = 0
  }

  package init(lineBytesMax: Int = 1 << 20) {
    precondition(lineBytesMax > 0, "LineSplitter: a limit of \(lineBytesMax) bytes takes no line")
    self.lineBytesMax = lineBytesMax
  }

  /// The size of the storage kept for undelivered bytes; 0 when all lines were delivered.
  package var storageBytes: Int { held.capacity }

  /// How much is held of a line that has not ended; what a pause holds back are other bytes.
  package var unfinishedBytes: Int { isPaused ? 0 : held.count }

  /// Forgets what is held of a line that has not ended, and drops what is still to come of it;
  /// nothing is delivered for it.
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
      // While paused, the lines before these come first, and `resume` delivers them all.
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

  /// Whether the next byte begins a line and is looked at: nothing is held, dropped or put off.
  package var isBetweenLines: Bool { held.isEmpty && !isDropping && !isPaused && !isFinished }

  /// As `feed`, but offers what is behind a line to `takeTogether`, which returns how many bytes it
  /// took, in whole lines; the line behind those is delivered.
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

  /// Goes on with the lines that were held back by a pause.
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
    // A partial line gets storage of its own size. Whole lines that wait stay where they are until
    // half of the storage is behind them, so that going on line by line stays linear.
    if cursor.line > 0, !isPaused || cursor.line > bytes.count / 2 {
      bytes = Array(bytes[cursor.line...])
      cursor = Cursor(line: 0, scanned: cursor.scanned - cursor.line)
    }
    held = bytes
  }

  /// Says that the stream has ended: what is left over is a line too.
  package mutating func finish(_ deliver: (Line) -> Flow) {
    isFinished = true
    if !isPaused { resume(deliver) }
  }

  /// Delivers the lines of `bytes` from the cursor on, until there are no more or the taker pauses.
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

  /// Delivers one line, unless nothing is left of it.
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
    // SAFETY: `start` lies within the buffer, and the pointer found does not leave the closure.
    return unsafe bytes.withUnsafeBytes { buffer -> Int? in
      guard let first = buffer.baseAddress else { return nil }
      let found = unsafe memchr(first + start, 0x0A, buffer.count - start)
      return unsafe found.map { unsafe UnsafeRawPointer($0) - first }
    }
  }
}
