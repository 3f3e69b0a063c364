// Users of devices, devices of users, and merged customers.
extension CostLaws {
  /// Returns requests that log users in on a device, one after another.
  private static func logins(_ count: Int) -> [CostRequest] {
    [install("phone", account: "acc"), purchase("phone", "first")]
      + (0..<count).map { identify("phone", as: "user-\($0)") }
  }

  private static let stepsAfterLogins: [CostStep] = [
    .constant("checkEntitlements", "of the device", phone),
    .linear("purchase", "one more", order("phone", "more")),
    .linear("purchase", "a renewal", renewal("phone", 1)),
    .linear("identify", "one more user", login("phone", "ann")),
    .linear("logout", "of the last one", phone),
    .linear("identify", "somebody who was there before", login("phone", "user-0")),
    .linear("restore", "on the device", phone),
    .linear("explain", "of the device", "\(phone),\(pro)"),
    .undo("identified", oldest: true),
    .linear("user.export", "of one user", #""userId":"user-0""#),
    .linear("user.delete", "of one user", #""userId":"user-0""#),
  ]

  static let linksOfPeople = [
    CostStory(
      dimension: "users of a device (qonversion)",
      given: logins,
      steps: stepsAfterLogins
    ),
    CostStory(
      dimension: "users of a device (revenuecat)",
      rules: #""revenuecat""#,
      given: logins,
      steps: stepsAfterLogins
    ),
    CostStory(
      dimension: "devices of a user (qonversion)",
      given: { count in
        (0..<count).flatMap { number in
          let device = "device-\(number)"
          return [
            install(device), purchase(device, "t-\(number)"), identify(device, as: "ann"),
          ]
        } + [install("phone"), purchase("phone", "first")]
      },
      steps: [
        .constant("checkEntitlements", "of the user", ann),
        .linear("identify", "one more device", login("phone", "ann")),
        .constant("purchase", "on one device", order("phone", "more")),
        .linear("explain", "of the user", "\(ann),\(pro)"),
        .linear("logout", "of one device", phone),
        .undo("identified"),
        .linear("user.export", "of the user", ann),
        .linear("user.delete", "of the user", ann),
      ]
    ),
    CostStory(
      dimension: "users on a store account (qonversion)",
      given: { count in
        [
          install("phone", account: "acc"), purchase("phone", "first"),
          identify("phone", as: "owner"),
        ]
          + (0..<count).flatMap { number in
            let device = "device-\(number)"
            return [
              install(device, account: "acc"), identify(device, as: "user-\(number)"),
              CostRequest("restore", #""device":"\#(device)""#),
            ]
          } + [install("tablet", account: "acc")]
      },
      steps: [
        .constant("checkEntitlements", "of the device", phone),
        .linear("purchase", "a renewal", renewal("phone", 1)),
        .linear(
          "purchase.update",
          "of the purchase that all hold",
          #""store":"appStore","originalTransactionId":"first","autoRenew":false"#
        ),
        .listed("restore", "on one more device", tablet),
        .linear("identify", "one more user", login("tablet", "ann")),
        .listed("explain", "of the device", "\(phone),\(pro)"),
        .linear("user.export", "of one user", #""userId":"user-0""#),
        .undo("identified", oldest: true),
        .linear("clock.advance", "past the end", #""to":"2028-01-01T00:00:00Z""#),
        .listed("user.delete", "of one user", #""userId":"user-0""#),
      ]
    ),
    CostStory(
      dimension: "holders of a purchase (qonversion)",
      sizes: [32, 64, 128, 256],
      given: { count in
        [install("phone"), purchase("phone", "first")]
          + (0..<count).flatMap { number in
            [
              identify("phone", as: "user-\(number)"), CostRequest("restore", phone),
              CostRequest("logout", phone),
            ]
          }
      },
      steps: [.listed("user.delete", "of one of them", #""userId":"user-0""#)]
    ),
    CostStory(
      dimension: "aliases of a user (revenuecatLegacy)",
      rules: #""revenuecatLegacy""#,
      given: { count in
        (0..<count).flatMap { number in
          [install("device-\(number)"), identify("device-\(number)", as: "ann")]
        } + [install("phone", account: "acc"), purchase("phone", "first")]
      },
      steps: [
        .linear("checkEntitlements", "of the user", ann),
        .linear("userInfo", "of the user", ann),
        .linear("identify", "one alias more", login("phone", "ann")),
        .linear("purchase", "one", order("phone", "more")),
        .linear("setUserProperty", "one", ann + #","key":"name","value":"Ann""#),
        .linear("explain", "of the user", "\(ann),\(pro)"),
        .linear("logout", "on one device", phone),
        .linear("user.export", "of the user", ann),
        .undo("usersAliased"),
        .listed("user.delete", "of the user", ann),
      ]
    ),
  ]
}
