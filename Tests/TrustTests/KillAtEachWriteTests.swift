import Foundation
import TestSupport
import Testing

/// Kills a daemon after, and in the middle of, each of its file changes, from start to exit.
///
/// `ENTITLED_KILL_PLACES=all swift test --filter KillAtEachWriteTests` tests all changes.
@Suite("A kill at each file change")
struct KillAtEachWriteTests {
  private static let isAll = ProcessInfo.processInfo.environment["ENTITLED_KILL_PLACES"] == "all"
  private static let sample = 6

  /// The fate of the change at which the daemon is killed.
  private enum Change: CaseIterable {
    case whole, torn
  }

  @Test(
    "Acknowledged writes survive, and no write is half there",
    .enabled(if: !DaemonProcess.isSanitized, "not with a sanitizer: run .ci/test")
  )
  func places() throws {
    var random = SplitMix(state: Seed.chosen())
    let folder = try ScratchFolder()
    defer { withExtendedLifetime(folder) {} }
    let killer = try Interposed.killAt.environment(in: folder)
    let count = try play(killer, at: .max, .whole, using: &random) ?? 0
    #expect(count > 0)
    var places = Array(1...max(count, 1))
    if !Self.isAll { places = Array(places.shuffled(using: &random).prefix(Self.sample)) }
    for place in places {
      for change in Change.allCases { _ = try play(killer, at: place, change, using: &random) }
    }
    print("KillAtEachWriteTests: \(places.count) of \(count) places, each whole and torn")
  }

  /// Runs a daemon up to the kill; returns the number of changes if it exited normally.
  private func play(
    _ killer: [String: String],
    at place: Int,
    _ change: Change,
    using random: inout SplitMix
  ) throws -> Int? {
    let folder = try ScratchFolder()
    var environment = killer
    environment["KILL_AT"] = "\(place)"
    environment["KILL_COUNT"] = folder.file("count")
    if change == .torn { environment["KILL_TORN"] = "" }
    let emitted = Emitted()
    // The daemon may be killed before it listens.
    if let daemon = try? DaemonProcess(in: folder, environment: environment) {
      try live(with: daemon, emitted)
      daemon.stop()
    }
    let store = folder.file("data.sqlite")
    let (code, said) = try ProgramRun("entitled", ["doctor", store]).outcome()
    // A store may be incomplete if the kill came during its creation.
    #expect(code == 0 || emitted.all.sent.isEmpty, "place \(place), \(change): \(said)")
    let daemon = try DaemonProcess(in: folder)
    let line = try daemon.connect()
    try CrashLoad.prepare(line)
    var comparison = FeedComparison()
    try comparison.examine(line, CrashLoad.End(name: "end", emitted: emitted.all), using: &random)
    #expect(comparison.problems == [], "place \(place), \(change)")
    #expect(daemon.stop() == 0)
    return (try? String(contentsOfFile: folder.file("count"), encoding: .utf8)).flatMap { Int($0) }
  }

  /// Writes, with pauses in which the daemon compacts the journal; the exit compacts the rest.
  private func live(with daemon: DaemonProcess, _ emitted: Emitted) throws {
    let line: SocketLine
    do {
      line = try daemon.connect()
      try CrashLoad.prepare(line)
    } catch is ChildProcessError {
      // The daemon was killed.
      return
    }
    for writer in ["a", "b"] {
      let life = DeviceScenario(writer: writer)
      for number in 0..<(2 * DeviceScenario.Step.allCases.count) {
        emitted.add { $0.sent[life] = number + 1 }
        guard (try? line.send(Array(life.line(number).utf8))) != nil,
          let reply = try? line.receive()
        else { return }
        #expect(try JSONTree(reply)["result"] != nil)
        emitted.add { $0.acknowledged[life] = number + 1 }
      }
      usleep(30_000)
    }
    // A person who is deleted at the end.
    let writer = DeletionWriter(
      deletion: DeletionScenario(writer: "f"),
      socket: daemon.socket,
      breath: .none,
      emitted: emitted
    )
    guard writer.send(0..<DeletionScenario.stepCount, on: line) else { return }
    usleep(30_000)
  }
}
