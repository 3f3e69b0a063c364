import Foundation
import Platform
import TestSupport
import Testing

@testable import entitled

@Suite("Paths, startup and shutdown")
struct DefaultPathTests {
  @Test(
    "The socket is placed in the first usable directory",
    arguments: [
      (["ENTITLED_SOCKET": "/tmp/s", "RUNTIME_DIRECTORY": "/b"], UInt32(0), "/tmp/s"),
      (["ENTITLED_SOCKET": "unix:/tmp/s"], 1000, "/tmp/s"),
      (["RUNTIME_DIRECTORY": "/b:/c", "XDG_RUNTIME_DIR": "/d"], 0, "/b/entitled.sock"),
      (["ENTITLED_SOCKET": "", "XDG_RUNTIME_DIR": "/d"], 0, "/d/entitled.sock"),
      ([:], 0, "/run/entitled/entitled.sock"),
      ([:], 1000, "/home/ann/.local/state/entitled/entitled.sock"),
    ]
  )
  func socket(variables: [String: String], uid: UInt32, expected: String) throws {
    let launchEnvironment = LaunchEnvironment(variables: variables, uid: uid, home: "/home/ann")
    #expect(try DefaultPaths.socket(option: nil, in: launchEnvironment) { _ in nil } == expected)
    #expect(try DefaultPaths.socket(option: "/x", in: launchEnvironment) == "/x")
  }

