import Certification
import Foundation
import LineProtocol
import TestSupport
import Testing

/// The drivers are shell scripts that reply as a client's driver would.
///
/// They need no installed client; `clients/test` runs the real ones.
@Suite("entitled --certify")
struct CertifyingTests {
  /// Runs `entitled --certify` with a script as the driver.
  private func certify(
    _ script: String,
    _ options: [String],
    socket: String? = nil
  ) throws -> (code: Int32, said: String) {
    let place = socket.map { ["--socket", $0] } ?? []
    return try ProgramRun("entitled", ["--certify", script] + place + options).outcome()
  }

  private static func answering(_ words: String) -> String {
    "while read -r task; do echo '\(words)'; done"
  }

  @Test("A driver with the right reply passes, with exit code 0")
  func passed() throws {
    let script = Self.answering(#"{"failure":"noDaemon"}"#)
    let run = try certify(script, ["--check", "no-daemon"])
    #expect(run.code == 0)
    #expect(run.said.contains("no-daemon               pass  without a listener"))
    #expect(run.said.hasSuffix("1 passed, 0 failed, 0 skipped\n"))
  }

  @Test("A failure shows the expected and the actual value, with exit code 1")
  func failed() throws {
    let script = Self.answering(#"{"failure":"lost"}"#)
    let run = try certify(script, ["--check", "no-daemon", "--check", "timeout"])
    #expect(run.code == 1)
    for line in [
      #"FAIL  wanted {"failure":"noDaemon"}; got {"failure":"lost"}"#,
      #"FAIL  wanted {"failure":"timeout"}; got {"failure":"lost"}"#,
      "0 passed, 2 failed, 0 skipped",
    ] {
      #expect(run.said.contains(line))
    }
  }

  @Test("A client that sends nothing fails, whatever its driver replies")
  func unsent() throws {
    let run = try certify(
      Self.answering(#"{"result":{"pong":1}}"#),
      ["--check", "text-unicode", "--check", "repeats-reads"]
    )
    #expect(run.code == 1)
    #expect(run.said.contains(#"wanted the params {"echo":"中文, Ж and ß"}; got nothing"#))
    #expect(run.said.contains("wanted server.ping sent twice; got it was sent never"))
  }

  @Test("A driver that echoes its tasks passes no check")
  func echoing() throws {
    let run = try certify("cat", [])
    #expect(run.code == 1)
    #expect(run.said.contains("\n0 passed, \(Check.all.count) failed, 0 skipped\n"))
  }

  @Test("Only the checks of feeds and batches may be skipped")
  func skipped() throws {
    let script = Self.answering(#"{"skipped":"it has none"}"#)
    let some = try certify(script, ["--check", "feed", "--check", "batch"])
    #expect(some.code == 0)
    #expect(some.said.contains("skip  it has none"))
    #expect(some.said.hasSuffix("0 passed, 0 failed, 2 skipped\n"))
    let more = try certify(script, ["--check", "timeout"])
    #expect(more.code == 1)
    #expect(more.said.contains("got it was skipped: it has none"))
  }

  @Test(
    "A driver that does not exist or never replies is reported at once",
    arguments: ["exit 3", "no-such-program-anywhere 2>/dev/null", "read -r task; kill -9 $$"]
  )
  func missing(script: String) throws {
    let run = try certify(script, [])
    #expect(run.code == 1)
    #expect(run.said.contains("the driver gave no answer to its first task: \(script)"))
    #expect(!run.said.contains("FAIL"))
  }

  @Test("A driver that exits fails its check, and the next check starts it again")
  func ended() throws {
    let script = "read -r task; echo '{}'; read -r task; exit 3"
    let run = try certify(script, ["--check", "timeout", "--check", "closes"])
    #expect(run.code == 1)
    #expect(run.said.components(separatedBy: "got no answer from the driver").count == 3)
  }

  @Test("A reply that is not JSON fails the check")
  func garbage() throws {
    let run = try certify(Self.answering("no JSON"), ["--check", "timeout"])
    #expect(run.code == 1)
    #expect(run.said.contains("got no JSON"))
  }

  @Test("The driver gets the socket's path, and the certifier sees its connection end")
  func socket() throws {
    let folder = try ScratchFolder()
    let script = """
      while read -r task; do
        printf '%s\\n' "$ENTITLED_SOCKET $task" >> \(folder.file("told"))
        echo '{}'
      done
      """
    let socket = folder.file("s")
    let run = try certify(script, ["--check", "closes"], socket: socket)
    #expect(run.code == 1, "a client that never connects has not closed anything")
    #expect(run.said.contains("wanted server.ping sent once; got it was sent never"))
    let emitted = try String(contentsOfFile: folder.file("told"), encoding: .utf8)
      .split(separator: "\n")
    #expect(emitted.first == #"\#(socket) {"do":"open","socket":"\#(socket)"}"#)
    #expect(emitted.last == #"\#(socket) {"do":"close"}"#)
    #expect(!FileManager.default.fileExists(atPath: socket))
  }

  @Test("The report holds the table as JSON")
  func report() throws {
    let folder = try ScratchFolder()
    let file = folder.file("report")
    let script = Self.answering(#"{"failure":"noDaemon"}"#)
    _ = try certify(script, ["--check", "no-daemon", "--check", "timeout", "--report", file])
    let report = try JSONTree(Array(Data(contentsOf: URL(filePath: file))))
    #expect(report["passed"] == .number("1"))
    #expect(report["failed"] == .number("1"))
    #expect(report["skipped"] == .number("0"))
    guard case .array(let checks)? = report["checks"] else {
      Issue.record("no checks")
      return
    }
    // In the order of the page, not of the options.
    #expect(checks.map { $0["name"] } == [.string("timeout"), .string("no-daemon")])
    #expect(checks.map { $0["outcome"] } == [.string("failed"), .string("passed")])
    #expect(checks[0]["got"] == .string(#"{"failure":"noDaemon"}"#))
    #expect(checks[1]["got"] == .null)
  }

  @Test(
    "Wrong options give an error before anything starts",
    arguments: [
      (["--check", "timeout"], "go with --certify"),
      (["--report", "/nowhere"], "go with --certify"),
      (["--certify", "true", "--check", "timeouts"], "did you mean \"timeout\"?"),
    ]
  )
  func usage(options: [String], hint: String) throws {
    let run = try ProgramRun("entitled", options).outcome()
    #expect(run.code == 2)
    #expect(run.said.contains(hint))
  }

  @Test("A report that cannot be written gives an error")
  func unwritable() throws {
    let folder = try ScratchFolder()
    let run = try certify(
      Self.answering(#"{"failure":"timeout"}"#),
      ["--check", "timeout", "--report", folder.file("no/where")]
    )
    #expect(run.code == 1)
    #expect(run.said.contains("cannot write"))
  }

  @Test("The socket of another daemon stays untouched")
  func served() throws {
    let daemon = try DaemonProcess(["--store", "memory:"])
    let run = try certify("true", ["--check", "timeout"], socket: daemon.socket)
    #expect(run.code == 75)
    try daemon.connect().result("server.ping", "{}")
    #expect(daemon.stop() == 0)
  }

  @Test("The folder suits the length of a socket's path, and an interruption removes it")
  func interrupted() throws {
    let folder = try ScratchFolder()
    let output = unsafe open(folder.file("out"), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { for descriptor in [output, null] { close(descriptor) } }
    // The driver writes the socket's path and then waits.
    let script =
      "printf %s \"$ENTITLED_SOCKET\" > \(folder.file("told.new")) && "
      + "mv \(folder.file("told.new")) \(folder.file("told")); cat > /dev/null"
    let long = folder.file(String(repeating: "x", count: 100))
    try FileManager.default.createDirectory(atPath: long, withIntermediateDirectories: false)
    let child = try ChildProcess(
      DaemonProcess.program("entitled"),
      ["--certify", script, "--check", "timeout"],
      environment: ["TMPDIR": long],
      descriptors: [null, output, output]
    )
    while !FileManager.default.fileExists(atPath: folder.file("told")), child.poll() == nil {
      usleep(5000)
    }
    let socket = try String(contentsOfFile: folder.file("told"), encoding: .utf8)
    #expect(socket.hasPrefix("/tmp/entitled-"))
    #expect(FileManager.default.fileExists(atPath: socket))
    child.kill(SIGINT)
    #expect(child.wait() == 1)
    let said = try String(contentsOfFile: folder.file("out"), encoding: .utf8)
    #expect(said.contains("interrupted"), "\(said)")
    let made = URL(filePath: socket).deletingLastPathComponent().path
    #expect(!FileManager.default.fileExists(atPath: made))
  }
}
