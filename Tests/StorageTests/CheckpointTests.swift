import Foundation
import IdentityCore
@testable import SQLiteStorage
import Storage
import Synchronization
import Testing

@Suite("Checkpoints", .timeLimit(.minutes(2)))
struct CheckpointTests {
  private let directory: TemporaryDirectory
  /// Ballast of every event, made once because a debug build generates it slowly.
  private let text = noise(400_000)
  /// 32 MB: the size at which commits wait, and a commit, a flush step and preallocated space.
  private let logBytesMax = 32_000_000

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// Commits without a pause; returns the maximum size of the log.
  private func write(_ cursors: ClosedRange<Int64>, to writer: any StoreWriter) throws -> Int {
    var longest = 0
    for cursor in cursors {
      var large = event(cursor)
      large.ballast = text
      try writer.commit([Turn(number: TurnNumber(1), events: [large])])
      _ = try writer.upkeep(isIdle: false)
      longest = max(longest, logSize)
    }
    return longest
  }

  private var logSize: Int {
    let path = directory.file() + "-wal"
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.size] as? Int) ?? 0
  }

  /// Number of the log's restarts: https://www.sqlite.org/fileformat2.html, 4.1.
  private func restartCount() throws -> UInt32 {
    let file = try #require(FileHandle(forReadingAtPath: directory.file() + "-wal"))
    let header = try #require(try file.read(upToCount: 16))
    return header[12...].reduce(0) { $0 << 8 | UInt32($1) }
  }

  private func check(_ reader: any StoreReader, _ count: Int) throws {
    let page = try reader.events(EventQuery(project: shop, after: 0, limit: .max))
    #expect(page.events.count == count)
    #expect(page.events.allSatisfy { $0.ballast.count == 400_000 })
  }

  @Test("The log stays short under constant writes")
  func busy() throws {
    let store = try SQLiteStore(path: directory.file())
    var writer: (any StoreWriter)? = try store.openWriter()
    let reader = try store.openReader()
    var count: Int64 = 150
    #expect(try write(1...count, to: try #require(writer)) < logBytesMax)
    // On a busy machine the copy of the log starts later.
    while try restartCount() <= 2 && count < 900 {
      #expect(try write((count + 1)...(count + 30), to: try #require(writer)) < logBytesMax)
      count += 30
    }
    #expect(try restartCount() > 2)
    try check(reader, Int(count))
    writer = nil
    #expect(directory.contents("entitled.sqlite-wal")?.isEmpty ?? true)
    try check(try SQLiteStore(path: directory.file()).openReader(), Int(count))
  }

  @Test("Committed data survives a crash at any point of a checkpoint")
  func crash() throws {
    let store = try SQLiteStore(path: directory.file())
    let writer = try store.openWriter()
    var found: [Int] = []
    for step in 0..<12 {
      let count = Int64(step + 1) * 6
      _ = try write((count - 5)...count, to: writer)
      // The data file is copied first: pages checkpointed meanwhile are also in the log.
      try StoreFiles.copy(directory.file(), to: directory.file("crash\(step)"))
      let reader = try SQLiteStore(path: directory.file("crash\(step)")).openReader()
      let page = try reader.events(EventQuery(project: shop, after: 0, limit: .max))
      found.append(page.events.count)
      for name in StoreFiles.suffixes + ["-shm"] {
        try? FileManager.default.removeItem(atPath: directory.file("crash\(step)") + name)
      }
    }
    #expect(found == (1...12).map { $0 * 6 })
  }

  @Test("A long read blocks the checkpoint but no commit, and the log shrinks afterwards")
  func oldReader() throws {
    let writer = try SQLiteStore(path: directory.file()).openWriter()
    _ = try write(1...1, to: writer)
    try writer.finishUpkeep()
    let other = try Connection(path: directory.file(), access: .read, busyTimeoutMilliseconds: 0)
    try other.execute("BEGIN")
    #expect(try other.integer("SELECT count(*) FROM events") == 1)
    let before = try restartCount()
    let longest = try write(2...100, to: writer)
    #expect(longest > logBytesMax)
    #expect(try restartCount() == before)
    #expect(try other.integer("SELECT count(*) FROM events") == 1)
    try other.execute("COMMIT")
    _ = try write(101...103, to: writer)
    try writer.finishUpkeep()
    _ = try write(104...104, to: writer)
    try writer.finishUpkeep()
    #expect(try restartCount() > before)
  }

  @Test("The log stays short beside a reader with long transactions")
  func busyReader() throws {
    let store = try SQLiteStore(path: directory.file())
    let writer = try store.openWriter()
    let reader = try store.openReader()
    let key = RecordKey.user(shop, "nobody")
    var longest = 0
    for cursor in 1...Int64(150) {
      // It keeps its snapshot until the writer ends it.
      #expect(try reader.load([key]) == [nil])
      longest = max(longest, try write(cursor...cursor, to: writer))
    }
    #expect(longest < logBytesMax)
    #expect(try restartCount() > 1)
    try check(reader, 150)
  }

  @Test("The log stays short beside constant lookups on another thread")
  func readerElsewhere() throws {
    let store = try SQLiteStore(path: directory.file())
    let writer = try store.openWriter()
    let other = Unpaused(store)
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      other.lookUp()
      isDone.signal()
    }
    let longest = Result { try write(1...150, to: writer) }
    other.isOver.store(true, ordering: .relaxed)
    isDone.wait()
    #expect(try longest.get() < logBytesMax)
    #expect(try restartCount() > 1)
    #expect(other.lookupCount.load(ordering: .relaxed) > 150)
  }

  @Test("The whole log is copied when writes stop")
  func finishUpkeep() throws {
    let store = try SQLiteStore(path: directory.file())
    let writer = try store.openWriter()
    _ = try write(1...60, to: writer)
    try writer.finishUpkeep()
    #expect(try writer.upkeep(isIdle: true) == .done)
    #expect(try store.journalRows().isEmpty)
  }

  // The checkpoint thread.

  private static let noFile = SQLiteError(
    extendedCode: 14,
    systemCode: 2,
    message: "unable to open database file",
    statement: nil
  )

  @Test("A connection that cannot be opened fails the start")
  func unopened() throws {
    #expect(throws: Self.noFile.refusal(of: "gone")) {
      _ = try CheckpointThread(of: StoreFile(path: "gone")) { () throws(SQLiteError) in
        throw Self.noFile
      }
    }
  }

  @Test("A failed checkpoint is reported once, and the next checkpoint runs")
  func failing() throws {
    let path = directory.file()
    _ = try SQLiteStore(path: path)
    let thread = try CheckpointThread(of: StoreFile(path: path)) { () throws(SQLiteError) in
      let connection = try Connection(path: path, access: .write, busyTimeoutMilliseconds: 0)
      // SQLite runs no checkpoint within a transaction of the same connection.
      try connection.execute("BEGIN IMMEDIATE")
      return connection
    }
    #expect(try thread.takeOutcome() == nil)
    for _ in 0..<3 {
      thread.begin(.copyLog)
      thread.waitUntilDone()
      #expect(!thread.isBusy)
      #expect(throws: SQLiteError.self) { try thread.takeOutcome() }
      #expect(try thread.takeOutcome() == nil)
      try thread.check()
    }
  }
}

/// Looks up a missing record repeatedly.
private final class Unpaused: Sendable {
  let isOver = Atomic(false)
  let lookupCount = Atomic(0)
  private let store: SQLiteStore

  init(_ store: SQLiteStore) {
    self.store = store
  }

  func lookUp() {
    guard let reader = try? store.openReader() else { return }
    while !isOver.load(ordering: .relaxed) {
      guard (try? reader.load([.user(shop, "nobody")])) == [nil] else { return }
      lookupCount.wrappingAdd(1, ordering: .relaxed)
    }
  }
}
