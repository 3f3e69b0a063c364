import Foundation
import Glibc
import IdentityCore
@testable import SQLiteStorage
import Storage
import TestSupport
import Testing

/// Damage to the journal that a kill has left, with waiting rows in both files.
@Suite("A damaged journal")
struct JournalDamageTests {
  private static let block = JournalFrame.blockBytes
  /// Eight blocks a file, so that the rows change the file often.
  private static let volumeBytes = 8 * block

  /// A store as a kill leaves it.
  private struct KilledStore {
    let directory: TemporaryDirectory
    /// Number of confirmed events; each row has one.
    var events: Int64 = 0
    /// The waiting rows.
    var rows: [JournalContents.Row] = []

    var path: String { copy ?? directory.file("killed") }
    var copy: String?
    /// A copy of the journal's files from some commits before.
    var old: String { directory.file("old") }

    func journal(_ volume: Int, of path: String) -> URL {
      URL(fileURLWithPath: path + JournalVolume.suffixes[volume])
    }

    /// Takes the files as a kill would leave them now.
    func renew(from path: String) throws {
      for suffix in StoreFiles.suffixes {
        try? FileManager.default.removeItem(atPath: self.path + suffix)
      }
      try StoreFiles.copy(path, to: self.path)
    }
  }

  /// Commits rows of random sizes, and ends at a random moment at which rows wait in both files.
  private func killedStore(using random: inout SplitMix) throws -> KilledStore {
    var killed = KilledStore(directory: try TemporaryDirectory())
    let path = killed.directory.file()
    let store = try SQLiteStore(path: path)
    let writer = try #require(try store.openWriter() as? SQLiteWriter)
    writer.journal.volumeBytesMax = Self.volumeBytes
    let countMin = Int64.random(in: 20...60, using: &random)
    var oldFiles: [String: Data] = [:]
    while true {
      killed.events += 1
      var event = event(killed.events)
      event.ballast = noise(Int.random(in: 0...9000, using: &random))
      try writer.commit([Turn(number: TurnNumber(1), events: [event])])
      if killed.events == countMin - 15 {
        for suffix in JournalVolume.suffixes {
          oldFiles[suffix] = FileManager.default.contents(atPath: path + suffix)
        }
      }
      guard killed.events > countMin else { continue }
      killed.rows = try store.journalRows()
      if Set(killed.rows.map(\.end.volume)).count == 2 { break }
      try #require(killed.events < 500)
    }
    try StoreFiles.copy(path, to: killed.path)
    for (suffix, bytes) in oldFiles {
      try bytes.write(to: URL(fileURLWithPath: killed.old + suffix))
    }
    return killed
  }

  /// Damages a copy, starts on it, and expects that no confirmed event is lost without a refusal.
  ///
  /// Returns whether the start was refused. `newestMayBeTorn`: the damage hits the newest frame.
  @discardableResult
  private func check(
    _ killed: KilledStore,
    _ what: String,
    newestMayBeTorn: Bool = false,
    _ damage: (String) throws -> Void
  ) throws -> Bool {
    let path = killed.directory.file("damaged")
    let files = FileManager.default
    for suffix in StoreFiles.suffixes + ["-shm"] { try? files.removeItem(atPath: path + suffix) }
    try StoreFiles.copy(killed.path, to: path)
    try damage(path)
    let faults = try SQLiteScan(path: path).faults()
    let found: Int
    do {
      let store = try SQLiteStore(path: path)
      found = try events(in: store)
      // A writer that goes on keeps them, too.
      let next = Int64(found) + 1
      try store.openWriter().commit([Turn(number: TurnNumber(1), events: [event(next)])])
      #expect(try events(in: SQLiteStore(path: path)) == Int(next), "\(what)")
    } catch StorageError.unusable(let reason) {
      #expect(faults.contains { reason.contains($0) }, "\(what): \(reason), \(faults)")
      #expect(JournalVolume.suffixes.contains { reason.contains(path + $0) }, "\(what): \(reason)")
      #expect(reason.contains("cp BACKUP \(path)"), "\(what): \(reason)")
      return true
    }
    #expect(faults == [], "\(what)")
    let lost = Int(killed.events) - found
    #expect(lost == 0 || newestMayBeTorn && lost == 1, "\(what): \(lost) lost")
    return false
  }

  private func events(in store: SQLiteStore) throws -> Int {
    let query = EventQuery(project: shop, after: 0, limit: 10_000)
    return try store.openReader().events(query).events.count
  }

