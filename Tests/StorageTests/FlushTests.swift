import IdentityCore
@testable import SQLiteStorage
import Storage
import Testing

@Suite("Flushes")
struct FlushTests {
  private let memtable = Memtable()

  private func add(_ number: Int64, _ users: [UserID], events: [Int64: CustomerID] = [:]) {
    var changes: [RecordKey: Record?] = [:]
    for id in users { changes[.user(shop, id)] = user(id, createdAt: number) }
    let turn = Turn(number: TurnNumber(1), changes: changes, events: Self.inOrder(events))
    memtable.add(JournalRow([turn]), number: number)
  }

  private static func inOrder(_ events: [Int64: CustomerID]) -> [StoredEvent] {
    events.sorted { $0.key < $1.key }.map { event($0.key, of: $0.value) }
  }

  private func stored(_ id: UserID, by row: Int64) -> StoredRecord {
    StoredRecord(user(id, createdAt: row), for: .user(shop, id))
  }

  @Test(
    "Steps write events, then records by key, then index entries, then rows",
    arguments: 1...9
  )
  func steps(sizeMax: Int) throws {
    add(1, ["c", "b"], events: [1: "z", 2: "y"])
    add(2, ["a", "c"], events: [3: "z", 4: "x"])
    add(3, ["d"])
    var flush = try #require(memtable.flush())
    var records: [StoredRecord] = []
    var (events, indexEntries, rows): ([Int64], [Int64], [Int64]) = ([], [], [])
    while !flush.isDone {
      let step = flush.next(sizeMax: sizeMax)
      #expect(step.records.count + step.indexEntries.count <= sizeMax)
      if !step.records.isEmpty { #expect(events.count + step.events.count == 4) }
      if !step.indexEntries.isEmpty { #expect(records.count + step.records.count == 4) }
      if !step.rows.isEmpty { #expect(indexEntries.count + step.indexEntries.count == 4) }
      records += step.storedRecords
      events += step.cursors(of: step.events)
      indexEntries += step.cursors(of: step.indexEntries)
      rows += step.rows.map(\.number)
      memtable.remove(step.rows)
    }
    #expect(
      records == [stored("a", by: 2), stored("b", by: 1), stored("c", by: 2), stored("d", by: 3)]
    )
    #expect(events == [1, 2, 3, 4])
    let customers: KeyValuePairs<CustomerID, [Int64]> = ["x": [4], "y": [2], "z": [1, 3]]
    let byHash = customers.sorted { CustomerHash($0.key) < CustomerHash($1.key) }
    #expect(indexEntries == byHash.flatMap(\.value))
    #expect(rows == [1, 2, 3])
    #expect(memtable.byteCount == 0)
    #expect(memtable.newestRow == nil)
  }

  @Test("A row added during a flush belongs to the next flush and hides the older state")
  func meanwhile() throws {
    add(1, ["a", "b"])
    var flush = try #require(memtable.flush())
    add(2, ["a"], events: [1: "z"])
    let step = flush.next(sizeMax: .max)
    #expect(step.storedRecords == [stored("a", by: 1), stored("b", by: 1)])
    #expect(flush.isDone)
    memtable.remove(step.rows)
    let keys = [RecordKey.user(shop, "a"), .user(shop, "b")]
    let found = memtable.records(at: keys).found
    #expect(found == [stored("a", by: 2), nil])
    var next = try #require(memtable.flush())
    #expect(next.next(sizeMax: .max).storedRecords == [stored("a", by: 2)])
  }

  @Test("A flush of many rows is complete")
  func many() throws {
    for number in 1...2000 as ClosedRange<Int64> { add(number, [UserID("u\(number % 700)")]) }
    var flush = try #require(memtable.flush())
    let step = flush.next(sizeMax: .max)
    #expect(step.rows.map(\.number) == Array(1...2000))
    #expect(step.records.count == 700)
    let ids = step.storedRecords.map(\.key.id)
    #expect(ids == Set(ids).sorted { $0.lexicographicallyPrecedes($1) })
  }
}

extension Flush.Step {
  fileprivate var storedRecords: [StoredRecord] {
    records.map { item in
      let row = flushRows[item.row].row
      return row.record(row.recordParts[item.index])
    }
  }

  fileprivate func cursors(of items: ArraySlice<FlushItem>) -> [Int64] {
    items.map { flushRows[$0.row].row.eventParts[$0.index].indexEntry.cursor }
  }
}
