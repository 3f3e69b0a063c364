import TestSupport

/// `store.notify`: what Apple says of an app that runs in Xcode, which nobody signs.
extension Model {
  mutating func notify(_ params: JSONTree) throws(ModelError) -> JSONTree {
    if storeSettings.isEmpty { throw ModelError("storeNotConfigured", "/store") }
    guard let message = AppStoreMessage(params["payload"]?.text ?? "") else {
      throw ModelError("unverified", "/payload")
    }
    let isNamed = params["device"] != nil || params["userId"] != nil
    func result(_ outcome: String, _ more: [JSONTree.Member] = []) -> JSONTree {
      let body = JSONTree.object([
        "notification": message.json, "outcome": .string(outcome),
      ])
      return body.with(more)
    }
    func ignored(_ why: String) -> JSONTree {
      result(
        "ignored",
        [.init(name: "why", value: .string(why)), .init(name: "purchases", value: .array([]))]
      )
    }
    if received.contains(message.id) && !isNamed {
      return result("repeated", [.init(name: "purchases", value: .array([]))])
    }
    guard let said = message.transaction, message.type != "TEST" else {
      received.insert(message.id)
      return ignored(message.type == "TEST" ? "test" : "noEffect")
    }
    let before = self
    do {
      let notified = try carryOut(said, message.facts, params)
      received.insert(message.id)
      return result(
        notified.outcome,
        [.init(name: "purchases", value: .array([notified.json]))] + notified.warnings
      )
    } catch {
      guard error.kind == "unknownUser", error.field == "/userId", !isNamed else { throw error }
      self = before
      return ignored("unclaimed")
    }
  }

  /// What a notification did.
  private struct Notified {
    var outcome: String
    var json: JSONTree
    var warnings: [JSONTree.Member]
  }

  /// Records a transaction with everything that came with it, in one step.
  private mutating func carryOut(
    _ said: JSONTree,
    _ facts: [ModelFact],
    _ params: JSONTree
  ) throws(ModelError) -> Notified {
    let subject = params.members.filter { ["device", "userId"].contains($0.name) }
    let known = chain(said["store"]?.name, said["originalTransactionId"]?.name)
      .map { purchases[$0] }
    let result = try purchase(said.with(subject), facts)
    let given = [said["store"]?.name, said["originalTransactionId"]?.name]
    guard let index = chain(given[0], given[1]) else { throw ModelError("?") }
    let purchase = purchases[index]
    var outcome = result["outcome"]?.text ?? ""
    let id = said["transactionId"]?.name
    let isNew = known.map { known in !known.transactions.contains { $0.id == id } } ?? true
    var isChanged = !["unchanged", "stale"].contains(outcome)
    if !isChanged, let known {
      isChanged =
        isNew || known.accountToken != purchase.accountToken || known.holders != purchase.holders
    }
    if isChanged && ["unchanged", "stale"].contains(outcome) { outcome = "updated" }
    var fields = Set(changedFields)
    if let known, isNew, purchase.latest.id == id {
      let (old, new) = (
        Self.shownFields(of: known.latest.history), Self.shownFields(of: purchase.latest.history)
      )
      fields.formUnion(new.keys.filter { $0 != "purchasedAt" && old[$0] != new[$0] })
    }
    let named: [JSONTree.Member] =
      fields.isEmpty ? [] : [.init(name: "fields", value: .words(fields.sorted()))]
    let json = JSONTree.object([
      "store": .name(purchase.store), "originalTransactionId": .name(purchase.original),
      "transactionId": .name(id), "outcome": .string(outcome),
    ])
    let isUnclaimed = purchase.isUnclaimed
    var warnings = result["warnings"]?.elements ?? []
    if kind(of: purchase) == "nonRenewingSubscription" && purchase.present.end == nil {
      warnings.append(.object(["kind": "subscriptionWithoutEnd"]))
      warnings.sort { ($0["kind"]?.text ?? "") < ($1["kind"]?.text ?? "") }
    }
    return Notified(
      outcome: isChanged ? isUnclaimed ? "unclaimed" : "applied" : "stale",
      json: json.with(named).with(result.members.filter { $0.name == "stale" }),
      warnings: warnings.isEmpty ? [] : [.init(name: "warnings", value: .array(warnings))]
    )
  }
}

/// A notification of Apple's, read by the table of stores.md.
private struct AppStoreMessage {
  let id: Name
  let type: String
  let json: JSONTree
  /// The transaction, as the params of a `purchase`.
  var transaction: JSONTree?
  /// What else it says of that transaction.
  var facts: [ModelFact] = []

