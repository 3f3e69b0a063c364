import Foundation
import IdentityCore
@testable import SQLiteStorage
@testable import Storage
import TestSupport
import Testing

@Suite("Every version of the schema")
struct SchemaVersionTests {
  private static let versions = Array(1...Migration.newestVersion)
  private static let waitingUser = RecordKey.user(shop, "waiting")

  private let directory: TemporaryDirectory
  private var path: String { directory.file() }

  init() throws {
    directory = try TemporaryDirectory()
  }

  private static func file(_ version: Int64) -> URL {
    Repository.root.appending(path: "Tests/StorageTests/Schemas/version-\(version).sql")
  }

  /// Only the newest one's is ever written again, and when this is asked for.
  @Test("has its database kept as text, and the newest is as it is made now")
  func kept() throws {
    let newest = Migration.newestVersion
    let made = try makeDatabase()
    if ProcessInfo.processInfo.environment["ENTITLED_UPDATE"] == "1" {
      try made.write(to: Self.file(newest), atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.file(newest), encoding: .utf8) == made)
  }

  @Test("is what its migrations made then", arguments: versions)
  func unchanged(version: Int64) throws {
    try restore(version)
    let kept = try connect().schema()
    let made = try Connection(path: "", access: .memory, busyTimeoutMilliseconds: 0)
    for (number, migration) in Migration.all.prefix(Int(version)).enumerated() {
      try made.apply(migration, as: number + 1)
    }
    #expect(try made.schema() == kept)
  }

  @Test("is brought to the newest, with everything in it", arguments: versions)
  func migrated(version: Int64) throws {
    try restore(version)
    let store = try SQLiteStore(path: path)
    #expect(try connect().integer("PRAGMA user_version") == Migration.newestVersion)
    #expect(try connect().schemaFaults() == [])
    let reader = try store.openReader()
    for entry in GoldenRecords.all {
      #expect(try reader.load([entry.key]) == [entry.record], "\(entry.key)")
    }
    #expect(try reader.load([Self.waitingUser]) == [user("waiting")])
    let query = EventQuery(project: shop, after: 0, limit: 9)
    #expect(try reader.events(query).events == [event(1), event(2)])
    let devices = try reader.devices(of: "ada", in: GoldenRecords.number)
    #expect(devices == ["phone"])
    // And it takes what comes.
    try store.openWriter().commit([Turn(number: TurnNumber(1), events: [event(3)])])
    #expect(try reader.events(query).events == [event(1), event(2), event(3)])
  }

  @Test("leaves none of the first version's events behind where they stood")
  func cleared() throws {
    try restore(1)
    try connect().execute(
      """
      WITH RECURSIVE number (n) AS (VALUES (3) UNION ALL SELECT n + 1 FROM number WHERE n < 300)
      INSERT INTO events SELECT 1, n, 16, X'616461', 1000, CAST('UNMISTAKABLE' || n AS BLOB)
      FROM number
      """
    )
    // Closing the writer empties the log.
    do { _ = try SQLiteStore(path: path).openWriter() }
    let traces = try FolderSearch.traces(of: ["UNMISTAKABLE"], in: directory.path)
    #expect(traces.values.reduce(0, +) == 298, "\(traces)")
  }

  /// One record of each sort and two events.
  private func makeDatabase() throws -> String {
    let made = directory.file("made.sqlite")
    do {
      let writer = try SQLiteStore(path: made).openWriter()
      var changes = GoldenRecords.all.map { ($0.key, Record?.some($0.record)) }
      changes.append((Self.waitingUser, user("waiting")))
      try writer.commit([
        Turn(
          number: TurnNumber(1),
          changes: Dictionary(uniqueKeysWithValues: changes),
          events: [event(1), event(2)]
        )
      ])
    }
    let connection = try connect(made)
    try connection.execute("UPDATE folded SET salt = 1")
    return try dump(connection)
  }

  /// Every statement that makes the database anew, one a line but for those that make tables.
  private func dump(_ connection: Connection) throws -> String {
    let application = try connection.integer("PRAGMA application_id") ?? 0
    let version = try connection.integer("PRAGMA user_version") ?? 0
    var statements = ["PRAGMA application_id = \(application)", "PRAGMA user_version = \(version)"]
    var tables: [String] = []
    try connection.prepare("SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL")
      .forEachRow { row in
        if row.text(0) == "table" { tables.append(row.text(1)) }
        statements.append(row.text(2))
        return .next
      }
    for table in tables {
      var columns: [String] = []
      try connection.prepare("SELECT name FROM pragma_table_info('\(table)')").forEachRow { row in
        columns.append("quote(\(row.text(0)))")
        return .next
      }
      let values = columns.joined(separator: " || ', ' || ")
      try connection.prepare("SELECT \(values) FROM \(table)").forEachRow { row in
        statements.append("INSERT INTO \(table) VALUES (\(row.text(0)))")
        return .next
      }
    }
    return statements.map { $0 + ";\n" }.joined()
  }

  private func restore(_ version: Int64) throws {
    let text = try String(contentsOf: Self.file(version), encoding: .utf8)
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    let connection = try connect()
    // No value has a semicolon in it: all bytes are written as numbers.
    for statement in text.components(separatedBy: ";\n") where !statement.isEmpty {
      try connection.execute(statement)
    }
  }

  private func connect(_ path: String? = nil) throws -> Connection {
    try Connection(path: path ?? self.path, access: .write, busyTimeoutMilliseconds: 0)
  }
}
