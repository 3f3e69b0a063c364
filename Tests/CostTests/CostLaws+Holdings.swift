// Renewals, grants, entitlements, properties and events of one person.
extension CostLaws {
  private static func text(_ names: [String]) -> String {
    "[\(names.map { "\"\($0)\"" }.joined(separator: ","))]"
  }

  private static func extras(_ count: Int) -> [String] { (0..<count).map { "extra-\($0)" } }

  private static let update =
    #""store":"appStore","originalTransactionId":"first","autoRenew":false"#

  static let whatPeopleHave = [
    CostStory(
      dimension: "renewals of a purchase",
      given: { count in
        [
          install("phone", account: "acc"), install("tablet", account: "acc"),
          purchase("phone", "first"),
        ] + (0..<count).map { CostRequest("purchase", renewal("phone", $0 + 2)) }
      },
      steps: [
        .linear("checkEntitlements", "of the device", phone),
        .linear("purchase", "one renewal more", renewal("phone", 1000)),
        .linear("purchase", "the same renewal again", renewal("phone", 2)),
        .linear("purchase", "a renewal that comes late", renewal("phone", 1)),
        .linear("purchase.update", "of the present period", update),
        .linear("purchase", "of something else", order("phone", "more")),
        .linear("identify", "attaches", login("phone", "ann")),
        .linear("restore", "shares", tablet),
        .linear("explain", "of the device", "\(phone),\(pro)"),
        .linear("user.export", "of the user", ann),
        .linear("clock.advance", "past the end", #""to":"2028-01-01T00:00:00Z""#),
        .undo("identified"),
        .linear("user.delete", "of the user", ann),
      ]
    ),
    CostStory(
      dimension: "grants to a user",
      rules: #""revenuecatLegacy""#,
      given: { count in
        [
          CostRequest("project.define", #""entitlements":\#(text(extras(count + 1)))"#),
          install("phone"),
        ]
          + extras(count).enumerated().map { index, name in
            // Each ends at a moment of its own.
            CostRequest(
              "grant",
              #""device":"phone","entitlement":"\#(name)","#
                + #""expiresAt":"2026-06-01T00:00:00.\#(100 + index)Z""#
            )
          } + [knownUser, CostRequest("grant", #""userId":"ann","entitlement":"extra-0""#)]
      },
      steps: [
        .linear("checkEntitlements", "of the device", phone),
        .linear("grant", "one more", "\(phone),\(pro)"),
        .linear("grant", "one of them again", #""device":"phone","entitlement":"extra-0""#),
        .linear("revoke", "of one", #""device":"phone","entitlement":"extra-0""#),
        .linear("purchase", "of something", order("phone", "first")),
        .linear("identify", "aliases", login("phone", "ann")),
        .linear("explain", "of the user", #""userId":"ann","entitlement":"extra-0""#),
        .undo("usersAliased"),
        .linear("clock.advance", "past the ends", #""to":"2028-01-01T00:00:00Z""#),
        .linear("user.export", "of the user", ann),
        .linear("user.delete", "of the user", ann),
      ]
    ),
    CostStory(
      dimension: "entitlements of a product",
      sizes: [12, 24, 48, 96],
      given: { count in
        [
          CostRequest(
            "project.define",
            #""products":{"monthly":{"kind":"subscription","entitlements":"#
              + text(extras(count)) + "}}"
          ), install("phone", account: "acc"), install("tablet", account: "acc"),
        ]
      },
      steps: [
        .linear("purchase", "that gives them", order("phone", "first")),
        .linear("purchase", "that gives the same", order("phone", "more")),
        .linear("checkEntitlements", "of the device", phone),
        .linear("explain", "of one", #""device":"phone","entitlement":"extra-0""#),
        .linear("identify", "attaches", login("phone", "ann")),
        .linear("restore", "shares", tablet),
        .linear("project.define", "of other products", otherProducts),
        .linear("clock.advance", "past the end", #""to":"2028-01-01T00:00:00Z""#),
      ]
    ),
    CostStory(
      dimension: "properties of a user",
      rules: #""revenuecatLegacy""#,
      sizes: [12, 24, 48, 96],
      given: { count in
        [install("phone"), knownUser]
          + (0..<count).map {
            CostRequest("setUserProperty", phone + #","key":"key-\#($0)","value":"value""#)
          }
      },
      steps: [
        .linear("userProperties", "of the device", phone),
        .linear("setUserProperty", "one more", phone + #","key":"more","value":"value""#),
        .linear("identify", "aliases", login("phone", "ann")),
        .undo("usersAliased"),
        .linear("user.export", "of the user", ann),
      ]
    ),
    CostStory(
      dimension: "events of a user",
      sizes: [32, 64, 128, 256],
      given: { count in
        [
          install("phone", account: "acc"), purchase("phone", "first"),
          identify("phone", as: "ann"),
        ]
          + (0..<count).map { number in
            CostRequest(
              "purchase.update",
              update.replacing("false", with: number.isMultiple(of: 2) ? "false" : "true")
            )
          }
      },
      steps: [
        .linear("events.read", "all", #""limit":1000"#),
        .constant("events.read", "the first", #""limit":1"#),
        .linear("events.read", "those of the user", #""user":"ann","limit":1000"#),
        .linear("events.read", "of a kind that is not there", #""kinds":["userDeleted"]"#),
        .constant("events.acknowledge", "the first", #""consumer":"mailer","cursor":"1""#),
        .constant("purchase", "one", order("phone", "more")),
        .constant("checkEntitlements", "of the user", ann),
        .constant("explain", "of the user", "\(ann),\(pro)"),
        .undo("identified"),
        .linear("user.export", "of the user", ann),
        .linear("user.delete", "of the user", ann),
      ]
    ),
    CostStory(
      dimension: "replacements in a row",
      rules: unclaimedKept,
      // The last comes first: otherwise nothing waits for the first.
      given: { count in
        (1..<count).reversed().map { reported("r-\($0)", #","replaces":"r-\#($0 - 1)""#) }
      },
      steps: [
        .linear("purchase", "of the first, which claims the others", "\(ann),\(order("r-0"))"),
        .linear("user.export", "of the user", ann),
      ]
    ),
    CostStory(
      dimension: "purchases that wait for a token",
      rules: unclaimedKept,
      given: { count in
        [install("phone")] + (0..<count).map { reported("w-\($0)", #","accountToken":"t""#) }
      },
      steps: [
        .constant("purchase", "one more", "\(order("more")),\"accountToken\":\"t\""),
        .linear("identify", "claims them", login("phone", "ann") + #","accountToken":"t""#),
      ]
    ),
    CostStory(
      dimension: "chains that replace one",
      rules: unclaimedKept,
      given: { count in (0..<count).map { reported("s-\($0)", #","replaces":"old""#) } },
      steps: [
        .linear("purchase", "one more", "\(order("more")),\"replaces\":\"old\""),
        .linear("purchase", "of the one that they replace", "\(ann),\(order("old"))"),
      ]
    ),
  ]
}

extension CostLaws {
  private static let unclaimedKept = #"{"preset":"qonversion","unclaimedPurchases":"keep"}"#

  /// The params of a purchase that names no user.
  private static func order(_ chain: String) -> String {
    #""product":"monthly","store":"web","transactionId":"\#(chain)""#
  }

  /// A purchase that a store reports without its user.
  private static func reported(_ chain: String, _ more: String) -> CostRequest {
    CostRequest("purchase", order(chain) + more)
  }
}
