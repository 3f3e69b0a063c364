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
  ///
  /// A copy is a standby that follows nobody, until it is promoted.
  package init(
    isRestarting: Bool = false,
    copyOf primary: PostgreSQLServer? = nil,
    environment: [String: String] = [:]
  ) throws {
    guard let programs = Self.installed else {
      throw ChildProcessError(reason: "PostgreSQL is not installed: run .ci/setup postgresql")
    }
    self.programs = programs
    folder = try ScratchFolder()
    if getuid() == 0 {
      let owner: [FileAttributeKey: Any] = [
        .ownerAccountName: "postgres", .posixPermissions: 0o755,
      ]
      try FileManager.default.setAttributes(owner, ofItemAtPath: folder.path)
    }
    let script = Self.script(
      in: folder.path,
      programs,
      isRestarting: isRestarting,
      copyOf: primary,
      environment
    )
    lifeline = try PipeEnds()
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    shell = Mutex(
      try ChildProcess("/bin/sh", ["-c", script], descriptors: [lifeline.reading, null, null])
    )
    try awaitStart()
  }

  /// Returns what a shell does to make a server, to run it, and to end it with its input.
  private static func script(
    in folder: String,
    _ programs: String,
    isRestarting: Bool,
    copyOf primary: PostgreSQLServer?,
    _ environment: [String: String]
  ) -> String {
    let user = getuid() == 0 ? "setpriv --reuid=postgres --regid=postgres --clear-groups" : ""
    let variables = environment.map { "\($0.key)='\($0.value)'" }.joined(separator: " ")
    let serve = """
      while [ -e held ]; do sleep 0.02; done
      env \(variables) \(user) '\(programs)/postgres' -D data -k '\(folder)' -c listen_addresses= \
      -c max_connections=200 >>log 2>&1 </dev/null
      """
    // A session that a signal has caught in the middle of something may outlive its server, which
    // then cannot start again. A service manager ends such processes, too.
    let end = """
      for process in /proc/[0-9]*; do
        [ "$(readlink $process/cwd)" = "$(pwd -P)/data" ] && kill -KILL ${process#/proc/}
      done
      """
    let again = """
      while :; do
        rm -f data/postmaster.pid
        \(serve)
        sleep 0.5
        \(end)
      done
      """
    let stop = """
      server=$(head -n 1 data/postmaster.pid)
      kill -QUIT $server
      while kill -0 $server 2>/dev/null; do sleep 0.05; done
      """
    let make =
      primary.map { primary in
        """
        \(user) '\(programs)/pg_basebackup' -h '\(primary.host)' -U postgres -D data -c fast \
        >out 2>&1
        \(user) touch data/standby.signal
        """
      } ?? """
        \(user) '\(programs)/initdb' -D data -U postgres -A trust -E UTF8 --locale=C >out 2>&1
        """
    return """
      cd '\(folder)'
      \(make)
      \(isRestarting ? "{ \(again)\n}" : serve) &
      read end
      \(isRestarting ? "kill -KILL $!; \(end)" : stop)
      rm -rf '\(folder)'
      """
  }

  deinit {
    close(lifeline.writing)
    // The shell ends the server, and what starts it again.
    _ = shell.withLock { $0.wait() }
    close(lifeline.reading)
  }

  /// Waits until the server accepts connections.
  package func awaitStart() throws {
    for _ in 0..<3000 {
      if (try? run("SELECT 1")) != nil { return }
      usleep(20_000)
    }
    let log = said("log").suffix(2000)
    throw ChildProcessError(reason: "PostgreSQL did not start: \(said("out")) \(log)")
  }

  /// A way in which a server ends without having finished its work.
  package enum Crash: CaseIterable, Sendable {
    /// `kill -9` of the process that all others belong to.
    case killOfServer
    /// `kill -9` of the process that serves a daemon's connection, which ends all others.
    case killOfSession
    /// `pg_ctl stop -m immediate`.
    case immediateStop
  }

  /// Has the server crash; waits for one that is starting.
  package func crash(_ crash: Crash) throws {
    for _ in 0..<3000 {
      if try hasCrashed(crash) { return }
      usleep(10_000)
    }
    throw ChildProcessError(reason: "no server to crash: \(said("log").suffix(2000))")
  }

  private func hasCrashed(_ crash: Crash) throws -> Bool {
    let lines = try? String(contentsOfFile: folder.file("data/postmaster.pid"), encoding: .utf8)
    guard let pid = lines?.split(separator: "\n").first.flatMap({ pid_t($0) }), owns(pid) else {
      return false
    }
    switch crash {
    case .killOfServer: return kill(pid, SIGKILL) == 0
    case .killOfSession:
      let sessions = """
        SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'entitled/%'
        ORDER BY state = 'idle', random() LIMIT 1
        """
      let session = (try? run(sessions)).flatMap { pid_t($0.prefix { $0.isNumber }) }
      return session.map { kill($0, SIGKILL) == 0 } ?? false
    case .immediateStop:
      // This is what pg_ctl does. It does not run as root.
      return kill(pid, SIGQUIT) == 0
    }
  }

  /// Stops the server, which restarts, until `release` is called.
  package func hold() throws {
    try Data().write(to: URL(filePath: folder.file("held")))
    try crash(.immediateStop)
    for _ in 0..<3000 {
      if (try? run("SELECT 1")) == nil { return }
      usleep(10_000)
    }
  }

  package func release() throws {
    try FileManager.default.removeItem(atPath: folder.file("held"))
    try awaitStart()
  }

  /// Has the server, which restarts, become a standby and then take over.
  package func promote() throws {
    let signal = folder.file("data/standby.signal")
    try Data().write(to: URL(filePath: signal))
    if getuid() == 0 {
      try FileManager.default.setAttributes([.ownerAccountName: "postgres"], ofItemAtPath: signal)
    }
    try crash(.immediateStop)
    for _ in 0..<3000 {
      if (try? run("SELECT pg_is_in_recovery()"))?.hasPrefix("t") ?? false { break }
      usleep(20_000)
    }
    try run("SELECT pg_promote()")
  }

  /// Whether a process works in this server's folder: the number of one that has ended may belong
  /// to another program.
  private func owns(_ pid: pid_t) -> Bool {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(pid)/cwd")
    return link == URL(filePath: folder.file("data")).resolvingSymlinksInPath().path
  }

  /// The folder of its socket, which libpq takes as a host.
  package var host: String { folder.path }

  package var socket: String { folder.file(".s.PGSQL.5432") }

  private func said(_ name: String) -> String {
    (try? String(contentsOfFile: folder.file(name), encoding: .utf8)) ?? ""
  }

  /// Runs a statement, and returns its rows, with `|` between columns.
  @discardableResult
  package func run(_ statement: String) throws -> String {
    try output(of: "psql", ["-v", "ON_ERROR_STOP=1", "-d", "postgres", "-Atc", statement])
  }

  private func output(of program: String, _ arguments: [String]) throws -> String {
    let output = try ScratchFolder()
    let file = unsafe open(output.file("out"), O_RDWR | O_CREAT | O_CLOEXEC | O_APPEND, 0o600)
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { for descriptor in [file, null] { close(descriptor) } }
    let child = try ChildProcess(
      "\(programs)/\(program)",
      ["-h", folder.path, "-U", "postgres"] + arguments,
      descriptors: [null, file, file]
    )
    let code = child.wait()
    let said = try String(contentsOfFile: output.file("out"), encoding: .utf8)
    guard code == 0 else { throw ChildProcessError(reason: "\(program): \(said)") }
    return said
  }

  /// Returns the option `--store` of a database without a store: a schema of its own.
  package func emptyDatabase() throws -> String {
    let number = schemasCount.withLock { count in
      count += 1
      return count
    }
    return try emptyDatabase(named: "s\(number)")
  }

  private func emptyDatabase(named schema: String) throws -> String {
    try run("CREATE SCHEMA \(schema)")
    return "postgres:host=\(folder.path) user=postgres dbname=postgres"
      + " options=-csearch_path=\(schema)"
  }

  /// Returns the schema of a store.
  package static func schema(of store: String) -> String {
    store.split(separator: "=").last.map(String.init) ?? ""
  }

  /// Returns statements that make a copy of a store on another server.
  package func dump(_ store: String) throws -> String {
    let text = try output(of: "pg_dump", ["--inserts", "-n", Self.schema(of: store), "postgres"])
    // Those that begin so are for psql's terminal.
    return text.split(separator: "\n").filter { !$0.hasPrefix("\\") }.joined(separator: "\n")
  }

  /// Creates a store, in a schema of its own or the given one; returns its option `--store`.
  package func newStore(_ options: [String] = [], schema: String? = nil) throws -> String {
    let store = try schema.map(emptyDatabase) ?? emptyDatabase()
    let run = ProgramRun("entitled", ["store", "create", "--store", store] + options)
    let (code, said) = try run.outcome()
    guard code == 0 else { throw ChildProcessError(reason: "store create: \(code): \(said)") }
    return store
  }
}
