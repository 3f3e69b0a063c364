import EntitledClient
import TestSupport
import Testing

@testable import Simulator
@testable import entitle

@Suite("Histories under a rule set")
struct RuleSetProjectTests {
  private static let devices = (0..<8).map { "d\($0)" }
  private static let users = (0..<6).map { "u\($0)" }

  /// Returns random logins, purchases and restores.
  private static func steps(_ seed: UInt64) -> [History.Step] {
    var numbers = SplitMix(state: seed)
    let installs = devices.enumerated().map { index, device -> History.Step in
      var install = step(
        "install",
        ["device": .string(device), "storeAccount": .string("s\(index / 2)")]
      )
      install.answer = ["user": ["anonymousId": .string("nobody on \(device)")]]
      return install
    }
    return installs
      + (0..<150).map { number in
        let name = devices.randomElement(using: &numbers) ?? ""
        let device = JSON.string(name)
        let user = JSON.string(users.randomElement(using: &numbers) ?? "")
        switch Int.random(in: 0..<12, using: &numbers) {
        case 0:
          return step("identify", ["anonymousId": .string("nobody on \(name)"), "userId": user])
        case 1..<4: return step("identify", ["device": device, "userId": user])
        case 4: return step("logout", ["device": device])
        case 5: return step("clock.advance", ["by": "P10D"])
        case 6..<9:
          return step(
            "purchase",
            [
              "device": device, "product": "monthly", "store": "web",
              "transactionId": .string("t\(number)"),
              "expiresAt": number % 2 == 0 ? "2026-03-01T00:00:00Z" : "2030-01-01T00:00:00Z",
            ]
          )
        case 9: return step("grant", ["userId": user, "entitlement": "gift"])
        default: return step("restore", ["device": device])
        }
      }
  }

  private static func step(_ method: String, _ params: JSON) -> History.Step {
    History.Step(place: "", moment: nil, method: method, params: params.members ?? [])
  }

  @Test(
    "Every change of a user's access is noticed",
    arguments: ["qonversion", "revenuecat", "revenuecatLegacy", "purchasely"],
    [1, 2] as [UInt64]
  )
  func noticed(preset: String, seed: UInt64) throws {
    let daemon = try DaemonProcess(["--store", "memory:"])
    var connection = try Connection(path: daemon.socket)
    var stage = try RuleSetProject(
      project: "p",
      start: "2026-01-01T00:00:00.000Z",
      definition: [
        .init("rules", .string(preset)), .init("entitlements", ["gift"]),
        .init("products", ["monthly": ["kind": "subscription", "entitlements": ["premium"]]]),
      ],
      on: &connection
    )
    var people: Set<ComparedSubject> = []
    for step in Self.steps(seed) {
      people.formUnion(step.people)
      let played = try stage.play(step, people, on: &connection)
      try stage.readAccess(of: played.touched.sorted(), on: &connection)
      let noticed = stage.access
      try stage.readAccess(of: people.sorted(), on: &connection)
      #expect(stage.access == noticed, "\(step.text)")
    }
    #expect(stage.access.values.contains { !$0.isEmpty })
    #expect(daemon.stop() == 0)
  }
}
