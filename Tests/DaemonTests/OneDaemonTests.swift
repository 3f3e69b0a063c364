import Foundation
import TestSupport
import Testing

@Suite("One daemon for each socket, and one for each store")
struct OneDaemonTests {
  @Test("a second daemon on the same socket ends with 75, names the first, and changes nothing")
  func sameSocket() throws {
    let daemon = try DaemonProcess()
    let (code, said) = try run([
      "--socket", daemon.socket, "--store", "sqlite:\(daemon.folder.file("other.sqlite"))",
    ])
    #expect(code == 75)
    #expect(said.contains("\(daemon.pid)"))
    #expect(!FileManager.default.fileExists(atPath: daemon.folder.file("other.sqlite")))
    #expect(try daemon.connect().result("server.ping", "{}")["pong"] == .bool(true))
  }

  @Test("a second daemon on the same store ends with 75, names the first, and changes nothing")
  func sameStore() throws {
    let daemon = try DaemonProcess()
    let other = daemon.folder.file("other")
    let (code, said) = try run([
      "--socket", other, "--store", "sqlite:\(daemon.folder.file("data.sqlite"))",
    ])
    #expect(code == 75)
    #expect(said.contains("\(daemon.pid)"))
    #expect(!FileManager.default.fileExists(atPath: other))
    #expect(try daemon.connect().result("server.ping", "{}")["pong"] == .bool(true))
  }

  @Test("a link to the store leads to the same lock", arguments: ["data.sqlite", "link1"])
  func linkedStore(target: String) throws {
    let daemon = try DaemonProcess()
    let folder = daemon.folder
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: folder.file("link1"),
      withDestinationPath: folder.file("data.sqlite")
    )
    try files.createSymbolicLink(atPath: folder.file("link2"), withDestinationPath: target)
    let (code, said) = try run([
      "--socket", folder.file("other"), "--store", "sqlite:\(folder.file("link2"))",
    ])
    #expect(code == 75)
    #expect(said.contains("\(daemon.pid)"))
    #expect(!files.fileExists(atPath: folder.file("link2.lock")))
  }

  @Test("a store with another name is refused, for it would have another lock")
  func hardLink() throws {
    let daemon = try DaemonProcess()
    let other = daemon.folder.file("other.sqlite")
    try FileManager.default.linkItem(
      atPath: daemon.folder.file("data.sqlite"),
      toPath: other
    )
    let (code, said) = try run([
      "--socket", daemon.folder.file("other"), "--store", "sqlite:\(other)",
    ])
    #expect(code == 1)
    #expect(said.contains("hard links"))
  }

  @Test("of fifty that start at once, one serves and the others end with 75")
  func fifty() throws {
    let folder = try ScratchFolder()
    let arguments = [
      "--socket", folder.file("s"), "--store", "sqlite:\(folder.file("data.sqlite"))",
    ]
    let log = unsafe open(folder.file("log"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    defer { close(log) }
    let children = try (0..<50).map { _ in
      try ChildProcess(
        DaemonProcess.program("entitled"),
        arguments,
        descriptors: [log, log, log]
      )
    }
    // All but one end by themselves; the one that serves answers.
    var ended: [Int32] = []
    var serving: [ChildProcess] = []
    while ended.count < 49 {
      serving.removeAll()
      ended.removeAll()
      for child in children {
        if let code = child.poll() { ended.append(code) } else { serving.append(child) }
      }
      usleep(10_000)
    }
    #expect(serving.count == 1)
    #expect(ended.allSatisfy { $0 == 75 })
    let line = try SocketLine(folder.file("s"))
    #expect(try line.result("server.ping", "{}")["pong"] == .bool(true))
    for child in serving {
      child.kill(SIGTERM)
      #expect(child.wait() == 0)
    }
  }

  @Test("after a kill, the next daemon takes the socket and the store over")
  func afterKill() throws {
    let daemon = try DaemonProcess()
    try daemon.connect().result("install", #"{"device":"iphone"}"#)
    daemon.kill()
    #expect(FileManager.default.fileExists(atPath: daemon.socket))
    try daemon.restart()
    let again = try daemon.connect().result("install", #"{"device":"iphone"}"#)
    #expect(again["created"] == .bool(false))
  }

  private func run(_ arguments: [String]) throws -> (code: Int32, said: String) {
    try ProgramRun("entitled", arguments).outcome()
  }
}
