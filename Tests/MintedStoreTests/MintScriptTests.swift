import EntitledClient
import Foundation
import IdentityCore
import LineProtocol
import Platform
import TestSupport
import Testing

@testable import MintedStore

@Suite("The script of a test store")
struct MintScriptTests {
  private static let buy = #"{"do":"buy","at":"2026-01-01T00:00:00Z","product":"monthly"}"#

  private static func types(_ steps: String..., store: MintStore = .appStore) throws -> [String] {
    try minted(([buy] + steps).joined(separator: "\n"), store).map {
      "\(String(decoding: $0.at.text, as: UTF8.self).dropLast(5)) \($0.type)"
    }
  }

  @Test("A step without at happens when it is due")
  func due() throws {
    #expect(
      try Self.types(
        #"{"do":"renew"}"#,
        #"{"do":"failToRenew","grace":"P16D"}"#,
        #"{"do":"recover"}"#,
        #"{"do":"cancel"}"#,
        #"{"do":"expire"}"#
      ) == [
        "2026-01-01T00:00:00 SUBSCRIBED INITIAL_BUY",
        "2026-01-31T23:00:00 DID_RENEW",
        "2026-02-28T23:00:00 DID_FAIL_TO_RENEW GRACE_PERIOD",
        "2026-03-02T00:00:00 DID_RENEW BILLING_RECOVERY",
        "2026-03-02T01:00:00 DID_CHANGE_RENEWAL_STATUS AUTO_RENEW_DISABLED",
        "2026-04-01T00:00:01 EXPIRED VOLUNTARY",
      ]
    )
  }

  @Test("The end of a grace period is reported before the next step")
  func grace() throws {
    #expect(
      try Self.types(#"{"do":"failToRenew","grace":"P16D"}"#, #"{"do":"expire"}"#).dropFirst()
        == [
          "2026-01-31T23:00:00 DID_FAIL_TO_RENEW GRACE_PERIOD",
          "2026-02-17T00:00:00 GRACE_PERIOD_EXPIRED",
          "2026-04-02T00:00:00 EXPIRED BILLING_RETRY",
        ]
    )
  }

  @Test("Google pauses, and sends the new and the old subscription of an upgrade")
  func playStore() throws {
    #expect(
      try Self.types(
        #"{"do":"upgrade","product":"yearly","period":"P1Y"}"#,
        #"{"do":"pause"}"#,
        #"{"do":"resume"}"#,
        #"{"do":"refund"}"#,
        store: .playStore
      ) == [
        "2026-01-01T00:00:00 subscriptionNotification 4",
        "2026-01-01T01:00:00 subscriptionNotification 4",
        "2026-01-01T01:00:00 subscriptionNotification 13",
        "2027-01-01T01:00:01 subscriptionNotification 10",
        "2027-02-01T01:00:00 subscriptionNotification 1",
        "2027-02-01T02:00:00 voidedPurchaseNotification",
      ]
    )
  }

  @Test(
    "A misspelled word of a script or an option is rejected with the nearest one",
    arguments: [
      (#"{"do":"by","product":"a"}"#, "buy"), (#"{"do":"cansel"}"#, "cancel"),
      (#"{"do":"buy","prodct":"a"}"#, "product"),
      (#"{"do":"buy","product":"a","kind":"subscripton"}"#, "subscription"),
    ]
  )
  func misspelled(line: String, name: String) {
    let error = #expect(throws: UsageError.self) { try MintScript(Array(line.utf8)) }
    #expect(error?.hint?.contains("did you mean \"\(name)\"") == true, "\(error?.hint ?? "")")
    let options = #expect(throws: UsageError.self) {
      try MintOptions(script: "-", values: ["--store": "appstor"])
    }
    #expect(options?.hint?.contains("did you mean \"appStore\"?") == true)
  }

  @Test(
    "An invalid script is rejected with its line",
    arguments: [
      ("", "the script has no step"),
      ("# a comment\n\n", "the script has no step"),
      ("[]", "line 1 of the script is not a JSON object"),
      ("{", "line 1 of the script: byte 1"),
      (#"{"do":"bye"}"#, "do: expected one of buy, renew"),
      (#"{}"#, "do: expected one of buy, renew"),
      (#"{"do":"renew"}"#, "renew before the first purchase"),
      (#"{"do":"buy"}"#, "buy needs product"),
      (#"{"do":"buy","product":"a","perod":"P1M"}"#, #"buy has no member "perod""#),
      (#"{"do":"buy","product":"a","period":"1 month"}"#, "period: expected an ISO 8601"),
      (#"{"do":"buy","product":"a","period":"P0D"}"#, "a duration of no length"),
      (#"{"do":"buy","product":"a","at":"tomorrow"}"#, "at: expected RFC 3339"),
      (#"{"do":"buy","product":"a","price":-1}"#, "price: expected an amount"),
      (#"{"do":"buy","product":"a","price":1.2345}"#, "price: expected an amount"),
      (#"{"do":"buy","product":1}"#, "product: expected a string, found 1"),
      (#"{"do":"buy","product":"a","familyShared":1}"#, "familyShared: expected true or false"),
      (#"{"do":"buy","product":"a","trial":"P1D","intro":"P1D"}"#, "with a trial or with an intro"),
      (#"{"do":"raw"}"#, "raw needs type"),
      ("A\n" + #"{"do":"extend"}"#, "extend needs by"),
      ("A\n" + #"{"do":"renew","at":"2025-01-01T00:00:00Z"}"#, "before the step above it"),
      ("A\n" + #"{"do":"refund","transaction":2}"#, "there is no transaction 2"),
      ("A\n" + #"{"do":"refund","transaction":0}"#, "transaction: expected a number from 1"),
      ("A\n" + #"{"do":"renew","purchase":2}"#, "there is no purchase 2"),
      ("A\n" + #"{"do":"recover"}"#, "no renewal has failed"),
      ("A\n" + #"{"do":"uncancel"}"#, "it was not canceled"),
      ("A\n" + #"{"do":"buy","purchase":1}"#, "cannot be bought again"),
      ("A\n" + #"{"do":"expire","at":"2026-01-02T00:00:00Z"}"#, "its period ends later"),
      ("A\n" + #"{"do":"expire"}"# + "\n" + #"{"do":"renew"}"#, "line 3 of the script: the sub"),
      ("A\n" + #"{"do":"cancel"}"# + "\n" + #"{"do":"renew"}"#, "it does not renew"),
      ("A\n" + #"{"do":"cancel"}"# + "\n" + #"{"do":"cancel"}"#, "it was canceled already"),
      ("A\n" + #"{"do":"reverseRefund"}"#, "it was not refunded"),
      ("A\n" + #"{"do":"pause"}"#, "appStore: its subscriptions cannot be paused"),
      (#"{"do":"buy","product":"a","kind":"consumable"}"# + "\n" + #"{"do":"renew"}"#, "only"),
    ]
  )
  func refused(script: String, message: String) {
    let script = script.hasPrefix("A\n") ? Self.buy + script.dropFirst() : script
    let error = #expect(throws: UsageError.self) { try minted(script) }
    #expect(error?.message.contains(message) == true)
  }

  @Test(
    "A step that a store lacks is rejected",
    arguments: [
      (MintStore.playStore, #"{"do":"reverseRefund"}"#), (.stripe, #"{"do":"reverseRefund"}"#),
      (.stripe, #"{"do":"extend","by":"P1D"}"#), (.stripe, #"{"do":"test"}"#),
      (.playStore, #"{"do":"raw","type":"DID_RENEW"}"#),
    ]
  )
  func lacking(store: MintStore, step: String) {
    let refund = step.contains("reverse") ? "\n" + #"{"do":"refund"}"# : ""
    let error = #expect(throws: UsageError.self) {
      try minted("\(Self.buy)\(refund)\n\(step)", store)
    }
    #expect(error?.message.contains(": \(store.rawValue): ") == true)
  }

  @Test("Only the App Store revokes a one-time purchase", arguments: MintStore.allCases)
  func revoked(store: MintStore) throws {
    let script = #"{"do":"buy","product":"life","kind":"nonConsumable"}"# + "\n"
    #expect(try minted(script + #"{"do":"refund"}"#, store).count > 1)
    guard store != .appStore else {
      #expect(try minted(script + #"{"do":"revoke"}"#, store).last?.type == "REVOKE")
      return
    }
    let error = #expect(throws: UsageError.self) {
      try minted(script + #"{"do":"revoke"}"#, store)
    }
    #expect(error?.message.contains("line 2 of the script: revoke: \(store.rawValue): ") == true)
    #expect(error?.hint?.contains("refund") == true)
  }

  @Test("Ids follow from the seed", arguments: MintStore.allCases)
  func seed(store: MintStore) throws {
    func ids(_ seed: UInt64) throws -> [String] {
      try minted(
        MintScript.longOfStripe.replacing("\n{\"do\":\"pause\",\"for\":\"P1M\"}", with: "")
          .replacing("\n{\"do\":\"resume\"}", with: "").replacing("customer.updated", with: "2"),
        store
      ) { $0.seed = seed }.map { sent in
        switch sent.content {
        case .appStore: try sent.appStorePayload()["notificationUUID"]?.text ?? ""
        case .playStore(let push, _): push["message"]?["messageId"]?.text ?? ""
        case .stripe(let event, _, _): event["id"]?.text ?? ""
        }
      }
    }
    let one = try ids(1)
    #expect(Set(one).count == one.count)
    #expect(try ids(1) == one)
    #expect(Set(try ids(2)).isDisjoint(with: one))
  }

  @Test("shuffle delivers all in another order, and repeat delivers all twice")
  func order() throws {
    func types(_ change: (inout MintOptions) -> Void) throws -> [String] {
      try minted(MintScript.long, change: change).map { "\($0.at) \($0.type)" }
    }
    let plain = try types { _ in }
    let shuffled = try types { $0.isShuffled = true }
    #expect(shuffled != plain && shuffled.sorted() == plain.sorted())
    #expect(try types { $0.isShuffled = true } == shuffled)
    let twice = try types { $0.isRepeated = true }
    #expect(twice == plain.flatMap { [$0, $0] })
  }

  @Test("The certificates are those of the folder Authority")
  func certificates() throws {
    let folder = Repository.root.appending(path: "Tests/MintedStoreTests/Authority")
    for (name, text) in zip(["leaf", "intermediate", "root"], TestAuthority.chain) {
      let pem = try String(contentsOf: folder.appending(path: "\(name).pem"), encoding: .utf8)
      #expect(pem.split(separator: "\n").dropFirst().dropLast().joined() == text)
    }
    let key = try String(contentsOf: folder.appending(path: "leaf.key"), encoding: .utf8)
    #expect(key.split(separator: "\n").dropFirst().dropLast().joined() == TestAuthority.key)
  }
}
