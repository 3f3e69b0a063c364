import TestSupport

/// The params of an import.
struct ImportEntry {
  struct ID {
    var id: Name
    var kind: String
    var device: Name?
    var createdAt: Int?
  }

  struct Device {
    var id: Name
    var anonymous: Name
    var identified: Name?
    var account: Name?
  }

  struct Transaction {
    var id: Name
    /// Dated facts.
    var facts: [ModelFact]
  }

  struct Purchase {
    var store: Name
    var original: Name
    var place: String
    /// None if it is only claimed.
    var transactions: [Transaction] = []
    var holders: [Name] = []
    var keys: [Name] = []
    var replaces: Name?
    var token: Name?
    var device: Name?
    var account: ModelAccount?

    var names: [Name] { [original] + keys }
  }

  let customerID: Name?
  let createdAt: Int?
  let firstID: Name?
  let ids: [ID]
  let devices: [Device]
  let tokens: [Name]
  /// The purchases, and then the claims.
  let purchases: [Purchase]
  let grants: [ModelGrant]
  let properties: [ModelProperty]
  let onConflict: String

  /// The oldest first.
  var idsByAge: [ID] {
    ids.sorted { one, other in
      if one.id == firstID || other.id == firstID { return one.id == firstID }
      let (first, second) = (one.createdAt ?? .max, other.createdAt ?? .max)
      return first == second ? one.id < other.id : first < second
    }
  }

  func unknownProducts(in model: Model) -> [(kind: String, fields: [String])] {
    let facts = purchases.flatMap(\.transactions).flatMap(\.facts)
    let products = Set(facts.compactMap { $0.values["product"]?.name })
    return products.filter { id in !model.products.contains { $0.id == id } }
      .map { _ in ("unknownProduct", []) }
  }

  init(_ params: JSONTree) {
    customerID = params["customerId"]?.name ?? params["user"]?["customerId"]?.name
    createdAt = params["user"]?["createdAt"]?.momentValue
    firstID = params["firstId"]?.name
    ids = (params["ids"]?.elements ?? []).map { id in
      ID(
        id: id["id"]?.name ?? Name(""),
        kind: id["kind"]?.text ?? "",
        device: id["device"]?.name,
        createdAt: id["createdAt"]?.momentValue
      )
    }
    devices = (params["devices"]?.elements ?? []).map { device in
      Device(
        id: device["device"]?.name ?? Name(""),
        anonymous: device["anonymousId"]?.name ?? Name(""),
        identified: device["identityId"]?.name,
        account: device["storeAccount"]?.name
      )
    }
    tokens = (params["accountTokens"]?.elements ?? []).compactMap { $0.name?.asToken }
    let bought = (params["purchases"]?.elements ?? []).enumerated().map { place, purchase in
      Self.read(purchase, "/purchases/\(place)")
    }
    let claimed = (params["claims"]?.elements ?? []).enumerated().map { place, claim in
      Purchase(
        store: claim["store"]?.name ?? Name(""),
        original: claim["originalTransactionId"]?.name ?? Name(""),
        place: "/claims/\(place)"
      )
    }
    purchases = bought + claimed
    grants = (params["grants"]?.elements ?? []).map { grant in
      ModelGrant(
        customer: 0,
        entitlement: grant["entitlement"]?.name ?? Name(""),
        givenAt: grant["grantedAt"]?.momentValue ?? 0,
        expiresAt: grant["expiresAt"]?.momentValue,
        revokedAt: grant["revokedAt"]?.momentValue
      )
    }
    properties = (params["properties"]?.elements ?? []).map { property in
      ModelProperty(
        key: property["key"]?.name ?? Name(""),
        value: property["value"]?.text ?? "",
        setAt: property["setAt"]?.momentValue ?? ModelMoment.never
      )
    }
    onConflict = params["onConflict"]?.text ?? "refuse"
  }

  private static func read(_ purchase: JSONTree, _ place: String) -> Purchase {
    var read = Purchase(
      store: purchase["store"]?.name ?? Name(""),
      original: purchase["originalTransactionId"]?.name ?? Name(""),
      place: place
    )
    read.transactions = (purchase["transactions"]?.elements ?? []).map(Self.read)
    read.holders = (purchase["holders"]?.elements ?? []).compactMap(\.name)
    read.keys = (purchase["keys"]?.elements ?? []).compactMap(\.name)
    read.replaces = purchase["replaces"]?.name
    read.token = purchase["accountToken"]?.name?.asToken
    read.device = purchase["device"]?.name
    if let account = purchase["storeAccount"]?.name {
      read.account = .account(account)
    } else if let device = read.device {
      read.account = .device(device)
    }
    return read
  }

  /// A transaction is a statement about each field that it names, and one about auto-renew and
  /// billing since when they say so.
  private static func read(_ transaction: JSONTree) -> Transaction {
    let asOf = transaction["asOf"]?.momentValue ?? ModelMoment.never
    var values = ModelFact.named(inPurchase: transaction)
    for field in ["expiresAt"] where transaction[field] == .null { values[field] = .null }
    var first = ModelFact(source: .datedPurchase, asOf: asOf, values: values)
    first.isImported = true
    var facts = [first]
    var stated = ModelFact.named(inUpdate: transaction)
    (stated["expiresAt"], stated["product"]) = (nil, nil)
    if transaction["autoRenewDisabledAt"]?.momentValue != nil { stated["autoRenew"] = nil }
    if !stated.isEmpty {
      var fact = ModelFact(source: .datedUpdate, asOf: asOf, values: stated)
      fact.isImported = true
      facts.append(fact)
    }
    if let moment = transaction["autoRenewDisabledAt"]?.momentValue {
      facts.append(
        ModelFact(source: .datedUpdate, asOf: moment, values: ["autoRenew": .bool(false)])
      )
    }
    if let moment = transaction["billingIssueAt"]?.momentValue {
      var fact = ModelFact(source: .datedUpdate, asOf: moment, values: [:])
      (fact.isImported, fact.failsSince) = (true, true)
      facts.append(fact)
    }
    return Transaction(id: transaction["transactionId"]?.name ?? Name(""), facts: facts)
  }
}

extension ImportEntry {
  /// Whether an id ends in 32 lower-case hex digits, or is a lower-case UUID.
  static func hasMadeForm(_ id: String) -> Bool {
    let hex = Set("0123456789abcdef".utf8)
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    let isUUID = parts.map(\.utf8.count) == [8, 4, 4, 4, 12]
    if isUUID { return parts.allSatisfy { $0.utf8.allSatisfy(hex.contains) } }
    return id.utf8.count >= 32 && id.utf8.suffix(32).allSatisfy(hex.contains)
  }
}
