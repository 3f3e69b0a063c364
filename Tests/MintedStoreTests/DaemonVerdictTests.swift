import EntitledClient
import Foundation
import TestSupport
import Testing

@testable import MintedStore

/// What the daemon makes of minted notifications.
@Suite("Minted notifications, for the daemon")
struct DaemonVerdictTests {
  private static let secret = "whsec_test"

  /// Defines a project that trusts the test store, with a manual clock.
  static func define(
    _ project: String,
    on daemon: inout Connection
  ) throws {
    _ = try daemon.call(
      "project.define",
      [
        "project": .string(project),
        "environment": "any",
        "clock": ["manual": "2025-12-01T00:00:00Z"],
        "products": [
          "monthly": ["entitlements": ["premium"]],
          "yearly": ["entitlements": ["premium", "more"]],
          "basic": ["entitlements": ["less"]],
        ],
        "stores": [
          "appStore": [
            "apps": [["bundleId": "com.example", "appAppleId": 1234]],
            "roots": [.string(TestAuthority.root)],
          ],
          "playStore": ["packages": ["com.example"]],
          "stripe": [
            "secret": .string(secret), "userFrom": ["client_reference_id", "metadata.userId"],
          ],
        ],
      ]
    )
  }

  static func identify(_ project: String, on daemon: inout Connection) throws {
    _ = try daemon.call("install", ["device": "phone", "project": .string(project)])
    _ = try daemon.call(
      "identify",
      [
        "device": "phone", "userId": "ann", "accountToken": .string(RandomScript.token),
        "project": .string(project),
      ]
    )
  }

  /// Sends a script to a new project; returns the records that it leads to.
  private static func records(
    of script: String,
    _ store: MintStore,
    _ project: String,
    claimsLate: Bool,
    isShuffled: Bool,
    on daemon: inout Connection
  ) throws -> [JSON] {
    try define(project, on: &daemon)
    if !claimsLate { try identify(project, on: &daemon) }
    var options = try MintOptions(script: "-", values: ["--store": store.rawValue])
    (options.isShuffled, options.isRepeated) = (isShuffled, isShuffled)
    let sender = MintSender(project: project)
    let settings = try sender.settings(for: options, from: &daemon)
    let deliveries = try Mint(options, settings).deliveries(
      of: try MintScript(Array(script.utf8))
    )
    var said: [MintReply] = []
    let isGood = try sender.send(deliveries, settings, isShuffled: isShuffled, on: &daemon) {
      said.append($0)
    }
    #expect(isGood, "\(said.filter(\.isError).map(\.text)) of \(script)")
    #expect(said.allSatisfy { !$0.isQuestion }, "\(said.map(\.text)) of \(script)")
    if claimsLate { try identify(project, on: &daemon) }
    let exported = try daemon.call(
      "user.export",
      ["userId": "ann", "project": .string(project)]
    )
    let unclaimed = try daemon.call("store.unclaimed", ["project": .string(project)])
    return [exported["purchases"], exported["entitlements"], unclaimed["purchases"]].map {
      store == .playStore ? unnamed($0 ?? .null) : $0 ?? .null
    }
  }

  /// Leaves out the names of chains, and what leads from one to another: which product of a token
  /// has the token's name depends on the order of arrival.
  private static func unnamed(_ value: JSON) -> JSON {
    let names = [
      "originalTransactionId", "keys", "firstItem", "replaces", "replacedBy",
    ]
    if let elements = value.elements {
      return .array(elements.map(unnamed).sorted { $0.description < $1.description })
    }
    guard let members = value.members else { return value }
    return .object(
      members.filter { !names.contains($0.name) }.map { JSON.Member($0.name, unnamed($0.value)) }
    )
  }

  /// How many scripts for each store; `ENTITLED_SCRIPTS` asks for more.
  static let scriptsCount =
    ProcessInfo.processInfo.environment["ENTITLED_SCRIPTS"].flatMap { UInt64($0) } ?? 20

