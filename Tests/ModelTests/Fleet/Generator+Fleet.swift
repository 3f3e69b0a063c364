import IdentityCore
import TestSupport

extension Generator {
  /// What may be asked for now.
  struct FleetPhase {
    /// Whether nothing else changes the project, so that a definition is the only writer.
    var mayDefine: Bool
    /// Whether no definition is under way.
    var mayWrite: Bool
    /// Whether the same few customers are asked about all the time.
    var isReadingMostly: Bool
    var eventsCount: Int64
  }

  /// Generates a request about devices that have ids.
  mutating func fleetCall(_ phase: FleetPhase) -> Call {
    if chance(10) {
      let after = JSONTree.string("\(Int64.random(in: 0...phase.eventsCount, using: &random))")
      if chance(2) { return Call("events.read", .object(["after": after])) }
      return Call("events.wait", .object(["after": after, "timeoutMs": .count(1000)]))
    }
    if phase.isReadingMostly, chance(2) {
      return Call("checkEntitlements", .object(["device": pick(["A", "B", "C"])]))
    }
    if chance(8) { return Call("user.export", .object(["userId": pick(["bob", "u\u{E9}"])])) }
    while true {
      let call = call()
      // The fleet has no files to clear, and its order of writes is not that of undos.
      let isAlone = ["user.delete", "user.link.undo", "user.import", "store.notify"]
      if isAlone.contains(call.method) || call.params["idempotencyKey"] != nil { continue }
      let isReading = ["userInfo", "checkEntitlements", "userProperties"].contains(call.method)
      // A clock waits for the definitions before it.
      let isClock = call.method == "clock.advance" && call.params["dryRun"] == nil
      if !isReading && !isClock && !phase.mayWrite { continue }
      if call.method == "project.define" && !phase.mayDefine { continue }
      if call.method == "install", call.params["device"] == nil { continue }
      let text = call.params.description
      if text.contains("\"@") { continue }
      let members = call.params.members.filter {
        call.method == "purchase" || !["storeAccount", "accountToken"].contains($0.name)
      }
      return Call(call.method, .object(members))
    }
  }

  /// Generates purchases that the rules may give to two customers: so many that a daemon remembers
  /// a summary of them.
  mutating func sharedPurchases() -> [Call] {
    let purchases = (1...4).map { number in
      Call(
        "purchase",
        .object([
          "device": "A", "product": pick(["month", "year"]), "store": "appStore",
          "transactionId": .string("\(number)"), "expiresAt": moment(),
        ])
      )
    }
    return purchases + [Call("restore", .object(["device": "B"]))]
  }

  /// Generates a request to the project with the system's clock.
  mutating func timedCall(now: Int, purchase number: Int) -> Call {
    switch Int.random(in: 0..<8, using: &random) {
    case 0...2: return timedPurchase(now: now, number: number)
    case 3:
      let names: [JSONTree] = chance(2) ? ["X"] : ["X", "Y"]
      return Call("project.define", .object(["products": Self.timedCatalogue(names)]))
    case 4: return Call("events.wait", .object(["after": "0", "timeoutMs": .count(1000)]))
    default: return Call("checkEntitlements", .object(["device": timedDevice()]))
    }
  }

  /// Generates a purchase that ends soon.
  mutating func timedPurchase(now: Int, number: Int) -> Call {
    let end = now + Int.random(in: 1...(chance(2) ? 300 : 1500), using: &random)
    return Call(
      "purchase",
      .object([
        "device": timedDevice(), "product": "month", "store": "appStore",
        "transactionId": .string("t\(number)"), "expiresAt": .moment(end),
      ])
    )
  }

  private mutating func timedDevice() -> JSONTree { .string(pick(["T1", "T2"])) }

  static func timedCatalogue(_ names: [JSONTree]) -> JSONTree {
    .object(["month": .object(["kind": "subscription", "entitlements": .array(names)])])
  }
}
