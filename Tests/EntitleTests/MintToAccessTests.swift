import EntitledClient
import Foundation
import Testing

/// What a test store signs goes through a real daemon to the access of its buyer.
@Suite(
  "From entitle mint to access",
  .enabled(if: RealDaemon.isBuilt, "entitled is not built: run swift build")
)
struct MintToAccessTests {
  private static let token = "7e3fb20b-4cdb-47cc-936d-99d65f608138"
  private static let buy =
    #"{"do":"buy","at":"2026-01-01T00:00:00Z","product":"monthly","accountToken":"\#(token)"}"#

  /// Connects, and defines a project with three stores, whose clock stands in the first month of
  /// the subscription.
  private static func connect(to socket: String) throws -> Connection {
    var daemon = try Connection(path: socket)
    let root = try EntitleRun(["mint", "--root"])
    #expect(root.code == 0, "\(root.complaints)")
    _ = try daemon.call(
      "project.define",
      [
        "environment": "any", "clock": ["manual": "2026-01-15T00:00:00Z"],
        "products": ["monthly": ["kind": "subscription", "entitlements": ["premium"]]],
        "stores": [
          "appStore": [
            "apps": [["bundleId": "com.example", "appAppleId": 1234]],
            "roots": [.string(root.output.replacing("\n", with: ""))],
          ],
          "playStore": ["packages": ["com.example"]],
          "stripe": ["secret": "whsec_test", "userFrom": ["metadata.userId"]],
        ],
      ]
    )
    _ = try daemon.call("install", ["device": "phone"])
    _ = try daemon.call(
      "identify",
      ["device": "phone", "userId": "ann", "accountToken": .string(token)]
    )
    return daemon
  }

  private static func hasPremium(_ daemon: inout Connection) throws -> Bool? {
    let found = try daemon.call("checkEntitlements", ["userId": "ann"])
    return found["entitlements"]?["premium"]?["active"]?.bool ?? false
  }

  @Test(
    "What mint prints gives access through store.notify, and takes it away",
    arguments: ["appStore", "playStore", "stripe"]
  )
  func notify(store: String) throws {
    try RealDaemon.run { socket in
      var daemon = try Self.connect(to: socket)
      #expect(try Self.hasPremium(&daemon) == false)
      let words = ["mint", "-", "--store", store, "project=default", "--socket", socket]
      func send(_ script: String) throws -> [JSON] {
        let run = try EntitleRun(words, input: script)
        #expect(run.code == 0, "\(run.complaints)")
        return try run.output.split(separator: "\n").map { line in
          // A line of the App Store is the body of a request, others are params.
          let params: JSON =
            store == "appStore"
            ? ["store": "appStore", "payload": .string(String(line))]
            : try JSON(parsing: Array(line.utf8))
          return try daemon.call("store.notify", params)
        }
      }
      #expect(try send(Self.buy).contains { $0["outcome"] == "applied" })
      #expect(try Self.hasPremium(&daemon) == true)
      let refund = #"{"do":"refund","at":"2026-01-14T00:00:00Z"}"#
      #expect(try send("\(Self.buy)\n\(refund)").contains { $0["outcome"] == "applied" })
      #expect(try Self.hasPremium(&daemon) == false)
    }
  }

  @Test("Stripe's checkout claims the subscription at once, for it comes with the subscription")
  func checkout() throws {
    try RealDaemon.run { socket in
      var daemon = try Self.connect(to: socket)
      let stripe: JSON = ["secret": "whsec_test", "userFrom": ["client_reference_id"]]
      _ = try daemon.call("project.define", ["stores": ["stripe": stripe]])
      let words = ["mint", "-", "--store", "stripe", "project=default", "--socket", socket]
      let run = try EntitleRun(words, input: Self.buy)
      let first = try #require(run.output.split(separator: "\n").first, "\(run.complaints)")
      let reply = try daemon.call("store.notify", try JSON(parsing: Array(first.utf8)))
      #expect(reply["notification"]?["type"] == "checkout.session.completed")
      #expect(reply["outcome"] == "applied")
      #expect(try Self.hasPremium(&daemon) == true)
      // Without a token the checkout says nothing, and no caller fetches a subscription.
      let plain = Self.buy.replacing(#","accountToken":"\#(Self.token)""#, with: "")
      let others = try EntitleRun(words + ["--seed", "2"], input: plain)
      let checkout = try #require(others.output.split(separator: "\n").first)
      #expect(others.code == 0 && !checkout.contains(#""response""#))
    }
  }

  @Test("A store that the project does not define is named, with what to do")
  func undefined() throws {
    try RealDaemon.run { socket in
      var daemon = try Connection(path: socket)
      _ = try daemon.call("project.define", ["environment": "any"])
      let words = ["mint", "project=default", "-", "--socket", socket]
      let run = try EntitleRun(words, input: Self.buy)
      #expect(run.code == 2)
      #expect(run.complaints.contains("the project does not define the store appStore"))
      #expect(run.complaints.contains("or give --store"))
    }
  }

  @Test(
    "entitle mint SCRIPT | entitle store - gives access",
    arguments: ["appStore", "playStore", "stripe"]
  )
  func pipeline(store: String) throws {
    try RealDaemon.run { socket in
      var daemon = try Self.connect(to: socket)
      let script = FileManager.default.temporaryDirectory
        .appending(path: "script-\(UUID().uuidString)").path
      defer { try? FileManager.default.removeItem(atPath: script) }
      // Two renewals, of which the clock has not seen the second one's end.
      let steps = [Self.buy, #"{"do":"renew"}"#, #"{"do":"renew"}"#].joined(separator: "\n")
      try Data(steps.utf8).write(to: URL(filePath: script))
      let pipeline =
        #"entitle mint "$0" --store "$1" project=default | entitle store - && entitle check "#
        + #"premium userId=ann"#
      let environment = ["ENTITLED_SOCKET": socket, "PATH": EntitleRun.folder.path]
      let words = ["-c", pipeline, script, store]
      let shell = URL(filePath: "/bin/sh")
      let run = try EntitleRun(words, environment: environment, program: shell)
      #expect(run.code == 0, "\(run.output)\(run.complaints)")
      let lines = run.output.split(separator: "\n")
      #expect(lines.last == "yes", "\(run.output)")
      #expect(lines.dropLast().contains { $0.contains(#""outcome":"applied""#) })
      let exported = try daemon.call("user.export", ["userId": "ann"])
      let purchase = try #require(exported["purchases"]?.elements?.first)
      #expect(purchase["renewsCount"]?.int64 == 2)
      // The same pipeline again changes nothing.
      let again = try EntitleRun(words, environment: environment, program: shell)
      #expect(again.code == 0 && !again.output.contains(#""outcome":"applied""#))
    }
  }
}
