import Foundation
import TestSupport

/// A daemon whose instructions valgrind's callgrind counts.
///
/// Counts of the same build are the same on every machine, except for hashes, whose seed is new in
/// each process. The daemon is otherwise idle, and its data is in memory unless the options say
/// otherwise.
final class CallgrindDaemon {
  let daemon: DaemonProcess
  private let prefix: String

  /// The maximum difference between two counts of an idle daemon.
  ///
  /// Reading the counter interrupts the daemon's wait for requests.
  private static let idleMax = 5000

  static let valgrind = path(of: "valgrind")

  /// Whether the tests fail without valgrind, as under CI, instead of being skipped.
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

  /// Starts to count; until then the daemon runs several times as fast.
  func beginCounting() throws { _ = try ask("instrumentation", "on") }

  /// Waits until the daemon is idle; returns the instructions of all threads since the start.
  func instructionsAtRest() throws -> Int {
    var count: Int?
    while true {
      Thread.sleep(forTimeInterval: 0.01)
      // A thread that waits for a processor does not count as asleep, so a busy machine is no
      // issue.
      guard try daemon.isAsleep() else { continue }
      let later = try instructions()
      if let count, later - count < Self.idleMax { return later }
      count = later
    }
  }

  private func instructions() throws -> Int {
    // A line per thread: events-1: 4711
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

  /// Runs a valgrind monitor command; returns its output.
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