  private static func flip(_ bit: Int, at offset: Int, in file: URL) throws {
    var bytes = try Data(contentsOf: file)
    bytes[offset] ^= 1 << UInt8(bit)
    try bytes.write(to: file)
  }

  @Test("No confirmed row is lost without a refusal, whatever happens to a file", arguments: 0..<2)
  func damaged(round: Int) throws {
    var random = SplitMix(state: Seed.chosen() &+ UInt64(round))
    let killed = try killedStore(using: &random)
    #expect(try !check(killed, "intact") { _ in })
    for volume in 0...1 {
      let size = try Data(contentsOf: killed.journal(volume, of: killed.path)).count
      let end = killed.rows.last { $0.end.volume == volume }?.end.offset ?? 0
      for (what, isOld) in [("removed", false), ("emptied", false), ("old copy", true)] {
        let isRefused = try check(killed, "file \(volume + 1): \(what)") { path in
          let file = killed.journal(volume, of: path)
          if what == "removed" { return try FileManager.default.removeItem(at: file) }
          let old = killed.journal(volume, of: killed.old)
          try (isOld ? Data(contentsOf: old) : Data()).write(to: file)
        }
        #expect(isRefused, "file \(volume + 1): \(what)")
      }
      for cut in stride(from: 0, to: size, by: Self.block / 2) {
        let isRefused = try check(killed, "file \(volume + 1): cut at \(cut)") { path in
          try Data(contentsOf: killed.journal(volume, of: path)).prefix(cut)
            .write(to: killed.journal(volume, of: path))
        }
        // The last block of a frame may end with padding.
        let isHarmless = cut > end - Self.block
        #expect(isRefused || isHarmless, "file \(volume + 1): cut at \(cut) of \(end)")
      }
    }
    try check(killed, "swapped") { path in
      let files = try (0...1).map { try Data(contentsOf: killed.journal($0, of: path)) }
      for volume in 0...1 { try files[1 - volume].write(to: killed.journal(volume, of: path)) }
    }
  }

  @Test("Zeros up to the end of a file are refused wherever they begin", arguments: 0..<2)
  func cleared(round: Int) throws {
    var random = SplitMix(state: Seed.chosen() &+ UInt64(200 + round))
    let killed = try killedStore(using: &random)
    for volume in 0...1 {
      let end = try #require(killed.rows.last { $0.end.volume == volume }).end.offset
      for start in stride(from: 0, through: end, by: Self.block / 4) {
        let isRefused = try check(killed, "file \(volume + 1): zeros from \(start)") { path in
          let file = killed.journal(volume, of: path)
          var bytes = try Data(contentsOf: file)
          bytes.replaceSubrange(start..., with: Data(count: bytes.count - start))
          try bytes.write(to: file)
        }
        #expect(isRefused || start > end - Self.block, "file \(volume + 1): \(start) of \(end)")
      }
    }
  }

  @Test("Damage to the newest rows alone is refused, also if nothing is readable behind it")
  func newest() throws {
    var random = SplitMix(state: Seed.chosen() &+ 300)
    let killed = try killedStore(using: &random)
    let last = try #require(killed.rows.last)
    for row in killed.rows {
      let (start, size) = (row.start, row.end.offset - row.start)
      for (isNoise, isWhole) in [(false, true), (true, true), (false, false), (true, false)] {
        let from = isWhole ? start : start + Int.random(in: 1..<size, using: &random)
        let what = "row \(row.number), from \(from - start), \(isNoise ? "noise" : "zeros")"
        // What spares the header of the newest row looks as a crash may leave it.
        let mayBeTorn = row.number == last.number && !isWhole
        let isRefused = try check(killed, what, newestMayBeTorn: mayBeTorn) { path in
          for volume in Set([row.end.volume, last.end.volume]) {
            // Behind the last row of the earlier file is its link.
            let end = killed.rows.last { $0.end.volume == volume }?.end.offset ?? 0
            let start = volume == row.end.volume ? from : 0
            let file = killed.journal(volume, of: path)
            var bytes = try Data(contentsOf: file)
            let count = end + (volume == last.end.volume ? 0 : Self.block) - start
            let damage = isNoise ? Data(noise(count)) : Data(count: count)
            bytes.replaceSubrange(start..<(start + count), with: damage)
            try bytes.write(to: file)
          }
        }
        #expect(isRefused || mayBeTorn, "\(what)")
      }
    }
  }

