import EntitledClient
import Platform
import TestSupport
import Testing

@testable import MintedStore

/// Verifies minted notifications with the stores' own libraries, as they come from PyPI.
@Suite(
  "Minted notifications, for the stores' own libraries",
  .enabled(
    if: Verifier.areInstalled,
    "not installed: run Tests/MintedStoreTests/Verifiers/install"
  )
)
struct StoreLibraryTests {
  /// Every type and subtype of the App Store; nil is none.
  private static let names: [(type: String, subtypes: [String?])] = [
    ("SUBSCRIBED", ["INITIAL_BUY", "RESUBSCRIBE"]),
    ("DID_RENEW", [nil, "BILLING_RECOVERY"]),
    ("DID_CHANGE_RENEWAL_PREF", ["UPGRADE", "DOWNGRADE", nil]),
    ("DID_CHANGE_RENEWAL_STATUS", ["AUTO_RENEW_ENABLED", "AUTO_RENEW_DISABLED"]),
    ("OFFER_REDEEMED", [nil, "UPGRADE", "DOWNGRADE"]),
    ("DID_FAIL_TO_RENEW", ["GRACE_PERIOD", nil]),
    ("GRACE_PERIOD_EXPIRED", [nil]),
    ("EXPIRED", ["VOLUNTARY", "BILLING_RETRY", "PRICE_INCREASE", "PRODUCT_NOT_FOR_SALE", nil]),
    ("REFUND", [nil]), ("REFUND_REVERSED", [nil]), ("REFUND_DECLINED", [nil]),
    ("CONSUMPTION_REQUEST", [nil]), ("REVOKE", [nil]), ("ONE_TIME_CHARGE", [nil]),
    ("RENEWAL_EXTENDED", [nil]), ("RENEWAL_EXTENSION", ["SUMMARY", "FAILURE"]),
    ("PRICE_INCREASE", ["PENDING", "ACCEPTED"]), ("PRICE_CHANGE", [nil]),
    ("METADATA_UPDATE", [nil]), ("MIGRATION", [nil]),
    ("EXTERNAL_PURCHASE_TOKEN", ["UNREPORTED", "CREATED", "ACTIVE_TOKEN_REMINDER"]),
    ("RESCIND_CONSENT", [nil]), ("TEST", [nil]),
  ]

  private static func appStore(_ environment: String) -> Verifier {
    Verifier(file: "verify-app-store.py", arguments: [TestAuthority.root, environment])
  }

  @Test("Apple's library verifies every type and subtype", arguments: ["Production", "Sandbox"])
  func everyType(environment: String) throws {
    let names = Self.names.flatMap { name in name.subtypes.map { (name.type, $0) } }
    let first =
      #"{"do":"buy","product":"monthly","environment":"\#(environment.lowercased())"}"#
    let raw = names.map { type, subtype in
      JSON.without(nils: ["do": "raw", "type": .string(type), "subtype": subtype.map(JSON.string)])
    }
    let sent = try minted(([first] + raw.map(\.description)).joined(separator: "\n"))
    let lines = try Self.appStore(environment).lines(for: sent.map(\.body).joined(separator: "\n"))
    try #require(lines.count == names.count + 1)
    for (line, name) in zip(lines.dropFirst(), names) {
      let found = try JSON(parsing: line)
      #expect(found["type"]?.text == name.0, "\(name): \(line)")
      #expect(found["subtype"]?.text == name.1, "\(name): \(line)")
      let hasData =
        !["EXTERNAL_PURCHASE_TOKEN", "RESCIND_CONSENT", "TEST"].contains(name.0)
        && name.1 != "SUMMARY"
      #expect((found["transaction"] != nil) == hasData, "\(name): \(line)")
      #expect((found["renewal"] != nil) == hasData, "\(name): \(line)")
      #expect((found["app"] != nil) == (name.0 == "RESCIND_CONSENT"), "\(name): \(line)")
    }
  }

  @Test("Apple's library verifies what each step leads to")
  func everyStep() throws {
    let sent = try minted(MintScript.long)
    let lines = try Self.appStore("Production").lines(
      for: sent.map(\.body).joined(separator: "\n")
    )
    let types = try lines.map { line in
      let found = try JSON(parsing: line)
      return [found["type"], found["subtype"]].compactMap { $0?.text }.joined(separator: " ")
    }
    #expect(types == sent.map(\.type))
  }

  @Test("Apple's library refuses a changed signature, another root and another environment")
  func refused() throws {
    let body = try #require(try minted(#"{"do":"buy","product":"monthly"}"#).first).body
    let changed = body.replacing(#""}"#, with: #"AAAA"}"#)
    #expect(changed != body)
    let verifier = Self.appStore("Production")
    #expect(try verifier.lines(for: changed).allSatisfy { $0.contains("refused") })
    #expect(try Self.appStore("Sandbox").lines(for: body).allSatisfy { $0.contains("refused") })
    #expect(try verifier.lines(for: body).allSatisfy { !$0.contains("refused") })
  }

  @Test("Stripe's library accepts every event with its secret, and none with another")
  func stripe() throws {
    let sent = try minted(MintScript.longOfStripe, .stripe)
    let now = SystemClock.milliseconds / 1000
    let input = sent.map { $0.line(secondsNow: now).description }.joined(separator: "\n")
    func verified(_ secret: String) throws -> [String] {
      try Verifier(file: "verify-stripe.py", arguments: [secret]).lines(for: input)
    }
    #expect(try verified("whsec_test") == sent.map(\.type))
    #expect(try verified("whsec_other").allSatisfy { $0 == "refused" })
  }
}

extension MintScript {
  /// A script with every step that the App Store has.
  static let long = """
    {"do":"buy","at":"2026-01-01T00:00:00Z","product":"monthly","period":"P1M","trial":"P7D"}
    {"do":"renew"}
    {"do":"failToRenew","grace":"P16D"}
    {"do":"recover"}
    {"do":"refund","transaction":1}
    {"do":"reverseRefund","transaction":1}
    {"do":"cancel"}
    {"do":"uncancel"}
    {"do":"downgrade","product":"basic","price":4.99}
    {"do":"downgrade","product":"monthly"}
    {"do":"upgrade","product":"yearly","period":"P1Y","price":"59.99"}
    {"do":"extend","by":"P7D"}
    {"do":"priceIncrease","price":69.99}
    {"do":"priceIncrease","accepted":true}
    {"do":"renew"}
    {"do":"failToRenew","grace":"P16D"}
    {"do":"expire"}
    {"do":"buy","purchase":1}
    {"do":"expire","reason":"unavailable"}
    {"do":"buy","product":"coins","kind":"consumable"}
    {"do":"buy","product":"monthly","familyShared":true,"accountToken":"ann"}
    {"do":"revoke"}
    {"do":"test"}
    {"do":"raw","type":"PRICE_CHANGE"}
    """

  /// A script with every step that Stripe has.
  static let longOfStripe =
    long.split(separator: "\n").filter { line in
      !["reverseRefund", "extend", "test"].contains { line.contains("\"\($0)\"") }
    }.joined(separator: "\n").replacing("PRICE_CHANGE", with: "customer.updated")
    + "\n"
      + """
      {"do":"buy","product":"monthly"}
      {"do":"pause","for":"P1M"}
      {"do":"resume"}
      """
}
