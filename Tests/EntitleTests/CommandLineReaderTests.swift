import EntitledClient
import Platform
import Testing

@testable import entitle

@Suite("Parsing a command line")
struct CommandLineReaderTests {
  private static let methods = MethodList.contract

  private func read(_ line: String) throws -> Invocation {
    try read(line.split(separator: " ").map(String.init))
  }

  private func read(_ words: [String]) throws -> Invocation {
    try CommandLineReader.read(words, Self.methods)
  }

  /// Returns the params of a call as JSON.
  private func params(_ words: [String]) throws -> String? {
    if case .call(_, .members(let members)) = try read(words).command {
      JSON.object(members).description
    } else {
      nil
    }
  }

  @Test(
    "All notations of a parameter are equivalent",
    arguments: [
      ["userId=u", "device=d"], ["--user-id", "u", "--device", "d"],
      ["--userId", "u", "--device=d"], ["--user-id=u", "device=d"], ["user-id=u", "--device=d"],
      ["userId:=\"u\"", "--device:=\"d\""], ["--", "userId=u", "device=d"],
      ["userId=u", "--socket", "/s", "device=d"], ["userId=u", "--json", "--device", "d"],
    ]
  )
  func forms(words: [String]) throws {
    #expect(try params(["identify"] + words) == #"{"userId":"u","device":"d"}"#)
  }

  @Test(
    "The project may stand before the file",
    arguments: ["import", "store", "mint"]
  )
  func project(command: String) throws {
    let behind = try read("\(command) f project=copy")
    #expect(try read("\(command) project=copy f") == behind)
    #expect(try read("\(command) --project copy f") == behind)
    #expect(try read("\(command) f") != behind)
  }

