import EntitledClient
import EntitledTesting
import Foundation
import Testing

@Suite(
  "The program and the client with a real daemon",
  .enabled(if: RealDaemon.isBuilt, "entitled is not built: run swift build")
)
struct RealDaemonTests {
  @Test("A purchase gives a user access, and check prints it")
  func story() throws {
    try RealDaemon.run { socket in
      func entitle(_ words: String...) throws -> EntitleRun {
        try EntitleRun(words, environment: ["ENTITLED_SOCKET": socket])
      }
      #expect(try entitle("socket-path").output == "\(socket)\n")
      let products = #"products={"monthly":{"kind":"subscription","entitlements":["pro"]}}"#
      #expect(try entitle("project.define", products).code == 0)
      #expect(try entitle("install", "device=iphone").code == 0)
      #expect(try entitle("identify", "--device", "iphone", "--user-id", "ada").code == 0)
      #expect(try entitle("check", "pro", "--user", "ada").output == "no\n")
      #expect(
        try entitle(
          "purchase",
          "device=iphone",
          "product=monthly",
          "store=web",
          "transaction-id=1",
          "--is-family-shared",
          "attributes={\"a\":\"b\"}"
        ).code == 0
      )
      #expect(try entitle("check", "pro", "--user", "ada").output == "yes\n")
      let typo = try entitle("check", "prro", "device=iphone")
      #expect(typo.code == 1)
      #expect(
        typo.complaints
          == "entitle: warning: the project has no entitlement \"prro\": did you mean \"pro\"?\n"
      )
      let unknown = try entitle("check", "pro", "user=bob")
      #expect(unknown.code == 3)
      #expect(unknown.complaints.contains("hint: "))
    }
  }

  @Test(
    "An ID may be any text",
    arguments: ["5", "true", "null", "{", "é\u{301}", "--x", " "]
  )
  func ids(id: String) throws {
    try RealDaemon.run { socket in
      let run = try EntitleRun(
        ["install", "--device=\(id)"],
        environment: ["ENTITLED_SOCKET": socket]
      )
      #expect(run.code == 0, "\(run.complaints)")
      #expect(try JSON(parsing: run.output)["device"]?.text?.utf8.elementsEqual(id.utf8) == true)
    }
  }

  @Test("A line that is too long is an error, and the connection stays usable")
  func tooLong() throws {
    try RealDaemon.run { socket in
      var connection = try Connection(path: socket)
      let text = JSON.string(String(repeating: "x", count: 2 << 20))
      let early = try connection.send("server.ping")
      guard
        case .remote(let error)? = failure({ try connection.call("server.ping", ["echo": text]) })
      else {
        Issue.record("expected the daemon's error")
        return
      }
      #expect(error.kind == "messageTooLarge")
      #expect(try connection.receive(early)["pong"] == true)
      #expect(try connection.call("server.ping", ["echo": 1])["echo"] == 1)
    }
  }
}

/// Starts the daemon of this package, in memory.
enum RealDaemon {
  static let program = EntitleRun.folder.appending(path: "entitled")

  /// Whether the daemon is built; a build of only these tests does not build it.
  static var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: program.path) }

  private static func start() throws -> RunningDaemon {
    try RunningDaemon(program: program.path) { _ in ["--store", "memory:"] }
  }

  static func run(_ body: (String) throws -> Void) throws {
    let daemon = try start()
    defer { daemon.stop() }
    try body(daemon.socket)
  }

  static func run(_ body: (String) async throws -> Void) async throws {
    let daemon = try start()
    defer { daemon.stop() }
    try await body(daemon.socket)
  }
}

extension Connection {
  /// Defines a project with RevenueCat's rules, the product `monthly`, and a clock that stands in
  /// January 2026.
  mutating func defineProject() throws {
    _ = try call(
      "project.define",
      [
        "rules": "revenuecat", "clock": ["manual": "2026-01-15T00:00:00Z"],
        "products": ["monthly": ["kind": "subscription", "entitlements": ["premium"]]],
      ]
    )
  }
}
