import IdentityCore
@testable import SQLiteStorage
import Storage
import TestSupport
import Testing

@Suite("What is taken away is in no file any more")
struct TraceSweepTests {
  private let directory: TemporaryDirectory
  private let word = "UNMISTAKABLE"
  /// Of texts alone: nothing before it has five of its letters, so it is not packed.
  private let textWord = "FOREVER"

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// How often the words stand in each file of the folder.
  private func traces() throws -> [String: Int] {
    try FolderSearch.traces(of: [word, textWord], in: directory.path)
  }

  private func traceCount(of word: String) throws -> Int {
    try FolderSearch.traces(of: [word], in: directory.path).values.reduce(0, +)
  }

  /// Users whose pages are split and joined again and again; every tenth has the word in its id.
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
        var told = event(cursor, of: CustomerID(id))
        told.body = text + Array((number % 10 == 0 ? " \(textWord)-\(number)" : "").utf8)
        try writer.commit([
          Turn(number: TurnNumber(1), changes: [key: record], events: [told])
        ])
      }
      if number % 10 == 0 { marked.append(key) }
      // What goes to the tables leaves its row in pages that are free.
      if number % 100 == 0 { try writer.rest() }
      // Others come and go, so that pages are joined, too.
      if number % 7 == 3 { try writer.commit([Turn(number: TurnNumber(1), changes: [key: nil])]) }
    }
    return marked
  }

  @Test(
    "no byte of it is left, in no page, no log, no index",
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
      event.customer = "erased"
      event.body = Array("{}".utf8)
      rewrites.append(event)
    }
    #expect(rewrites.count == 300)
    try writer.commit([
      Turn(number: TurnNumber(2), changes: changes, rewrites: rewrites, clearsTraces: true)
    ])
    var steps = 0
    var progress = TraceProgress.more
    while progress == .more {
      progress = try writer.clearTraces()
      steps += 1
      // Somebody else's pages trade places meanwhile.
      guard progress == .more else { break }
      let id = CustomerID("later-\(steps)")
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
    #expect(progress == .done)
    #expect(steps > 2)
    #expect(try traces().isEmpty)
    // Nothing else was harmed.
    let connection = try Connection(
      path: directory.file(),
      access: .write,
      busyTimeoutMilliseconds: 100
    )
    #expect(try connection.text("PRAGMA integrity_check") == "ok")
    let events = try reader.events(EventQuery(project: shop, after: 0, limit: .max, scanMax: .max))
    #expect(events.events.count == 3000)
    // Nor does it stand in what they say, once it is unpacked.
    let told = events.events.flatMap { $0.customer.bytes + $0.body }
    for word in [word, textWord] {
      #expect(FolderSearch.count(of: Array(word.utf8), in: told) == 0)
    }
    #expect(try traces().isEmpty)
  }

  @Test("while somebody else reads, the files are busy; then they are cleared")
  func busy() throws {
    let writer = try SQLiteStore(path: directory.file()).openWriter()
    try writer.commit([Turn(number: TurnNumber(1), events: [event(1)], clearsTraces: true)])
    let other = try Connection(path: directory.file(), access: .read, busyTimeoutMilliseconds: 0)
    try other.execute("BEGIN")
    _ = try other.integer("SELECT count(*) FROM events")
    #expect(try writer.clearTraces() == .busy)
    try writer.commit([Turn(number: TurnNumber(2), events: [event(2)])])
    #expect(try writer.clearTraces() == .busy)
    try other.execute("COMMIT")
    #expect(try writer.clearTraces() == .done)
  }

  @Test("of a page only what belongs to nothing is named")
  func unusedParts() {
    var leaf = [UInt8](repeating: 9, count: 512)
    // A leaf with one cell at 500, the content from 400 on, and a free block of 20 there.
    leaf.replaceSubrange(0..<8, with: [10, 1, 144, 0, 1, 1, 144, 0])
    leaf.replaceSubrange(8..<10, with: [1, 244])
    leaf.replaceSubrange(400..<404, with: [0, 0, 0, 20])
    #expect(UnusedParts.of(leaf.span, isFirst: false, pageCount: 9) == [10..<400, 404..<420])
    // What could begin with a page's number may be an overflow page.
    #expect(UnusedParts.of(leaf.span, isFirst: false, pageCount: .max).isEmpty)
    for first in [0, 1, 3, 255] as [UInt8] {
      leaf[0] = first
      #expect(UnusedParts.of(leaf.span, isFirst: false, pageCount: 9).isEmpty)
    }
    leaf[0] = 10
    // More cells than have room: no page of a tree.
    leaf[3] = 200
    #expect(UnusedParts.of(leaf.span, isFirst: false, pageCount: 9).isEmpty)
  }
}
