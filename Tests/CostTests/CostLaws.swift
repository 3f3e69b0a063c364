/// The laws of cost: one row for each method and dimension.
enum CostLaws {
  static func install(_ device: String, account: String? = nil) -> CostRequest {
    let more = account.map { #","storeAccount":"\#($0)""# } ?? ""
    return CostRequest("install", #""device":"\#(device)"\#(more)"#)
  }

  static func identify(_ device: String, as user: String) -> CostRequest {
    CostRequest("identify", login(device, user))
  }

  static func login(_ device: String, _ user: String) -> String {
    #""device":"\#(device)","userId":"\#(user)""#
  }

  /// The params of the first purchase of a chain.
  static func order(_ device: String, _ transaction: String) -> String {
    #""device":"\#(device)","product":"monthly","store":"appStore","#
      + #""transactionId":"\#(transaction)","expiresAt":"2027-01-01T00:00:00Z""#
  }

  static func purchase(_ device: String, _ transaction: String) -> CostRequest {
    CostRequest("purchase", order(device, transaction))
  }

  /// Creates the user `ann`, who has no device.
  static let knownUser = CostRequest(
    "purchase",
    #""userId":"ann","product":"monthly","store":"appStore","transactionId":"of-ann""#
  )

  /// The params of a renewal of the chain `first`.
  ///
  /// Its period begins `number` minutes after the clock's time.
  static func renewal(_ device: String, _ number: Int) -> String {
    let (hour, minute) = (number / 60, number % 60)
    let time = "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute):00Z"
    return #""device":"\#(device)","product":"monthly","store":"appStore","#
      + #""originalTransactionId":"first","transactionId":"renewal-\#(number)","#
      + #""purchasedAt":"2025-12-01T\#(time)","expiresAt":"2027-01-01T\#(time)""#
  }

  /// Returns requests for two devices of the store account `acc`; the first has the purchases.
  static func buyer(_ count: Int) -> [CostRequest] {
    [install("phone", account: "acc"), install("tablet", account: "acc")]
      + (0..<count).map { purchase("phone", "t-\($0)") }
  }

  static let phone = #""device":"phone""#
  static let tablet = #""device":"tablet""#
  static let ann = #""userId":"ann""#
  static let pro = #""entitlement":"pro""#
  /// Another catalogue, which changes the entitlements of every customer.
  static let otherProducts =
    #""products":{"monthly":{"kind":"subscription","entitlements":["plus","pro"]}}"#
}

extension CostLaws {
  static let purchasesThatChangeHands = [
    CostStory(
      dimension: "purchases of a device (qonversion)",
      given: buyer,
      steps: [
        .constant("checkEntitlements", "of the device", phone),
        .constant("userInfo", "of the device", phone),
        .constant("purchase", "one more", order("phone", "more")),
        .constant("install", "of the same store account", #""device":"tv","storeAccount":"acc""#),
        .linear("checkEntitlements", "at a moment", phone + #","at":"2026-06-01T00:00:00Z""#),
        .linear("explain", "before a login", "\(phone),\(pro)"),
        .linear("grant", "to the device", "\(phone),\(pro)"),
        .linear("identify", "attaches", login("phone", "ann")),
        .constant("checkEntitlements", "of the user", ann),
        // The first purchase also processes what the login has changed.
        .uncounted("purchase", order("phone", "first when logged in")),
        .constant("purchase", "one more when logged in", order("phone", "another")),
        .linear("explain", "after a login", "\(ann),\(pro)"),
        .linear("restore", "shares", tablet),
        .linear("restore", "has nothing left to do", tablet),
        .linear(
          "restore",
          "of one purchase",
          with: { _ in
            #""device":"tv","purchases":[{"store":"appStore","originalTransactionId":"t-0"}]"#
          }
        ),
        .linear("user.export", "of the user", ann),
        .undo("identified"),
        .uncounted("logout", phone),
        .linear("identify", "attaches again", login("phone", "ben")),
        .linear("project.define", "of other products", otherProducts),
        .linear("clock.advance", "past the ends", #""to":"2028-01-01T00:00:00Z""#),
        .linear("user.delete", "of the user", #""userId":"ben""#),
      ]
    ),
    CostStory(
      dimension: "purchases of a device (revenuecat)",
      rules: #""revenuecat""#,
      given: buyer,
      steps: [
        .linear("identify", "a new user joins", login("phone", "ann")),
        .constant("purchase", "one more", order("phone", "more")),
        .linear("restore", "transfers", tablet),
        // The last doubling costs 2.7 times as much, a little over the bound for a linear law. At
        // the largest size the worker makes the decision. It begins again for each record that it
        // misses, and some of these come late, in the dry runs of the suggested calls.
        CostStep(name: "explain: of who lost them", law: .listed) { _ in
          CostRequest("explain", "\(ann),\(pro)")
        },
        .undo("subscriptionTransferred"),
        .linear("restore", "transfers back", phone),
        .linear("user.export", "of the user", ann),
        .linear("user.delete", "of the user", ann),
      ]
    ),
    CostStory(
      dimension: "purchases of a device (revenuecat, a known user)",
      rules: #""revenuecat""#,
      given: { buyer($0) + [knownUser] },
      steps: [
        .linear("identify", "aliases", login("phone", "ann")),
        .linear("explain", "after an alias", "\(ann),\(pro)"),
        .undo("usersAliased"),
      ]
    ),
    CostStory(
      dimension: "purchases of a device (revenuecatLegacy)",
      rules: #""revenuecatLegacy""#,
      given: buyer,
      steps: [
        .linear("restore", "aliases", tablet),
        .undo("usersAliased"),
        .linear("restore", "aliases again", tablet),
        .linear("identify", "a new user joins", login("phone", "ann")),
      ]
    ),
    CostStory(
      dimension: "purchases of a device (purchasely)",
      rules: #""purchasely""#,
      given: buyer,
      steps: [
        .linear("identify", "moves", login("phone", "ann")),
        .linear("explain", "of who lost them", "\(phone),\(pro)"),
        .linear("restore", "transfers", tablet),
        .undo("subscriptionTransferred"),
        .undo("identified"),
      ]
    ),
    CostStory(
      dimension: "purchases of a device (transferIfInactive)",
      rules: #"{"preset":"qonversion","onRestore":"transferIfInactive"}"#,
      given: buyer,
      steps: [
        .linear("restore", "refuses", tablet),
        .linear("clock.advance", "past the ends", #""to":"2028-01-01T00:00:00Z""#),
        .linear("restore", "transfers", tablet),
      ]
    ),
  ]
}
