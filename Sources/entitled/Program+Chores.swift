import Doctor
import LineProtocol
import Platform
import SQLiteStorage
import SocketServer
import Storage

// What the program does instead of serving.
extension Program {
  static func carryOut(
    _ chore: MaintenanceCommand,
    in environment: () -> LaunchEnvironment
  ) throws(Failure) -> ExitCode {
    switch chore {
    case .examine(let path, let options):
      if let path { return try examine(path) }
      return try examine(dataFile(options, in: environment(), for: "doctor"))
    case .backUp(let target, let options):
      let source = try dataFile(options, in: environment(), for: "backup")
      let byteCount = try store { () throws(StorageError) in
        try SQLiteBackup(of: source, to: target).run()
      }
      print("\(target): a whole copy of \(source), \(byteCount) bytes")
      return .done
    case .printUnit(let unit, let folder):
      print(
        try usage { () throws(UsageError) in try unit.text(programs: folder ?? ownFolder) }
      )
      return .done
    }
  }

  /// The folder of this program.
  private static var ownFolder: String {
    let program = ProcessEnvironment.programPath ?? "/usr/bin/entitled"
    return program.lastIndex(of: "/").map { String(program[..<$0]) } ?? "/usr/bin"
  }

  /// Where a daemon with these options would have its data.
  private static func dataFile(
    _ options: Options,
    in launchEnvironment: LaunchEnvironment,
    for word: String
  ) throws(Failure) -> String {
    try usage { () throws(UsageError) in
      switch try Places.store(option: options.store, in: launchEnvironment) {
      case .sqlite(let path): return try StorePath.path(of: path)
      case .memory:
        throw UsageError(
          "--store memory: what is in memory has no \(word)",
          hint: "give --store sqlite:PATH"
        )
      }
    }
  }

  /// So many findings are told one by one; a store with more has one fault that makes many.
  private static let findingsShownMax = 1000

  private static func examine(_ path: String) throws(Failure) -> ExitCode {
    // As a daemon does: a link leads to the file that is locked.
    let file = try usage { () throws(UsageError) in try StorePath.path(of: path) }
    let lock = try Self.lock { () throws(FileLockError) in try FileLock(guardingIfAny: file) }
    var shown = 0
    let scan = try store { () throws(StorageError) in try SQLiteScan(path: file) }
    let document = JSONDocument()
    let doctor = Doctor(scan) { event, cursor, project in
      var writer = JSONWriter()
      writer.event(event, cursor: cursor, of: project)
      return (try? document.read(writer.bytes)) != nil && !writer.bytes.contains(0x0A)
    } tell: { finding in
      shown += 1
      if shown <= findingsShownMax { print(finding) }
    }
    let storeCounts = try store { () throws(StorageError) in try doctor.examine() }
    _ = consume lock
    guard doctor.findingsCount == 0 else {
      let hidden = doctor.findingsCount - findingsShownMax
      if hidden > 0 { print("… and \(hidden) more") }
      let count = doctor.findingsCount
      print("\(path) is not sound: \(count) \(count == 1 ? "finding" : "findings")")
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
