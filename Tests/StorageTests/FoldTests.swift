import IdentityCore
@testable import SQLiteStorage
import Storage
import Testing

@Suite("How rows go from the journal to the tables")
struct FoldTests {
  private let backlog = Backlog()

  private func add(_ number: Int64, _ users: [UserID], events cursors: [Int64] = []) {
    var changes: [RecordKey: Record?] = [:]
    for id in users { changes[.user(shop, id)] = user(id, createdAt: number) }
    let turn = Turn(number: TurnNumber(1), changes: changes, events: cursors.map { event($0) })
    let row = JournalRow([turn])
    backlog.add(row, number: number, byteCount: row.bytes.count)
  }

  private func stored(_ id: UserID, by row: Int64) -> StoredRecord {
    StoredRecord(user(id, createdAt: row), for: .user(shop, id))
  }

  @Test(
    "each record once and by address, then the events, then the rows, in steps of any size",
    arguments: 1...9
  )
  func steps(sizeMax: Int) throws {
    add(1, ["c", "b"], events: [1, 2])
    add(2, ["a", "c"], events: [3])
    add(3, ["d"])
    var fold = try #require(backlog.fold())
    var (records, events, rows): ([StoredRecord], [StoredEvent], [Int64]) = ([], [], [])
    while !fold.isDone {
      let step = fold.next(sizeMax: sizeMax)
      #expect(step.records.count + step.events.count + step.rows.count <= sizeMax)
      #expect(!step.records.isEmpty || !step.events.isEmpty || !step.rows.isEmpty)
      if !step.events.isEmpty { #expect(records.count + step.records.count == 4) }
      if !step.rows.isEmpty { #expect(events.count + step.events.count == 3) }
      records += step.records
      events += step.events
      rows += step.rows.map(\.number)
      backlog.remove(step.rows)
    }
    #expect(
      records == [stored("a", by: 2), stored("b", by: 1), stored("c", by: 2), stored("d", by: 3)]
    )
    #expect(events == [event(1), event(2), event(3)])
    #expect(rows == [1, 2, 3])
    #expect(backlog.byteCount == 0)
    #expect(backlog.newestRow == nil)
  }

  @Test("what comes meanwhile is the next fold's, and readers see it in front")
  func meanwhile() throws {
    add(1, ["a", "b"])
    var fold = try #require(backlog.fold())
    add(2, ["a"], events: [1])
    let step = fold.next(sizeMax: .max)
    #expect(step.records == [stored("a", by: 1), stored("b", by: 1)])
    #expect(step.events.isEmpty)
    #expect(fold.isDone)
    backlog.remove(step.rows)
    let addresses = [RecordAddress(.user(shop, "a")), RecordAddress(.user(shop, "b"))]
    #expect(backlog.records(at: addresses).records == [stored("a", by: 2), nil])
    var next = try #require(backlog.fold())
    #expect(next.next(sizeMax: .max).records == [stored("a", by: 2)])
  }

  @Test("a great many rows are all there")
  func many() throws {
    for number in 1...2000 as ClosedRange<Int64> { add(number, [UserID("u\(number % 700)")]) }
    var fold = try #require(backlog.fold())
    let step = fold.next(sizeMax: .max)
    #expect(step.rows.map(\.number) == Array(1...2000))
    #expect(step.records.count == 700)
    #expect(Set(step.records.map(\.address)).count == 700)
  }
}
