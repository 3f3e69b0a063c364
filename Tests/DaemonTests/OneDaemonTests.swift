import Foundation
import TestSupport
import Testing

@Suite("Locks on sockets and stores")
struct OneDaemonTests {
  @Test("A second daemon on a socket exits with 75, names the first, and changes nothing")
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

  @Test("A second daemon on a store exits with 75, names the first, and changes nothing")
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

  @Test("A symbolic link to the store leads to the same lock", arguments: ["data.sqlite", "link1"])
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
  }

  @Test("No file beside the store is needed to keep a second daemon away")
  func filesBeside() throws {
    let daemon = try DaemonProcess()
    let store = daemon.folder.file("data.sqlite")
    let line = try daemon.connect()
    for number in 0..<20 { try line.result("install", #"{"device":"d\#(number)"}"#) }
    let names = try FileManager.default.contentsOfDirectory(atPath: daemon.folder.path)
    #expect(!names.contains { $0.hasPrefix("data.sqlite") && $0.hasSuffix(".lock") }, "\(names)")
    let arguments = ["--socket", daemon.folder.file("other"), "--store", "sqlite:\(store)"]
    let (code, said) = try run(arguments)
    #expect(code == 75 && said.contains("process \(daemon.pid) uses \(store)"), "\(said)")
    try line.result("install", #"{"device":"last"}"#)
    #expect(daemon.stop() == 0)
    let doctor = try run(["doctor", store])
    #expect(doctor.code == 0 && doctor.said.contains("21 devices"), "\(doctor.said)")
  }

  @Test("A store with a second hard link is refused, because the link would have its own journal")
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

  @Test(
    "Too few descriptors are named as such, whatever could not be opened",
    arguments: [8, 10, 12, 14, 16, 18, 20, 24, 32]
  )
  func fewDescriptors(count: Int) throws {
    let folder = try ScratchFolder()
    let limit = ["/bin/sh", "-c", #"ulimit -n "$0"; exec "$@""#, "\(count)"]
    do {
      let daemon = try DaemonProcess(in: folder, under: limit)
      // As soon as it serves, the limit bounds the number of clients only.
      try daemon.connect().result("install", #"{"device":"phone"}"#)
      #expect(daemon.stop() == 0)
    } catch let error as ChildProcessError {
      let isNamed = error.reason.contains("raise the limit of open files (ulimit -n")
      #expect(isNamed, "\(error.reason)")
    }
  }

  @Test(
    "The lock file of another user is named as such, and what it says is not believed",
    .enabled(if: getuid() == 0, "only root can give a file to another user: run it as root")
  )
  func foreignLock() throws {
    let folder = try ScratchFolder()
    let lock = folder.file("s.lock")
    try "1\n".write(toFile: lock, atomically: false, encoding: .utf8)
    let descriptor = unsafe open(lock, O_RDWR | O_CLOEXEC)
    defer { close(descriptor) }
    #expect(fchown(descriptor, 12345, 12345) == 0 && flock(descriptor, LOCK_EX) == 0)
    let (code, said) = try run(["--socket", folder.file("s"), "--store", "memory:"])
    #expect(code == 75)
    #expect(said.contains("belongs to another user, with the uid 12345"), "\(said)")
    // A file in use must stay: the message names its holder instead.
    #expect(said.contains("process \(getpid()) uses \(lock)"), "\(said)")
    #expect(!said.contains("process 1 ") && !said.contains("remove"), "\(said)")
  }

  @Test("Doctors share a file, and a daemon waits for them")
  func doctors() throws {
    let daemon = try DaemonProcess()
    try daemon.connect().result("install", #"{"device":"phone"}"#)
    let store = daemon.folder.file("data.sqlite")
    #expect(daemon.stop() == 0)
    let descriptor = unsafe open(store, O_RDONLY | O_CLOEXEC)
    #expect(flock(descriptor, LOCK_SH) == 0)
    let doctor = try run(["doctor", store])
    #expect(doctor.code == 0, "\(doctor.said)")
    let words = "process \(getpid()) examines \(store), as entitled doctor does"
    // The daemon says for whom it waits.
    let log = daemon.folder.file("log")
    let release = Thread {
      for _ in 0..<1000 {
        if (try? String(contentsOfFile: log, encoding: .utf8))?.contains(words) == true { break }
        usleep(10_000)
      }
      close(descriptor)
    }
    release.start()
    try daemon.restart()
    #expect(daemon.log.ranges(of: words).count == 1, "\(daemon.log)")
    #expect(try daemon.connect().result("userInfo", #"{"device":"phone"}"#)["user"] != nil)
    let used = try run(["doctor", store])
    #expect(used.code == 75 && used.said.contains("process \(daemon.pid) uses"), "\(used.said)")
  }

  @Test("On a file system over a network the doctor works, and a daemon says why it does not")
  func networkFileSystem() throws {
    let daemon = try DaemonProcess()
    try daemon.connect().result("install", #"{"device":"phone"}"#)
    #expect(daemon.stop() == 0)
    let store = daemon.folder.file("data.sqlite")
    let library = daemon.folder.file("locks.so")
    try PreloadedLibrary.compile("Tests/DaemonTests/Interposed/locks.c", to: library)
    for (exclusive, shared) in [(EBADF, nil), (ENOLCK, ENOLCK), (EOPNOTSUPP, EOPNOTSUPP)] {
      var environment = ["LD_PRELOAD": library, "LOCKS": "\(exclusive)"]
      environment["SHARED"] = shared.map { "\($0)" }
      let arguments = ["--socket", daemon.folder.file("t"), "--store", "sqlite:\(store)"]
      let start = try ProgramRun("entitled", arguments, environment: environment).outcome()
      #expect(start.code == 1 && start.said.contains("network file system"), "\(start.said)")
      let doctor = try ProgramRun("entitled", ["doctor", store], environment: environment).outcome()
      #expect(doctor.code == 0 && doctor.said.contains("1 device"), "\(doctor.said)")
    }
  }

  @Test("Of fifty daemons that start at once, one serves and the others exit with 75")
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
    // All other daemons exit by themselves, and the serving daemon answers.
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

  @Test("After a kill, the next daemon takes over the socket and the store")
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
