import EntitledClient
import Foundation
import IdentityCore
import TestSupport
import Testing

@testable import MintedStore

/// Texts whose chain leads to a root of the project, with keys that ES256 does not have.
@Suite("Forged chains, for the daemon")
struct ForgedChainTests {
  /// A text of `Authority/forged.json`, which `Authority/forge` made.
  struct Forged: Decodable {
    var name: String
    /// The reason to refuse it; nil if it is right.
    var reason: String?
    var text: String
  }

  private static func forged() throws -> [Forged] {
    let file = try Repository.bytes("Tests/MintedStoreTests/Authority/forged.json")
    return try JSONDecoder().decode([Forged].self, from: Data(file))
  }

  private static func define(on daemon: inout Connection) throws {
    _ = try daemon.call(
      "project.define",
      [
        "environment": "any",
        "stores": [
          "appStore": [
            "apps": [["bundleId": "com.example"]], "environments": ["Sandbox"],
            "roots": [.string(TestAuthority.root)],
          ]
        ],
      ]
    )
  }

  /// Returns the `reason` of `unverified`, or another error's kind; nil if the text is taken.
  private static func refusal(of text: String, on daemon: inout Connection) throws -> String? {
    do {
      let params: JSON = ["store": "appStore", "payload": .string(text), "dryRun": true]
      _ = try daemon.call("store.notify", params)
      return nil
    } catch {
      guard case .remote(let remote) = error else { throw error }
      return remote.kind == "unverified" ? remote.data["reason"]?.text : remote.kind
    }
  }

  @Test("A leaf of another curve or kind of key is refused, and the daemon goes on")
  func keys() throws {
    let daemon = try DaemonProcess(["--store", "memory:"])
    var connection = try Connection(path: daemon.socket)
    try Self.define(on: &connection)
    let forged = try Self.forged()
    let right = try #require(forged.first)
    #expect(forged.count == 11 && forged.filter { $0.reason == nil }.count == 1)
    for _ in 0..<2 {
      // The second time, the good chains are known.
      for example in forged {
        let refusal = try Self.refusal(of: example.text, on: &connection)
        #expect(refusal == example.reason, "\(example.name)")
        #expect(try Self.refusal(of: right.text, on: &connection) == nil, "after \(example.name)")
      }
    }
  }

  @Test(
    "Another algorithm is refused, whatever the signature",
    arguments: [
      "none", "None", "es256", "ES256K", "ES384", "EdDSA", "HS256", "PS256", "RS256", "",
    ]
  )
  func algorithm(name: String) throws {
    let daemon = try DaemonProcess(["--store", "memory:"])
    var connection = try Connection(path: daemon.socket)
    try Self.define(on: &connection)
    let text = try #require(try Self.forged().first).text
    let parts = text.split(separator: ".")
    let header = String(decoding: try Self.decoded(parts[0]), as: UTF8.self)
    let other = header.replacing(#""alg":"ES256""#, with: #""alg":"\#(name)""#)
    #expect(other != header)
    let first = Base64Text.url(Array(other.utf8))
    for end in [".\(parts[2])", "."] {
      let refusal = try Self.refusal(of: "\(first).\(parts[1])\(end)", on: &connection)
      #expect(refusal == "algorithm", "\(name) with \(end)")
    }
    #expect(try Self.refusal(of: text, on: &connection) == nil)
  }

  private static func decoded(_ part: Substring) throws -> [UInt8] {
    try #require(Base64.url(part.utf8))
  }
}
