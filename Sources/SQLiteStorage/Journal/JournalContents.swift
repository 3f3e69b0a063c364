import Storage

/// What the journal of a data file has: the rows that its tables do not have yet, as the last
/// writer has left them.
struct JournalContents {
  struct Row {
    let number: Int64
    let bytes: [UInt8]
    /// Where the next one goes.
    let end: JournalPlace
  }

  /// In their order, each number the one before and one more.
  private(set) var rows: [Row] = []
  let flushed: FlushedRows
  /// Why there is something wrong with it, in a sentence; nil where there is not.
  private(set) var fault: String?
  /// The greatest number that was seen besides the rows.
  private var later: Int64 = 0

  /// Behind the last row so much is looked through for others: those that damage has cut off.
  private static let bytesBehind = 4 << 20

  /// Reads the rows behind those that are in the tables.
  ///
  /// The last frame of all may be half there, after an end without warning: nobody was told of it.
  /// Of no other row may that be so.
  init(reading path: String, _ flushed: FlushedRows) throws(StorageError) {
    self.flushed = flushed
    let names = JournalVolume.suffixes.map { path + $0 }
    let isThere = try readRows(names)
    if flushed.hasJournal, !isThere {
      fault =
        "its journal is not there; put \(names.joined(separator: " and ")) back beside it, or make"
        + " an empty \(names[0]) to go on without what it had"
      return
    }
    if let reading = try JournalReading(names[end.volume], from: end.offset) {
      later = max(later, try lookBehind(reading))
    }
    // Where somebody writes, these may just have come.
    while later > newest {
      let before = newest
      _ = try readRows(names)
      guard newest == before else { continue }
      fault =
        "row \(newest + 1) of its journal cannot be read, in \(names.joined(separator: " or "))"
      return
    }
  }

  /// As above, and all of it can be read.
  init(of path: String, _ flushed: FlushedRows) throws(StorageError) {
    try self.init(reading: path, flushed)
    guard let fault else { return }
    throw .unusable("\(path) is damaged (\(fault)); put a backup in its place")
  }

  /// Where the next row goes.
  var end: JournalPlace { rows.last?.end ?? flushed.next }

  /// Takes the rows behind the last; says whether there is a file for them.
  private mutating func readRows(_ names: [String]) throws(StorageError) -> Bool {
    let (here, there) = (end.volume, 1 - end.volume)
    var isThere = false
    // The other volume goes on behind this one, and where nothing waits in this one it may have
    // begun anew behind the other.
    for start in [
      end, JournalPlace(volume: there, offset: 0), JournalPlace(volume: here, offset: 0),
    ] {
      guard let reading = try JournalReading(names[start.volume], from: start.offset) else {
        continue
      }
      isThere = true
      try read(reading, from: start)
    }
    return isThere
  }

  private var newest: Int64 { rows.last?.number ?? flushed.number }

  /// Takes the rows that come next, one behind the other, and notes the first one there where it is
  /// none of them.
  private mutating func read(
    _ reading: JournalReading,
    from start: JournalPlace
  ) throws(StorageError) {
    var place = start
    while let frame = try reading.frame(at: place.offset, salt: flushed.salt) {
      guard frame.number == newest + 1 else {
        if place == start { later = max(later, frame.number) }
        return
      }
      let bytes = reading.row(of: frame, at: place.offset)
      place.offset += frame.size
      rows.append(Row(number: frame.number, bytes: bytes, end: place))
    }
  }

  /// The greatest number behind the last row: of a former one, or of one that damage has cut off.
  private func lookBehind(_ reading: JournalReading) throws(StorageError) -> Int64 {
    var later: Int64 = 0
    var offset = end.offset
    while offset < end.offset + Self.bytesBehind, try reading.hasBlock(at: offset) {
      if let frame = try reading.frame(at: offset, salt: flushed.salt) {
        later = max(later, frame.number)
      }
      offset += JournalFrame.blockBytes
    }
    return later
  }
}
