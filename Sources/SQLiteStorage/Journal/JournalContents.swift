import Storage

/// The contents of a journal as the last writer left it: the rows that the tables do not have yet.
struct JournalContents {
  struct Row {
    let number: Int64
    let bytes: [UInt8]
    /// The checksum of its frame.
    let checksum: UInt64
    /// Whether a block of its frame may have no stamp, because an earlier program wrote it.
    let lacksStamps: Bool
    /// The offset of its frame.
    let start: Int
    /// The position of the next row.
    let end: JournalPosition
  }

  /// In order, with consecutive numbers.
  private(set) var rows: [Row] = []
  let flushed: FlushedRows
  /// The fault of the journal as a sentence; nil if it is intact.
  private(set) var fault: String?
  /// The link that a writer must add to the volume that is not current, and its offset.
  private(set) var missingLink: (offset: Int, link: JournalLink)?
  private let names: [String]

  /// Maximum number of frames in both volumes.
  private static let rowsMax = Int64(2 * JournalVolume.bytesMax / JournalFrame.blockBytes)

  /// Reads the rows that are not in the tables yet.
  ///
  /// Only the newest frame may be incomplete, after a crash, and only if nothing behind it says
  /// that its commit was confirmed, and if each block there begins as the writer begins one. What
  /// spares these beginnings looks like a torn frame, and older contents like no frame.
  init(reading path: String, _ flushed: FlushedRows) throws(StorageError) {
    self.flushed = flushed
    names = JournalVolume.suffixes.map { path + $0 }
    if flushed.hasJournal, try JournalReading(name, from: 0) == nil {
      fault = "its journal \(name) is missing"
      return
    }
    try readRows()
    let newestSeen = fault == nil ? try findLaterRows() : 0
    // While a daemon writes, these rows may have arrived since the first pass.
    while fault == nil, newestSeen > newest {
      let before = newest
      try readRows()
      guard newest == before, fault == nil else { continue }
      fault =
        try cutFault()
        ?? "row \(newest + 1) of its journal cannot be read, although later rows can: it is not at"
        + " byte \(end.offset) of \(name), nor does a file begin with it"
    }
    if fault == nil, flushed.hasJournal { fault = try cutFault() }
  }

  /// Reads the rows, and throws if the journal is damaged.
  init(of path: String, _ flushed: FlushedRows) throws(StorageError) {
    try self.init(reading: path, flushed)
    guard let fault else { return }
    throw .unusable(
      "\(path) has lost commits: \(fault); if you have the intact file, put it there and start"
        + " again; otherwise put a backup in its place: \(SQLiteStore.replacing(path))"
    )
  }

  /// Whether a new start can rely on stamps once all free blocks are blank.
  var canHaveStamps: Bool { !rows.contains(where: \.lacksStamps) }

  /// The position of the next row.
  var end: JournalPosition { rows.last?.end ?? flushed.next }

  /// The file of the next row.
  private var name: String { names[end.volume] }

  private var newest: Int64 { rows.last?.number ?? flushed.number }

  private func row(after number: Int64) -> Row? {
    number < newest ? rows[Int(number - flushed.number)] : nil
  }

  /// Orders decoded rows as they count: the newest row that repeats earlier ones comes first, and
  /// the older ones don't count.
  static func inOrder<Decoded>(
    _ rows: [Decoded],
    _ isRepeated: (Decoded) -> Bool
  ) -> [Decoded] {
    (rows.last(where: isRepeated).map { [$0] } ?? []) + rows.filter { !isRepeated($0) }
  }

  /// Reads the rows after the last.
  ///
  /// At the end of a volume they continue at the beginning of the other. If this volume has no
  /// waiting rows, it may also have restarted and continue behind the other.
  private mutating func readRows() throws(StorageError) {
    var link = try read(from: end)
    while true {
      let change = (from: end, number: newest)
      let other = JournalPosition(volume: 1 - end.volume, offset: 0)
      let further = try read(from: other)
      if let link, row(after: change.number)?.checksum != link.checksum {
        fault = try missing(link.number, in: names[other.volume])
        return
      }
      if let first = row(after: change.number) {
        let missing = JournalLink(to: first.number, checksum: first.checksum)
        missingLink = link == nil ? (change.from.offset, missing) : nil
        link = further
        continue
      }
      link = try read(from: JournalPosition(volume: change.from.volume, offset: 0))
      if newest == change.number { return }
      missingLink = nil
    }
  }

