import Doctor
import Glibc
import LineProtocol
import Platform
import SQLiteStorage
import SocketServer
import Storage

// The commands that run instead of the daemon.
extension Program {
  static func carryOut(
    _ chore: MaintenanceCommand,
    in environment: () -> LaunchEnvironment
  ) throws -> ExitCode {
    switch chore {
    case .createStore(let options, let prints):
      return try createStore(options, prints: prints, in: environment())
    case .acceptTimeline(let options): return try acceptTimeline(options, in: environment())
    case .examine(let path, let options):
      let file =
        if let path { path } else {
          try dataFile(options, in: environment(), for: "doctor")
        }
      try requireFile(file, for: "doctor PATH")
      return try examine(file)
    case .backUp(let target, let options):
      let source = try dataFile(options, in: environment(), for: "backup")
      try requireFile(source, for: "backup \(target) --store sqlite:FILE")
      let byteCount = try SQLiteBackup(of: source, to: target).run()
      print("\(target): a complete copy of \(source), \(byteCount) bytes")
      return .done
    case .printUnit(let unit, let folder):
      print(try unit.text(programs: folder ?? ownFolder))
      return .done
    }
  }

  /// The folder that contains this program.
  private static var ownFolder: String {
    let program = ProcessEnvironment.programPath ?? "/usr/bin/entitled"
    return program.lastIndex(of: "/").map { String(program[..<$0]) } ?? "/usr/bin"
  }

  /// Returns the data file that a daemon with these options would use.
  private static func dataFile(
    _ options: Options,
    in launchEnvironment: LaunchEnvironment,
    for word: String
  ) throws -> String {
    switch try DefaultPaths.store(option: options.store, in: launchEnvironment) {
    case .sqlite(let path): return try StorePath.path(of: path)
    case .memory, .postgres:
      throw UsageError(
        "--store: \(word) needs a data file",
        hint: "give --store sqlite:PATH; PostgreSQL has its own tools: "
          + (word == "doctor" ? "pg_amcheck" : "pg_dump and pg_restore")
      )
    }
  }

  /// Refuses a missing data file as wrong usage, and shows how to name another file.
  private static func requireFile(_ path: String, for command: String) throws {
    // SAFETY: the string outlives the call that reads it.
    guard unsafe access(path, F_OK) != 0, errno == ENOENT || errno == ENOTDIR else { return }
    throw Failure(
      code: .usage,
      reason: "there is no data file \(path); name the data file: entitled \(command)"
    )
  }

  /// Locks a file for examination; the error for a file in use shows how to examine a copy.
  ///
  /// Nil if the file system has no locks, for example for a backup on a network file system.
  private static func lock(examining file: String) throws -> FileLock? {
    do throws(FileLockError) {
      return try FileLock(reading: file)
    } catch .held(_, let holder) {
      let name = holder.map { "process \($0)" } ?? "another process"
      throw Failure(
        code: .locked,
        reason: "doctor: \(name) uses \(file); examine a copy:"
          + " entitled backup COPY --store sqlite:\(file) && entitled doctor COPY"
      )
    } catch {
      throw error
    }
  }

  /// The most findings that are printed; a single fault often causes many more.
  private static let findingsShownMax = 1000

  private static func examine(_ path: String) throws -> ExitCode {
    // Resolves links as a daemon does, so that both lock the same file.
    let file = try StorePath.path(of: path)
    let lock = try lock(examining: file)
    var shown = 0
    let scan = try SQLiteScan(path: file)
    let document = JSONDocument()
    let doctor = Doctor(scan, now: SystemClock.now()) { event, cursor, project in
      var writer = JSONWriter()
      writer.event(event, cursor: cursor, of: project)
      return (try? document.read(writer.bytes)) != nil && !writer.bytes.contains(0x0A)
    } report: { finding in
      shown += 1
      if shown <= findingsShownMax { print(finding) }
    }
    let storeCounts = try doctor.examine()
    _ = consume lock
    guard doctor.findingsCount == 0 else {
      let hidden = doctor.findingsCount - findingsShownMax
      if hidden > 0 { print("… and \(hidden) more") }
      let count = doctor.findingsCount
      print("\(path) is not sound: \(count) \(count == 1 ? "finding" : "findings")")
      print("stop the daemon, and put a backup in its place: \(SQLiteStore.replacing(file))")
      return .failed
    }
    let counts = [
      (storeCounts.projects, "project"), (storeCounts.devices, "device"),
      (storeCounts.users, "user"),
      (storeCounts.purchases, "purchase"), (storeCounts.events, "event"),
    ]
    let words = counts.map { count, noun in "\(count) \(noun)\(count == 1 ? "" : "s")" }
    print("\(path) is sound: \(words.joined(separator: ", "))")
    return .done
  }
}
