import Foundation
import TestSupport
import Testing

/// `ENTITLED_FAULTS=all swift test --filter DamagedStoreTests` damages forty times as many files.
@Suite("Damaged and unusable stores", .serialized)
struct DamagedStoreTests {
  private static let rounds = Trials.areAll ? 400 : 10

  /// The bytes before the request's id in each event of a purchase, which occur nowhere else.
  ///
  /// The length of the id follows, and then the id.
  private static let cause: [UInt8] = [1, 8] + Array("purchase".utf8)

  /// Makes a store with a user, after a clean shutdown.
  private func makeStore(in folder: ScratchFolder) throws {
    let daemon = try DaemonProcess(in: folder)
    let line = try daemon.connect()
    try line.result(
      "project.define",
      #"{"products":{"x":{"kind":"nonConsumable","entitlements":["X"]}}}"#
    )
    for number in 0..<30 {
      try line.result("install", #"{"device":"d\#(number)","userId":"u\#(number % 7)"}"#)
      try line.result(
        "purchase",
        #"{"device":"d\#(number)","product":"x","store":"web","transactionId":"\#(number)"}"#
      )
    }
    #expect(daemon.stop() == 0)
  }

  /// Returns the file's bytes with a change in each such event.
  private func damaged(at offset: Int, in folder: ScratchFolder) throws -> Data {
    var content = try #require(bytes(folder))
    // Changes all copies, because free pages may still have flushed data.
    let positions = content.indices.filter { content[$0...].starts(with: Self.cause) }
    #expect(positions.count > 30)
    for position in positions { content[position + offset] = 0x0A }
    return Data(content)
  }

  /// Returns the error with which a daemon fails to start; empty if it starts.
  private func refusal(in folder: ScratchFolder) throws -> String {
    do {
      let daemon = try DaemonProcess(in: folder)
      daemon.kill()
      return ""
    } catch let error as ChildProcessError {
      #expect(error.reason.contains("ended with 1: "), "\(error.reason)")
      return error.reason
    }
  }

  private func bytes(_ folder: ScratchFolder, _ name: String = "data.sqlite") -> [UInt8]? {
    FileManager.default.contents(atPath: folder.file(name)).map { Array($0) }
  }

  @Test(
    "A file that is not an intact database is rejected unchanged, with advice",
    arguments: ["cut", "header", "schema", "letter"]
  )
  func refusals(damage: String) throws {
    let folder = try ScratchFolder()
    try makeStore(in: folder)
    var content = try #require(bytes(folder))
    switch damage {
    case "cut": content = Array(content.prefix(5000))
    case "header": content.replaceSubrange(0..<100, with: repeatElement(0xFF, count: 100))
    case "schema": content.replaceSubrange(100..<4096, with: repeatElement(0x5A, count: 3996))
    default: content = Array("dear friend\n".utf8)
    }
    try Data(content).write(to: URL(filePath: folder.file("data.sqlite")))
    let sentence = try refusal(in: folder)
    #expect(sentence.contains(folder.file("data.sqlite")))
    let isAdvice = ["put a backup in its place", "move that file away"].contains {
      sentence.contains($0)
    }
    #expect(isAdvice, "\(sentence)")
    #expect(bytes(folder) == content)
  }

  @Test("A store of a newer program, or locked by another program, is rejected")
  func foreign() throws {
    let folder = try ScratchFolder()
    try makeStore(in: folder)
    var content = try #require(bytes(folder))
    // https://www.sqlite.org/fileformat2.html, 1.3: the user version stands at 60.
    content.replaceSubrange(60..<64, with: [0, 0, 0x27, 0x0F])
    try Data(content).write(to: URL(filePath: folder.file("data.sqlite")))
    let sentence = try refusal(in: folder)
    #expect(sentence.contains("newer program") && sentence.contains("9999"), "\(sentence)")
    #expect(bytes(folder) == content)
  }

  @Test(
    "A read-only store is rejected with advice",
    .enabled(if: Stranger.canRun, "needs setpriv and root: run it as root")
  )
  func readOnly() throws {
    let folder = try ScratchFolder()
    try makeStore(in: folder)
    let before = try #require(bytes(folder))
    let manager = FileManager.default
    try manager.setAttributes(
      [.posixPermissions: 0o444],
      ofItemAtPath: folder.file("data.sqlite")
    )
    try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    let other = try ScratchFolder()
    try manager.setAttributes([.posixPermissions: 0o777], ofItemAtPath: other.path)
    let store = "sqlite:\(folder.file("data.sqlite"))"
    let run = try Stranger.run(["--socket", other.file("s"), "--store", store])
    #expect(run.code == 1, "\(run.said)")
    #expect(run.said.contains("Permission denied") && run.said.contains(folder.path), "\(run.said)")
    #expect(bytes(folder) == before)
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
  }

  @Test(
    "The doctor needs only the right to read a store",
    .enabled(if: Stranger.canRun, "needs setpriv and root: run it as root")
  )
  func doctorReads() throws {
    let folder = try ScratchFolder()
    try makeStore(in: folder)
    let daemon = try DaemonProcess(in: folder)
    try daemon.connect().result("install", #"{"device":"last"}"#)
    daemon.kill()
    let manager = FileManager.default
    let names = try manager.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasPrefix("data.sqlite")
    }
    #expect(names.count == 4, "\(names)")
    for name in names {
      try manager.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.file(name))
    }
    try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    let run = try Stranger.run(["doctor", folder.file("data.sqlite")])
    #expect(run.code == 0 && run.said.contains("31 devices"), "\(run.said)")
    let after = try manager.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasPrefix("data.sqlite")
    }
    #expect(Set(after) == Set(names))
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
  }

  @Test(
    "A line feed in an event never splits a reply into two lines",
    arguments: [
      (0, "unknown code 10 of Cause"), (cause.count + 1, "a line feed within one line"),
    ]
  )
  func lineFeed(offset: Int, fault: String) throws {
    let folder = try ScratchFolder()
    try makeStore(in: folder)
    let content = try damaged(at: offset, in: folder)
    try content.write(to: URL(filePath: folder.file("data.sqlite")))
    let doctor = try ProgramRun("entitled", ["doctor", folder.file("data.sqlite")]).outcome()
    #expect(doctor.code == 1, "\(doctor.said)")
    let daemon = try DaemonProcess(in: folder)
    let line = try daemon.connect()
    for call in [
      #""method":"events.read","params":{"after":"0","limit":1000}"#,
      #""method":"events.wait","params":{"after":"0","timeoutMs":0,"limit":1000}"#,
    ] {
      let error = try line.refusal(of: "{\"id\":1,\(call)}")
      #expect(error["data"]?["kind"]?.text == "storageFailed", "\(error)")
      #expect(try line.result("server.ping", "{}")["pong"] == .bool(true))
    }
    // A subscription sends the readable events, then reports its end.
    let subscribed = try line.result("events.subscribe", #"{"after":"0"}"#)
    #expect(subscribed["subscription"] != nil)
    while let emitted = try line.receive() {
      if try JSONTree(emitted)["method"]?.text == "gap" { break }
    }
    #expect(try line.result("server.ping", "{}")["pong"] == .bool(true))
    #expect(daemon.hasLogged("cannot be read: \(fault)"), "\(daemon.log)")
    #expect(daemon.stop() == 0)
  }

  @Test("A deletion that the store cannot complete is reported, and other requests succeed")
  func haltedDeletion() throws {
    let folder = try ScratchFolder()
    try makeStore(in: folder)
    try damaged(at: 0, in: folder).write(to: URL(filePath: folder.file("data.sqlite")))
    let daemon = try DaemonProcess(in: folder)
    let call = """
      {"id":1,"method":"user.delete",\
      "params":{"userId":"u0","traces":"cleared","idempotencyKey":"k"}}
      """
    func check() throws {
      let line = try daemon.connect()
      let error = try line.refusal(of: call)
      #expect(error["data"]?["kind"]?.text == "storageFailed", "\(error)")
      #expect(error["message"]?.text?.contains("has begun") == true, "\(error)")
      let gone = try line.refusal(of: #"{"id":2,"method":"userInfo","params":{"userId":"u0"}}"#)
      #expect(gone["data"]?["kind"]?.text == "unknownUser")
      try line.result("identify", #"{"device":"d1","userId":"w"}"#)
    }
    try check()
    // Reported once for each daemon, however often the request is repeated.
    try check()
    try check()
    #expect(daemon.hasLogged("a deletion cannot finish"), "\(daemon.log)")
    func said() -> Int { daemon.log.ranges(of: "a deletion cannot finish").count }
    #expect(said() == 1, "\(daemon.log)")
    daemon.kill()
    try daemon.restart()
    try check()
    #expect(daemon.stop() == 0)
    #expect(said() == 2, "\(daemon.log)")
  }

  @Test("With any bytes changed, the daemon answers or rejects requests, and never hangs")
  func changedBytes() throws {
    let original = try ScratchFolder()
    try makeStore(in: original)
    let content = try #require(bytes(original))
    let seed = Seed.chosen()
    var random = SplitMix(state: seed)
    var counts: [String: Int] = [:]
    for round in 0..<Self.rounds {
      var damaged = content
      // Changes a few bytes, or a whole page.
      let position = Int(random.next() % UInt64(content.count))
      let count = round % 4 == 0 ? 4096 : 1 + Int(random.next() % 8)
      for index in position..<min(position + count, damaged.count) {
        damaged[index] = UInt8(truncatingIfNeeded: random.next())
      }
      let folder = try ScratchFolder()
      try Data(damaged).write(to: URL(filePath: folder.file("data.sqlite")))
      let what: Comment = "seed \(seed), round \(round): \(count) bytes at \(position)"
      // Checked first, because the daemon writes afterwards.
      let doctor = try ProgramRun("entitled", ["doctor", folder.file("data.sqlite")]).outcome()
      #expect([0, 1].contains(doctor.code), "\(doctor.code): \(doctor.said), \(what)")
      do {
        let daemon = try DaemonProcess(in: folder)
        let answers = try ask(daemon, what)
        let isDoubtful = answers["broken text"] != nil || answers["storageFailed"] != nil
        #expect(!isDoubtful || doctor.code == 1, "\(answers): \(doctor.said), \(what)")
        for (kind, number) in answers { counts[kind, default: 0] += number }
        daemon.signal(SIGTERM)
        let code = daemon.end()
        #expect(code == 0, "\(String(describing: code)): \(daemon.log), \(what)")
        counts["started", default: 0] += 1
      } catch let error as ChildProcessError {
        #expect(error.reason.contains("ended with 1: "), "\(error.reason), \(what)")
        counts["refused to start", default: 0] += 1
      }
    }
    let emitted = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    print("DamagedStoreTests: \(Self.rounds) rounds: \(emitted.joined(separator: ", "))")
    #expect(counts["started", default: 0] > 0)
  }

  /// Makes all kinds of requests, writes included; returns their outcomes.
  private func ask(_ daemon: DaemonProcess, _ what: Comment) throws -> [String: Int] {
    var counts: [String: Int] = [:]
    let line = try daemon.connect()
    var calls = [#""method":"events.read","params":{"after":"0"}"#]
    for number in 0..<30 {
      calls.append(#""method":"checkEntitlements","params":{"device":"d\#(number)"}"#)
      calls.append(#""method":"userInfo","params":{"userId":"u\#(number % 9)"}"#)
      calls.append(#""method":"identify","params":{"device":"d\#(number)","userId":"v"}"#)
      calls.append(#""method":"restore","params":{"device":"d\#(number)"}"#)
    }
    for call in calls {
      try line.send(Array("{\"id\":1,\(call)}\n".utf8))
      guard let reply = try line.receive() else {
        Issue.record("no answer to \(call): \(daemon.log), \(what)")
        return counts
      }
      // A request's id is repeated unchanged: the doctor detects invalid JSON in it.
      guard let answer = try? JSONTree(reply) else {
        counts["broken text", default: 0] += 1
        continue
      }
      let kind = answer["error"]?["data"]?["kind"]?.text ?? "result"
      #expect(kind != "internalError", "\(answer), \(what)")
      counts[kind, default: 0] += 1
    }
    return counts
  }
}

/// A user without files, which only root can become.
private enum Stranger {
  private static let setpriv = "/usr/bin/setpriv"

  static let canRun: Bool = {
    guard getuid() == 0, FileManager.default.isExecutableFile(atPath: setpriv) else { return false }
    // The built program may be in a directory that other users cannot read.
    return (try? run(["--version"]))?.code == 0
  }()

  /// Runs the daemon until it ends.
  static func run(_ words: [String]) throws -> (code: Int32, said: String) {
    let folder = try ScratchFolder()
    let output = unsafe open(folder.file("out"), O_RDWR | O_CREAT | O_CLOEXEC | O_APPEND, 0o600)
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { for descriptor in [output, null] { close(descriptor) } }
    let words =
      [
        "--reuid=65534", "--regid=65534", "--clear-groups", DaemonProcess.program("entitled"),
      ] + words
    let child = try ChildProcess(setpriv, words, descriptors: [null, output, output])
    let code = child.wait()
    return (code, try String(contentsOfFile: folder.file("out"), encoding: .utf8))
  }
}
