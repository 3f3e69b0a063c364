import EntitledClient
import Foundation
import TestSupport
import Testing

@Suite("The commands entitle graph, timeline and simulate")
struct GraphRunTests {
  private static func entitle(
    _ daemon: DaemonProcess,
    _ words: String...
  ) throws -> (code: Int32, said: String) {
    try ProgramRun("entitle", words + ["--socket", daemon.socket]).outcome()
  }

  /// Starts a daemon with a user who has two devices, a purchase and a grant.
  private static func household() throws -> DaemonProcess {
    let daemon = try DaemonProcess(["--store", "memory:", "--clock", "manual"])
    var connection = try Connection(path: daemon.socket)
    _ = try connection.call(
      "project.define",
      [
        "products": ["monthly": ["kind": "subscription", "entitlements": ["premium"]]],
        "entitlements": ["gift"], "clock": ["manual": "2026-01-01T00:00:00Z"],
      ]
    )
    _ = try connection.call("install", ["device": "phone", "storeAccount": "apple"])
    _ = try connection.call(
      "purchase",
      [
        "device": "phone", "product": "monthly", "store": "appStore", "transactionId": "1",
        "expiresAt": "2026-02-01T00:00:00Z",
      ]
    )
    _ = try connection.call("identify", ["device": "phone", "userId": "ann"])
    _ = try connection.call("install", ["device": "tablet", "userId": "ann"])
    _ = try connection.call("grant", ["userId": "ann", "entitlement": "gift"])
    return daemon
  }

  @Test("A graph is drawn in every format, for a user and for a device")
  func forms() throws {
    let daemon = try Self.household()
    let json = try JSON(parsing: try Self.entitle(daemon, "graph", "ann").said)
    #expect(json["customers"]?.elements?.first?["mayUse"] == ["gift", "premium"])
    #expect(try Self.entitle(daemon, "graph", "device=phone").said == "\(json)\n")
    #expect(try Self.entitle(daemon, "graph", "--device", "tablet", "--json").said == "\(json)\n")
    let text = try Self.entitle(daemon, "graph", "user=ann", "--text").said
    #expect(text.contains("held by ann: attached 2026-01-01 00:00\n"))
    #expect(text.contains("yes  gift, active, without an end, by a grant\n"))
    #expect(try Self.entitle(daemon, "graph", "ann", "--dot").said.hasPrefix("digraph customer {"))
    let svg = try Self.entitle(daemon, "graph", "ann", "--svg").said
    #expect(svg.hasPrefix("<svg xmlns="))
    let scratch = try ScratchFolder()
    let run = try Self.entitle(daemon, "graph", "ann", "--svg=\(scratch.file("ann.svg"))")
    #expect(run.code == 0 && run.said.isEmpty)
    #expect(try String(contentsOfFile: scratch.file("ann.svg"), encoding: .utf8) == svg)
    let nowhere = try Self.entitle(daemon, "graph", "ann", "--svg=\(scratch.file("no/ann.svg"))")
    #expect(nowhere.code == 74)
    #expect(nowhere.said.contains("cannot be written"))
    #expect(try Self.entitle(daemon, "graph", "bob").code == 3)
  }

  @Test("A graph at another time shows the access at that time")
  func moment() throws {
    let daemon = try Self.household()
    let later = try Self.entitle(daemon, "graph", "ann", "at=2026-03-01T00:00:00Z", "--text").said
    #expect(later.contains("2026-03-01 00:00 UTC\n"))
    #expect(later.contains("may use then\n"))
    #expect(later.contains("monthly, expired, appStore 1"))
    #expect(later.contains("no   premium, expired"))
  }

  @Test("A timeline contains every event, however many pages it reads")
  func timeline() throws {
    let daemon = try Self.household()
    var connection = try Connection(path: daemon.socket)
    for number in 0..<600 {
      _ = try connection.send(
        "identify",
        ["device": "tablet", "userId": .string(number % 2 == 0 ? "bob" : "ann")]
      )
    }
    _ = try connection.call("server.ping")
    let lines = try Self.entitle(daemon, "timeline", "ann").said.split(separator: "\n")
    let events = try lines.map { try JSON(parsing: String($0)) }
    #expect(events.count > 600)
    let cursors = events.compactMap { $0["cursor"]?.text.flatMap { Int($0) } }
    #expect(cursors.count == events.count && cursors == cursors.sorted())
    #expect(events.allSatisfy { $0["userId"] == "ann" })
    let text = try Self.entitle(daemon, "timeline", "device=phone", "--text").said
    #expect(text.split(separator: "\n").count == events.count)
    #expect(text.hasPrefix("2026-01-01 00:00:00.000Z  identify  userCreated"))
  }

