import TestSupport

/// Replies about users, purchases and entitlements.
extension Model {
  /// Returns the user that `device` or `userId` refers to.
  func resolve(_ params: JSONTree) throws(ModelError) -> (user: Int, customer: Int) {
    if params["device"] != nil {
      let user = devices[try device(params["device"]?.name)].current
      return (user, users[user].customer)
    }
    let id = params["userId"]?.name ?? Name("")
    guard let customer = customer(reachedBy: id) else {
      if id == Name("") { throw ModelError("blockedUserId", "/userId") }
      if id.scalarsCount > rules.userIDLengthMax { throw ModelError("userIdTooLong", "/userId") }
      throw ModelError("unknownUser", "/userId")
    }
    // An identified id means that user; any other id means the representative.
    if let user = user(id), !users[user].isAnonymous { return (user, customer) }
    return (user(shown(customer)) ?? 0, customer)
  }

  func userInfo(_ params: JSONTree) throws(ModelError) -> JSONTree {
    if params["device"] != nil {
      return .object(["user": userJSON(of: try device(params["device"]?.name))])
    }
    let (user, customer) = try resolve(params)
    let asked = params["userId"]?.name
    let isAnonymousID = asked.flatMap(self.user).map { users[$0].isAnonymous } ?? false
    let id = users[user].id
    return .object([
      "user": userJSON(
        id,
        anonymous: isAnonymousID ? asked : nil,
        identified: isIdentified(customer) ? id : nil,
        customer
      )
    ])
  }

  func userJSON(of index: Int) -> JSONTree {
    let device = devices[index]
    let user = userJSON(
      users[device.current].id,
      anonymous: users[device.anonymous].id,
      identified: device.identified.map { users[$0].id },
      users[device.current].customer
    )
    return user.with([.init(name: "device", value: .name(device.id))])
  }

  private func userJSON(
    _ id: Name,
    anonymous: Name?,
    identified: Name?,
    _ customer: Int
  ) -> JSONTree {
    .object([
      "id": .name(id), "anonymousId": .name(anonymous), "identityId": .name(identified),
      "customerId": .name(customers[customer].ids[0]), "aliases": .names(aliases(of: customer)),
      "createdAt": .moment(customers[customer].createdAt), "environment": .string(environment),
    ])
  }

  func checkEntitlements(_ params: JSONTree) throws(ModelError) -> JSONTree {
    let (user, customer) = try resolve(params)
    let moment = params["at"]?.momentValue ?? now
    let asked = params["entitlements"]?.elements?.compactMap(\.name)
    var all = entitlementsJSON(of: customer, at: moment)
    var unknown: [Name] = []
    if let asked {
      all = .object([:])
      for id in Set(asked).sorted() {
        let entitlement = entitlementJSON(id, of: customer, at: moment)
        all = all.with([.init(name: id.text, value: entitlement)])
        if !knownEntitlements.contains(id) && entitlement["state"] == .null { unknown.append(id) }
      }
    }
    let result = JSONTree.object([
      "userId": .name(users[user].id), "entitlements": all, "at": .moment(moment),
    ])
    if unknown.isEmpty { return result }
    let warnings = unknown.map { _ in JSONTree.object(["kind": "unknownEntitlement"]) }
    return result.with([.init(name: "warnings", value: .array(warnings))])
  }

  /// The entitlements of the catalogue, and those that may be granted.
  var knownEntitlements: [Name] { products.flatMap(\.entitlements) + entitlements }

  func entitlementsJSON(of customer: Int, at moment: Int? = nil) -> JSONTree {
    .object(
      winners(of: customer, at: moment ?? now).map {
        JSONTree.Member(name: $0.entitlement.text, value: json($0))
      }
    )
  }

  func entitlementJSON(_ id: Name, of customer: Int, at moment: Int) -> JSONTree {
    winners(of: customer, at: moment).first { $0.entitlement == id }.map { json($0) }
      ?? .entitlement(id, overriding: [:])
  }

  func purchaseJSON(_ index: Int) -> JSONTree {
    let purchase = purchases[index]
    let latest = purchase.latest
    var account: Name?
    if case .account(let name)? = purchase.account { account = name }
    return .object([
      "store": .name(purchase.store), "originalTransactionId": .name(purchase.original),
      "transactionId": .name(latest.id), "product": .name(purchase.product),
      "kind": .string(kind(of: purchase)),
      "state": .word(ModelState(of: purchase, at: now)?.state),
      "holders": .names(purchase.holders.map(shown)), "device": .name(purchase.device),
      "storeAccount": .name(account), "purchasedAt": .moment(latest.purchasedAt),
      "firstPurchasedAt": .moment(purchase.firstPurchasedAt),
      "expiresAt": .moment(purchase.expiresAt),
      "trialStartedAt": .moment(purchase.trialStartedAt),
      "periodType": .string(latest.periodType), "environment": .string(purchase.environment),
      "isFamilyShared": .bool(latest.isFamilyShared), "price": .word(latest.price),
      "currency": .word(latest.currency), "country": .word(latest.country),
      "offerCode": .word(latest.offerCode), "autoRenew": .bool(autoRenew(of: purchase)),
      "autoRenewDisabledAt": .moment(purchase.autoRenewDisabledAt),
      "gracePeriodExpiresAt": .moment(purchase.gracePeriodExpiresAt),
      "billingRetry": .bool(purchase.billingRetry), "pausedUntil": .moment(purchase.pausedUntil),
      "refundedAt": .moment(purchase.refundedAt), "revokedAt": .moment(purchase.revokedAt),
      "renewsCount": .count(purchase.renewsCount),
      "accountToken": .null,
      "transactions": .array(purchase.history.map(\.json)),
    ])
  }
}

extension ModelPurchase {
  /// Oldest first; of those with one date and one end, in order of arrival.
  var history: [ModelTransaction] {
    var sorted: [ModelTransaction] = []
    for transaction in transactions {
      let index = sorted.firstIndex { transaction.isOlder(than: $0) } ?? sorted.count
      sorted.insert(transaction, at: index)
    }
    return sorted
  }
}

extension JSONTree {
  /// An entitlement that the user never had, with some of its members changed.
  static func entitlement(_ id: Name, overriding changes: [String: JSONTree]) -> JSONTree {
    let never = JSONTree.object([
      "id": .name(id), "active": .bool(false), "state": .null, "productId": .null,
      "source": .null, "renewState": "unknown", "grantType": .null, "periodType": .null,
      "startedAt": .null, "expiresAt": .null, "gracePeriodExpiresAt": .null,
      "firstPurchasedAt": .null, "lastPurchasedAt": .null, "trialStartedAt": .null,
      "autoRenewDisabledAt": .null, "renewsCount": .count(0), "environment": .null,
      "store": .null, "transactionId": .null, "originalTransactionId": .null,
    ])
    return .object(
      never.members.map { Member(name: $0.name, value: changes[$0.name] ?? $0.value) }
    )
  }
}
