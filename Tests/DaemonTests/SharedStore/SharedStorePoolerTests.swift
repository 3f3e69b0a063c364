import Foundation
import TestSupport
import Testing

/// pgbouncer in front of a new store.
private struct Pooler {
  /// The option `--store` of the store behind it.
  let store: String
  private let folder: ScratchFolder
  private let process: ChildProcess

  private static let program = "/usr/sbin/pgbouncer"

  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

  init(mode: String) throws {
    folder = try ScratchFolder()
    let server = try PostgreSQLServer.shared.get()
    let schema = try server.newStore().split(separator: "=").last ?? ""
    let role = "\(schema)_pooled"
    // pgbouncer hands on no options of a connection.
    try server.run(
      "CREATE ROLE \(role) LOGIN SUPERUSER; ALTER ROLE \(role) SET search_path = \(schema)"
    )
    store = "postgres:host=\(folder.path) user=\(role) dbname=postgres"
    let settings = """
      [databases]
      * = host=\(server.host) user=\(role)
      [pgbouncer]
      pool_mode = \(mode)
      unix_socket_dir = \(folder.path)
      listen_port = 5432
      auth_type = any
      """
    try settings.write(toFile: folder.file("settings"), atomically: true, encoding: .utf8)
    var command = [Self.program, folder.file("settings")]
    if getuid() == 0 {
      // Like PostgreSQL, it refuses to run as root.
      for path in [folder.path, folder.file("settings")] {
        let owner: [FileAttributeKey: Any] = [.ownerAccountName: "postgres"]
        try FileManager.default.setAttributes(owner, ofItemAtPath: path)
      }
      command =
        ["/usr/bin/setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] + command
    }
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    process = try ChildProcess(
      command[0],
      Array(command.dropFirst()),
      descriptors: [null, null, null]
    )
    for _ in 0..<500 where !FileManager.default.fileExists(atPath: socket) { usleep(20_000) }
    try #require(FileManager.default.fileExists(atPath: socket), "pgbouncer did not start")
  }

  private var socket: String { folder.file(".s.PGSQL.5432") }
}

@Suite(
  "A shared store behind a pooler",
  .enabled(
    if: PostgreSQLServer.isInstalled && Pooler.isInstalled,
    "run .ci/setup postgresql pgbouncer"
  )
)
struct SharedStorePoolerTests {
  @Test("A pooler that gives each transaction another session is refused in words that name it")
  func transactions() throws {
    let (pooler, folder) = (try Pooler(mode: "transaction"), try ScratchFolder())
    let arguments = ["--store", pooler.store, "--socket", folder.file("socket")]
    let (code, said) = try ProgramRun("entitled", arguments).outcome()
    #expect(code == 1)
    #expect(said.contains("pool_mode = session"), "\(said)")
  }

  @Test("A pooler that keeps sessions serves a daemon")
  func sessions() throws {
    let pooler = try Pooler(mode: "session")
    let daemon = try DaemonProcess(["--store", pooler.store], in: ScratchFolder())
    let line = try daemon.connect()
    #expect(try line.result("install", #"{"device":"phone"}"#)["created"] == .bool(true))
    #expect(daemon.stop() == 0)
  }
}