  @Test("One flipped bit is refused, except in the newest row", arguments: 0..<2)
  func flipped(round: Int) throws {
    var random = SplitMix(state: Seed.chosen() &+ UInt64(100 + round))
    let killed = try killedStore(using: &random)
    let last = try #require(killed.rows.last)
    let newest = last.start..<last.end.offset
    for volume in 0...1 {
      let size = try Data(contentsOf: killed.journal(volume, of: killed.path)).count
      for start in stride(from: 0, to: size, by: Self.block) {
        // Each part of a header or a link, the row, and the end of the block; four of them.
        let places = [0, 8, 16, 24, 32, 40, 41, 100, Self.block - 1]
        for place in places.shuffled(using: &random).prefix(4) {
          let offset = start + place
          let isNewest = volume == last.end.volume && newest.contains(offset)
          let bit = Int.random(in: 0..<8, using: &random)
          let what = "file \(volume + 1): bit \(bit) at \(offset)"
          try check(killed, what, newestMayBeTorn: isNewest) { path in
            try Self.flip(bit, at: offset, in: killed.journal(volume, of: path))
          }
        }
      }
    }
  }

  /// Gives a killed store the journal of an earlier program: frames without stamps, no links, and
  /// zeros in free blocks.
  private func makeOld(_ killed: KilledStore, hasJournal: Int) throws {
    let connection = try Connection(
      path: killed.path,
      access: .write,
      busyTimeoutMilliseconds: 1000
    )
    connection.keepLogOnClose()
    let salt = try connection.flushedRows().salt
    for volume in 0...1 {
      let rows = killed.rows.filter { $0.end.volume == volume }
      let start = try #require(rows.first).start
      let file = killed.journal(volume, of: killed.path)
      let before = try Data(contentsOf: file)
      var bytes = before.prefix(start)
      for row in rows {
        bytes += Data("entdturn".utf8)
        for word in [salt, UInt64(row.number), UInt64(row.bytes.count), row.checksum] {
          bytes += Data((0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) })
        }
        bytes += row.bytes
        bytes += Data(count: (Self.block - bytes.count % Self.block) % Self.block)
      }
      bytes += Data(count: before.count - bytes.count)
      try bytes.write(to: file)
    }
    try connection.execute("UPDATE folded SET has_journal = \(hasJournal)")
  }

  @Test(
    "A journal without stamps and links, of an earlier program, is read and gets them",
    arguments: 1...2
  )
  func old(hasJournal: Int) throws {
    var random = SplitMix(state: Seed.chosen())
    var killed = try killedStore(using: &random)
    let first = try #require(killed.rows.first).end.volume
    try makeOld(killed, hasJournal: hasJournal)
    #expect(try !check(killed, "old") { _ in })
    var path = killed.path
    killed.copy = killed.directory.file("upgraded")
    for start in 1...3 {
      let store = try SQLiteStore(path: path)
      let writer = try #require(try store.openWriter() as? SQLiteWriter)
      if start == 1 {
        // The start adds the link before it confirms anything.
        try killed.renew(from: path)
        let isRefused = try check(killed, "upgraded, then removed") { path in
          try FileManager.default.removeItem(at: killed.journal(1 - first, of: path))
        }
        #expect(isRefused)
      }
      if start == 1, hasJournal == 2 {
        // The old frames stay in the files, and no row waits.
        try writer.finishUpkeep()
        try killed.renew(from: path)
      } else {
        try commitAndTear(&killed, store, writer, using: &random)
      }
      path = killed.directory.file("start\(start)")
      try StoreFiles.copy(killed.path, to: path)
    }
    // The rows of the earlier program have gone at the latest before the second start.
    let last = try #require(try SQLiteStore(path: path).journalRows().last)
    let isRefused = try check(killed, "upgraded, then cleared") { path in
      let file = killed.journal(last.end.volume, of: path)
      var bytes = try Data(contentsOf: file)
      let newest = last.start..<last.end.offset
      bytes.replaceSubrange(newest, with: Data(count: newest.count))
      try bytes.write(to: file)
    }
    #expect(isRefused)
  }

  @Test("Neither an intact journal nor a torn frame is taken for damage", arguments: 0..<2)
  func torn(round: Int) throws {
    var random = SplitMix(state: Seed.chosen() &+ UInt64(400 + round))
    var killed = KilledStore(directory: try TemporaryDirectory())
    let store = try SQLiteStore(path: killed.directory.file())
    let writer = try #require(try store.openWriter() as? SQLiteWriter)
    try commitAndTear(&killed, store, writer, using: &random)
  }

  /// Commits rows, and starts on what a kill leaves after each commit, and a power cut within it.
  private func commitAndTear(
    _ killed: inout KilledStore,
    _ store: SQLiteStore,
    _ writer: SQLiteWriter,
    using random: inout SplitMix
  ) throws {
    writer.journal.volumeBytesMax = Self.volumeBytes
    for _ in 0..<40 {
      let before = (0...1).map { try? Data(contentsOf: killed.journal($0, of: store.path)) }
      killed.events += 1
      var event = event(killed.events)
      event.ballast = noise(Int.random(in: 0...9000, using: &random))
      try writer.commit([Turn(number: TurnNumber(1), events: [event])])
      try killed.renew(from: store.path)
      let volume = try #require(try store.journalRows().last).end.volume
      #expect(try !check(killed, "intact, \(killed.events)") { _ in })
      guard let old = before[volume] else { continue }
      // Each sector may be old or new, and the link comes after the row.
      let isRefused = try check(killed, "torn, \(killed.events)", newestMayBeTorn: true) { path in
        let file = killed.journal(volume, of: path)
        var bytes = try Data(contentsOf: file)
        for start in stride(from: 0, to: old.count, by: 512)
        where Bool.random(using: &random) {
          bytes.replaceSubrange(start..<(start + 512), with: old[start..<(start + 512)])
        }
        try bytes.write(to: file)
        try before[1 - volume]?.write(to: killed.journal(1 - volume, of: path))
      }
      #expect(!isRefused)
    }
  }

  @Test("A frame of any size hides nothing behind it")
  func largeFrame() throws {
    let directory = try TemporaryDirectory()
    let path = directory.file("killed")
    var killed = KilledStore(directory: directory)
    do {
      let writer = try SQLiteStore(path: directory.file()).openWriter()
      for cursor in 1...3 as ClosedRange<Int64> {
        var event = event(cursor)
        event.ballast = noise(cursor == 2 ? 6 << 20 : 10)
        try writer.commit([Turn(number: TurnNumber(1), events: [event])])
      }
      killed.events = 3
      try StoreFiles.copy(directory.file(), to: path)
    }
    let isRefused = try check(killed, "a large frame") { path in
      try Self.flip(0, at: Self.block + (3 << 20) + 100, in: killed.journal(0, of: path))
    }
    #expect(isRefused)
  }

  @Test(
    "The journal belongs to the owner of the data file",
    .enabled(if: geteuid() == 0, "needs root: run it as root")
  )
  func owner() throws {
    let directory = try TemporaryDirectory()
    let path = directory.file()
    try SQLiteStore.createFile(at: path)
    #expect(unsafe chown(path, 65534, 65533) == 0)
    let writer = try #require(try SQLiteStore(path: path).openWriter() as? SQLiteWriter)
    writer.journal.volumeBytesMax = Self.volumeBytes
    for cursor in 1...20 as ClosedRange<Int64> {
      try writer.commit([Turn(number: TurnNumber(1), events: [event(cursor)])])
    }
    for suffix in StoreFiles.suffixes + ["-shm"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path + suffix)
      #expect(attributes[.ownerAccountID] as? Int == 65534, "\(suffix)")
      #expect(attributes[.groupOwnerAccountID] as? Int == 65533, "\(suffix)")
    }
  }

  @Test("No file of the journal is made beside another data file")
  func replacedStore() throws {
    let directory = try TemporaryDirectory()
    let (path, other) = (directory.file(), directory.file("other"))
    let writer = try #require(try SQLiteStore(path: path).openWriter() as? SQLiteWriter)
    writer.journal.volumeBytesMax = Self.volumeBytes
    try writer.commit([Turn(number: TurnNumber(1), events: [event(1)])])
    try SQLiteStore.createFile(at: other)
    let files = FileManager.default
    try files.moveItem(atPath: path + "-journal1", toPath: other + "-journal1")
    #expect(unsafe rename(other, path) == 0 && rename(other + "-journal1", path + "-journal1") == 0)
    // The writer looks only once in a second, and before it makes a file.
    var cursor: Int64 = 1
    let error = #expect(throws: StorageError.self) {
      while cursor < 20 {
        cursor += 1
        try writer.commit([Turn(number: TurnNumber(1), events: [event(cursor)])])
      }
    }
    #expect("\(String(describing: error))".contains("\(path) was removed or replaced"))
    #expect(!files.fileExists(atPath: path + "-journal2"))
  }
}
