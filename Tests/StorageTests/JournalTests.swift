import Foundation
import IdentityCore
@testable import SQLiteStorage
import Storage
import Testing

@Suite("The journal")
struct JournalTests {
  private let directory: TemporaryDirectory
  private var path: String { directory.file() }
  private let salt: UInt64 = 0x0102_0304_0506_0708

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// A position at the beginning, with empty tables.
  private func journal() throws -> (journal: Journal, contents: JournalContents) {
    let contents = try JournalContents(of: path, FlushedRows(0, salt: salt))
    return (try Journal(of: StoreFile(path: path), contents), contents)
  }

  /// Makes a unique row of a given size.
  private func row(_ number: Int64, _ count: Int = 100) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: Int(number) + $0) }
  }

  private func file(_ suffix: String = "-journal1") -> URL { URL(fileURLWithPath: path + suffix) }

  /// Whether each block is one that has no frame.
  private func isBlank(_ bytes: Data) -> Bool {
    let block = Data("entdnone".utf8) + Data(count: JournalFrame.blockBytes - 8)
    let starts = stride(from: bytes.startIndex, to: bytes.endIndex, by: block.count)
    return !bytes.isEmpty && starts.allSatisfy { bytes[$0...].prefix(block.count) == block }
  }

  @Test("The encoding of a frame never changes")
  func golden() throws {
    _ = try journal().journal.append(row(7, 11), number: 1)
    let bytes = try Data(contentsOf: file())
    let wanted: [UInt8] =
      Array("entdrows".utf8) + [8, 7, 6, 5, 4, 3, 2, 1] + [1, 0, 0, 0, 0, 0, 0, 0]
      + [11, 0, 0, 0, 0, 0, 0, 0] + [26, 253, 45, 230, 160, 253, 142, 232]
      + [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]
    #expect(Array(bytes.prefix(51)) == wanted)
    #expect(bytes.prefix(JournalFrame.blockBytes).dropFirst(51).allSatisfy { $0 == 0 })
    #expect(isBlank(bytes.dropFirst(JournalFrame.blockBytes)))
  }

  @Test("Each further block of a frame begins with a stamp")
  func stamps() throws {
    let block = JournalFrame.blockBytes
    let (journal, _) = try journal()
    #expect(try journal.hasRoom(forRowOf: 10_000, flushed: 0))
    _ = try journal.append(row(1, 10_000), number: 1)
    let bytes = try Data(contentsOf: file())
    for start in [block, 2 * block] {
      #expect(bytes[start..<(start + 8)].elementsEqual("entdmore".utf8))
    }
    let parts = [40..<block, (block + 8)..<(2 * block), (2 * block + 8)..<(3 * block)]
    #expect(parts.flatMap { bytes[$0] }.prefix(10_000).elementsEqual(row(1, 10_000)))
  }

  @Test(
    "Rows of any length are read back",
    arguments: [0, 4055, 4056, 4057, 8144, 8145, 300_000]
  )
  func lengths(count: Int) throws {
    do {
      let (journal, _) = try journal()
      for number in 1...3 as ClosedRange<Int64> {
        #expect(try journal.hasRoom(forRowOf: count, flushed: 0))
        _ = try journal.append(row(number, count), number: number)
      }
    }
    let contents = try journal().contents
    #expect(contents.rows.map(\.number) == [1, 2, 3])
    #expect(contents.rows.map(\.bytes) == (1...3).map { row($0, count) })
  }

  @Test("An incomplete last frame is ignored and overwritten")
  func torn() throws {
    do {
      let (journal, _) = try journal()
      for number in 1...3 as ClosedRange<Int64> {
        #expect(try journal.hasRoom(forRowOf: 6000, flushed: 0))
        _ = try journal.append(row(number, 6000), number: number)
      }
    }
    let whole = try Data(contentsOf: file())
    // In the header, in the first block and in the second block.
    for place in [16384, 16400, 16424, 17000, 16384 + 4096 + 100] {
      var bytes = whole
      bytes[place] ^= 1
      try bytes.write(to: file())
      let (journal, contents) = try journal()
      #expect(contents.rows.map(\.number) == [1, 2], "\(place)")
      #expect(try journal.hasRoom(forRowOf: 6000, flushed: 0))
      _ = try journal.append(row(3, 6000), number: 3)
      #expect(try Data(contentsOf: file()) == whole)
    }
  }

  /// Returns the path of a store as a crash leaves it after some commits.
  private func copyAfterCrash(commits: Int64) throws -> String {
    let copy = directory.file("crashed")
    let writer = try SQLiteStore(path: path).openWriter()
    for cursor in 1...commits {
      try writer.commit([Turn(number: TurnNumber(1), events: [event(cursor)])])
    }
    try StoreFiles.copy(path, to: copy)
    return copy
  }

  @Test("Damage to any other frame is reported at a start and by a scan")
  func damaged() throws {
    let damaged = try copyAfterCrash(commits: 4)
    let journal = URL(fileURLWithPath: damaged + "-journal1")
    var bytes = try Data(contentsOf: journal)
    bytes[2 * JournalFrame.blockBytes + 50] ^= 1
    try bytes.write(to: journal)
    let error = #expect(throws: StorageError.self) { try SQLiteStore(path: damaged) }
    guard case .unusable(let sentence)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(sentence.contains("row 3 of its journal cannot be read"))
    #expect(sentence.contains("put a backup in its place"))
    let faults = try SQLiteScan(path: damaged).faults()
    #expect(faults.contains { $0.contains("row 3 of its journal cannot be read") })
    #expect(throws: StorageError.self) {
      try SQLiteBackup(of: damaged, to: directory.file("copy")).run()
    }
    #expect(try Data(contentsOf: journal) == bytes)
  }

  @Test("A store ignores the journal of another store or of its original")
  func foreign() throws {
    do {
      let store = try SQLiteStore(path: path)
      let writer = try store.openWriter()
      try writer.commit([Turn(number: TurnNumber(1), events: [event(1)])])
      _ = try SQLiteBackup(of: path, to: directory.file("copy")).run()
      for cursor in 2...3 as ClosedRange<Int64> {
        try writer.commit([Turn(number: TurnNumber(1), events: [event(cursor)])])
      }
      try FileManager.default.copyItem(
        atPath: path + "-journal1",
        toPath: directory.file("copy-journal1")
      )
    }
    let copy = try SQLiteStore(path: directory.file("copy"))
    let query = EventQuery(project: shop, after: 0, limit: 9)
    #expect(try copy.openReader().events(query).events == [event(1)])
    try copy.openWriter().commit([Turn(number: TurnNumber(1), events: [event(2)])])
    #expect(try copy.openReader().events(query).events == [event(1), event(2)])
  }

  @Test("A store needs its journal after a crash")
  func missing() throws {
    let lost = directory.file("lost")
    do {
      let store = try SQLiteStore(path: path)
      let writer = try store.openWriter()
      try writer.commit([Turn(number: TurnNumber(1), events: [event(1)])])
      for name in ["", "-wal"] {
        try FileManager.default.copyItem(atPath: path + name, toPath: lost + name)
      }
    }
    let error = #expect(throws: StorageError.self) { try SQLiteStore(path: lost) }
    guard case .unusable(let sentence)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(sentence.contains("its journal \(lost)-journal1 is missing"))
    let faults = try SQLiteScan(path: lost).faults()
    #expect(faults.contains { $0.contains("its journal \(lost)-journal1 is missing") })
    // The other file does not stand in for the one in which the rows begin.
    #expect(FileManager.default.createFile(atPath: lost + "-journal2", contents: nil))
    #expect(throws: StorageError.self) { try SQLiteStore(path: lost) }
    // Nor does an empty one.
    #expect(FileManager.default.createFile(atPath: lost + "-journal1", contents: nil))
    #expect(throws: StorageError.self) { try SQLiteStore(path: lost) }
    let query = EventQuery(project: shop, after: 0, limit: 9)
    // After a clean shutdown the store needs no journal.
    #expect(try SQLiteStore(path: path).openReader().events(query).events == [event(1)])
  }

  @Test("No empty store is made where a journal is", arguments: ["none", "empty", "blank"])
  func noData(_ file: String) throws {
    let lost = directory.file("lost")
    do {
      let store = try SQLiteStore(path: path)
      let writer = try store.openWriter()
      try writer.commit([Turn(number: TurnNumber(1), events: [event(1)])])
      try StoreFiles.copy(path, to: lost)
    }
    if file == "blank" {
      // A young store has all but an empty page in its log.
      try FileManager.default.removeItem(atPath: lost + "-wal")
    } else {
      try FileManager.default.removeItem(atPath: lost)
      if file == "empty" { #expect(FileManager.default.createFile(atPath: lost, contents: nil)) }
    }
    let before = try Data(contentsOf: URL(fileURLWithPath: lost + "-journal1"))
    let error = #expect(throws: StorageError.self) { try SQLiteStore(path: lost) }
    #expect("\(String(describing: error))".contains("is missing or empty, but"))
    #expect(throws: StorageError.self) { try SQLiteScan(path: lost).faults() }
    #expect(try Data(contentsOf: URL(fileURLWithPath: lost + "-journal1")) == before)
    #expect(FileManager.default.fileExists(atPath: lost) == (file != "none"))
  }

  @Test("A journal that was cut off is refused, wherever it ends")
  func cut() throws {
    let cut = try copyAfterCrash(commits: 3)
    let journal = URL(fileURLWithPath: cut + "-journal1")
    let whole = try Data(contentsOf: journal)
    let block = JournalFrame.blockBytes
    for size in [0, 100, block, 2 * block + 50, 3 * block] {
      try whole.prefix(size).write(to: journal)
      #expect(throws: StorageError.self, "\(size)") { try SQLiteStore(path: cut) }
      let faults = try SQLiteScan(path: cut).faults()
      #expect(faults.contains { $0.contains("journal1 is shorter") }, "\(size): \(faults)")
    }
    // The writer had one block more.
    try whole.prefix(4 * block).write(to: journal)
    let query = EventQuery(project: shop, after: 0, limit: 9)
    #expect(try SQLiteStore(path: cut).openReader().events(query).events.count == 3)
  }

  @Test("A reader of older tables detects a turn that bypassed the journal")
  func bypass() throws {
    let store = try SQLiteStore(path: path)
    let writer = try store.openWriter()
    try writer.commit([Turn(number: TurnNumber(1), events: [event(1)])])
    try writer.finishUpkeep()
    let older = try Connection(path: path, access: .read, busyTimeoutMilliseconds: 0)
    let before = try older.flushedRows()
    try writer.commit([Turn(number: TurnNumber(2), events: [event(2)], clearsTraces: true)])
    try writer.commit([Turn(number: TurnNumber(3), events: [event(3)])])
    #expect(try JournalContents(reading: path, before).fault != nil)
    let after = try older.flushedRows()
    #expect(after.number == before.number + 1)
    #expect(try JournalContents(of: path, after).rows.map(\.number) == [after.number + 1])
  }

  @Test("The journal switches volumes only when the other volume is flushed")
  func volumes() throws {
    let (journal, _) = try journal()
    // Four frames, and the block behind them.
    journal.volumeBytesMax = 5 * JournalFrame.blockBytes
    for number in 1...8 as ClosedRange<Int64> {
      #expect(try journal.hasRoom(forRowOf: 100, flushed: 0))
      _ = try journal.append(row(number), number: number)
    }
    #expect(try !journal.hasRoom(forRowOf: 100, flushed: 3))
    #expect(journal.isNearlyFull(flushed: 3))
    #expect(!journal.isNearlyFull(flushed: 4))
    #expect(try journal.hasRoom(forRowOf: 100, flushed: 4))
    _ = try journal.append(row(9), number: 9)
    let block = JournalFrame.blockBytes
    for next in [
      JournalPosition(volume: 0, offset: 4 * block), JournalPosition(volume: 1, offset: 0),
    ] {
      let contents = try JournalContents(of: path, FlushedRows(4, salt: salt, next: next))
      #expect(contents.rows.map(\.number) == [5, 6, 7, 8, 9])
      #expect(contents.end == JournalPosition(volume: 0, offset: block))
    }
    let middle = JournalPosition(volume: 1, offset: 2 * block)
    let finishUpkeep = try JournalContents(of: path, FlushedRows(6, salt: salt, next: middle))
    #expect(finishUpkeep.rows.map(\.number) == [7, 8, 9])
    // As if the tables had lost data that was assumed durable.
    #expect(throws: StorageError.self) {
      try JournalContents(of: path, FlushedRows(0, salt: salt))
    }
  }

  @Test("A block from the middle of an old frame is no damage")
  func zerosOfOldFrame() throws {
    let (journal, _) = try journal()
    // Its second block has only a zero, and the padding.
    let zeros = [UInt8](repeating: 0, count: JournalFrame.blockBytes - JournalFrame.headerBytes + 1)
    #expect(try journal.hasRoom(forRowOf: zeros.count, flushed: 0))
    _ = try journal.append(zeros, number: 1)
    journal.discardAll()
    #expect(try journal.hasRoom(forRowOf: 100, flushed: 1))
    _ = try journal.append(row(2), number: 2)
    var flushed = FlushedRows(1, salt: salt)
    (flushed.hasJournal, flushed.hasStamps) = (true, true)
    #expect(try JournalContents(of: path, flushed).rows.map(\.bytes) == [row(2)])
  }

  @Test("Discarded rows are overwritten, and new rows are not")
  func traces() throws {
    let (journal, _) = try journal()
    for number in 1...40 as ClosedRange<Int64> {
      #expect(try journal.hasRoom(forRowOf: 20_000, flushed: 0))
      _ = try journal.append([UInt8](repeating: 0xAA, count: 20_000), number: number)
    }
    journal.discardAll()
    #expect(try journal.hasRoom(forRowOf: 100, flushed: 40))
    _ = try journal.append(row(41), number: 41)
    while journal.hasTraces { try journal.clearTraces() }
    let contents = try JournalContents(of: path, FlushedRows(40, salt: salt))
    #expect(contents.rows.map(\.bytes) == [row(41)])
    let bytes = try Data(contentsOf: file())
    #expect(isBlank(bytes.dropFirst(JournalFrame.blockBytes)))
  }
}
