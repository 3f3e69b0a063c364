import IdentityCore
import LineProtocol

extension RPCError {
  /// Converts the core's refusal of a store to a protocol error.
  init(_ refusal: StoreRefusal) {
    switch refusal {
    case .unknown(let store, let custom, let place):
      let nearest = StoreName.nearest(to: store.bytes, custom: custom)
      self.init(
        .invalidParams,
        "unknown store \(quoted(store))",
        field: Self.field(of: place),
        hint: NearestNames.request(nearest)
          ?? "write one of \(Self.listed(StoreName.known)); if it is another store, list it in"
          + " stores.custom of project.define"
      )
      if !nearest.isEmpty { self = with("nearest", nearest) }
    case .inUse(let store):
      self = .invalid(
        "/stores/custom",
        "the project has purchases of \(quoted(store))",
        hint: "keep \(quoted(store)) in the list"
      )
    case .testOnly(let setting, let isNew):
      let (what, member) =
        switch setting {
        case .roots: ("roots of its own", "roots")
        case .environment(let environment): (environment.rawValue, "environments")
        }
      let field = isNew ? "stores/appStore/\(member)" : "environment"
      self = .invalid(
        "/\(field)",
        "a project for production cannot trust \(what) of the App Store: anyone can sign"
          + " such notifications",
        hint: isNew
          ? "set environment to sandbox or any, in a project for tests"
          : "replace or remove stores.appStore first"
      )
    }
  }

  private static func field(of place: StoreRefusal.Place) -> String {
    switch place {
    case .request: "/store"
    case .purchase(let position): "/purchases/\(position)/store"
    case .claim(let position): "/claims/\(position)/store"
    }
  }

  private static func listed(_ stores: [StoreName]) -> String {
    stores.map(\.description).joined(separator: ", ")
  }
}

extension RPCError {
  /// Converts the core's refusal of an account token to a protocol error.
  init(_ refusal: AccountTokenRefusal) {
    switch refusal {
    case .ofAnother(let id):
      self.init(
        .invalidParams,
        "the account token \(quoted(id)) belongs to another customer",
        field: "/accountToken",
        hint: "give each user a token of its own"
      )
    case .tooMany(let count, let limit):
      self.init(
        .invalidParams,
        "the customer has \(count) account tokens, and with \(limit) or more no call registers"
          + " another one",
        field: "/accountToken",
        hint: "use the same token for all purchases of a user"
      )
      self = with("limit", limit)
    }
  }

  /// The error for a purchase that leads to no user, where the rule ignores such purchases.
  static let purchaseOfNobody = RPCError(
    .unknownUser,
    "nothing leads to the user of this purchase, and the rule unclaimedPurchases ignores it",
    field: "/userId",
    hint: "give device, userId or a registered accountToken, or set the rule to \"keep\""
  )
}
