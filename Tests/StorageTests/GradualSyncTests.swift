import Foundation
@testable import SQLiteStorage
import Testing

@Suite("Pages are brought to the disk a few at a time")
struct GradualSyncTests {
  private static let othersCount = 1500
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func connect(to name: String) throws -> Connection {
    let path = directory.file() + name
    if !FileManager.default.fileExists(atPath: path) {
      #expect(FileManager.default.createFile(atPath: path, contents: nil))
    }
    let connection = try Connection(path: path, access: .write, busyTimeoutMilliseconds: 0)
    try connection.execute("CREATE TABLE IF NOT EXISTS kept (bytes BLOB)")
    return connection
  }

  private func fill(_ connection: Connection) throws {
    try connection.execute(
      """
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 500)
      INSERT INTO kept SELECT randomblob(4000) FROM numbers
      """
    )
  }

  @Test("as often as is asked for, also when the file has grown", arguments: [0, 1, 15, 250, 5000])
  func bring(pageCount: Int) throws {
    let connection = try connect(to: "")
    var gradual = try #require(GradualSync(of: connection))
    for _ in 0..<3 {
      try fill(connection)
      #expect(try gradual.bring(pageCount: pageCount, of: connection))
    }
    #expect(try connection.integer("SELECT count(*) FROM kept") == 1500)
  }

  @Test("nothing is done to another file that came in the place of the one that was closed")
  func closed() throws {
    var gradual: GradualSync?
    do {
      let connection = try connect(to: "")
      gradual = GradualSync(of: connection)
    }
    let other = try connect(to: "-other")
    try fill(other)
    #expect(try gradual?.bring(pageCount: 250, of: other) == false)
    #expect(try other.integer("SELECT count(*) FROM kept") == 500)
  }

  @Test(
    "also in a process that has thousands of other files open",
    .enabled(if: sysconf(CInt(_SC_OPEN_MAX)) > 4 * othersCount, "more files may be open than that")
  )
  func far() throws {
    let others = (0..<Self.othersCount).map { _ in fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0) }
    defer { for other in others { close(other) } }
    #expect(!others.contains(-1))
    #expect(GradualSync(of: try connect(to: "")) != nil)
  }

  @Test("what is nowhere but in memory has none")
  func memory() throws {
    let connection = try Connection(path: "", access: .memory, busyTimeoutMilliseconds: 0)
    #expect(GradualSync(of: connection) == nil)
  }
}
