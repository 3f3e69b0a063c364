import Foundation
import TestSupport
import Testing

/// Calls a writing method while a system call fails, and checks its reply after a restart.
struct Trial {
  var example: WritingExample
  var kind: FaultKind
  /// The failing call's position; 0 for none, only to count the calls.
  var position: Int
  var mode: FaultMode
  var ending: Ending

  enum Ending: CaseIterable {
    /// A shutdown, in which the daemon flushes and empties its log.
    case asked
    /// A kill, after the daemon's background work.
    case killed
  }

  /// The outcome of a trial.
  struct Outcome {
    /// Number of calls of the kind.
    var count: Int
    /// Whether a call failed.
    var wasHit: Bool
    var exitCode: Int32
    /// The code of the error reply; nil for a result or no reply.
    var refusal: String?
  }

  private enum Answer: Equatable {
    case result(JSONTree)
    case refused(kind: String)
    /// The connection was closed, because the daemon ended.
    case none
  }

  /// Records an issue for each difference from the reply.
  func run() throws -> Outcome {
    let folder = try ScratchFolder()
    let faults = try FaultControl(folder: folder)
    let daemon = try DaemonProcess(in: folder, environment: faults.environment)
    let line = try daemon.connect()
    let call = try example.prepare(on: line)
    faults.waitForRest()
    faults.arm(kind, at: position, mode)
    let answer = try ask(call, on: line)
    if daemon.exitCode == nil { try checkReading(daemon) }
    if daemon.exitCode == nil { faults.waitForRest() }
    if ending == .asked { daemon.signal(SIGTERM) } else { daemon.signal(SIGKILL) }
    let code = try #require(daemon.end(), "it hangs, \(self)")
    faults.disarm()
    try checkEnd(code, answer, log: daemon.log)
    try checkFile(folder)
    try daemon.restart()
    try checkAgain(call, after: answer, exitCode: code, on: daemon)
    #expect(daemon.stop() == 0, "\(self)")
    try checkFile(folder)
    var refusal: String?
    if case .refused(let kind) = answer { refusal = kind }
    let wasHit = faults.hits > 0
    return Outcome(count: faults.count, wasHit: wasHit, exitCode: code, refusal: refusal)
  }

  private func ask(_ call: String, on line: SocketLine) throws -> Answer {
    try line.send(Array(call.utf8) + [0x0A])
    guard let reply = try line.receive() else { return .none }
    let tree = try JSONTree(reply)
    if let result = tree["result"] { return .result(result) }
    return .refused(kind: tree["error"]?["data"]?["kind"]?.text ?? "\(tree)")
  }

  /// Reads are answered after any fault that does not end the daemon.
  private func checkReading(_ daemon: DaemonProcess) throws {
    guard let line = try? daemon.connect(), let answer = try? line.reply(to: Self.question) else {
      // The daemon may have ended meanwhile.
      #expect(daemon.end() == 74, "the daemon answers no client, \(self)")
      return
    }
    let isSaid =
      answer["result"] != nil || answer["error"]?["data"]?["kind"]?.text == "storageFailed"
    #expect(isSaid, "\(answer), \(self)")
  }

  private static let question = #"{"id":2,"method":"project.describe"}"#

  private func checkEnd(_ code: Int32, _ answer: Answer, log: String) throws {
    switch ending {
    case .asked: #expect(code == 0 || code == 74, "\(code): \(log), \(self)")
    case .killed: #expect(code == 128 + SIGKILL || code == 74, "\(code): \(log), \(self)")
    }
    if code == 74 { #expect(log.contains("did not confirm a write"), "\(log), \(self)") }
    switch answer {
    case .result: break
    case .refused(let kind):
      #expect(["storageFull", "storageFailed"].contains(kind), "\(kind), \(self)")
    case .none: #expect(code == 74, "no answer, \(self)")
    }
  }

  private func checkFile(_ folder: ScratchFolder) throws {
    let doctor = try ProgramRun("entitled", ["doctor", folder.file("data.sqlite")]).outcome()
    #expect(doctor.code == 0, "\(doctor.said), \(self)")
  }

  /// Checks that acknowledged changes are stored and rejected ones are not, if the error allows it.
  private func checkAgain(
    _ call: String,
    after answer: Answer,
    exitCode: Int32,
    on daemon: DaemonProcess
  ) throws {
    let line = try daemon.connect()
    let tree = try line.reply(to: call)
    let isReplayed = tree["result"]?["replayed"] == .bool(true)
    switch answer {
    case .result(let result):
      #expect(isReplayed, "answered and lost: \(tree), \(self)")
      guard case .object(let members)? = tree["result"] else { return }
      let same = JSONTree.object(members.filter { $0.name != "replayed" })
      #expect(same == result, "\(self)")
    case .refused, .none:
      if exitCode != 74 {
        #expect(tree["result"] != nil && !isReplayed, "refused, and there: \(tree), \(self)")
      }
      #expect(tree["result"] != nil, "\(tree), \(self)")
    }
  }
}
