import Foundation
import TestSupport
import Testing

/// Fails a system call during constant writes, while the log is copied.
///
/// `ENTITLED_FAULTS=log swift test --filter LongLogTests` runs many more trials.
@Suite("Failed system calls during a checkpoint", .serialized)
struct LongLogTests {
  private static let count = 1000
  private static let perBatch = 25

  @Test(
    "Confirmed data survives faults while the log is copied",
    arguments: [FaultKind.write, .sync]
  )
  func trials(kind: FaultKind) throws {
    var random = SplitMix(state: Seed.chosen())
    let quiet = try run(kind, at: 0, .error(EIO))
    #expect(quiet.hits == 0 && quiet.answered == Self.count)
    // The log was copied before the end.
    #expect(quiet.dataBytes > 2_000_000)
    var ended = 0
    for _ in 0..<(Trials.areAll(of: "log") ? 100 : 3) {
      let faults = Trials.faults(of: kind, count: quiet.calls, sampleSize: 1, using: &random)
      guard let fault = faults.first else { continue }
      let trial = try run(kind, at: fault.position, fault.mode)
      if trial.hasEnded { ended += 1 }
    }
    print("LongLogTests: \(kind) of \(quiet.calls) calls: the daemon ended \(ended) times")
  }

  private struct Outcome {
    var calls: Int
    var hits: Int
    var answered: Int
    var dataBytes: Int
    var hasEnded: Bool
  }

  private func run(_ kind: FaultKind, at position: Int, _ mode: FaultMode) throws -> Outcome {
    let what: Comment = "\(kind) \(position) \(mode)"
    let folder = try ScratchFolder()
    let faults = try FaultControl(folder: folder)
    let daemon = try DaemonProcess(in: folder, environment: faults.environment)
    let line = try daemon.connect()
    try line.result("install", #"{"device":"phone"}"#)
    faults.arm(kind, at: position, mode)
    let answers = try write(to: line)
    let store = folder.file("data.sqlite")
    let size = try FileManager.default.attributesOfItem(atPath: store)[.size] as? Int
    daemon.signal(SIGTERM)
    let code = try #require(daemon.end(), "it hangs, \(what)")
    let (calls, hits) = (faults.count, faults.hits)
    faults.disarm()
    #expect(code == 0 || code == 74, "\(code): \(daemon.log), \(what)")
    // Only a failed sync ends the process, wherever it happens.
    let isUnconfirmed = kind == .sync && hits > 0
    if code == 74 {
      #expect(isUnconfirmed, "\(daemon.log), \(what)")
    } else if isUnconfirmed {
      // The daemon was already ending: all it can do is keep the log, which has everything.
      let log = try? FileManager.default.attributesOfItem(atPath: store + "-wal")[.size] as? Int
      #expect(log ?? 0 > 0, "\(daemon.log), \(what)")
    }
    if code != 74 { #expect(answers.count == Self.count, what) }
    try checkFile(store, what)
    try daemon.restart()
    let again = try write(to: try daemon.connect())
    #expect(again.count == Self.count, what)
    for (before, after) in zip(answers, again) {
      #expect(after["result"] != nil, "\(after), \(what)")
      let isReplayed = after["result"]?["replayed"] == .bool(true)
      if before["result"] != nil { #expect(isReplayed, "answered and lost, \(what)") }
      if let error = before["error"], code == 0 {
        let kind = error["data"]?["kind"]?.text ?? ""
        #expect(["storageFull", "storageFailed"].contains(kind), "\(error), \(what)")
        #expect(!isReplayed, "refused, and there, \(what)")
      }
    }
    #expect(daemon.stop() == 0, what)
    try checkFile(store, what)
    return Outcome(
      calls: calls,
      hits: hits,
      answered: answers.filter { $0["result"] != nil }.count,
      dataBytes: size ?? 0,
      hasEnded: code == 74
    )
  }

  private func checkFile(_ store: String, _ what: Comment) throws {
    let doctor = try ProgramRun("entitled", ["doctor", store]).outcome()
    #expect(doctor.code == 0, "\(doctor.said), \(what)")
  }

  /// Returns unique text of a fixed size for each number.
  private func attributes(of number: Int) -> String {
    var random = SplitMix(state: UInt64(number))
    let texts = (0..<20).map { name in
      let words = (0..<16).map { _ in String(UInt64.random(in: 0...UInt64.max, using: &random)) }
      return #""a\#(name)":"\#(words.joined().prefix(250))""#
    }
    return texts.joined(separator: ",")
  }

  /// Makes purchases with large events; returns fewer replies if the daemon ends.
  private func write(to line: SocketLine) throws -> [JSONTree] {
    var answers: [JSONTree] = []
    for start in stride(from: 0, to: Self.count, by: Self.perBatch) {
      let calls = (start..<(start + Self.perBatch)).map { number in
        #"{"id":\#(number),"method":"purchase","params":{"device":"phone","product":"pro","#
          + #""store":"appStore","transactionId":"t\#(number)","idempotencyKey":"k\#(number)","#
          + #""attributes":{\#(attributes(of: number))}}}"#
      }
      try line.send(Array(calls.joined(separator: "\n").utf8) + [0x0A])
      for _ in 0..<Self.perBatch {
        guard let reply = try line.receive() else { return answers }
        answers.append(try JSONTree(reply))
      }
    }
    return answers
  }
}
