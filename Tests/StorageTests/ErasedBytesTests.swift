import IdentityCore
@testable import SQLiteStorage
import Storage
import TestSupport
import Testing

@Suite("Erased data in the files")
struct ErasedBytesTests {
  private let directory: TemporaryDirectory
  private let word = "UNMISTAKABLE"
  /// Text of events only.
  private let textWord = "FOREVER"

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// Returns how often the words occur in each file of the directory.
  private func traces() throws -> [String: Int] {
    try FolderSearch.traces(of: [word, textWord], in: directory.path)
  }

  private func traceCount(of word: String) throws -> Int {
    try FolderSearch.traces(of: [word], in: directory.path).values.reduce(0, +)
  }

  /// Adds and deletes users so that pages split and merge; every tenth id contains the word.
  private func crowd(_ writer: any StoreWriter, seed: UInt64) throws -> [RecordKey] {
    var dice = Entropy(seed: (seed, 5, 6, 7))
    var marked: [RecordKey] = []
    var cursor: Int64 = 0
    for number in 0..<1500 {
      let name = "user-\(Int.random(in: 0..<1_000_000, using: &dice))"
      let id = UserID(number % 10 == 0 ? "\(name)-\(word)-\(number)" : "\(name)-\(number)")
      let length = [10, 50, 200, 800, 3000, 9000].randomElement(using: &dice) ?? 10
      let key = RecordKey.properties(shop, CustomerID(id))
      let text = Array(String(repeating: "x", count: length).utf8) + id.bytes
      for value in [[1], text] {
        let entry = Properties.Entry(
          key: [107],
          value: value,
          setAt: Moment(milliseconds: 0),
          user: id
        )
        let record = Record.properties(Properties(customer: CustomerID(id), entries: [entry]))
        cursor += 1
        var emitted = event(cursor, of: CustomerID(id))
        emitted.ballast = text + Array((number % 10 == 0 ? " \(textWord)-\(number)" : "").utf8)
        try writer.commit([
          Turn(number: TurnNumber(1), changes: [key: record], events: [emitted])
        ])
      }
      if number % 10 == 0 { marked.append(key) }
      // A flushed row remains in free pages of the journal.
      if number % 100 == 0 { try writer.finishUpkeep() }
      // Other users are added and deleted, so that pages merge, too.
      if number % 7 == 3 { try writer.commit([Turn(number: TurnNumber(1), changes: [key: nil])]) }
    }
    return marked
  }

  @Test(
    "Erased data leaves no bytes in pages, logs or indexes",
    arguments: 1...3 as ClosedRange<UInt64>
  )
  func cleared(seed: UInt64) throws {
    let store = try SQLiteStore(path: directory.file())
    let writer = try store.openWriter()
    let reader = try store.openReader()
    let marked = try crowd(writer, seed: seed)
    #expect(try traceCount(of: word) >= 300)
    #expect(try traceCount(of: textWord) >= 250)
    var changes: [RecordKey: Record?] = [:]
    for key in marked { changes[key] = .some(nil) }
    var rewrites: [StoredEvent] = []
    let page = try reader.events(EventQuery(project: shop, after: 0, limit: .max, scanMax: .max))
    for var event in page.events where event.customer.description.contains(word) {
      event.event.customer = "erased"
      event.event.subject.id = "erased"
      event.ballast = []
      rewrites.append(event)
    }
    #expect(rewrites.count == 300)
    try writer.commit([
      Turn(number: TurnNumber(2), changes: changes, rewrites: rewrites, clearsTraces: true)
    ])
    // Concurrent writes move pages.
    var number = 0
    while try writer.clearTraces() != .done {
      number += 1
      let id = CustomerID("later-\(number)")
      let entry = Properties.Entry(
        key: [107],
        value: [UInt8](repeating: 7, count: 700),
        setAt: Moment(milliseconds: 0),
        user: UserID(id)
      )
      let record = Record.properties(Properties(customer: id, entries: [entry]))
      try writer.commit([
        Turn(number: TurnNumber(3), changes: [.properties(shop, id): record])
      ])
    }
    #expect(number > 1)
    #expect(try traces().isEmpty)
    // Other data is intact.
    let connection = try Connection(
      path: directory.file(),
      access: .write,
      busyTimeoutMilliseconds: 100
    )
    #expect(try connection.text("PRAGMA integrity_check") == "ok")
    let events = try reader.events(EventQuery(project: shop, after: 0, limit: .max, scanMax: .max))
    #expect(events.events.count == 3000)
    // Errors do not contain it either.
    let emitted = events.events.flatMap { $0.customer.bytes + $0.ballast }
    for word in [word, textWord] {
      #expect(FolderSearch.count(of: Array(word.utf8), in: emitted) == 0)
    }
    #expect(try traces().isEmpty)
  }

  @Test("Erased bytes leave the files once no program reads a snapshot")
  func read() throws {
    let store = try SQLiteStore(path: directory.file())
    let writer = try #require(try store.openWriter() as? SQLiteWriter)
    let reader = try store.openReader()
    try writer.commit([Turn(number: TurnNumber(1), events: [event(1)], clearsTraces: true)])
    let other = try Connection(path: directory.file(), access: .read, busyTimeoutMilliseconds: 0)
    try other.execute("BEGIN")
    _ = try other.integer("SELECT count(*) FROM events")
    for cursor in 2...5 as ClosedRange<Int64> {
      #expect(try writer.clearTraces() == .underWay)
      writer.checkpointer.waitUntilDone()
      try writer.commit([Turn(number: TurnNumber(2), events: [event(cursor)])])
    }
    try other.execute("COMMIT")
    try writer.clear()
    #expect(directory.contents("entitled.sqlite-wal")?.isEmpty ?? true)
    let page = try reader.events(EventQuery(project: shop, after: 0, limit: 9))
    #expect(page.events == (1...5).map { event($0) })
  }

  @Test("Data erased during a rebuild is cleared, too")
  func again() throws {
    let store = try SQLiteStore(path: directory.file())
    let writer = try store.openWriter()
    let marked = try crowd(writer, seed: 7)
    for key in marked {
      try writer.commit([
        Turn(number: TurnNumber(2), changes: [key: nil], clearsTraces: true)
      ])
      _ = try writer.clearTraces()
    }
    var rewrites: [StoredEvent] = []
    let reader = try store.openReader()
    let page = try reader.events(EventQuery(project: shop, after: 0, limit: .max, scanMax: .max))
    for var event in page.events where event.customer.description.contains(word) {
      event.event.customer = "erased"
      event.event.subject.id = "erased"
      event.ballast = []
      rewrites.append(event)
    }
    try writer.commit([Turn(number: TurnNumber(3), rewrites: rewrites, clearsTraces: true)])
    try writer.clear()
    #expect(try traces().isEmpty)
  }
}
