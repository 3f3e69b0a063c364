import Foundation
import Synchronization

/// A PostgreSQL server of this process: in a folder of its own, on a Unix socket.
///
/// PostgreSQL refuses to run as root, so it runs as the user `postgres` then.
package final class PostgreSQLServer: Sendable {
  private let folder: ScratchFolder
  private let programs: String
  /// Closed when the test process ends in any way, which ends the server too.
  private let lifeline: PipeEnds
  private let shell: Mutex<ChildProcess>
  private let schemasCount = Mutex(0)

  /// The server of all tests.
  package static let shared = Result { try PostgreSQLServer() }

  /// Whether the tests can run; `false` skips them visibly.
  package static let isInstalled = installed != nil

  /// The folder of the newest version's programs, as Debian's packages place them.
  private static let installed: String? = {
    let root = "/usr/lib/postgresql"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return versions.compactMap { Int($0) }.sorted().reversed().map { "\(root)/\($0)/bin" }
      .first { FileManager.default.isExecutableFile(atPath: "\($0)/initdb") }
  }()

  /// Starts a server; one that is killed starts again if `isRestarting`.
  package init(isRestarting: Bool = false) throws {
    guard let programs = Self.installed else {
      throw ChildProcessError(reason: "PostgreSQL is not installed")
    }
    self.programs = programs
    folder = try ScratchFolder()
    let isRoot = getuid() == 0
    if isRoot {
      let owner: [FileAttributeKey: Any] = [
        .ownerAccountName: "postgres", .posixPermissions: 0o755,
      ]
      try FileManager.default.setAttributes(owner, ofItemAtPath: folder.path)
    }
    let user = isRoot ? "setpriv --reuid=postgres --regid=postgres --clear-groups" : ""
    let serve = """
      \(user) '\(programs)/postgres' -D data -k '\(folder.path)' -c listen_addresses= \
      -c max_connections=200 >>log 2>&1 </dev/null
      """
    let again = "while :; do rm -f data/postmaster.pid; \(serve); sleep 0.2; done"
    let script = """
      cd '\(folder.path)'
      \(user) '\(programs)/initdb' -D data -U postgres -A trust -E UTF8 --locale=C >out 2>&1
      \(isRestarting ? "( \(again) )" : serve) &
      read end
      server=$(head -n 1 data/postmaster.pid)
      \(isRestarting ? "kill -KILL $!" : "")
      kill -QUIT $server
      while kill -0 $server 2>/dev/null; do sleep 0.05; done
      rm -rf '\(folder.path)'
      """
    lifeline = try PipeEnds()
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    shell = Mutex(
      try ChildProcess("/bin/sh", ["-c", script], descriptors: [lifeline.reading, null, null])
    )
    for _ in 0..<3000 {
      if (try? run("SELECT 1")) != nil { return }
      usleep(20_000)
    }
    throw ChildProcessError(reason: "PostgreSQL did not start: \(said("out")) \(said("log"))")
  }

  /// Kills the server, as a power cut would end it; waits for one that is starting.
  package func kill() throws {
    for _ in 0..<3000 {
      let lines = try? String(contentsOfFile: folder.file("data/postmaster.pid"), encoding: .utf8)
      let pid = lines?.split(separator: "\n").first.flatMap { pid_t($0) }
      if let pid, Glibc.kill(pid, SIGKILL) == 0 { return }
      usleep(10_000)
    }
    throw ChildProcessError(reason: "no server to kill: \(said("log"))")
  }

  private func said(_ name: String) -> String {
    (try? String(contentsOfFile: folder.file(name), encoding: .utf8)) ?? ""
  }

  /// Runs a statement, and returns its rows, with `|` between columns.
  @discardableResult
  package func run(_ statement: String) throws -> String {
    let output = try ScratchFolder()
    let file = unsafe open(output.file("out"), O_RDWR | O_CREAT | O_CLOEXEC | O_APPEND, 0o600)
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { for descriptor in [file, null] { close(descriptor) } }
    let child = try ChildProcess(
      "\(programs)/psql",
      ["-h", folder.path, "-U", "postgres", "-v", "ON_ERROR_STOP=1", "-Atc", statement],
      descriptors: [null, file, file]
    )
    let code = child.wait()
    let said = try String(contentsOfFile: output.file("out"), encoding: .utf8)
    guard code == 0 else { throw ChildProcessError(reason: "psql: \(said)") }
    return said
  }

  /// Returns the option `--store` of a database without a store: a schema of its own.
  package func emptyDatabase() throws -> String {
    let number = schemasCount.withLock { count in
      count += 1
      return count
    }
    try run("CREATE SCHEMA s\(number)")
    return "postgres:host=\(folder.path) user=postgres dbname=postgres"
      + " options=-csearch_path=s\(number)"
  }

  /// Creates a store; returns its option `--store`.
  package func newStore(_ options: [String] = []) throws -> String {
    let store = try emptyDatabase()
    let run = ProgramRun("entitled", ["store", "create", "--store", store] + options)
    let (code, said) = try run.outcome()
    guard code == 0 else { throw ChildProcessError(reason: "store create: \(code): \(said)") }
    return store
  }
}