  @Test(
    "The data file is placed in the first usable directory",
    arguments: [
      (["STATE_DIRECTORY": "/a", "XDG_STATE_HOME": "/b"], UInt32(0), "/a/entitled.sqlite"),
      (["XDG_STATE_HOME": "/b"], 0, "/b/entitled/entitled.sqlite"),
      ([:], 0, "/var/lib/entitled/entitled.sqlite"),
      ([:], 1000, "/home/ann/.local/state/entitled/entitled.sqlite"),
    ]
  )
  func data(variables: [String: String], uid: UInt32, expected: String) throws {
    let launchEnvironment = LaunchEnvironment(variables: variables, uid: uid, home: "/home/ann")
    #expect(
      try DefaultPaths.store(option: nil, in: launchEnvironment) { _ in nil } == .sqlite(expected)
    )
    #expect(try DefaultPaths.store(option: "memory:", in: launchEnvironment) == .memory)
    #expect(try DefaultPaths.store(option: "sqlite:/x", in: launchEnvironment) == .sqlite("/x"))
    #expect(throws: UsageError.self) { try DefaultPaths.store(option: "/x", in: launchEnvironment) }
  }

  @Test("A default directory that is not writable is skipped")
  func passedOver() throws {
    let variables = ["RUNTIME_DIRECTORY": ":", "XDG_RUNTIME_DIR": "/run/user/4242"]
    let launchEnvironment = LaunchEnvironment(variables: variables, uid: 4242, home: "/home/ann")
    let socket = try DefaultPaths.socket(option: nil, in: launchEnvironment) {
      $0.hasPrefix("/run") ? "Permission denied" : nil
    }
    #expect(socket == "/home/ann/.local/state/entitled/entitled.sock")
    let error = #expect(throws: UsageError.self) {
      try DefaultPaths.socket(option: nil, in: launchEnvironment) { _ in "Permission denied" }
    }
    #expect(error?.description.contains("/run/user/4242 ($XDG_RUNTIME_DIR)") == true)
    #expect(error?.description.contains("--socket PATH") == true)
  }

  @Test("A --socket path in a missing folder is refused, and the folder is not created")
  func missingFolder() throws {
    let scratch = try ScratchFolder()
    let folder = scratch.file("missing")
    let environment = LaunchEnvironment(variables: [:], uid: 1000, home: "/home/ann")
    let error = #expect(throws: UsageError.self) {
      try DefaultPaths.socket(option: "\(folder)/s", in: environment)
    }
    #expect(error?.message.contains("the folder \(folder) does not exist") == true)
    #expect(error?.hint == "create it first: mkdir -p \(folder)")
    #expect(!FileManager.default.fileExists(atPath: folder))
    let present = scratch.file("s")
    #expect(try DefaultPaths.socket(option: present, in: environment) == present)
    let given = LaunchEnvironment(
      variables: ["ENTITLED_SOCKET": "\(folder)/s"],
      uid: 1000,
      home: "/home/ann"
    )
    let refusal = #expect(throws: UsageError.self) {
      try DefaultPaths.socket(option: nil, in: given)
    }
    #expect(refusal?.message.hasPrefix("$ENTITLED_SOCKET \(folder)/s: ") == true)
  }

  @Test("A --store path in a missing folder is refused, and the folder is not created")
  func missingDataFolder() throws {
    let scratch = try ScratchFolder()
    let folder = scratch.file("missing")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.file("link"),
      withDestinationPath: "\(folder)/d.sqlite"
    )
    try #"{"store":"sqlite:\#(folder)/d.sqlite"}"#
      .write(toFile: scratch.file("config"), atomically: true, encoding: .utf8)
    for options in [
      ["--store", "sqlite:\(folder)/d.sqlite"], ["--store", "sqlite:\(scratch.file("link"))"],
      ["--config", scratch.file("config")],
    ] {
      let run = ProgramRun("entitled", ["--socket", scratch.file("s")] + options)
      let (code, said) = try run.outcome()
      #expect(code == 2, "\(said)")
      #expect(said.contains("the folder \(folder) does not exist"), "\(said)")
      #expect(said.contains("create it first: mkdir -p \(folder)"), "\(said)")
      #expect(!FileManager.default.fileExists(atPath: folder))
    }
    // A missing file in a folder that exists is a new store, and the log says so.
    let daemon = try DaemonProcess()
    daemon.kill()
    try daemon.restart()
    daemon.stop()
    #expect(daemon.log.ranges(of: "data.sqlite, a new store\n").count == 1, "\(daemon.log)")
  }

  @Test("Signals without a meaning change nothing")
  func straySignals() throws {
    let daemon = try DaemonProcess()
    let hooks = try ChildProcess(
      DaemonProcess.program("entitled-webhook"),
      ["--socket", daemon.socket],
      descriptors: [2, 2, 2]
    )
    // Once it has asked the daemon for the projects, its signals are set up.
    while try daemon.connect().result("server.stats", "{}")["methods"]?["project.list"] == nil {
      try #require(hooks.poll() == nil)
      usleep(10_000)
    }
    for number in [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGIO, SIGPWR, SIGXFSZ, SIGPIPE] {
      daemon.signal(number)
      hooks.kill(number)
    }
    #expect(try daemon.connect().result("server.ping", "{}")["pong"] == .bool(true))
    hooks.kill(SIGTERM)
    #expect(hooks.wait() == 0)
    #expect(daemon.stop() == 0)
  }

  @Test("An impossible path is refused before any file is created")
  func impossiblePaths() throws {
    let folder = try ScratchFolder()
    let long = folder.file(String(repeating: "s", count: 108 - folder.path.utf8.count - 1))
    for path in [long, folder.file("d/")] {
      let (code, said) = try ProgramRun("entitled", ["--socket", path, "--store", "memory:"])
        .outcome()
      #expect(code == 2, "\(said)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test("By default the daemon listens in the user's directory and keeps its files private")
  func withoutOptions() throws {
    let folder = try ScratchFolder()
    let environment = [
      "XDG_RUNTIME_DIR": folder.file("run"), "XDG_STATE_HOME": folder.file("state"),
      "ENTITLED_SOCKET": "", "RUNTIME_DIRECTORY": "", "STATE_DIRECTORY": "",
    ]
    let log = unsafe open(folder.file("log"), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(log) }
    let child = try ChildProcess(
      DaemonProcess.program("entitled"),
      [],
      environment: environment,
      descriptors: [log, log, log]
    )
    let socket = folder.file("run/entitled.sock")
    while !FileManager.default.fileExists(atPath: socket) { usleep(1000) }
    try SocketLine(socket).result("install", #"{"device":"iphone"}"#)
    #expect(try mode(folder.file("run")) == 0o700)
    #expect(try mode(socket) == 0o600)
    #expect(try mode(folder.file("state/entitled")) == 0o700)
    for file in ["entitled.sqlite", "entitled.sqlite-wal", "entitled.sqlite-shm"] {
      #expect(try mode(folder.file("state/entitled/\(file)")) == 0o600, "\(file)")
    }
    child.kill(SIGINT)
    #expect(child.wait() == 0)
    #expect(!FileManager.default.fileExists(atPath: socket))
  }

  private func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return attributes[.posixPermissions] as? Int ?? -1
  }

  @Test("With a role for another user, every user can connect to the socket")
  func openSocket() throws {
    let daemon = try DaemonProcess(["--allow-uid", "12345:read"])
    #expect(try mode(daemon.socket) == 0o666)
    let line = try daemon.connect()
    #expect(try line.result("server.info", "{}")["peer"]?["role"] == .string("admin"))
  }

  @Test("A file in place of the socket is left unchanged")
  func noSocket() throws {
    let folder = try ScratchFolder()
    try "mine".write(toFile: folder.file("s"), atomically: true, encoding: .utf8)
    let run = ProgramRun("entitled", ["--socket", folder.file("s"), "--store", "memory:"])
    let (code, said) = try run.outcome()
    #expect(code == 1)
    #expect(said.contains(folder.file("s")))
    #expect(try String(contentsOfFile: folder.file("s"), encoding: .utf8) == "mine")
  }

  @Test(
    "Invalid options exit with 2 and a hint",
    arguments: [
      (["--data", "/x"], "did you mean \"--store\"?"), (["--db", "/x"], "\"--store\""),
      (["--sokcet", "/x"], "--socket"), (["--socket"], "--socket=VALUE"),
      (["--store", "/x"], "sqlite:/x"), (["--rules", "revenucat"], "revenuecat"),
      (["--clock", "fast"], "manual"), (["--allow-uid", "me"], "1000:write"),
      (["--allow-uid", "no-such-user:read"], "there is no user \"no-such-user\""),
      (["--allow-gid", "no-such-group:read"], "there is no group \"no-such-group\""),
      (["--allow-uid", ":read"], "www-data:write"), (["--ready-fd", "x"], "descriptor"),
      (["--config", "/nonexistent"], "/nonexistent"),
      (["--version=1"], "no value"), (["--help=x"], "no value"),
      (["--store", "sqlite:"], "--store sqlite:PATH"), (["--store", ""], "--store sqlite:PATH"),
      (["--store", "sqlite"], "sqlite:sqlite"),
    ]
  )
  func wrongOptions(arguments: [String], hint: String) throws {
    let (code, said) = try ProgramRun("entitled", arguments).outcome()
    #expect(code == 2)
    #expect(said.contains(hint), "\(said)")
  }

  @Test("--help and --version print their text and exit")
  func help() throws {
    let help = try ProgramRun("entitled", ["--help"]).outcome()
    #expect(help.code == 0 && help.said.contains("--store"))
    let version = try ProgramRun("entitled", ["--version"]).outcome()
    #expect(version.code == 0 && version.said.hasPrefix("entitled "))
  }

  @Test("A configuration file sets options and limits, and errors in it are explained")
  func configuration() throws {
    let folder = try ScratchFolder()
    let file = folder.file("config.json")
    func write(_ text: String) throws {
      try text.write(toFile: file, atomically: true, encoding: .utf8)
    }
    try write(#"{"rules":"purchasely","limits":{"lineBytesMax":2048},"allow-uid":["77:read"]}"#)
    let daemon = try DaemonProcess(["--config", file])
    let line = try daemon.connect()
    let limits = try line.result("server.info", "{}")["limits"]
    #expect(limits?["lineBytesMax"] == .number("2048"))
    let project = try line.result("project.describe", "{}")["project"]
    #expect(project?["rules"]?["preset"] == .string("purchasely"))
    for (text, reason) in [
      (#"{"limts":{}}"#, "limits"), (#"{"limits":{"lineBytesMax":1}}"#, "1024"), ("{", "JSON"),
    ] {
      try write(text)
      let (code, said) = try ProgramRun("entitled", ["--config", file]).outcome()
      #expect(code == 2)
      #expect(said.contains(reason), "\(said)")
    }
  }
}