  /// The seeds of the scripts.
  static let seeds: Range<UInt64> = {
    let first = Seed.chosen()
    return first..<first + scriptsCount
  }()

  @Test(
    "Any order of a script, everything twice, ends in the same records",
    arguments: MintStore.allCases
  )
  func orders(store: MintStore) throws {
    let daemon = try DaemonProcess(["--store", "memory:"])
    var connection = try Connection(path: daemon.socket)
    var changed = 0
    for seed in Self.seeds {
      let script = try RandomScript(store, seed: seed).lines.joined(separator: "\n")
      let plain = try Self.records(
        of: script,
        store,
        "plain-\(seed)",
        claimsLate: seed % 2 == 0,
        isShuffled: false,
        on: &connection
      )
      let shuffled = try Self.records(
        of: script,
        store,
        "shuffled-\(seed)",
        claimsLate: seed % 2 == 0,
        isShuffled: true,
        on: &connection
      )
      #expect(plain == shuffled, "seed \(seed):\n\(script)")
      if plain[0] != [] || plain[2] != [] { changed += 1 }
    }
    #expect(changed == Self.scriptsCount)
  }

  /// The distance between two changed bytes; `ENTITLED_SCRIPTS` asks for every byte.
  private static let stride = scriptsCount > 20 ? 1 : 37

  @Test("A notification of which any byte is changed is unverified")
  func changedBytes() throws {
    let daemon = try DaemonProcess(["--store", "memory:"])
    var connection = try Connection(path: daemon.socket)
    try Self.define("p", on: &connection)
    let sent = try #require(try minted(#"{"do":"buy","product":"monthly"}"#).first)
    guard case .appStore(let body) = sent.content else { return }
    let outer = try #require(body["signedPayload"]?.text)
    #expect(try Self.refusal(of: outer, on: &connection) == nil)
    for place in Swift.stride(from: 0, to: outer.utf8.count, by: Self.stride) {
      let refusal = try Self.refusal(of: Self.flipped(outer, place), on: &connection)
      #expect(refusal == "unverified", "byte \(place)")
    }
    // The texts within are signed too: a right signature of the whole does not help.
    let payload = try sent.appStorePayload()
    let signer = try #require(AppStoreSigner())
    for name in ["signedTransactionInfo", "signedRenewalInfo"] {
      let inner = try #require(payload["data"]?[name]?.text)
      for place in Swift.stride(from: 0, to: inner.utf8.count, by: Self.stride) {
        let changed = payload.replacing("data", name, with: .string(Self.flipped(inner, place)))
        let refusal = try Self.refusal(of: signer.signed(changed), on: &connection)
        #expect(refusal == "unverified", "byte \(place) of \(name)")
      }
    }
  }

  private static func flipped(_ text: String, _ place: Int) -> String {
    var bytes = Array(text.utf8)
    bytes[place] ^= 1
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the kind of the error with which the daemon refuses a signed text; nil if it takes it.
  private static func refusal(of text: String, on daemon: inout Connection) throws -> String? {
    let body: JSON = ["signedPayload": .string(text)]
    do {
      _ = try daemon.call(
        "store.notify",
        [
          "store": "appStore", "payload": .string(body.description), "project": "p",
          "dryRun": true,
        ]
      )
      return nil
    } catch {
      guard case .remote(let remote) = error else { throw error }
      return remote.kind
    }
  }
}

extension JSON {
  /// Returns the object with a member of a member replaced.
  fileprivate func replacing(_ outer: String, _ inner: String, with value: JSON) -> JSON {
    .object(
      (members ?? []).map { member in
        guard member.name == outer else { return member }
        return Member(
          outer,
          .object(
            (member.value.members ?? []).map { $0.name == inner ? Member(inner, value) : $0 }
          )
        )
      }
    )
  }
}
