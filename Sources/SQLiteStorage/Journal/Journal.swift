import Storage

/// Commits that the tables do not have yet, on disk: two files beside the data file.
///
/// A commit is one frame behind the last, and durable with it. What it brings is folded into the
/// tables behind; a volume begins anew when all that it has is there, and on disk.
final class Journal {
  private let path: String
  private let salt: UInt64
  private let store: StoreFile
  /// The one that is written, and its place in `JournalVolume.suffixes`.
  private var current: JournalVolume
  private var currentPlace: Int
  /// Nil as long as it was never needed.
  private var other: JournalVolume?
  /// For tests: how long each of its files may become.
  var volumeBytesMax = JournalVolume.bytesMax {
    didSet {
      current.bytesMax = volumeBytesMax
      other?.bytesMax = volumeBytesMax
    }
  }
  private var buffer = JournalBuffer(count: bufferBytes)

  /// Most commits fit into it; for longer ones there is another one, as long as it is needed.
  private static let bufferBytes = 256 << 10
  private static let traceBytesAtATime = 1 << 20

  /// Goes on behind what there is; where nothing can be written, it throws `full`.
  init(of path: String, _ contents: JournalContents) throws(StorageError) {
    self.path = path
    salt = contents.flushed.salt
    store = StoreFile(path: path)
    let end = contents.end
    // Of what is in the tables nobody knows whether that is on disk.
    let flushed = contents.flushed.number
    currentPlace = end.volume
    current = try JournalVolume(
      path: path + JournalVolume.suffixes[end.volume],
      end: end.offset,
      lastNumber: contents.rows.last?.number ?? flushed
    )
    let otherPath = path + JournalVolume.suffixes[1 - end.volume]
    if try StoreFile.status(otherPath) != nil {
      let last = contents.rows.last { $0.end.volume != end.volume }
      other = try JournalVolume(path: otherPath, end: 0, lastNumber: last?.number ?? flushed)
    }
    if current.capacity == 0, other?.capacity ?? 0 == 0 {
      guard current.makeRoom(for: JournalFrame.blockBytes) else { throw .full }
    }
    try store.sync(store.directory)
  }

  /// Whether a row of so many bytes may ever be one of it.
  static func takes(rowOf byteCount: Int) -> Bool {
    JournalFrame.size(ofRow: byteCount) <= JournalVolume.bytesMax
  }

  /// Whether there is room for a row, with all that can be done about it here; up to that number
  /// rows are in the tables, and these on disk.
  func hasRoom(forRowOf byteCount: Int, flushed: Int64) throws(StorageError) -> Bool {
    let size = JournalFrame.size(ofRow: byteCount)
    if current.makeRoom(for: size) { return true }
    if other == nil { other = try openedOther() }
    if let next = other, next.lastNumber <= flushed {
      next.beginAnew()
      other = current
      current = next
      currentPlace = 1 - currentPlace
      if current.makeRoom(for: size) { return true }
    }
    guard current.lastNumber <= flushed else { return false }
    current.beginAnew()
    return current.makeRoom(for: size)
  }

  /// Whether the other volume should be free by now, so that there is room when this one is full.
  func isTight(flushed: Int64) -> Bool {
    current.isHalfFull && other?.lastNumber ?? 0 > flushed
  }

  /// A row behind the last one, where there is room; on disk when it returns.
  ///
  /// Gives back where the next one goes.
  func append(_ row: [UInt8], number: Int64) throws(StorageError) -> JournalPlace {
    let frame = JournalFrame(row, number: number, salt: salt)
    if buffer.take(frame, row, salt: salt) {
      try current.append(buffer, number: number)
    } else {
      var buffer = JournalBuffer(count: frame.size)
      _ = buffer.take(frame, row, salt: salt)
      try current.append(buffer, number: number)
    }
    return JournalPlace(volume: currentPlace, offset: current.end)
  }

  /// More room, before it is needed: a part of upkeep.
  func prepareRoom() {
    current.prepareRoom()
  }

  /// Where the next row goes once it has forgotten all.
  var beginning: JournalPlace { JournalPlace(volume: currentPlace, offset: 0) }

  /// All that it has is in the tables, and these are on disk; none of it is to stay in its files.
  func forget() {
    current.forget()
    other?.forget()
  }

  /// Whether there is something left of what it was to forget.
  var hasTraces: Bool { current.hasTraces || other?.hasTraces ?? false }

  /// Clears a part of that.
  func clearTraces() throws(StorageError) {
    let zeros = JournalBuffer(count: Self.traceBytesAtATime)
    if current.hasTraces { return try current.clearTraces(zeros) }
    if let other, other.hasTraces { try other.clearTraces(zeros) }
  }

  /// Takes its files away: all that they have is in the tables, and these are on disk.
  func remove() {
    current.remove()
    other?.remove()
  }

  /// Nil where there is no room for it.
  private func openedOther() throws(StorageError) -> JournalVolume? {
    do throws(StorageError) {
      let volume = try JournalVolume(
        path: path + JournalVolume.suffixes[1 - currentPlace],
        end: 0,
        lastNumber: 0
      )
      volume.bytesMax = volumeBytesMax
      try store.sync(store.directory)
      return volume
    } catch {
      if error == .full { return nil }
      // The store is open, and stays so.
      if case .unusable(let reason) = error { throw .failed(reason) }
      throw error
    }
  }
}
