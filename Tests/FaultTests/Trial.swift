import Foundation
import TestSupport
import Testing

/// One call of a method that writes, on a daemon for which one system call fails; and whether what
/// it answered is so after the next start.
struct Trial {
  var example: WritingExample
  var kind: FaultKind
  /// 0: nothing fails, and the calls are counted.
  var position: Int
  var manner: FaultManner
  var ending: Ending

  enum Ending: CaseIterable {
    /// Asked to: it folds and empties its log.
    case asked
    /// Killed, when nothing goes on any more.
    case killed
  }

  /// What came of it.
  struct Outcome {
    /// How often such calls were made.
    var count: Int
    /// Whether one failed.
    var wasHit: Bool
    var exitCode: Int32
    /// Of the error that answered it; nil for a result, and for none.
    var refusal: String?
  }

  private enum Answer: Equatable {
    case result(JSONTree)
    case refused(kind: String)
    /// The connection was closed: the daemon ended.
    case none
  }

  /// Records an issue for whatever is not as it was told.
  func run() throws -> Outcome {
    let folder = try ScratchFolder()
    let faults = try FaultControl(folder: folder)
    let daemon = try DaemonProcess(in: folder, environment: faults.environment)
    let line = try daemon.connect()
    let call = try example.prepare(on: line)
    faults.waitForRest()
    faults.arm(kind, at: position, manner)
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

  /// Whatever failed, who reads is answered, unless it is the end.
  private func checkReading(_ daemon: DaemonProcess) throws {
    guard let line = try? daemon.connect(), let answer = try? line.reply(to: Self.question) else {
      // The end may have come meanwhile.
      #expect(daemon.end() == 74, "nobody is answered, \(self)")
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

  /// What was answered is there; what was refused is not, but where nobody can know.
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