  init?(_ body: String) {
    guard let envelope = try? JSONTree(Array(body.utf8)),
      let message = Self.signed(envelope["signedPayload"])
    else { return nil }
    id = message["notificationUUID"]?.name ?? Name("")
    type = message["notificationType"]?.text ?? ""
    json = .object([
      "id": .name(id), "type": .string(type), "subtype": message["subtype"] ?? .null,
      "at": Self.moment(message["signedDate"]), "environment": "sandbox",
    ])
    guard let signed = Self.signed(message["data"]?["signedTransactionInfo"]) else { return }
    transaction = Self.purchase(signed)
    let asOf = Self.moment(signed["signedDate"]).momentValue ?? 0
    let isFamily = signed["inAppOwnershipType"] == "FAMILY_SHARED"
    let isRevoked = type == "REVOKE" || isFamily
    let date = Self.moment(signed["revocationDate"])
    facts.append(
      ModelFact(
        source: .datedUpdate,
        asOf: asOf,
        values: ["refundedAt": isRevoked ? .null : date, "revokedAt": isRevoked ? date : .null]
      )
    )
    let renewal = Self.signed(message["data"]?["signedRenewalInfo"])
    if !type.hasPrefix("REFUND"), let fact = renewalFact(renewal, asOf) { facts.append(fact) }
  }

  private static func purchase(_ signed: JSONTree) -> JSONTree {
    var members = JSONTree.object([
      "store": "appStore",
      "originalTransactionId": signed["originalTransactionId"] ?? .null,
      "transactionId": signed["transactionId"] ?? .null, "product": signed["productId"] ?? .null,
      "purchasedAt": moment(signed["purchaseDate"]),
      "periodType": signed["offerDiscountType"] == "FREE_TRIAL" ? "trial" : "normal",
      "kind": "subscription", "environment": "sandbox",
      "isFamilyShared": .bool(signed["inAppOwnershipType"] == "FAMILY_SHARED"),
      "asOf": moment(signed["signedDate"]),
    ]).members
    if signed["expiresDate"] != nil {
      members.append(.init(name: "expiresAt", value: moment(signed["expiresDate"])))
    }
    if let token = signed["appAccountToken"] {
      members.append(.init(name: "accountToken", value: token))
    }
    return .object(members)
  }

  private func renewalFact(_ renewal: JSONTree?, _ asOf: Int) -> ModelFact? {
    guard renewal != nil || type == "EXPIRED" else { return nil }
    var values: [String: JSONTree] = ["endReason": .null]
    var said = asOf
    if let renewal {
      said = Self.moment(renewal["signedDate"]).momentValue ?? 0
      values["autoRenew"] = .bool(renewal["autoRenewStatus"] == .count(1))
      values["gracePeriodExpiresAt"] = Self.moment(renewal["gracePeriodExpiresDate"])
      values["billingRetry"] = .bool(renewal["isInBillingRetryPeriod"]?.flag ?? false)
      let next = renewal["autoRenewProductId"] ?? .null
      values["renewsAs"] = next == renewal["productId"] ? .null : next
    }
    if type == "EXPIRED" {
      (values["billingRetry"], values["autoRenew"]) = (.bool(false), .bool(false))
      values["endReason"] = "customer"
      values["gracePeriodExpiresAt"] = .null
    }
    return ModelFact(source: .datedUpdate, asOf: said, values: values)
  }

  /// A time in milliseconds since 1970.
  private static func moment(_ value: JSONTree?) -> JSONTree {
    .moment(value?.integer.map { $0 - 1_577_836_800_000 })
  }

  /// Reads the middle part of a signed text.
  private static func signed(_ text: JSONTree?) -> JSONTree? {
    let parts = text?.text?.split(separator: ".") ?? []
    guard parts.count == 3 else { return nil }
    return try? JSONTree(Base64URL.decode(String(parts[1])))
  }
}

/// The base64url form of signed texts.
enum Base64URL {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8
  )

  static func encode(_ bytes: [UInt8]) -> String {
    var out: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let value = (group + [0, 0]).prefix(3).reduce(0) { $0 << 8 | Int($1) }
      for place in 0...group.count { out.append(letters[value >> (18 - 6 * place) & 63]) }
    }
    return String(decoding: out, as: UTF8.self)
  }

  static func decode(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var (value, bits) = (0, 0)
    for letter in text.utf8 {
      value = value << 6 | (letters.firstIndex(of: letter) ?? 0)
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(value >> bits & 255))
      }
    }
    return bytes
  }
}
