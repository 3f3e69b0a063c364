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

  /// The purchases and entitlements of `user.export`, which shows whole transactions.
  func export(_ params: JSONTree) throws(ModelError) -> JSONTree {
    let (_, customer) = try resolve(params)
    let held = purchasesInOrder.filter { purchases[$0].holders.contains(customer) }
    return .object([
      "purchases": .array(held.map { purchaseJSON($0, isWhole: true) }),
      "entitlements": entitlementsJSON(of: customer),
    ])
  }

  func purchaseJSON(_ index: Int, isWhole: Bool = false) -> JSONTree {
    let purchase = purchases[index]
    let fields = purchase.present
    var account: Name?
    if case .account(let name)? = purchase.account { account = name }
    let successor = successor(of: purchase)
    return .object([
      "store": .name(purchase.store), "originalTransactionId": .name(purchase.original),
      "transactionId": .name(purchase.latest.id), "product": .name(purchase.product),
      "kind": .string(kind(of: purchase)),
      "state": .word(ModelState(of: purchase, in: self, at: now)?.state),
      "holders": .names(purchase.holders.map(shown)), "device": .name(purchase.device),
      "storeAccount": .name(account), "purchasedAt": .moment(fields.purchasedAt),
      "firstPurchasedAt": .moment(purchase.firstPurchasedAt), "expiresAt": fields["expiresAt"],
      "endedAt": fields["endedAt"], "trialStartedAt": .moment(purchase.trialStartedAt),
      "periodType": .string(fields.periodType), "environment": .string(purchase.environment),
      "isFamilyShared": .bool(fields.flag("isFamilyShared")), "price": fields["price"],
      "currency": fields["currency"], "country": fields["country"],
      "offerCode": fields["offerCode"], "autoRenew": .bool(autoRenew(of: purchase)),
      "autoRenewDisabledAt": .moment(fields.autoRenewDisabledAt),
      "renewsAs": fields["renewsAs"],
      "endReason": endReason(of: purchase, fields),
      "gracePeriodExpiresAt": fields["gracePeriodExpiresAt"],
      "billingRetry": .bool(fields.flag("billingRetry")),
      "billingIssueAt": .moment(fields.billingIssueAt),
      "paused": .bool(fields.flag("paused")), "pausedUntil": fields["pausedUntil"],
      "refundedAt": fields["refundedAt"], "revokedAt": fields["revokedAt"],
      "replaces": .name(purchase.replaces), "replacedBy": .name(successor?.by),
      "replacedAt": .moment(successor?.at),
      "keys": .names(Array(purchase.keys)), "accountToken": .name(purchase.accountToken),
      "renewsCount": .count(purchase.renewsCount),
      "transactions": .array(purchase.transactions.map { $0.json(isWhole: isWhole) }),
    ])
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
