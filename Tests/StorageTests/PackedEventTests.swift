import IdentityCore
@testable import SQLiteStorage
import Storage
import Testing

@Suite("Events whose texts are packed in the file")
struct PackedEventTests {
  private let directory: TemporaryDirectory
  private var path: String { directory.file() }

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func connect() throws -> Connection {
    try Connection(path: path, access: .write, busyTimeoutMilliseconds: 0)
  }

  @Test("one that is damaged is an error, where its text is wanted")
  func damaged() throws {
    let store = try SQLiteStore(path: path)
    let writer = try store.openWriter()
    let reader = try store.openReader()
    let events = [event(1), event(2, .identified), event(3)]
    try writer.commit([Turn(number: TurnNumber(1), events: events)])
    try writer.rest()
    try connect().execute("UPDATE events SET body = x'0105' WHERE place & 0xFFFFFFFFF = 2")
    let failure = StorageError.failed(
      "the event 2 cannot be read: its text cannot be unpacked: a length that cannot be at byte 1"
    )
    var query = EventQuery(project: shop, after: 0, limit: 9)
    #expect(throws: failure) { try reader.events(query) }
    query.customers = ["ada"]
    #expect(throws: failure) { try reader.events(query) }
    // Whoever wants others only gets them.
    query.kinds = [.granted]
    #expect(try reader.events(query).events == [event(1), event(3)])
    query.customers = nil
    #expect(try reader.events(query).events == [event(1), event(3)])
    #expect(
      try reader.events(EventQuery(project: shop, after: 0, limit: 1)).events == [event(1)]
    )
  }

  @Test("they are there byte by byte after a restart, packed or as an older program left them")
  func lasting() throws {
    var texts = try GoldenText.all(ofVersion: 1)
    texts.append(GoldenText(customer: [], text: [], packed: []))
    texts.append(GoldenText(customer: [0xFF, 0], text: Array(0...9) + Array(11...255), packed: []))
    let events = texts.enumerated().map { number, text in
      var event = event(Int64(number + 1), of: CustomerID(text.customer))
      event.body = text.text
      return event
    }
    do {
      let writer = try SQLiteStore(path: path).openWriter()
      try writer.commit([Turn(number: TurnNumber(1), events: events)])
    }
    // Every third is as it was before texts were packed.
    for event in events where event.cursor % 3 == 0 && PackedText.isPlain(event.body) {
      let update = "UPDATE events SET body = ?1 WHERE place & 0xFFFFFFFFF = ?2"
      try connect().prepare(update).run([.bytes(event.body), .integer(event.cursor)])
    }
    var packedCount = 0
    try connect().prepare("SELECT body FROM events").forEachRow { row in
      if !PackedText.isPlain(row.bytes(0)) { packedCount += 1 }
      return .next
    }
    #expect(packedCount > events.count / 2 && packedCount < events.count)
    let reader = try SQLiteStore(path: path).openReader()
    let query = EventQuery(project: shop, after: 0, limit: .max)
    #expect(try reader.events(query).events == events)
    let scan = try SQLiteScan(path: path)
    #expect(try scan.events(after: nil, limit: .max).map(\.body) == events.map(\.body))
  }
}
