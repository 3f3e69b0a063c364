import Foundation
import IdentityCore
@testable import SQLiteStorage
import Storage
import TestSupport
import Testing

/// Damaged pages that commits don't read, but flushes write.
@Suite("A damaged table")
struct DamagedTableTests {
  private let directory: TemporaryDirectory
  private var path: String { directory.file() }

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// Returns ids in an order without a pattern.
  private static func customerID(_ number: Int64) -> CustomerID {
    CustomerID("c\(number * 7919 % 10_007 + 10_000)")
  }

  private static func turn(_ number: Int64) -> Turn {
    let id = customerID(number)
    return Turn(
      number: TurnNumber(UInt64(number)),
      changes: [.customer(shop, id): customer(id, ordinal: number)],
      events: [event(number, of: id)]
    )
  }

  /// Makes a store with an event for each of some customers, and damages a leaf of a table.
  private func makeStore(_ count: Int64, damaging table: String) throws {
    do {
      let writer = try SQLiteStore(path: path).openWriter()
      for first in stride(from: 1, through: count, by: 100) {
        try writer.commit((first..<(first + 100)).map { Self.turn($0) })
      }
    }
    var leaves: [Int64] = []
    do {
      let connection = try Connection(path: path, access: .read, busyTimeoutMilliseconds: 0)
      let select = "SELECT pageno FROM dbstat WHERE name = '\(table)' AND pagetype = 'leaf'"
      try connection.prepare(select).forEachRow { row in
        leaves.append(row.integer(0))
        return .next
      }
    }
    try #require(leaves.count > 8)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let start = (Int(leaves[leaves.count / 2]) - 1) * 4096
    bytes.replaceSubrange(start..<(start + 100), with: repeatElement(0xFF, count: 100))
    try bytes.write(to: URL(fileURLWithPath: path))
  }

  /// Commits one more turn for each number, and does what maintenance it can.
  private func commit(_ numbers: ClosedRange<Int64>, to writer: SQLiteWriter) throws -> Int {
    var failures = 0
    for number in numbers {
      try writer.commit([Self.turn(number)])
      guard number % 50 == 0 else { continue }
      do {
        while try writer.upkeep(isIdle: true) != .done {}
      } catch {
        failures += 1
      }
    }
    return failures
  }

  private func customers(in store: SQLiteStore, _ numbers: ClosedRange<Int64>) throws -> Int {
    let reader = try store.openReader()
    var found = 0
    for number in numbers {
      do {
        let id = Self.customerID(number)
        if try reader.load([.customer(shop, id)])[0] != nil { found += 1 }
      } catch {
        // It is on the damaged page.
      }
    }
    return found
  }

  @Test(
    "No commit is refused, and the journal stays short",
    arguments: ["customer_events", "customers"]
  )
  func commitsGoOn(table: String) throws {
    try makeStore(3000, damaging: table)
    do {
      let store = try SQLiteStore(path: path)
      let writer = try #require(try store.openWriter() as? SQLiteWriter)
      writer.journal.volumeBytesMax = 1 << 20
      // Several times what the journal holds.
      let failures = try commit(3001...6000, to: writer)
      #expect(failures == 1)
      #expect(store.memtable.repeated.byteCount > 0)
      #expect(store.memtable.byteCount == 0)
      // What is held back is found.
      #expect(try customers(in: store, 3001...6000) == 3000)
      try StoreFiles.copy(path, to: directory.file("killed"))
    }
    // It is there after a stop, and after a kill.
    for path in [path, directory.file("killed")] {
      let store = try SQLiteStore(path: path)
      #expect(store.memtable.repeated.byteCount > 0)
      #expect(try customers(in: store, 3001...6000) == 3000)
      let query = EventQuery(project: shop, after: 5990, limit: 100)
      #expect(try store.openReader().events(query).events.map(\.cursor) == Array(5991...6000))
      let writer = try #require(try store.openWriter() as? SQLiteWriter)
      #expect(try commit(6001...6200, to: writer) == 1)
      #expect(try customers(in: store, 3001...6200) == 3200)
      #expect(try SQLiteScan(path: path).faults().isEmpty == false)
    }
  }

  @Test("Events that are held back are found by their customer")
  func heldEvents() throws {
    try makeStore(3000, damaging: "customer_events")
    let store = try SQLiteStore(path: path)
    let writer = try #require(try store.openWriter() as? SQLiteWriter)
    _ = try commit(3001...4000, to: writer)
    let held = store.memtable.heldEvents(of: shop, after: 0)
    #expect(!held.isEmpty && held.count < 500)
    #expect(held.map(\.cursor) == held.map(\.cursor).sorted())
  }

