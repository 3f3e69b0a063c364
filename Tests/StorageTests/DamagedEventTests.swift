import IdentityCore
@testable import SQLiteStorage
import Storage
import Testing

@Suite("Damaged events")
struct DamagedEventTests {
  private let directory: TemporaryDirectory
  private var path: String { directory.file() }

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func connect() throws -> Connection {
    try Connection(path: path, access: .write, busyTimeoutMilliseconds: 0)
  }

  @Test("A damaged event fails only a query that selects it")
  func damaged() throws {
    let store = try SQLiteStore(path: path)
    let writer = try store.openWriter()
    let reader = try store.openReader()
    let events = [event(1), event(2, .identified), event(3)]
    try writer.commit([Turn(number: TurnNumber(1), events: events)])
    try writer.finishUpkeep()
    try connect().execute("UPDATE events SET body = x'0105' WHERE place & 0xFFFFFFFFFFF = 2")
    let failure = StorageError.failed(
      "the event 2 cannot be read: unknown code 5 of Cause at byte 2"
    )
    var query = EventQuery(project: shop, after: 0, limit: 9)
    #expect(throws: failure) { try reader.events(query) }
    query.customers = ["ada"]
    #expect(throws: failure) { try reader.events(query) }
    // A query for other events succeeds.
    query.kinds = [.granted]
    #expect(try reader.events(query).events == [event(1), event(3)])
    query.customers = nil
    #expect(try reader.events(query).events == [event(1), event(3)])
    #expect(
      try reader.events(EventQuery(project: shop, after: 0, limit: 1)).events == [event(1)]
    )
  }
}
