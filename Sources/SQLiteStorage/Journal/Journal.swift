import Storage

/// The journal: commits that the tables do not have yet, in two volumes beside the data file.
///
/// The rows of both volumes are one chain: their numbers are consecutive, and where the rows go on
/// in the other volume there is a `JournalLink`.
///
/// A commit appends a frame and is durable with it. The flush copies its row to the tables later. A
/// volume restarts from its beginning when all its rows are in the tables and durable there.
final class Journal {
  private let salt: UInt64
  private let store: StoreFile
  /// The volume that is written, and its index in `JournalVolume.suffixes`.
  private var current: JournalVolume
  private var currentIndex: Int
  /// Nil until it is needed.
  private var other: JournalVolume?
  /// The place in the other volume for a link; nil once the current volume has a row.
  ///
  /// A start looks there for the next row before it looks in the current volume.
  private var linkOffset: Int?
  /// Maximum size of each volume; tests lower it.
  var volumeBytesMax = JournalVolume.bytesMax {
    didSet {
      current.bytesMax = volumeBytesMax
      other?.bytesMax = volumeBytesMax
    }
  }
  private var buffer = JournalBuffer(count: bufferBytes)

  /// Size of the buffer for most commits; a longer commit gets a buffer of its own.
  private static let bufferBytes = 256 << 10
  private static let traceBytesAtATime = 1 << 20

  /// Continues after the rows in `contents`; throws `full` when no space can be reserved.
  init(of store: StoreFile, _ contents: JournalContents) throws(StorageError) {
    self.store = store
    salt = contents.flushed.salt
    let owner = try store.owner()
    let end = contents.end
    // Flushed rows may not be durable in the tables yet.
    let flushed = contents.flushed.number
    currentIndex = end.volume
    current = try JournalVolume(
      path: store.path + JournalVolume.suffixes[end.volume],
      owner: owner,
      end: end.offset,
      lastNumber: contents.rows.last?.number ?? flushed
    )
    let otherPath = store.path + JournalVolume.suffixes[1 - end.volume]
    if try StoreFile.status(otherPath) != nil {
      let last = contents.rows.last { $0.end.volume != end.volume }
      other = try JournalVolume(
        path: otherPath,
        owner: owner,
        end: 0,
        lastNumber: last?.number ?? flushed
      )
    }
    if current.capacity == 0 {
      guard current.makeRoom(for: JournalFrame.blockBytes) else { throw .full }
    }
    try store.sync(store.directory)
    // Earlier programs wrote no links, and a crash may come before a link.
    if let (offset, link) = contents.missingLink {
      try other?.append(link, salt: salt, at: offset)
    }
  }

  /// Whether the journal can store a row of this size at all.
  static func fits(rowOf byteCount: Int) -> Bool {
    JournalFrame.size(ofRow: byteCount) <= JournalVolume.bytesMax - JournalFrame.blockBytes
  }

  /// Makes space for a row, if possible; rows up to `flushed` are durable in the tables.
  func hasRoom(forRowOf byteCount: Int, flushed: Int64) throws(StorageError) -> Bool {
    let size = JournalFrame.size(ofRow: byteCount)
    if current.makeRoom(for: size) { return true }
    if other == nil { other = try openOther() }
    if let next = other, next.lastNumber <= flushed {
      next.restart()
      if next.makeRoom(for: size) {
        // Without a row in the current volume, its beginning is where a start looks last.
        linkOffset = linkOffset == nil ? current.end : nil
        (current, other) = (next, current)
        currentIndex = 1 - currentIndex
        return true
      }
    }
    guard current.lastNumber <= flushed else { return false }
    current.restart()
    return current.makeRoom(for: size)
  }

  /// Whether the current volume is half full while the other still has unflushed rows.
  func isNearlyFull(flushed: Int64) -> Bool {
    current.isHalfFull && other?.lastNumber ?? 0 > flushed
  }

