import Foundation
@testable import SQLiteStorage
import Testing

/// The program has no migrations before its first release, so the tests define their own.
@Suite("The schema and its migrations")
struct SchemaTests {
  private static let made = ["CREATE TABLE users (name TEXT)", "INSERT INTO users VALUES ('ada')"]
  private static let steps = [
    ["ALTER TABLE users ADD COLUMN age INTEGER", "UPDATE users SET age = 36"],
    ["CREATE INDEX users_by_age ON users (age)"],
  ]
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    #expect(FileManager.default.createFile(atPath: directory.file(), contents: nil))
  }

  private func connect() throws -> Connection {
    try Connection(path: directory.file(), access: .write, busyTimeoutMilliseconds: 0)
  }

  private func version() throws -> Int64? { try connect().integer("PRAGMA user_version") }

  @Test("Without migrations the tables are version 1 and are created once")
  func empty() throws {
    let schema = Schema(first: Self.made, migrations: [])
    #expect(schema.version == 1)
    for _ in 0..<2 { try schema.migrate(connect()) }
    #expect(try version() == 1)
    #expect(try connect().integer("SELECT count(*) FROM users") == 1)
    #expect(try schema.faults(of: connect()) == [])
  }

  @Test("A file of any version is migrated with its data", arguments: 0...2)
  func older(steps: Int) throws {
    let before = Schema(first: Self.made, migrations: Array(Self.steps.prefix(steps)))
    try before.migrate(connect())
    #expect(try version() == Int64(steps + 1))
    let now = Schema(first: Self.made, migrations: Self.steps)
    #expect(try now.faults(of: connect()).isEmpty == (steps == 2))
    try now.migrate(connect())
    #expect(try version() == 3)
    #expect(try connect().integer("SELECT age FROM users WHERE name = 'ada'") == 36)
    #expect(try now.faults(of: connect()) == [])
  }

  @Test("A failed step leaves the previous version unchanged")
  func failing() throws {
    let broken = ["CREATE TABLE devices (id TEXT)", "CREATE TABLE users (name TEXT)"]
    let schema = Schema(first: Self.made, migrations: [Self.steps[0], broken])
    #expect(throws: SQLiteError.self) { try schema.migrate(connect()) }
    #expect(try version() == 2)
    #expect(try connect().schema().keys.sorted() == ["users"])
    #expect(try connect().integer("SELECT age FROM users") == 36)
  }
}
