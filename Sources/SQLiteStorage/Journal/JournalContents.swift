import Storage

/// The contents of a journal as the last writer left it: the rows that the tables do not have yet.
struct JournalContents {
  struct Row {
    let number: Int64
    let bytes: [UInt8]
    /// The position of the next row.
    let end: JournalPosition
  }

  /// In order, with consecutive numbers.
  private(set) var rows: [Row] = []
  let flushed: FlushedRows
  /// The fault of the journal as a sentence; nil if it is intact.
  private(set) var fault: String?
  /// The greatest row number found outside `rows`.
  private var newestSeen: Int64 = 0

  /// Number of bytes after the last row to search for rows that damage has cut off.
  private static let bytesBehind = 4 << 20

  /// Reads the rows that are not in the tables yet.
  ///
  /// Only the last frame may be incomplete, after a crash: its commit was never acknowledged.
  init(reading path: String, _ flushed: FlushedRows) throws(StorageError) {
    self.flushed = flushed
    let names = JournalVolume.suffixes.map { path + $0 }
    let hasFile = try readRows(names)
    if flushed.hasJournal, !hasFile {
      fault =
        "its journal is missing; put \(names.joined(separator: " and ")) back beside it"
      return
    }
    if let reading = try JournalReading(names[end.volume], from: end.offset) {
      if flushed.hasJournal, try reading.isCut(at: end.offset, salt: flushed.salt) {
        fault = "its journal \(names[end.volume]) is shorter than the daemon made it"
        return
      }
      newestSeen = max(newestSeen, try newestNumberBehind(reading))
    }
    // While a daemon writes, these rows may have arrived since the first pass.
    while newestSeen > newest {
      let before = newest
      _ = try readRows(names)
      guard newest == before else { continue }
      fault =
        "row \(newest + 1) of its journal cannot be read, in \(names.joined(separator: " or "))"
      return
    }
  }

  /// Reads the rows, and throws if the journal is damaged.
  init(of path: String, _ flushed: FlushedRows) throws(StorageError) {
    try self.init(reading: path, flushed)
    guard let fault else { return }
    throw .unusable("\(path) is damaged (\(fault)); put a backup in its place")
  }

  /// The position of the next row.
  var end: JournalPosition { rows.last?.end ?? flushed.next }

  /// Reads the rows after the last; returns whether the file in which they begin exists.
  private mutating func readRows(_ names: [String]) throws(StorageError) -> Bool {
    let (current, other) = (end.volume, 1 - end.volume)
    var hasFile = false
    // The rows continue in the other volume. If this volume has no waiting rows, it may also have
    // restarted and continue behind the other.
    for start in [
      end, JournalPosition(volume: other, offset: 0),
      JournalPosition(volume: current, offset: 0),
    ] {
      guard let reading = try JournalReading(names[start.volume], from: start.offset) else {
        continue
      }
      if start.volume == current { hasFile = true }
      try read(reading, from: start)
    }
    return hasFile
  }

  private var newest: Int64 { rows.last?.number ?? flushed.number }

  /// Reads consecutive rows from a position, and records the number of a first row that is not
  /// next.
  private mutating func read(
    _ reading: JournalReading,
    from start: JournalPosition
  ) throws(StorageError) {
    var position = start
    while let frame = try reading.frame(at: position.offset, salt: flushed.salt) {
      guard frame.number == newest + 1 else {
        if position == start { newestSeen = max(newestSeen, frame.number) }
        return
      }
      let bytes = reading.row(of: frame, at: position.offset)
      position.offset += frame.size
      rows.append(Row(number: frame.number, bytes: bytes, end: position))
    }
  }

  /// Returns the greatest row number after the last row, of an old or a detached row.
  private func newestNumberBehind(_ reading: JournalReading) throws(StorageError) -> Int64 {
    var newestSeen: Int64 = 0
    var offset = end.offset
    while offset < end.offset + Self.bytesBehind, try reading.hasBlock(at: offset) {
      if let frame = try reading.frame(at: offset, salt: flushed.salt) {
        newestSeen = max(newestSeen, frame.number)
      }
      offset += JournalFrame.blockBytes
    }
    return newestSeen
  }
}
