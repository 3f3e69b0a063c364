import Foundation
import IdentityCore
@testable import SQLiteStorage
import Storage
import Testing

@Suite("The SQLite store")
struct SQLiteStoreTests {
  private let directory: TemporaryDirectory
  private var path: String { directory.file() }

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// The message with which a store is rejected.
  private func refusal(
    _ path: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> String {
    let error = #expect(throws: StorageError.self, sourceLocation: sourceLocation) {
      _ = try SQLiteStore(path: path, busyTimeoutMilliseconds: 10).openWriter()
    }
    guard case .unusable(let sentence)? = error else {
      Issue.record("\(String(describing: error))", sourceLocation: sourceLocation)
      return ""
    }
    return sentence
  }

  private func connect(_ path: String? = nil) throws -> Connection {
    try Connection(path: path ?? self.path, access: .write, busyTimeoutMilliseconds: 0)
  }

  // Files.

  @Test("Other users cannot read the files or the directories that the store creates")
  func modes() throws {
    let path = directory.file("a/b/entitled.sqlite")
    let store = try SQLiteStore(path: path)
    let writer = try store.openWriter()
    let reader = try store.openReader()
    try writer.commit([Turn(number: TurnNumber(1), events: [event(1)])])
    _ = try reader.load([.directory])
    #expect(TemporaryDirectory.mode(directory.file("a")) == 0o700)
    #expect(TemporaryDirectory.mode(directory.file("a/b")) == 0o700)
    for companion in ["", "-wal", "-shm", "-journal1"] {
      #expect(TemporaryDirectory.mode(path + companion) == 0o600, "\(companion)")
    }
  }