  /// Appends a row, for which there must be space; it is on disk when this returns.
  ///
  /// Returns the position of the next row.
  func append(_ row: [UInt8], number: Int64) throws(StorageError) -> JournalPosition {
    let frame = JournalFrame(row, number: number, salt: salt)
    if buffer.fill(frame, row, salt: salt) {
      try current.append(buffer, number: number)
    } else {
      var buffer = JournalBuffer(count: frame.size)
      _ = buffer.fill(frame, row, salt: salt)
      try current.append(buffer, number: number)
    }
    try link(to: frame)
    return JournalPosition(volume: currentIndex, offset: current.end)
  }

  /// Makes the other volume say that the first row of this one exists, before it is confirmed.
  private func link(to frame: JournalFrame) throws(StorageError) {
    guard let offset = linkOffset, let other else { return }
    do throws(StorageError) {
      let link = JournalLink(to: frame.number, checksum: frame.checksum)
      try other.append(link, salt: salt, at: offset)
    } catch {
      // After a failed sync the row may stay, because nobody knows which of the two is on disk.
      if case .syncFailed = error { throw error }
      try current.withdrawFirst()
      throw error
    }
    linkOffset = nil
  }

  /// Makes all blocks blank that have no waiting row, because an earlier program wrote them.
  func blankFreeBlocks(_ contents: JournalContents) throws(StorageError) {
    let next = contents.flushed.next
    for (index, volume) in [(currentIndex, current), (1 - currentIndex, other)] {
      guard let volume else { continue }
      let rows = contents.rows.filter { $0.end.volume == index }
      let place = next.volume == index ? next.offset : nil
      var end = rows.last?.end.offset ?? place ?? 0
      // A link may stand behind the last row.
      if index != currentIndex, place != nil || !rows.isEmpty { end += JournalFrame.blockBytes }
      try volume.blank(end..<max(end, volume.capacity))
      try volume.blank(0..<(rows.first?.start ?? place ?? 0))
    }
  }

  /// Reserves space before it is needed; a part of the maintenance.
  func preallocate() {
    current.preallocate()
  }

  /// The position of the next row after `discardAll`.
  var start: JournalPosition { JournalPosition(volume: currentIndex, offset: 0) }

  /// Discards all rows, which are durable in the tables; see `clearTraces`.
  func discardAll() {
    linkOffset = nil
    current.discardAll()
    other?.discardAll()
  }

  /// Whether the files still contain discarded rows.
  var hasTraces: Bool { current.hasTraces || other?.hasTraces ?? false }

  /// Erases a part of the discarded rows.
  func clearTraces() throws(StorageError) {
    let blanks = JournalBuffer(blankBlocks: Self.traceBytesAtATime / JournalFrame.blockBytes)
    if current.hasTraces { return try current.clearTraces(blanks) }
    if let other, other.hasTraces { try other.clearTraces(blanks) }
  }

  /// Whether the file of the next row has no name any more, as after the removal of its folder.
  var isRemoved: Bool { current.isRemoved }

  /// The path of a file that lost its name; nil if each has it.
  var lostPath: String? {
    [current, other].compactMap(\.self).first { !$0.hasName }?.path
  }

  /// Removes the files, unless others have their names; all rows are durable in the tables.
  func removeFiles() {
    current.remove()
    other?.remove()
  }

  /// Opens the other volume; returns nil if the disk is full.
  private func openOther() throws(StorageError) -> JournalVolume? {
    try store.names.checkData(of: store.path)
    do throws(StorageError) {
      let volume = try JournalVolume(
        path: store.path + JournalVolume.suffixes[1 - currentIndex],
        owner: store.owner(),
        end: 0,
        lastNumber: 0
      )
      volume.bytesMax = volumeBytesMax
      try store.sync(store.directory)
      return volume
    } catch {
      if error == .full { return nil }
      // The store stays open, so it is not unusable.
      if case .unusable(let reason) = error { throw .failed(reason) }
      throw error
    }
  }
}