  /// Reads consecutive rows from a position, and returns the link behind them.
  private mutating func read(from start: JournalPosition) throws(StorageError) -> JournalLink? {
    guard let reading = try JournalReading(names[start.volume], from: start.offset) else {
      return nil
    }
    var position = start
    while let (frame, bytes) = try reading.frame(at: position.offset, salt: flushed.salt),
      frame.number == newest + 1
    {
      let start = position.offset
      position.offset += frame.size
      rows.append(
        Row(
          number: frame.number,
          bytes: bytes,
          checksum: frame.checksum,
          lacksStamps: !frame.isStamped && frame.size > JournalFrame.blockBytes,
          start: start,
          end: position
        )
      )
    }
    guard position == end else { return nil }
    let link = try reading.link(at: position.offset, salt: flushed.salt)
    return link?.number == newest + 1 ? link : nil
  }

  /// Says why a file has not the first row that the other file says it has.
  private func missing(_ number: Int64, in name: String) throws(StorageError) -> String {
    guard let reading = try JournalReading(name, from: 0) else {
      return "its journal \(name) is missing, which has row \(number) and later rows"
    }
    if try reading.isCut(at: 0, salt: flushed.salt) {
      return "its journal \(name) is shorter than the daemon made it, and lacks row \(number)"
    }
    if let (frame, _) = try reading.frame(at: 0, salt: flushed.salt) {
      return "its journal \(name) is another or an older file: it begins with row \(frame.number)"
        + " instead of row \(number)"
    }
    return "row \(number) of its journal cannot be read, the first row in \(name)"
  }

  /// Returns the greatest row number in the files that shows that a later row was confirmed.
  ///
  /// The writer begins a frame only when all rows before it are confirmed.
  private mutating func findLaterRows() throws(StorageError) -> Int64 {
    var newestSeen: Int64 = 0
    let (newest, place, salt) = (newest, flushed.next, flushed.salt)
    for (volume, name) in names.enumerated() {
      guard let reading = try JournalReading(name, from: 0) else { continue }
      var isOlder = false
      try reading.forEachHeader(salt: salt) { (header) throws(StorageError) in
        if newest + 1..<newest + Self.rowsMax ~= header.number {
          var seen = header.number - 1
          if seen == newest, header.size > 0 {
            let frame = try JournalReading(name, from: header.offset)?
              .frame(at: header.offset, salt: salt)
            if frame != nil { seen = header.number }
          }
          newestSeen = max(newestSeen, seen)
        }
        // The last flushed row ended there.
        isOlder =
          isOlder
          || volume == place.volume && header.number < flushed.number
            && header.offset < place.offset && header.offset + header.size >= place.offset
      }
      if isOlder {
        fault = "its journal \(name) is another or an older file: it has not row \(flushed.number)"
      }
    }
    return newestSeen
  }

  /// Returns the fault of a file that ends where a row is to follow, or within it, or that was
  /// overwritten there.
  private func cutFault() throws(StorageError) -> String? {
    // The next row may also be at the beginning of the same file.
    for offset in end.offset == 0 ? [0] : [end.offset, 0] {
      guard let reading = try JournalReading(name, from: offset, bytesAtATime: 1 << 16) else {
        return "its journal \(name) is missing"
      }
      if try reading.isCut(at: offset, salt: flushed.salt) {
        return "its journal \(name) is shorter than the daemon made it"
      }
      if flushed.hasStamps, try reading.isOverwritten(at: offset, salt: flushed.salt) {
        return "its journal \(name) was overwritten, at byte \(offset) or behind it"
      }
    }
    return nil
  }
}