  @Test("The store restricts an existing data file and leaves an existing directory as it is")
  func existingModes() throws {
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: directory.path)
    #expect(manager.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o644]))
    _ = try SQLiteStore(path: path)
    #expect(TemporaryDirectory.mode(directory.path) == 0o755)
    #expect(TemporaryDirectory.mode(path) == 0o600)
  }

  @Test("After the writer has closed, the data file alone contains everything")
  func cleanEnd() throws {
    let store = try SQLiteStore(path: path)
    var writer: (any StoreWriter)? = try store.openWriter()
    let reader = try store.openReader()
    try writer?.commit([Turn(number: TurnNumber(1), events: [event(1)])])
    writer = nil
    for name in ["-wal", "-journal1", "-journal2"] {
      #expect(directory.contents("entitled.sqlite" + name)?.isEmpty ?? true)
    }
    #expect(try reader.events(EventQuery(project: shop, after: 0, limit: 9)).events == [event(1)])
    let copy = directory.file("copy.sqlite")
    try FileManager.default.copyItem(atPath: path, toPath: copy)
    let copied = try SQLiteStore(path: copy).openReader()
    #expect(try copied.events(EventQuery(project: shop, after: 0, limit: 9)).events == [event(1)])
  }

  @Test("Committed data survives a crash")
  func crash() throws {
    let store = try SQLiteStore(path: path)
    let writer = try store.openWriter()
    for cursor in 1...50 as ClosedRange<Int64> {
      try writer.commit([
        Turn(
          number: TurnNumber(1),
          changes: [.user(shop, UserID("u\(cursor)")): user(UserID("u\(cursor)"))],
          events: [event(cursor)]
        )
      ])
    }
    // The files as a crash would leave them, while the writer is open.
    try StoreFiles.copy(path, to: directory.file("crash"))
    let reader = try SQLiteStore(path: directory.file("crash")).openReader()
    let page = try reader.events(EventQuery(project: shop, after: 0, limit: 99))
    #expect(page.events.map(\.cursor) == Array(1...50))
    let keys = (1...50).map { RecordKey.user(shop, UserID("u\($0)")) }
    #expect(try reader.load(keys).allSatisfy { $0 != nil })
    _ = try writer.commit([])
  }

  @Test("The log stays within its limit")
  func logBound() throws {
    let writer = try SQLiteStore(path: path).openWriter()
    let text = noise(400_000)
    for cursor in 1...90 as ClosedRange<Int64> {
      var large = event(cursor)
      large.ballast = text
      try writer.commit([Turn(number: TurnNumber(1), events: [large])])
      try writer.finishUpkeep()
    }
    // 4000 pages and a commit, of 36 MB that were written.
    #expect(directory.contents("entitled.sqlite-wal")?.count ?? 0 < 18_500_000)
  }

  /// Bytes that the calling thread has read; nil if the system does not report them.
  private static var bytesRead: Int? {
    guard let file = FileHandle(forReadingAtPath: "/proc/thread-self/io"),
      let text = try? file.readToEnd(),
      let line = String(decoding: text, as: UTF8.self).split(separator: "\n").first
    else { return nil }
    return line.split(separator: " ").last.flatMap { Int($0) }
  }

  @Test("A start reads a crash's log only once", .enabled(if: bytesRead != nil, "no /proc/self/io"))
  func logReadOnce() throws {
    let crashed = directory.file("crashed.sqlite")
    let writer = try SQLiteStore(path: path).openWriter()
    let text = noise(100_000)
    for cursor in 1...40 as ClosedRange<Int64> {
      var large = event(cursor)
      large.ballast = text
      try writer.commit([Turn(number: TurnNumber(1), events: [large])])
    }
    try writer.finishUpkeep()
    try StoreFiles.copy(path, to: crashed)
    let before = try #require(Self.bytesRead)
    let store = try SQLiteStore(path: crashed)
    let reader = try store.openReader()
    let bytes = try #require(Self.bytesRead) - before
    #expect(try reader.events(EventQuery(project: shop, after: 0, limit: .max)).events.count == 40)
    // The log's index needs the whole log, and the chain of rows the whole journal.
    #expect(bytes > 4_000_000)
    #expect(bytes < 11_000_000)
  }

  @Test("Rows are flushed in steps before a rewrite, even during writes")
  func prepared() throws {
    let store = try SQLiteStore(path: path)
    let writer = try store.openWriter()
    func commit(_ cursors: ClosedRange<Int64>, precedesRewrites: Bool = false) throws {
      let turn = Turn(
        number: TurnNumber(1),
        events: cursors.map { event($0) },
        precedesRewrites: precedesRewrites
      )
      try writer.commit([turn])
    }
    func waiting() throws -> Int64? {
      try store.journalRows().first?.number
    }
    for number in 0..<40 as Range<Int64> { try commit((number * 50 + 1)...((number + 1) * 50)) }
    #expect(try writer.prepareRewrites())
    #expect(try waiting() == 1)
    try commit(2001...2001, precedesRewrites: true)
    var next: Int64 = 2002
    while try !writer.prepareRewrites() {
      try commit(next...next)
      next += 1
    }
    // Each step writes up to 128 items, of 2001 index entries and of 41 rows.
    #expect(next > 2015)
    let oldest = try #require(try waiting())
    #expect(oldest > 41)
    var rewritten = event(7)
    rewritten.event.cause = .clock
    try writer.commit([Turn(number: TurnNumber(2), rewrites: [rewritten])])
    #expect(try waiting() == nil)
    let page = try store.openReader().events(EventQuery(project: shop, after: 0, limit: .max))
    #expect(page.events.count == Int(next - 1))
    #expect(page.events[6] == rewritten)
  }

  @Test("Without the expected rewrites the journal returns to its usual size")
  func givenUp() throws {
    let writer = try SQLiteStore(path: path).openWriter()
    func commit(_ cursor: Int64, precedesRewrites: Bool = false) throws -> MaintenanceState {
      let changes: [RecordKey: Record?] = [.user(shop, "ada"): user("ada", createdAt: cursor)]
      var turn = Turn(number: TurnNumber(1), changes: changes, events: [event(cursor)])
      turn.precedesRewrites = precedesRewrites
      try writer.commit([turn])
      return try writer.upkeep(isIdle: false)
    }
    #expect(try commit(1) == .more)
    _ = try commit(2, precedesRewrites: true)
    while try !writer.prepareRewrites() {}
    var last = MaintenanceState.done
    var states: [MaintenanceState] = []
    for cursor in 3...1100 as ClosedRange<Int64> {
      last = try commit(cursor)
      states.append(last)
    }
    #expect(!states.prefix(900).contains(.more))
    #expect(last == .more)
  }

  // Rejected files.

  @Test("The file of a newer program is rejected unchanged", arguments: [false, true])
  func newer(withLog: Bool) throws {
    _ = try SQLiteStore(path: path)
    var connection: Connection? = try connect()
    if withLog { connection?.keepLogOnClose() }
    try connection?.execute("CREATE TABLE later (id INTEGER)")
    try connection?.execute("PRAGMA user_version = \(Schema.current.version + 1)")
    connection = nil
    let before = try #require(directory.contents())
    let log = directory.contents("entitled.sqlite-wal") ?? Data()
    #expect(log.isEmpty == !withLog)
    let sentence = refusal(path)
    #expect(sentence.contains("newer program"))
    #expect(sentence.contains(path))
    #expect(directory.contents() == before)
    #expect(directory.contents("entitled.sqlite-wal") ?? Data() == log)
  }

  @Test("A file that is not a database of ours is rejected unchanged")
  func foreign() throws {
    let text = Data(String(repeating: "this is a letter to somebody\n", count: 100).utf8)
    try text.write(to: URL(fileURLWithPath: path))
    #expect(refusal(path).contains("is not a SQLite database"))
    #expect(directory.contents() == text)

    let foreign = directory.file("foreign.sqlite")
    #expect(FileManager.default.createFile(atPath: foreign, contents: nil))
    try connect(foreign).execute("CREATE TABLE notes (text TEXT)")
    let before = directory.contents("foreign.sqlite")
    #expect(refusal(foreign).contains("another program"))
    #expect(directory.contents("foreign.sqlite") == before)
  }

  @Test("The error names an unusable path")
  func badPaths() throws {
    #expect(refusal(directory.path).contains("is a directory; name a file in it"))
    #expect(refusal("").contains("empty"))
    #expect(refusal("/proc/nothing/here/entitled.sqlite").contains("cannot make the directory"))
    #expect(refusal("/dev/null").contains("is not a regular file"))
    _ = try SQLiteStore(path: path)
    #expect(refusal(path + "/below").contains("is not a directory"))
    let link = directory.file("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/nowhere/at/all")
    #expect(refusal(link).contains("link to nothing"))
  }

  @Test("A file that another program has locked is rejected with that reason")
  func locked() throws {
    _ = try SQLiteStore(path: path)
    let connection = try connect()
    try connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    try connection.execute("BEGIN EXCLUSIVE")
    #expect(refusal(path).contains("locked"))
    try connection.execute("COMMIT")
  }

  @Test("A lock at run time only fails commits that must write to the tables")
  func lockedLater() throws {
    let store = try SQLiteStore(path: path, busyTimeoutMilliseconds: 10)
    let writer = try store.openWriter()
    let connection = try connect()
    try connection.execute("BEGIN IMMEDIATE")
    try writer.commit([Turn(number: TurnNumber(1), events: [event(1)])])
    #expect(try writer.upkeep(isIdle: true) == .done)
    let turn = Turn(number: TurnNumber(2), events: [event(2)], clearsTraces: true)
    let error = #expect(throws: StorageError.self) { try writer.commit([turn]) }
    guard case .failed(let reason)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.contains("another program"))
    let query = EventQuery(project: shop, after: 0, limit: 9)
    #expect(try store.openReader().events(query).events == [event(1)])
    try connection.execute("COMMIT")
    try writer.commit([turn])
    #expect(try store.openReader().events(query).events == [event(1), event(2)])
  }

  // A full disk.

  @Test("A full disk fails writes, allows reads, and recovers when there is space")
  func full() throws {
    let store = try SQLiteStore(path: path)
    let writer = try #require(try store.openWriter() as? SQLiteWriter)
    let reader = try store.openReader()
    let ada = RecordKey.user(shop, "ada")
    try writer.commit([
      Turn(number: TurnNumber(1), changes: [ada: user("ada")], events: [event(1)])
    ])
    let pages = try #require(try connect().integer("PRAGMA page_count"))
    _ = try writer.connection.integer("PRAGMA max_page_count = \(pages + 2)")
    writer.journal.volumeBytesMax = 128 << 10
    var saved = [event(1)]
    let query = EventQuery(project: shop, after: 0, limit: 9)
    /// The size of an event and a record.
    func next() -> [Turn] {
      var large = event(Int64(saved.count + 1))
      large.ballast = noise(70_000)
      let changed = user("ada", createdAt: Int64(saved.count + 1))
      return [
        Turn(number: TurnNumber(2), changes: [ada: changed]),
        Turn(number: TurnNumber(3), events: [large]),
      ]
    }
    // While the journal has space.
    while saved.count < 9, (try? writer.commit(next())) != nil { saved.append(next()[1].events[0]) }
    #expect(2...4 ~= saved.count)
    for _ in 0..<3 {
      #expect(throws: StorageError.full) { try writer.commit(next()) }
      #expect(try reader.load([ada]) == [user("ada", createdAt: Int64(saved.count))])
      #expect(try reader.events(query).events == saved)
    }
    // Commits that need no space still succeed.
    try writer.commit([Turn(number: TurnNumber(2), changes: [ada: user("ada", createdAt: 1)])])
    #expect(try reader.load([ada]) == [user("ada", createdAt: 1)])
    _ = try writer.connection.integer("PRAGMA max_page_count = 1000000")
    let last = next()
    try writer.commit(last)
    #expect(try reader.load([ada]) == [user("ada", createdAt: Int64(saved.count + 1))])
    #expect(try reader.events(query).events == saved + last[1].events)
  }

  // Errors.

  @Test("A damaged record is an error and does not trap")
  func damaged() throws {
    let store = try SQLiteStore(path: path)
    let writer = try store.openWriter()
    let reader = try store.openReader()
    let ada = RecordKey.user(shop, "ada")
    try writer.commit([
      Turn(number: TurnNumber(1), changes: [ada: user("ada")], events: [event(1)])
    ])
    try writer.finishUpkeep()
    try connect().execute("UPDATE users SET body = x'01'")
    try connect().execute("UPDATE events SET kind = 99")
    #expect(
      throws: StorageError.failed(
        "a stored record (user) cannot be read: it ends too early at byte 1"
      )
    ) {
      try reader.load([ada])
    }
    #expect(throws: StorageError.failed("the event after 0 has the unknown kind 99")) {
      try reader.events(EventQuery(project: shop, after: 0, limit: 9))
    }
    // The reader still works.
    #expect(try reader.load([.directory, .user(shop, "bob")]) == [nil, nil])
  }

  @Test("A line feed in a damaged event never reaches a client")
  func torn() throws {
    let store = try SQLiteStore(path: path)
    let writer = try store.openWriter()
    let reader = try store.openReader()
    try writer.commit([Turn(number: TurnNumber(1), events: [event(1), event(2), event(3)])])
    try writer.finishUpkeep()
    // In the request's id, whose JSON is stored.
    let body = "x'01010178020A000100000000000000000000000000'"
    try connect().execute("UPDATE events SET body = \(body) WHERE place & 0xFFFFFFFFFFF = 2")
    let query = EventQuery(project: shop, after: 0, limit: 9)
    let failure = StorageError.failed(
      "the event 2 cannot be read: a line feed within one line at byte 6"
    )
    #expect(throws: failure) { try reader.events(query) }
    var ofCustomer = query
    ofCustomer.customers = ["ada"]
    #expect(throws: failure) { try reader.events(ofCustomer) }
    // The events before and after it are readable.
    #expect(
      try reader.events(EventQuery(project: shop, after: 0, limit: 1)).events == [event(1)]
    )
    #expect(
      try reader.events(EventQuery(project: shop, after: 2, limit: 9)).events == [event(3)]
    )
  }

  @Test("A remembered answer with a line feed is invalid")
  func tornAnswer() throws {
    let (key, record) = answer("k", at: 1)
    guard case .answer(var stored) = record else {
      Issue.record("no answer")
      return
    }
    stored.result = Array("{\n}".utf8)
    let bytes = RecordCodec.encode(.answer(stored), for: key)
    let error = #expect(throws: CodecError.self) { try RecordCodec.decode(bytes, for: key) }
    #expect(error?.fault == .lineFeed)
  }

  @Test("An error names the statement but no value")
  func noValues() throws {
    let writer = try SQLiteStore(path: path).openWriter()
    let secret = event(1, of: "secret-customer")
    try writer.commit([Turn(number: TurnNumber(1), events: [secret])])
    let error = #expect(throws: StorageError.self) {
      try writer.commit([Turn(number: TurnNumber(2), events: [secret])])
    }
    let text = String(describing: error)
    #expect(text.contains("the event 1 comes after the event 1"))
    #expect(!text.contains("secret"))
  }

  @Test(
    "SQLite's codes map to storage errors",
    arguments: [
      (13, 28, "full"), (13, 0, "full"), (778, 28, "full"), (4874, 28, "full"), (778, 122, "full"),
      (1034, 5, "syncFailed"), (1034, 28, "syncFailed"), (1290, 5, "syncFailed"),
      (778, 5, "failed"), (266, 5, "failed"), (5, 0, "failed"), (11, 0, "failed"), (1, 0, "failed"),
    ] as [(Int32, Int32, String)]
  )
  func codes(extendedCode: Int32, systemCode: Int32, expected: String) {
    let error = SQLiteError(
      extendedCode: extendedCode,
      systemCode: systemCode,
      message: "words",
      statement: "COMMIT"
    )
    let name =
      switch error.storageError {
      case .full: "full"
      case .syncFailed: "syncFailed"
      case .failed: "failed"
      case .inDoubt: "inDoubt"
      case .pending: "pending"
      case .unavailable: "unavailable"
      case .unusable: "unusable"
      }
    #expect(name == expected)
  }

  // Statements and schema.

  @Test("No statement of a request scans a table", arguments: TurnSQL.all)
  func plans(sql: String) throws {
    _ = try SQLiteStore(path: path)
    var plan: [String] = []
    try connect().prepare("EXPLAIN QUERY PLAN " + sql).forEachRow { row in
      plan.append(row.text(3))
      return .next
    }
    #expect(!plan.contains { $0.contains("SCAN") }, "\(plan)")
    #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
    if sql.hasPrefix("SELECT") || sql.hasPrefix("DELETE") { #expect(!plan.isEmpty) }
  }

  @Test("The file has the application id and the version, and is intact")
  func marks() throws {
    _ = try SQLiteStore(path: path)
    let connection = try connect()
    #expect(try connection.integer("PRAGMA application_id") == Schema.applicationID)
    #expect(try connection.integer("PRAGMA user_version") == Schema.current.version)
    #expect(try connection.text("PRAGMA journal_mode") == "wal")
    #expect(try connection.text("PRAGMA integrity_check") == "ok")
    let lax = try connection.integer(
      "SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND type = 'table'"
        + " AND name NOT LIKE 'sqlite%'"
        + " AND (strict = 0 OR (wr = 0 AND name NOT IN ('folded', 'events')))"
    )
    #expect(lax == 0)
  }

  @Test("A backup of a snapshot, and a copy of that backup, are as old as the snapshot")
  func backupOfSnapshot() throws {
    _ = try SQLiteStore(path: path)
    let hourAgo = Date(timeIntervalSinceNow: -3600)
    let files = ["", "-wal", "-journal1", "-journal2"].map { path + $0 }
    for file in files where FileManager.default.fileExists(atPath: file) {
      try FileManager.default.setAttributes([.modificationDate: hourAgo], ofItemAtPath: file)
    }
    var source = path
    for copy in [path + "-copy", path + "-copy2"] {
      _ = try SQLiteBackup(of: source, to: copy).run()
      let connection = try Connection(path: copy, access: .read, busyTimeoutMilliseconds: 0)
      let copiedAt = try #require(try connection.integer("SELECT copied_at FROM folded"))
      #expect(abs(copiedAt - Int64(hourAgo.timeIntervalSince1970 * 1000)) < 2)
      source = copy
    }
  }

  @Test("A file in which the tables cannot be created is rejected unchanged")
  func tablesInTheWay() throws {
    // An existing table of ours interrupts the creation.
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    let connection = try connect()
    try connection.execute("PRAGMA application_id = \(Schema.applicationID)")
    try connection.execute("CREATE TABLE tallies (id INTEGER)")
    #expect(refusal(path).contains("already exists"))
    #expect(try connection.integer("PRAGMA user_version") == 0)
    #expect(try connection.integer("SELECT count(*) FROM sqlite_schema") == 1)
  }
}
