/// One of the six examples on the page about the rules, as a list of steps.
struct DemoExample: Equatable {
  /// The number on the command line, such as `6`.
  let number: Int
  let title: String
  /// The example's own project.
  let project: String
  /// The differences from the default rules, as JSON.
  let rules: String?
  let devices: [String]
  let steps: [DemoStep]

  /// The product catalog of every example; a purchase with an expiry is a subscription.
  static let products = #"{"x":{"entitlements":["X"]},"y":{"entitlements":["Y"]}}"#

  private var restores: Bool { steps.contains { $0.words.first == "restore" } }

  /// The `entitle` commands that create the project and its devices, as words.
  var preparation: [[String]] {
    let rules = rules.map { ["rules=\($0)"] } ?? []
    let project = ["project=\(project)"]
    return [["project.define"] + project + rules + ["products=\(Self.products)"]]
      + devices.enumerated().map { place, device in
        // Only a restore needs store accounts.
        let account = restores ? ["storeAccount=apple-id-\(place + 1)"] : []
        return ["install", "device=\(device)"] + account + project
      }
  }
}

/// A step of an example, such as a purchase.
struct DemoStep: Equatable {
  /// The description for people, such as `A buys X`.
  let emitted: String
  /// The words of the `entitle` command, without the project.
  let words: [String]

  static func buys(_ device: String, _ entitlement: String) -> DemoStep {
    let product = entitlement.lowercased()
    return DemoStep(
      emitted: "\(device) buys \(entitlement)",
      words: [
        "purchase", "device=\(device)", "product=\(product)", "store=appStore",
        "transactionId=\(product)-1", "expiresAt=2099-01-01T00:00:00Z",
      ]
    )
  }

  static func logsIn(_ device: String, as user: String) -> DemoStep {
    DemoStep(
      emitted: "\(device) logs in as \(user)",
      words: ["identify", "device=\(device)", "userId=\(user)"]
    )
  }

  static func logsOut(_ device: String) -> DemoStep {
    DemoStep(emitted: "\(device) logs out", words: ["logout", "device=\(device)"])
  }

  static func restores(_ device: String) -> DemoStep {
    DemoStep(emitted: "\(device) restores", words: ["restore", "device=\(device)"])
  }
}

extension DemoExample {
  static let all = [one, two, three, four, five, six(transferring: true), six(transferring: false)]

  private static let one = DemoExample(
    number: 1,
    title: "Two people who never log in have nothing in common",
    project: "example-1",
    rules: nil,
    devices: ["A", "B"],
    steps: [.buys("B", "X"), .buys("A", "Y")]
  )

  private static let two = DemoExample(
    number: 2,
    title: "One account on two devices",
    project: "example-2",
    rules: nil,
    devices: ["A", "B"],
    steps: [.buys("B", "X"), .logsIn("B", as: "u1"), .logsIn("A", as: "u1")]
  )

  private static let three = DemoExample(
    number: 3,
    title: "After a logout the device keeps what was bought on it",
    project: "example-3",
    rules: nil,
    devices: ["A"],
    steps: [.buys("A", "X"), .logsIn("A", as: "u1"), .buys("A", "Y"), .logsOut("A")]
  )

  private static let four = DemoExample(
    number: 4,
    title: "Another device loses at its logout what it had by the account",
    project: "example-4",
    rules: nil,
    devices: ["A", "B"],
    steps: [
      .buys("A", "X"), .logsIn("A", as: "u1"), .buys("A", "Y"), .logsIn("B", as: "u1"),
      .logsOut("A"), .logsOut("B"),
    ]
  )

  private static let five = DemoExample(
    number: 5,
    title: "Two purchases come together under one account, and part again",
    project: "example-5",
    rules: nil,
    devices: ["A", "B"],
    steps: [
      .buys("A", "X"), .logsIn("A", as: "u1"), .buys("B", "Y"), .logsIn("B", as: "u1"),
      .logsOut("A"), .logsOut("B"),
    ]
  )

  private static func six(transferring isTransferring: Bool) -> DemoExample {
    DemoExample(
      number: 6,
      title: isTransferring
        ? "The phone is handed on; its next owner restores, which transfers"
        : "The same, where a restore shares",
      project: isTransferring ? "example-6" : "example-6-shared",
      rules: #"{"onRestore":"\#(isTransferring ? "transfer" : "share")"}"#,
      devices: ["phone", "tablet"],
      steps: [
        .buys("phone", "X"), .logsIn("phone", as: "u1"), .logsIn("tablet", as: "u1"),
        .logsOut("phone"), .logsIn("phone", as: "u2"), .restores("phone"), .logsOut("phone"),
      ]
    )
  }
}
