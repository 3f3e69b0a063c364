import IdentityCore
@testable import SQLiteStorage
import Storage
import Testing

@Suite("How rows go from the journal to the tables")
struct FoldTests {
  private let backlog = Backlog()

  private func add(_ number: Int64, _ users: [UserID], events: [Int64: CustomerID] = [:]) {
    var changes: [RecordKey: Record?] = [:]
    for id in users { changes[.user(shop, id)] = user(id, createdAt: number) }
    let turn = Turn(number: TurnNumber(1), changes: changes, events: Self.inOrder(events))
    backlog.add(JournalRow([turn]), number: number)
  }

  private static func inOrder(_ events: [Int64: CustomerID]) -> [StoredEvent] {
    events.sorted { $0.key < $1.key }.map { event($0.key, of: $0.value) }
  }

  private func stored(_ id: UserID, by row: Int64) -> StoredRecord {
    StoredRecord(user(id, createdAt: row), for: .user(shop, id))
  }

  @Test(
    "events, each record once and by address, with a customer what finds its events, then rows",
    arguments: 1...9
  )
  func steps(sizeMax: Int) throws {
    add(1, ["c", "b"], events: [1: "z", 2: "y"])
    add(2, ["a", "c"], events: [3: "z", 4: "x"])
    add(3, ["d"])
    var fold = try #require(backlog.fold())
    var records: [StoredRecord] = []
    var (events, findings, rows): ([Int64], [Int64], [Int64]) = ([], [], [])
    while !fold.isDone {
      let step = fold.next(sizeMax: sizeMax)
      // What finds the two events of one customer is not parted.
      #expect(step.records.count + step.foundEvents.count <= max(2, sizeMax))
      if !step.records.isEmpty { #expect(events.count + step.events.count == 4) }
      if !step.customers.isEmpty { #expect(records.count + step.records.count == 4) }
      if !step.rows.isEmpty { #expect(findings.count + step.foundEvents.count == 4) }
      records += step.storedRecords
      events += step.events.map { step.foldRows[$0.row].row.eventParts[$0.place].finding.cursor }
      findings += step.foundEvents
      rows += step.rows.map(\.number)
      backlog.remove(step.rows)
    }
    #expect(
      records == [stored("a", by: 2), stored("b", by: 1), stored("c", by: 2), stored("d", by: 3)]
    )
    #expect(events == [1, 2, 3, 4])
    #expect(findings == [4, 2, 1, 3])
    #expect(rows == [1, 2, 3])
    #expect(backlog.byteCount == 0)
    #expect(backlog.newestRow == nil)
  }

  /// Customers are written with what finds their events, and what finds those of others alone.
  @Test("a customer and its events come together, in the order of addresses")
  func customers() throws {
    var turn = Turn(number: TurnNumber(1))
    for id in ["b", "d", "e"] as [CustomerID] {
      turn.changes[.customer(shop, id)] = customer(id)
    }
    turn.changes[.customer(other, "a")] = customer("a")
    turn.events =
      [
        event(1, of: "d"), event(2, of: "c"), event(3, of: "d"), event(1, of: "b", in: other),
        event(2, of: "a", in: other),
      ]
      + (4...300).map { event($0, of: "e") }
    backlog.add(JournalRow([turn]), number: 1)
    var fold = try #require(backlog.fold())
    let customers = fold.next(sizeMax: .max).customers
    let cursors = customers.map { customer in
      customer.findings.map { turn.events[$0.place].cursor }
    }
    #expect(
      cursors == [
        [], [2], [1, 3], Array(4...131), Array(132...259), Array(260...300), [2], [1],
      ]
    )
    #expect(
      customers.map { $0.record != nil } == [true, false, true, true, false, false, true, false]
    )
  }

  @Test("what comes meanwhile is the next fold's, and readers see it in front")
  func meanwhile() throws {
    add(1, ["a", "b"])
    var fold = try #require(backlog.fold())
    add(2, ["a"], events: [1: "z"])
    let step = fold.next(sizeMax: .max)
    #expect(step.storedRecords == [stored("a", by: 1), stored("b", by: 1)])
    #expect(step.customers.isEmpty)
    #expect(fold.isDone)
    backlog.remove(step.rows)
    let addresses = [RecordAddress(.user(shop, "a")), RecordAddress(.user(shop, "b"))]
    let found = backlog.records(at: addresses).found
    #expect(found == [stored("a", by: 2), nil])
    var next = try #require(backlog.fold())
    #expect(next.next(sizeMax: .max).storedRecords == [stored("a", by: 2)])
  }

  @Test("a great many rows are all there")
  func many() throws {
    for number in 1...2000 as ClosedRange<Int64> { add(number, [UserID("u\(number % 700)")]) }
    var fold = try #require(backlog.fold())
    let step = fold.next(sizeMax: .max)
    #expect(step.rows.map(\.number) == Array(1...2000))
    #expect(step.records.count == 700)
    let ids = step.storedRecords.map(\.address.id)
    #expect(ids == Set(ids).sorted { $0.lexicographicallyPrecedes($1) })
  }
}

extension Fold.Step {
  fileprivate var storedRecords: [StoredRecord] {
    records.map { item in
      let row = foldRows[item.row].row
      return row.record(row.recordParts[item.place])
    }
  }

  fileprivate var foundEvents: [Int64] {
    customers.flatMap(\.findings).map { foldRows[$0.row].row.eventParts[$0.place].finding.cursor }
  }
}
