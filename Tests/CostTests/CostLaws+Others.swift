// Data that a request touches only if it concerns the whole project.
extension CostLaws {
  static let whatOthersHave = [
    CostStory(
      dimension: "other customers",
      isApart: true,
      given: { customers($0) + buyer(1) },
      steps: [
        .constant("checkEntitlements", "of one", phone),
        .constant("install", "of one", #""device":"tv""#),
        .constant("purchase", "of one", order("phone", "more")),
        .constant("identify", "of one", login("phone", "ann")),
        .constant("userInfo", "of one", ann),
        .constant("setUserProperty", "of one", ann + #","key":"name","value":"Ann""#),
        .constant("userProperties", "of one", ann),
        .constant("restore", "of one", tablet),
        .constant("explain", "of one", "\(ann),\(pro)"),
        .constant("grant", "to one", "\(ann),\(pro)"),
        .constant("revoke", "from one", "\(ann),\(pro)"),
        .constant("project.describe", "of the project", ""),
        .constant("user.export", "of one", ann),
        .constant("logout", "of one", phone),
        .linear("project.define", "of other products", otherProducts),
        .linear("clock.advance", "past the ends", #""to":"2028-01-01T00:00:00Z""#),
        .linear("user.delete", "of one", ann),
      ]
    ),
    // Enough customers to detect even a brief look at each of them.
    CostStory(
      dimension: "many other customers",
      sizes: [64, 1024],
      isApart: true,
      given: { customers($0) + buyer(1) },
      steps: [
        .constant("checkEntitlements", "of one", phone),
        .constant("purchase", "of one", order("phone", "more")),
        .constant("identify", "of one", login("phone", "ann")),
        .constant("restore", "of one", tablet),
        .undo("identified", law: .constant),
        .constant("user.export", "of one", ann),
      ]
    ),
    CostStory(
      dimension: "remembered answers",
      given: { count in
        [install("phone"), identify("phone", as: "ann")]
          + (0..<count).map { CostRequest("setUserProperty", name("key-\($0)")) }
      },
      steps: [
        .constant("setUserProperty", "with a new key", name("more")),
        .constant("setUserProperty", "with the same key", name("more")),
        .constant("checkEntitlements", "of the user", ann),
        .linear("user.delete", "of the user", ann),
      ]
    ),
    CostStory(
      dimension: "products of a catalogue",
      given: { [define($0)] + buyer(2) },
      steps: [
        .constant("checkEntitlements", "of one", phone),
        .constant("purchase", "of one", order("phone", "more")),
        .constant("identify", "of one", login("phone", "ann")),
        .constant("restore", "of one", tablet),
        .linear("explain", "of one", "\(ann),\(pro)"),
        .linear("project.describe", "of the project", ""),
        .linear("project.define", "of one product more", with: { define($0.size + 1).params }),
        .constant("clock.advance", "past the ends", #""to":"2028-01-01T00:00:00Z""#),
      ]
    ),
  ]

  /// Returns requests for devices that each have a store account and a purchase of their own.
  static func customers(_ count: Int) -> [CostRequest] {
    (0..<count).flatMap { number in
      let device = "device-\(number)"
      return [install(device, account: device), purchase(device, "other-\(number)")]
    }
  }

  private static func name(_ idempotencyKey: String) -> String {
    ann + #","key":"name","value":"Ann","idempotencyKey":"\#(idempotencyKey)""#
  }

  private static func define(_ count: Int) -> CostRequest {
    let others = (0..<count).map {
      #","product-\#($0)":{"kind":"subscription","entitlements":["extra-\#($0)"]}"#
    }
    return CostRequest(
      "project.define",
      #""products":{"monthly":{"kind":"subscription","entitlements":["pro"]}"#
        + others.joined() + "}"
    )
  }
}
