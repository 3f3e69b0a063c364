import IdentityCore
import Storage

// Damage to the further names of chains, and to the links between chains.
extension Damage {
  private static let named = ChainKey(store: "appStore", originalTransaction: "k")

  private static func relations(
    _ name: String,
    _ change: @escaping @Sendable (inout Purchase.Relations) -> String
  ) -> Damage {
    Damage(name) { store in
      let key = RecordKey.purchase(shop, chain)
      guard case .purchase(var purchase)? = try store.load(key) else { return ["no purchase"] }
      let finding = change(&purchase.relations)
      try store.put([key: .purchase(purchase)])
      return ["project \"default\": purchase \"1\" of \"appStore\": \(finding)"]
    }
  }

  private static func name(_ name: String, _ record: ChainName, _ findings: String...) -> Damage {
    Damage(name) { store in
      try put([.chainName(shop, record.key): .chainName(record)], in: store) { $0.chainNames += 1 }
      return findings.map { "project \"default\": the name \"k\" of \"appStore\": \($0)" }
    }
  }

  static let toNames = [
    relations("a key that does not lead to its purchase") { relations in
      relations.keys = ["k"]
      return "its key \"k\" does not lead to it"
    },
    relations("a replaced purchase that does not lead to its successor") { relations in
      relations.replaces = "0"
      return "what it replaces, \"0\", does not lead to it"
    },
    relations("an item that does not lead to its first one") { relations in
      relations.items = ["k"]
      return "its item \"k\" does not lead to it"
    },
    relations("a first item that does not lead to a further one") { relations in
      relations.firstItem = "k"
      return "its first item \"k\" does not lead to it"
    },
    name(
      "a name that its purchase does not have",
      ChainName(key: named, chain: "1"),
      "its purchase \"1\" of \"appStore\" does not have it"
    ),
    name(
      "a name of a purchase that is missing",
      ChainName(key: named, chain: "9"),
      "its purchase \"9\" of \"appStore\" does not have it"
    ),
    name(
      "a name with successors that do not replace it",
      ChainName(key: named, successors: ["1", "9"]),
      "the purchase \"1\" of \"appStore\" does not replace it",
      "the purchase \"9\" of \"appStore\" does not replace it"
    ),
    name(
      "a claimed name that its user does not have",
      ChainName(key: named, claimant: "nobody"),
      "its claimant \"nobody\" does not have it"
    ),
    Damage("a claim that does not lead to its user, and one to a recorded purchase") { store in
      let key = RecordKey.user(shop, "ada")
      guard case .user(var user)? = try store.load(key) else { return ["no user"] }
      user.claims = [named, chain]
      let name = ChainName(key: chain, claimant: "ada")
      try put([key: .user(user), .chainName(shop, chain): .chainName(name)], in: store) {
        $0.chainNames += 1
      }
      return [
        "project \"default\": user \"ada\": its claim \"k\" of \"appStore\" belongs to "
          + "another user",
        "project \"default\": the name \"1\" of \"appStore\": it has a claimant, but a store has "
          + "reported it",
      ]
    },
    Damage("a name that is not counted") { store in
      let key = RecordKey.purchase(shop, chain)
      guard case .purchase(var purchase)? = try store.load(key) else { return ["no purchase"] }
      purchase.relations.keys = ["k"]
      let name = ChainName(key: named, chain: "1")
      try store.put([key: .purchase(purchase), .chainName(shop, named): .chainName(name)])
      return ["project \"default\": the counts: 0 names of purchases stored, but counted 1"]
    },
  ]
}