  @Test("Anonymous ids in a history are mapped to the ids under each rule set")
  func madeUpIDs() throws {
    let anonymous = "QON_0123456789abcdef0123456789abcdef"
    let products = #"{"monthly":{"kind":"subscription","entitlements":["premium"]}}"#
    let lines = [
      #"{"id":1,"method":"project.define","params":{"products":\#(products)}}"#,
      #"{"id":2,"method":"install","params":{}}"#,
      #"{"id":2,"result":{"device":"made-up","user":{"anonymousId":"\#(anonymous)"}}}"#,
      #"{"id":3,"method":"purchase","params":["","\#(anonymous)","monthly","web","1"]}"#
        .replacing("\"\",", with: "null,"),
      #"[{"id":4,"method":"identify","params":{"anonymousId":"\#(anonymous)","userId":"ann"}}]"#,
      #"{"id":5,"method":"identify","params":{"device":"x","userId":"bob","dryRun":true}}"#,
      #"{"id":6,"method":"checkEntitlements","params":{"userId":"nobody"}}"#,
      #"{"id":7,"method":"logout","params":{"device":"made-up"}}"#,
      #"{"id":8,"method":"logout","params":{"device":"made-up"}}"#,
    ]
    let scratch = try ScratchFolder()
    let file = URL(filePath: scratch.file("history"))
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    let run = try ProgramRun(
      "entitle",
      [
        "simulate", file.path, "--rules", "qonversion", "--rules", "revenuecat", "--json", "--all",
      ]
    ).outcome()
    #expect(run.code == 1, "\(run.said)")
    let result = try JSON(parsing: run.said)
    #expect(result["steps"] == 6)
    let access = result["access"]?.elements ?? []
    #expect(access.compactMap { $0["device"] ?? $0["userId"] } == ["made-up", "ann"])
    #expect(access.map { $0["active"] ?? .null } == [[true, false], [true, true]])
    let answers = (result["answers"]?.elements ?? []).compactMap { $0["answers"] }
    let both: JSON = ["done", "done"]
    #expect(answers == [both, both, both, both, both, ["done", "alreadyAnonymous"]])
  }

  @Test("A simulation needs no daemon, and leaves no files behind")
  func alone() throws {
    let scratch = try ScratchFolder()
    let history = Repository.root.appending(path: "Protocol/histories/phone-handed-on.jsonl").path
    let run = try ProgramRun(
      "entitle",
      ["simulate", history, "--rules", "purchasely", "--rules", "purchasely", "--text"],
      environment: ["ENTITLED_SOCKET": scratch.file("nobody"), "TMPDIR": scratch.path]
    ).outcome()
    #expect(run.code == 0, "\(run.said)")
    #expect(run.said.contains("All may use the same, after every step.\n"))
    let left = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
    #expect(left.isEmpty)
  }

  @Test("Requests that every rule set rejects are counted, and listed on demand")
  func refusedAlike() throws {
    let scratch = try ScratchFolder()
    let line = #"{"method":"logout","params":{"device":"nowhere"}}"#
    try Data("\(line)\n".utf8).write(to: URL(filePath: scratch.file("history")))
    let words = [
      "simulate", scratch.file("history"), "--rules", "qonversion", "--rules", "revenuecat",
      "--text",
    ]
    let some = try ProgramRun("entitle", words).outcome()
    #expect(some.code == 0)
    #expect(some.said.hasPrefix("1 step under qonversion, revenuecat\n"))
    #expect(some.said.contains("Refused under every rule set alike: 1; --all shows them.\n"))
    let all = try ProgramRun("entitle", words + ["--all"]).outcome()
    #expect(all.said.contains("line 1: logout device=nowhere  unknownDevice  unknownDevice\n"))
  }

  @Test("Rules that the daemon rejects are a usage error with the daemon's message")
  func refusedRules() throws {
    let history = Repository.root.appending(path: "Protocol/histories/phone-handed-on.jsonl").path
    let rules = #"{"preset":"revenuecat","purchaseHolders":"deviceAndUser"}"#
    let run = try ProgramRun(
      "entitle",
      ["simulate", history, "--rules", "purchasely", "--rules", rules]
    ).outcome()
    #expect(run.code == 2)
    #expect(run.said.contains("onLogout"))
  }
}
