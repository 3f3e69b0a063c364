import Foundation
import Synchronization
import TestSupport
import Testing

/// Kills a worker repeatedly: `entitle watch` with its output in a file.
///
/// `ENTITLED_WORKER_KILLS=1000 swift test --filter FeedWorkerTests` sets the number of kills.
@Suite("Killed feed workers")
struct FeedWorkerTests {
  private static let kills =
    Int(ProcessInfo.processInfo.environment["ENTITLED_WORKER_KILLS"] ?? "") ?? 100

  @Test("A worker that resumes from its last complete line receives every event exactly once")
  func byCursor() throws {
    let daemon = try DaemonProcess()
    let output = daemon.folder.file("seen")
    let writer = try Writer(daemon.socket)
    let seed = Seed.chosen()
    var random = SplitMix(state: seed)
    for round in 1...Self.kills {
      let worker = try watch(["after=\(try mend(output))"], daemon.socket, to: output)
      usleep(UInt32(random.next() % 40_000))
      if round % 10 == 0 {
        daemon.kill()
        try daemon.restart()
      }
      worker.kill(SIGKILL)
      worker.wait()
    }
    writer.stop()
    let newest = try newest(daemon)
    let worker = try watch(["after=\(try mend(output))"], daemon.socket, to: output)
    // The worker reconnects when the daemon restarts.
    daemon.kill()
    try daemon.restart()
    let line = try daemon.connect()
    try line.result("install", #"{"device":"the last"}"#)
    while try last(output) < newest + 1 { usleep(5000) }
    worker.kill(SIGKILL)
    worker.wait()
    #expect(try all(output) == Array(1...(newest + 1)), "seed \(seed)")
    #expect(newest > 0)
    print("FeedWorkerTests: \(Self.kills) kills, \(newest + 1) events, each seen once")
  }

  @Test("A worker that resumes from its acknowledged cursor misses no event")
  func byConsumer() throws {
    let daemon = try DaemonProcess()
    let output = daemon.folder.file("seen")
    let writer = try Writer(daemon.socket)
    var random = SplitMix(state: 1)
    for round in 0..<10 {
      let worker = try watch(["consumer=worker", "after=0"], daemon.socket, to: output)
      // On a busy machine it may take a while until the worker acknowledges anything.
      if round == 0 { try waitForConsumer(of: daemon) }
      usleep(UInt32(random.next() % 60_000))
      worker.kill(SIGKILL)
      worker.wait()
      _ = try mend(output)
    }
    writer.stop()
    let newest = try newest(daemon)
    let worker = try watch(["consumer=worker"], daemon.socket, to: output)
    let line = try daemon.connect()
    // Then it has acknowledged everything, and its successor would begin after that.
    while case .array(let rest)? = try line.result(
      "events.read",
      #"{"consumer":"worker","limit":1}"#
    )["events"], !rest.isEmpty {
      usleep(5000)
    }
    worker.kill(SIGKILL)
    worker.wait()
    #expect(Set(try all(output)) == Set(1...newest))
  }

  private func waitForConsumer(of daemon: DaemonProcess) throws {
    let line = try daemon.connect()
    let question = #"{"consumer":"worker","limit":1}"#
    while try line.result("events.read", question, unless: "unknownConsumer") == nil {
      usleep(1000)
    }
  }

  /// Installs devices until it is stopped, across restarts of the daemon.
  private final class Writer: Sendable {
    private let isStopped = Mutex(false)
    private let done = DispatchSemaphore(value: 0)

    /// Returns after the first event exists.
    init(_ socket: String) throws {
      try SocketLine(socket).result("install", #"{"device":"the first"}"#)
      Thread.detachNewThread { [self] in write(to: socket) }
    }

    private func write(to socket: String) {
      var number = 0
      while !isStopped.withLock({ $0 }) {
        do {
          let line = try SocketLine(socket)
          while !isStopped.withLock({ $0 }) {
            number += 1
            try line.result("install", "{\"device\":\"\(number)\"}")
            usleep(500)
          }
        } catch is ChildProcessError {
          // The daemon was killed: retry with its successor.
          usleep(1000)
        } catch {
          Issue.record(error)
          break
        }
      }
      done.signal()
    }

    func stop() {
      isStopped.withLock { $0 = true }
      done.wait()
    }
  }

  private func watch(
    _ words: [String],
    _ socket: String,
    to output: String
  ) throws -> ChildProcess {
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    let file = unsafe open(output, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    defer { for descriptor in [null, file] { close(descriptor) } }
    return try ChildProcess(
      DaemonProcess.program("entitle"),
      // On a busy machine the daemon may be killed before the worker has connected.
      ["--wait", "60", "watch"] + words,
      environment: ["ENTITLED_SOCKET": socket],
      descriptors: [null, file, null]
    )
  }

  /// Cuts an incomplete line from the worker's output, as its successor does.
  ///
  /// Returns the cursor of the last complete line, from which the successor resumes.
  private func mend(_ output: String) throws -> Int {
    guard let bytes = FileManager.default.contents(atPath: output) else { return 0 }
    let end = bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    if end < bytes.count { try bytes[..<end].write(to: URL(filePath: output)) }
    return try last(output)
  }

  /// Returns the cursor of the last complete line.
  private func last(_ output: String) throws -> Int {
    guard let bytes = FileManager.default.contents(atPath: output) else { return 0 }
    guard let end = bytes.lastIndex(of: 0x0A) else { return 0 }
    let start = bytes[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return try cursor(Array(bytes[start..<end]))
  }

  /// Returns the cursors of all complete lines.
  private func all(_ output: String) throws -> [Int] {
    let bytes = try #require(FileManager.default.contents(atPath: output))
    #expect(bytes.last == 0x0A)
    return try Array(bytes).split(separator: 0x0A).map { try cursor(Array($0)) }
  }

  private func cursor(_ line: [UInt8]) throws -> Int {
    try #require(Int(JSONTree(line)["cursor"]?.text ?? ""))
  }

  private func newest(_ daemon: DaemonProcess) throws -> Int {
    let counts = try daemon.connect().result("project.describe", "{}")["project"]?["counts"]
    guard case .number(let events)? = counts?["events"] else { return 0 }
    return Int(events) ?? 0
  }
}
