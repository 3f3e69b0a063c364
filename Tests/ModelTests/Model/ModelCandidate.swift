import TestSupport

/// A purchase or a grant that is or was a source of an entitlement.
struct ModelCandidate {
  var entitlement: Name
  var isActive: Bool
  /// Nil if it never ends.
  var endOfAccess: Int?
  var purchasedAt: Int
  /// Nil for a grant.
  var transaction: Name?
  var store: Name?
  var original: Name?
  var source: Source

  enum Source {
    case purchase(ModelPurchase, ModelState)
    case grant(ModelGrant)
  }

  /// Whether it ranks above another.
  func wins(over other: ModelCandidate) -> Bool {
    if isActive != other.isActive { return isActive }
    if endOfAccess != other.endOfAccess {
      guard let mine = endOfAccess else { return true }
      guard let theirs = other.endOfAccess else { return false }
      return mine > theirs
    }
    if purchasedAt != other.purchasedAt { return purchasedAt > other.purchasedAt }
    let none = Name("")
    let (mine, theirs) = (transaction ?? none, other.transaction ?? none)
    if mine != theirs { return mine > theirs }
    if store != other.store { return store ?? none > other.store ?? none }
    // Two grants that were revoked at one moment.
    if case .grant(let mine) = source, case .grant(let theirs) = other.source {
      return mine.expiresAt ?? .max > theirs.expiresAt ?? .max
    }
    return original ?? none > other.original ?? none
  }
}

extension Model {
  /// Returns all sources of a customer's entitlements at a moment.
  func candidates(of customer: Int, at moment: Int) -> [ModelCandidate] {
    var found: [ModelCandidate] = []
    for purchase in purchases where purchase.holders.contains(customer) {
      guard environment == "any" || environment == purchase.environment,
        let state = ModelState(of: purchase, in: self, at: moment)
      else { continue }
      for product in products where product.id == state.fields.product {
        for entitlement in product.entitlements {
          found.append(candidate(entitlement, purchase, state))
        }
      }
    }
    for grant in grants where grant.customer == customer && grant.givenAt <= moment {
      found.append(grant.candidate(at: moment))
    }
    return found
  }

  /// Returns the winner of each entitlement.
  func winners(of customer: Int, at moment: Int) -> [ModelCandidate] {
    var winners: [ModelCandidate] = []
    for candidate in candidates(of: customer, at: moment) {
      let rival = winners.firstIndex { $0.entitlement == candidate.entitlement }
      if let rival {
        if candidate.wins(over: winners[rival]) { winners[rival] = candidate }
      } else {
        winners.append(candidate)
      }
    }
    return winners
  }

  private func candidate(
    _ entitlement: Name,
    _ purchase: ModelPurchase,
    _ state: ModelState
  ) -> ModelCandidate {
    ModelCandidate(
      entitlement: entitlement,
      isActive: state.hasAccess,
      endOfAccess: state.endOfAccess,
      purchasedAt: state.fields.purchasedAt,
      transaction: state.transaction.id,
      store: purchase.store,
      original: purchase.original,
      source: .purchase(purchase, state)
    )
  }

  /// Returns the entitlement of a winner.
  func json(_ candidate: ModelCandidate) -> JSONTree {
    switch candidate.source {
    case .purchase(let purchase, let state):
      json(candidate.entitlement, purchase, state)
    case .grant: candidate.grantJSON
    }
  }

  private func json(
    _ entitlement: Name,
    _ purchase: ModelPurchase,
    _ state: ModelState
  ) -> JSONTree {
    let fields = state.fields
    let grantType =
      fields.flag("isFamilyShared")
      ? "familySharing" : fields["offerCode"] != .null ? "offerCode" : "purchase"
    return .object([
      "id": .name(entitlement), "active": .bool(state.hasAccess),
      "state": .string(state.state), "productId": .name(fields.product),
      "source": .name(purchase.store), "renewState": .string(renewState(purchase, state)),
      "grantType": .string(grantType), "periodType": .string(fields.periodType),
      "startedAt": .moment(purchase.firstPurchasedAt),
      "expiresAt": fields["expiresAt"],
      "gracePeriodExpiresAt": fields["gracePeriodExpiresAt"],
      "firstPurchasedAt": .moment(purchase.firstPurchasedAt),
      "lastPurchasedAt": .moment(fields.purchasedAt),
      "trialStartedAt": .moment(purchase.trialStartedAt),
      "autoRenewDisabledAt": .moment(fields.autoRenewDisabledAt),
      "renewsCount": .count(purchase.renewsCount),
      "environment": .string(purchase.environment), "store": .name(purchase.store),
      "transactionId": .name(state.transaction.id),
      "originalTransactionId": .name(purchase.original),
    ])
  }

  private func renewState(_ purchase: ModelPurchase, _ state: ModelState) -> String {
    if ["gracePeriod", "billingRetry"].contains(state.state) { return "billingIssue" }
    if kind(of: purchase) != "subscription" { return "nonRenewable" }
    if !autoRenew(of: purchase, state.fields) { return "canceled" }
    return state.fields["expiresAt"] == .null ? "nonRenewable" : "willRenew"
  }
}
