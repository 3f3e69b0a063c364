import IdentityCore
import Storage

// Damage to account tokens and unclaimed purchases.
extension Damage {
  private static let waiting = ChainKey(store: "appStore", originalTransaction: "w")

  private static func waiting(
    token: AccountTokenID?,
    holders: OneOrMany<CustomerID> = []
  ) -> Purchase {
    Purchase(
      key: waiting,
      createdAt: start,
      user: nil,
      holders: holders,
      latest: Transaction(id: "w", product: "month", purchasedAt: start),
      claiming: Claiming(accountToken: token, state: .unclaimed)
    )
  }

  /// Stores records, with the counts that they should have.
  static func put(
    _ records: [RecordKey: Record?],
    in store: ExaminedStore,
    count: (inout ProjectCounts) -> Void
  ) throws {
    guard case .projectCounts(var projectCounts)? = try store.load(.projectCounts(shop)) else {
      throw StorageError.failed("no counts")
    }
    count(&projectCounts)
    var records = records
    records[.projectCounts(shop)] = .projectCounts(projectCounts)
    try store.put(records)
  }

  static let toClaims = [
    Damage("an unclaimed purchase that is not listed") { store in
      let records = [RecordKey.purchase(shop, waiting): Record.purchase(waiting(token: "t"))]
      try put(records, in: store) { $0.purchases += 1 }
      return [
        "project \"default\": purchase \"w\" of \"appStore\": the list of unclaimed purchases does"
          + " not have it",
        "project \"default\": purchase \"w\" of \"appStore\": its account token \"t\" does not list"
          + " it",
      ]
    },
    Damage("an entry of the list of unclaimed purchases without a purchase") { store in
      try put([.unclaimed(shop, waiting): .unclaimed(waiting)], in: store) { $0.unclaimed += 1 }
      return [
        "project \"default\": unclaimed purchase \"w\" of \"appStore\": there is no such purchase"
      ]
    },
    Damage("a token of a user that does not have it") { store in
      let token = AccountToken(id: "t", user: "ada")
      try put([.accountToken(shop, "t"): .accountToken(token)], in: store) {
        $0.accountTokens += 1
      }
      return ["project \"default\": account token \"t\": its user \"ada\" does not have it"]
    },
    Damage("a token that nothing refers to, and a count") { store in
      let token = AccountToken(id: "t", waiting: [chain])
      try store.put([.accountToken(shop, "t"): .accountToken(token)])
      return [
        "project \"default\": account token \"t\": its purchase \"1\" of \"appStore\" does not"
          + " carry it",
        "project \"default\": the counts: 0 account tokens stored, but counted 1",
      ]
    },
    Damage("a user with a token that is missing") { store in
      var ada = try user("ada", in: store)
      ada.accountTokens = ["t"]
      try store.put([.user(shop, "ada"): .user(ada)])
      return [
        "project \"default\": user \"ada\": its account token \"t\" belongs to another user"
      ]
    },
  ]
}