  @Test("Records that are held back are listed")
  func heldRecords() throws {
    try makeStore(3000, damaging: "customers")
    let store = try SQLiteStore(path: path)
    let writer = try #require(try store.openWriter() as? SQLiteWriter)
    _ = try commit(3001...4000, to: writer)
    #expect(store.memtable.byteCount == 0)
    let listed = store.memtable.page(of: .customer, in: shop, after: [], limit: 10_000)
    let ids = Set((3001...4000 as ClosedRange<Int64>).map { Self.customerID($0).bytes })
    #expect(!listed.isEmpty)
    #expect(listed.allSatisfy { ids.contains($0.key.id) })
  }

  @Test("Above the bound nothing more leaves the journal, and commits go on until it is full")
  func bound() throws {
    try makeStore(3000, damaging: "customer_events")
    let store = try SQLiteStore(path: path)
    let writer = try #require(try store.openWriter() as? SQLiteWriter)
    writer.heldBytesMax = 100
    writer.journal.volumeBytesMax = 1 << 20
    var number: Int64 = 3000
    let error = #expect(throws: StorageError.self) {
      while number < 9000 {
        number += 1
        try writer.commit([Self.turn(number)])
        if number % 50 == 0 { try? writer.finishUpkeep() }
      }
    }
    guard case .failed(let reason)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.contains("damaged pages keep"))
    #expect(number > 3400)
    #expect(try customers(in: store, 3001...(number - 1)) == Int(number - 3001))
  }

  @Test("A deletion that damage stops refuses no other commit, and its step is not stored")
  func deletion() throws {
    try makeStore(3000, damaging: "customer_events")
    let store = try SQLiteStore(path: path)
    do {
      let writer = try #require(try store.openWriter() as? SQLiteWriter)
      _ = try commit(3001...4000, to: writer)
      try #require(store.memtable.repeated.byteCount > 0)
    }
    let thread = try CommitThread(store) {}
    var erasure = Erasure(
      project: ProjectID("shop"),
      tombstone: UserID("deleted_1"),
      startedAt: Moment(milliseconds: 0),
      users: [UserID("u")]
    )
    var begun = Self.turn(4001)
    begun.changes[.erasures] = .erasures(Erasures(underway: [erasure]))
    begun.precedesRewrites = true
    thread.submit(begun)
    try thread.waitUntilDurable()
    let before = erasure
    func step(_ number: Int64, in turn: inout Turn) {
      erasure.stage = .events(of: 0, after: number, Erasure.Search())
      turn.changes[.erasures] = .erasures(Erasures(underway: [erasure]))
      turn.stepFrom = [before]
    }
    for number in 4002...4020 as ClosedRange<Int64> {
      var turn = Self.turn(number)
      if number == 4005 { turn.rewrites = [event(7, of: Self.customerID(7))] }
      if [4005, 4007].contains(number) { step(number, in: &turn) }
      thread.submit(turn)
    }
    try thread.waitUntilDurable()
    #expect(thread.progress().failure == nil)
    #expect(thread.progress().erasingFailure != nil)
    let reader = try store.openReader()
    #expect(try reader.load([.erasures]) == [.erasures(Erasures(underway: [before]))])
    #expect(try customers(in: store, 4001...4020) == 20)
    thread.stop()
  }

  @Test("A lost journal of which the data file has not everything is named at the end")
  func lostJournal() throws {
    try makeStore(3000, damaging: "customer_events")
    let store = try SQLiteStore(path: path)
    do {
      let writer = try #require(try store.openWriter() as? SQLiteWriter)
      _ = try commit(3001...4000, to: writer)
      try #require(store.memtable.repeated.byteCount > 0)
      try FileManager.default.removeItem(atPath: path + "-journal1")
      #expect(store.loss == nil)
    }
    let loss = try #require(store.loss)
    #expect(loss.hasPrefix("\(path)-journal1 was moved or removed"), "\(loss)")
  }

  @Test("A backup of a damaged store names that store")
  func backup() throws {
    try makeStore(3000, damaging: "customer_events")
    let error = #expect(throws: StorageError.self) {
      try SQLiteBackup(of: path, to: directory.file("copy")).run()
    }
    guard case .unusable(let reason)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.hasPrefix("\(path) is damaged, and so would its backup be"), "\(reason)")
    #expect(!reason.contains("copy.partial"), "\(reason)")
  }
}