  @Test("A file may have an equals sign in its name")
  func fileName() throws {
    #expect(
      try read("import a=b.jsonl").command
        == .importCustomers(file: "a=b.jsonl", [], from: nil, report: nil, products: nil)
    )
  }

  @Test(
    "A value has the parameter's type",
    arguments: [
      (["logout", "device=5"], #"{"device":"5"}"#),
      (["logout", "device="], #"{"device":""}"#),
      (["logout", "device=a=b:=c"], #"{"device":"a=b:=c"}"#),
      (["logout", "--device=--json"], #"{"device":"--json"}"#),
      (["logout", "--device", "-"], #"{"device":"-"}"#),
      (["logout", "--device", "-h"], #"{"device":"-h"}"#),
      (["logout", "--", "device=--json"], #"{"device":"--json"}"#),
      (["logout", "device=d", "dryRun=true"], #"{"device":"d","dryRun":true}"#),
      (["logout", "device=d", "--dry-run"], #"{"device":"d","dryRun":true}"#),
      (["logout", "--dry-run", "device=d"], #"{"dryRun":true,"device":"d"}"#),
      (["logout", "--dry-run", "false", "device=d"], #"{"dryRun":false,"device":"d"}"#),
      (["logout", "--dry-run=false", "device=d"], #"{"dryRun":false,"device":"d"}"#),
      (["events.read", "limit=5", "after=5"], #"{"limit":5,"after":"5"}"#),
      (["events.read", "kinds=[\"identified\"]"], #"{"kinds":["identified"]}"#),
      (["events.read", "kinds=identified,granted"], #"{"kinds":["identified","granted"]}"#),
      (["events.read", "--kinds", "granted"], #"{"kinds":["granted"]}"#),
      (["project.define", "clock=manual"], #"{"clock":"manual"}"#),
      (["project.define", "clock={\"manual\":\"x\"}"], #"{"clock":{"manual":"x"}}"#),
      (["server.ping", "echo=5"], #"{"echo":5}"#),
      (["server.ping", "echo=hello there"], #"{"echo":"hello there"}"#),
      (["server.ping", "echo:=null"], #"{"echo":null}"#),
      (["project.list"], "{}"),
      (["call", "x.y", "a=5", "b:=5", "user-id=u"], #"{"a":"5","b":5,"user-id":"u"}"#),
      (["call", "x.y", "a:={\"b\":[1]}"], #"{"a":{"b":[1]}}"#),
      (["call", "x.y"], "{}"),
    ]
  )
  func values(words: [String], expected: String) throws {
    #expect(try params(words) == expected)
  }

  @Test("A method's name may be written with hyphens")
  func methodNames() throws {
    for name in ["checkEntitlements", "check-entitlements"] {
      #expect(
        try read("\(name) device=d").command
          == .call(method: "checkEntitlements", .members([.init("device", "d")]))
      )
    }
    #expect(try read("call noSuch").command == .call(method: "noSuch", .members([])))
  }

  @Test("- reads the params from standard input")
  func standardInput() throws {
    #expect(try read("call identify -").command == .call(method: "identify", .standardInput))
    #expect(try read("identify -").command == .call(method: "identify", .standardInput))
  }

  @Test(
    "check takes a device or a user, and a project",
    arguments: [
      ("check premium device=d", #"{"device":"d"}"#),
      ("check premium --device d", #"{"device":"d"}"#),
      ("check --device d premium", #"{"device":"d"}"#),
      ("check premium --user u", #"{"userId":"u"}"#),
      ("check premium user=u project=p", #"{"userId":"u","project":"p"}"#),
      ("check premium --user-id=u --project=p", #"{"userId":"u","project":"p"}"#),
      (
        "check premium userId=u at=2026-01-01T00:00:00Z",
        #"{"userId":"u","at":"2026-01-01T00:00:00Z"}"#
      ),
    ]
  )
  func check(line: String, expected: String) throws {
    guard case .check(let entitlement, let params) = try read(line).command else {
      Issue.record("expected a check")
      return
    }
    #expect(entitlement == "premium")
    #expect(JSON.object(params).description == expected)
  }

  @Test(
    "why calls explain with a device or a user, and a project",
    arguments: [
      ("why premium device=d", #"{"device":"d","entitlement":"premium"}"#),
      ("why --user u premium", #"{"userId":"u","entitlement":"premium"}"#),
      (
        "why premium user=u project=p at=2026-01-01T00:00:00Z",
        #"{"userId":"u","project":"p","at":"2026-01-01T00:00:00Z","entitlement":"premium"}"#
      ),
    ]
  )
  func why(line: String, expected: String) throws {
    guard case .call("explain", .members(let members)) = try read(line).command else {
      Issue.record("expected a call of explain")
      return
    }
    #expect(JSON.object(members).description == expected)
    #expect(try read("help why").command == .help(.builtIn(.why)))
  }

  @Test("An entitlement may look like a parameter or an option")
  func odd() throws {
    #expect(
      try read("check device=d --device x").command
        == .check(entitlement: "device=d", params: [.init("device", "x")])
    )
    #expect(
      try read("check --device x -- --device").command
        == .check(entitlement: "--device", params: [.init("device", "x")])
    )
  }

  @Test("Options may be anywhere")
  func options() throws {
    let expected = Options(socket: "/s", timeout: .milliseconds(2500), isJSON: true)
    for line in [
      "--socket /s --timeout 2.5 --json server.ping",
      "server.ping --socket=/s --timeout=2.5 --json",
      "--json server.ping --timeout 2.5 --socket /s",
    ] {
      #expect(try read(line).options == expected)
    }
    #expect(try read("server.ping").options == Options())
    #expect(try read("socket-path").command == .socketPath)
  }

  @Test("--help and --version take precedence over the words that follow")
  func help() throws {
    let identify = try #require(Self.methods.method(named: "identify"))
    #expect(try read("--help").command == .help(.program))
    #expect(try read("-h").command == .help(.program))
    #expect(try read("help").command == .help(.program))
    #expect(try read("help identify").command == .help(.method(identify)))
    #expect(try read("identify --help nonsense").command == .help(.method(identify)))
    #expect(try read("check -h").command == .help(.builtIn(.check)))
    #expect(try read("help check").command == .help(.builtIn(.check)))
    #expect(try read("--version whatever").command == .version)
  }
}
