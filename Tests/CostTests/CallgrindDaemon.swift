import Foundation
import TestSupport

/// A daemon whose instructions valgrind's callgrind counts.
///
/// Counts are the same on every machine with the same build, but for hashes that are seeded anew
/// in each process. Nothing else is running in the daemon: its data is in memory unless the
/// options say otherwise.
final class CallgrindDaemon {
  let daemon: DaemonProcess
  private let prefix: String

  /// The difference between two counts of a daemon that does nothing: looking at the counter makes
  /// its wait for requests end and begin again.
  private static let idleMax = 5000

  static let valgrind = path(of: "valgrind")

  /// Whether a missing valgrind is a failure, as it is under CI, and no reason to skip the tests.
  static let isRequired = ProcessInfo.processInfo.environment["CI"] != nil

  init(_ options: [String] = ["--store", "memory:"], isCounting: Bool = false) throws {
    guard let valgrind = Self.valgrind else {
      throw ChildProcessError(reason: "valgrind is not installed: .ci/setup valgrind")
    }
    let folder = try ScratchFolder()
    prefix = folder.file("vgdb")
    daemon = try DaemonProcess(
      options,
      in: folder,
      environment: ["SWIFT_DETERMINISTIC_HASHING": "1"],
      under: [
        valgrind, "--tool=callgrind", "--vgdb-prefix=\(prefix)", "--log-file=\(folder.file("vg"))",
        "--callgrind-out-file=/dev/null", "--instr-atstart=\(isCounting ? "yes" : "no")",
      ]
    )
  }

  /// Begins to count; until then the daemon runs several times as fast.
  func beginCounting() throws { _ = try ask("instrumentation", "on") }

  /// Returns how many instructions all threads have carried out since counting began, when the
  /// daemon has nothing left to do.
  func instructionsAtRest() throws -> Int {
    var count: Int?
    while true {
      Thread.sleep(forTimeInterval: 0.01)
      // A thread that only waits for a processor does not sleep: a busy machine changes nothing.
      guard try daemon.isAsleep() else { continue }
      let later = try instructions()
      if let count, later - count < Self.idleMax { return later }
      count = later
    }
  }

  private func instructions() throws -> Int {
    // One line for each thread: events-1: 4711
    let lines = try ask("status", "internal").split(separator: "\n")
    let counts = lines.compactMap { line -> Int? in
      let parts = line.split(separator: " ")
      guard parts.count == 2, parts[0].hasPrefix("events-"), parts[0].hasSuffix(":"),
        parts[0].split(separator: "-").count == 2
      else { return nil }
      return Int(parts[1])
    }
    guard !counts.isEmpty else {
      throw ChildProcessError(reason: "callgrind gave no counts: \(lines)")
    }
    return counts.reduce(0, +)
  }

  /// Has valgrind carry out one of its own commands; returns what it says.
  private func ask(_ words: String...) throws -> String {
    guard let vgdb = Self.path(of: "vgdb") else {
      throw ChildProcessError(reason: "vgdb is not installed: .ci/setup valgrind")
    }
    let output = try PipeEnds()
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    let child = try ChildProcess(
      vgdb,
      ["--vgdb-prefix=\(prefix)", "--pid=\(daemon.pid)", "--max-invoke-ms=5"] + words,
      descriptors: [null, output.writing, null]
    )
    close(null)
    close(output.writing)
    let reader = FileHandle(fileDescriptor: output.reading, closeOnDealloc: true)
    let said = try reader.readToEnd() ?? Data()
    guard child.wait() == 0 else {
      throw ChildProcessError(reason: "vgdb \(words.joined(separator: " ")) failed")
    }
    return String(decoding: said, as: UTF8.self)
  }

  private static func path(of program: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    return folders.split(separator: ":").map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
