import IdentityCore
@testable import SQLiteStorage
import Storage
import Testing

@Suite("Snapshots")
struct SnapshotTests {
  private let directory: TemporaryDirectory
  private let store: SQLiteStore
  private let reader: SQLiteReader

  init() throws {
    directory = try TemporaryDirectory()
    store = try SQLiteStore(path: directory.file())
    reader = try #require(try store.openReader() as? SQLiteReader)
  }

  private let ids: [UserID] = (1...5).map { UserID("u\($0)") }

  private func make(_ place: Int, at moment: Int64) -> Turn {
    Turn(
      number: TurnNumber(1),
      changes: [.user(shop, ids[place]): user(ids[place], createdAt: moment)],
      events: [event(moment)]
    )
  }

  private func load(_ place: Int) throws -> Record? {
    try reader.load([.user(shop, ids[place])])[0]
  }

  @Test("A snapshot serves many commits, and the steps of a flush until its end")
  func isReused() throws {
    let writer = try #require(try store.openWriter() as? SQLiteWriter)
    #expect(try load(4) == nil)
    for moment in 1...100 as ClosedRange<Int64> {
      let place = Int(moment) % 4
      try writer.commit([make(place, at: moment)])
      #expect(try load(place) == user(ids[place], createdAt: moment))
      #expect(try load(4) == nil)
    }
    #expect(reader.snapshot.beginCount == 1)
    writer.sizePerStep = 1
    var steps = 0
    while try writer.upkeep(isIdle: true) == .more {
      steps += 1
      #expect(try load(4) == nil)
    }
    #expect(steps > 25)
    #expect(reader.snapshot.beginCount == 1)
    // A record that is only in the tables.
    for place in 0..<4 { #expect(try load(place) != nil) }
    #expect(reader.snapshot.beginCount == 2)
  }

  @Test("A reader sees a direct write to the tables, also during a flush")
  func bypass() throws {
    let writer = try #require(try store.openWriter() as? SQLiteWriter)
    for moment in 1...20 as ClosedRange<Int64> {
      try writer.commit([make(Int(moment) % 4, at: moment)])
    }
    #expect(try load(4) == nil)
    writer.sizePerStep = 2
    // Affects journal rows that a flush has already written in part.
    for _ in 0..<20 { _ = try writer.upkeep(isIdle: true) }
    var turn = make(4, at: 21)
    turn.clearsTraces = true
    try writer.commit([turn])
    #expect(try load(4) != nil)
    for place in 0..<4 { #expect(try load(place) != nil) }
    try writer.finishUpkeep()
    for place in 0..<5 { #expect(try load(place) != nil) }
  }

  @Test("A snapshot blocks neither the clearing of traces nor a clean shutdown")
  func unblocks() throws {
    var writer: (any StoreWriter)? = try store.openWriter()
    try writer?.commit([make(0, at: 1)])
    #expect(try load(4) == nil)
    try writer?.commit([
      Turn(number: TurnNumber(2), changes: [.user(shop, ids[0]): nil], clearsTraces: true)
    ])
    #expect(try load(4) == nil)
    try writer?.clear()
    try writer?.commit([make(1, at: 2)])
    #expect(try load(4) == nil)
    writer = nil
    #expect(directory.contents("entitled.sqlite-wal")?.isEmpty ?? true)
    #expect(try load(1) != nil)
  }
}
