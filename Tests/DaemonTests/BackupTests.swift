import Foundation
import Synchronization
import TestSupport
import Testing

@testable import entitle
@testable import entitled

@Suite("Backup and doctor")
struct BackupTests {
  private func run(_ arguments: String...) throws -> (code: Int32, said: String) {
    try ProgramRun("entitled", arguments).outcome()
  }

  @Test("A backup during writes holds every acknowledged change")
  func whole() throws {
    let daemon = try DaemonProcess()
    let store = "sqlite:\(daemon.folder.file("data.sqlite"))"
    let writers = (0..<3).map { _ in Writer(daemon.socket) }
    for writer in writers { writer.start() }
    defer { for writer in writers { writer.stop() } }
    for number in 0..<4 {
      while writers.contains(where: { $0.acknowledged.count < (number + 1) * 20 }) {
        try #require(writers.allSatisfy { $0.failure == nil })
        usleep(1000)
      }
      let known = writers.flatMap(\.acknowledged)
      let path = daemon.folder.file("backup\(number)")
      let backup = try run("backup", path, "--store", store)
      #expect(backup.code == 0, "\(backup.said)")
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      let looked = try run("doctor", path)
      #expect(looked.code == 0, "\(looked.said)")
      #expect(looked.said.contains("is sound: 1 project, "), "\(looked.said)")
      let restored = try DaemonProcess(["--store", "sqlite:\(path)"])
      let line = try restored.connect()
      for device in known {
        let result = try line.result("userInfo", #"{"device":"\#(device)"}"#)
        #expect(result["user"]?["identityId"] == .string("u\(device)"))
      }
    }
    for writer in writers { writer.stop() }
    #expect(writers.allSatisfy { $0.failure == nil })
    // The backup leaves no temporary file.
    let names = try FileManager.default.contentsOfDirectory(atPath: daemon.folder.path)
    #expect(!names.contains { $0.contains("partial") }, "\(names)")
  }

  @Test(
    "A backup gets its name on every file system",
    arguments: ["rename", "link", "rename link"]
  )
  func naming(ways: String) throws {
    let daemon = try DaemonProcess()
    let folder = daemon.folder
    try PreloadedLibrary.compile(
      "Tests/DaemonTests/Interposed/naming.c",
      to: folder.file("naming.so")
    )
    func backUp(to path: String, _ ways: String) throws -> (code: Int32, said: String) {
      try ProgramRun(
        "entitled",
        ["backup", path, "--store", "sqlite:\(folder.file("data.sqlite"))"],
        environment: ["LD_PRELOAD": folder.file("naming.so"), "NAMING": ways]
      ).outcome()
    }
    let path = folder.file("backup")
    let made = try backUp(to: path, ways)
    #expect(made.code == 0, "\(made.said)")
    #expect(try run("doctor", path).code == 0)
    let occupied = try backUp(to: path, ways)
    #expect(occupied.code == 1 && occupied.said.contains("never overwrites"), "\(occupied.said)")
    let other = try backUp(to: folder.file("other"), "")
    #expect(other.code == 1 && other.said.contains("write the backup to another file system"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!names.contains { $0.hasPrefix("other") || $0.contains("partial") }, "\(names)")
  }

  @Test("A backup overwrites no file, and the error names the existing file")
  func refusals() throws {
    let folder = try ScratchFolder()
    let store = folder.file("data.sqlite")
    do {
      let daemon = try DaemonProcess(["--store", "sqlite:\(store)"])
      try daemon.connect().result("install", #"{"device":"phone"}"#)
      #expect(daemon.stop() == 0)
    }
    let path = folder.file("backup")
    try "mine".write(toFile: path, atomically: true, encoding: .utf8)
    let occupied = try run("backup", path, "--store", "sqlite:\(store)")
    #expect(occupied.code == 1 && occupied.said.contains("never overwrites a file"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    let partial = folder.file("other")
    try "cut".write(toFile: partial + ".partial", atomically: true, encoding: .utf8)
    let halted = try run("backup", partial, "--store", "sqlite:\(store)")
    #expect(halted.code == 1 && halted.said.contains("was interrupted"))
    #expect(!FileManager.default.fileExists(atPath: partial))
    let missing = try run("backup", folder.file("b"), "--store", "sqlite:\(folder.file("none"))")
    #expect(missing.code == 2 && missing.said.contains("there is no data file"))
    #expect(missing.said.contains("entitled backup \(folder.file("b")) --store sqlite:FILE"))
    let memory = try run("backup", folder.file("b"), "--store", "memory:")
    #expect(memory.code == 2)
    #expect(try run("backup").code == 2)
  }

  @Test("The doctor does not open a store that a daemon uses, and names the daemon")
  func inUse() throws {
    let daemon = try DaemonProcess()
    let path = daemon.folder.file("data.sqlite")
    try daemon.connect().result("install", #"{"device":"phone"}"#)
    let used = try run("doctor", path)
    #expect(used.code == 75 && used.said.contains("process \(daemon.pid)"), "\(used.said)")
    let advice = "entitled backup COPY --store sqlite:\(path) && entitled doctor COPY"
    #expect(used.said.contains(advice), "\(used.said)")
    // The file is as sound after a crash as after a clean exit.
    daemon.kill()
    let crashed = try run("doctor", "--store", "sqlite:\(path)")
    #expect(crashed.code == 0 && crashed.said.contains("1 device"), "\(crashed.said)")
    try daemon.restart()
    #expect(daemon.stop() == 0)
    let ended = try run("doctor", path)
    #expect(ended.code == 0 && ended.said.contains("1 device"), "\(ended.said)")
  }

  @Test("The doctor exits with 1 for a bad store and 2 for a missing one, and creates no file")
  func codes() throws {
    let folder = try ScratchFolder()
    let path = folder.file("letter")
    try "dear friend".write(toFile: path, atomically: true, encoding: .utf8)
    let letter = try run("doctor", path)
    #expect(letter.code == 1 && letter.said.contains("is not a SQLite database"), "\(letter.said)")
    #expect(letter.said.contains("name a data file or a backup"), "\(letter.said)")
    for name in ["nope", "none/there", "letter/there"] {
      let missing = try run("doctor", folder.file(name))
      #expect(missing.code == 2, "\(missing.said)")
      #expect(missing.said.contains("there is no data file"), "\(missing.said)")
      #expect(missing.said.contains("entitled doctor PATH"), "\(missing.said)")
    }
    let misspelt = try run("docter")
    #expect(misspelt.code == 2 && misspelt.said.contains("did you mean \"doctor\"?"))
    let foreign = BuiltIn.listed.map(\.rawValue).filter { !MaintenanceCommand.words.contains($0) }
    #expect(foreign.sorted() == MaintenanceCommand.clientCommands)
    for word in ["stats", "server.ping", "identify"] {
      let (code, said) = try run(word)
      #expect(code == 2 && said.contains("entitle \(word)"), "\(said)")
    }
    let restore = try run("restore", "x")
    #expect(restore.code == 2 && restore.said.contains("put the backup in place of the data file"))
    for arguments in [["doctor", "a", "b"], ["doctor", "--rules", "x"], ["unit", "x"]] {
      #expect(try ProgramRun("entitled", arguments).outcome().code == 2, "\(arguments)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["letter"])
  }
}

/// A client that keeps logging in on new devices, and records the acknowledged logins.
private final class Writer: Sendable {
  private let socket: String
  private let state = Mutex(State())

  private struct State {
    var known: [String] = []
    var isStopped = false
    var isDone = false
    var failure: String?
  }

  init(_ socket: String) {
    self.socket = socket
  }

  /// The devices whose login was acknowledged.
  var acknowledged: [String] { state.withLock { $0.known } }

  var failure: String? { state.withLock { $0.failure } }

  func start() {
    Thread.detachNewThread { [self] in
      do {
        let line = try SocketLine(socket)
        while !state.withLock({ $0.isStopped }) {
          let device = UUID().uuidString
          try line.result("install", #"{"device":"\#(device)"}"#)
          let params = #"{"device":"\#(device)","userId":"u\#(device)"}"#
          try line.result("identify", params)
          state.withLock { $0.known.append(device) }
        }
      } catch {
        state.withLock { $0.failure = "\(error)" }
      }
      state.withLock { $0.isDone = true }
    }
  }

  /// Returns after the last request was answered.
  func stop() {
    state.withLock { $0.isStopped = true }
    while !state.withLock({ $0.isDone }) { usleep(1000) }
  }
}
