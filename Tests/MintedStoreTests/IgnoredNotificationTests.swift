import EntitledClient
import TestSupport
import Testing

@testable import MintedStore

/// What the daemon answers to signed notifications that say nothing about a purchase.
@Suite("Minted notifications without effect, for the daemon")
struct IgnoredNotificationTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var type: String
    var subtype: String?
    var environment: String
    var why = "noEffect"

    var testDescription: String { "\(type) \(subtype ?? "-") in \(environment)" }
  }

  private static let names: [(type: String, subtypes: [String?])] = [
    ("EXTERNAL_PURCHASE_TOKEN", ["UNREPORTED", "CREATED", "ACTIVE_TOKEN_REMINDER"]),
    ("RENEWAL_EXTENSION", ["SUMMARY", "FAILURE"]), ("REFUND_DECLINED", [nil]),
    ("CONSUMPTION_REQUEST", [nil]), ("RESCIND_CONSENT", [nil]), ("TEST", [nil]),
  ]

  static let examples = names.flatMap { type, subtypes in
    subtypes.flatMap { subtype in
      ["production", "sandbox"].map { environment in
        Example(
          type: type,
          subtype: subtype,
          environment: environment,
          why: type == "TEST" ? "test" : "noEffect"
        )
      }
    }
  }

  private static func define(_ environments: JSON, on daemon: inout Connection) throws {
    _ = try daemon.call(
      "project.define",
      [
        "environment": "any",
        "stores": [
          "appStore": [
            "apps": [["bundleId": "com.example", "appAppleId": 1234]],
            "environments": environments, "roots": [.string(TestAuthority.root)],
          ]
        ],
      ]
    )
  }

  private static func notification(_ example: Example) throws -> JSON {
    let buy = #"{"do":"buy","product":"monthly","environment":"\#(example.environment)"}"#
    let raw = JSON.without(nils: [
      "do": "raw", "type": .string(example.type), "subtype": example.subtype.map(JSON.string),
    ])
    let sent = try minted("\(buy)\n\(raw)")
    return try #require(sent.last).params(secondsNow: 0)
  }

  @Test("It is ignored, and type and environment stand in the result", arguments: examples)
  func ignored(example: Example) throws {
    let daemon = try DaemonProcess(["--store", "memory:"])
    var connection = try Connection(path: daemon.socket)
    try Self.define(["Production", "Sandbox"], on: &connection)
    let notification = try Self.notification(example)
    let result = try connection.call("store.notify", notification)
    #expect(result["outcome"] == "ignored")
    #expect(result["why"]?.text == example.why)
    #expect(result["purchases"] == [] && result["warnings"] == nil)
    #expect(result["notification"]?["type"]?.text == example.type)
    #expect(result["notification"]?["subtype"]?.text == example.subtype)
    #expect(result["notification"]?["environment"]?.text == example.environment)
    let exported = try connection.call("store.unclaimed", [:])
    #expect(exported["purchases"] == [])
    // Apple sends it again until it has an answer.
    #expect(try connection.call("store.notify", notification)["outcome"] == "repeated")
  }

  @Test("A token of another environment than the project's is unverified")
  func otherEnvironment() throws {
    let daemon = try DaemonProcess(["--store", "memory:"])
    var connection = try Connection(path: daemon.socket)
    let subtype = "UNREPORTED"
    for (listed, sent) in [("Production", "sandbox"), ("Sandbox", "production")] {
      try Self.define([.string(listed)], on: &connection)
      let example = Example(
        type: "EXTERNAL_PURCHASE_TOKEN",
        subtype: subtype,
        environment: sent
      )
      do {
        _ = try connection.call("store.notify", try Self.notification(example))
        Issue.record("\(sent) is taken in \(listed)")
      } catch let error as ClientError {
        guard case .remote(let remote) = error else { throw error }
        #expect(remote.data["reason"] == "environment" && remote.data["httpStatus"] == 400)
      }
    }
  }
}
