import EntitledClient

/// Something that happened to a purchase, in the words that several systems share.
///
/// An event reports none, one or several changes. They follow from the event alone, so that a
/// repeated post of an event is the same.
enum PurchaseChange: Equatable {
  case recorded
  /// The store charged another period.
  case renewed
  /// Another product took the place of this one.
  case productChanged(from: String)
  /// The next period is of another product.
  case productWillChange(to: String)
  case autoRenewOff
  case autoRenewOn
  case billingFailed
  case graceStarted
  /// Billing works again, with or without another period.
  case recovered
  case refunded
  case refundReversed
  case revoked
  /// The store pauses the subscription at the end of the period, or has paused it.
  case pauseAnnounced
  case paused
  case resumed
  /// The same period ends later.
  case extended
  /// Access ended.
  case expired
}

extension PurchaseEvent {
  /// The changes that the event reports, in order.
  var purchaseChanges: [PurchaseChange] {
    switch kind {
    case "purchaseRecorded": (isTakeover ? takeover : [.recorded]) + outlook
    case "purchaseRenewed": renewal + outlook
    case "purchaseUpdated": json["changes"] == nil ? changesByClock : changesByStatement
    case "purchaseExpired": endOfAccess
    default: []
    }
  }

  /// Whether a new subscription replaces a known one.
  private var isTakeover: Bool { isSubscription && former("product") != nil }

  /// The change that a new purchase is to the one that it replaces: none if the store goes on with
  /// the same period under another name, for example until a change of the product that comes
  /// later.
  private var takeover: [PurchaseChange] {
    let isSamePeriod = formerProduct == nil && former("expiresAt") == self["expiresAt"]
    guard isSamePeriod else { return renewal }
    let isOnAgain = former("autoRenew")?.bool == false && changed("autoRenew") == nil
    return isOnAgain ? [.autoRenewOn] : []
  }

  /// What was said along with a new period about the time after it.
  private var outlook: [PurchaseChange] {
    // A new purchase with access has no state. Before a period that is dated ahead, the state is
    // that of the one before.
    guard hasAccess || states.after == nil || isAhead else { return endOfAccess }
    return billing + autoRenew + pause + nextProduct
  }

  /// Whether the period begins later.
  var isAhead: Bool {
    guard let start = self["purchasedAt"].moment, let at = self["at"].moment else { return false }
    return start > at
  }

  /// The end of access, and what caused it.
  private var endOfAccess: [PurchaseChange] {
    switch states.after {
    case "paused": [.paused, .expired]
    case "refunded" where kind != "purchaseExpired": [.refunded, .expired]
    case "revoked" where kind != "purchaseExpired": [.revoked, .expired]
    default: [.expired]
    }
  }

  private var renewal: [PurchaseChange] {
    var changes: [PurchaseChange] = []
    if let formerProduct { changes.append(.productChanged(from: formerProduct)) }
    if former("billingIssueAt") != nil || states.before == "gracePeriod" {
      changes.append(.recovered)
    }
    if states.before == "paused" { changes.append(.resumed) }
    return changes + [.renewed]
  }

  private var changesByClock: [PurchaseChange] {
    if states.before == "paused", states.after != "paused" { return [.resumed] }
    // The system's clock was ahead, and the end that it caused is taken back.
    if states.before == "expired", hasAccess { return [.extended] }
    return lostAccess ? [.expired] : []
  }

  private var changesByStatement: [PurchaseChange] {
    // Of an old period only a refund matters, and an end of access: it may be the one that ran.
    if isOfEarlierTransaction {
      return withdrawals.filter { $0 == .refunded } + (lostAccess ? [.expired] : [])
    }
    var changes = billing + autoRenew + withdrawals + pause + nextProduct
    if changed("product") != nil, let formerProduct {
      changes.append(.productChanged(from: formerProduct))
    }
    if hasLaterEnd { changes.append(wasUnpaid ? .renewed : .extended) }
    if lostAccess { changes.append(.expired) }
    return changes
  }

  private var nextProduct: [PurchaseChange] {
    changed("renewsAs")?.text.map { [.productWillChange(to: $0)] } ?? []
  }

  private var billing: [PurchaseChange] {
    var changes: [PurchaseChange] = []
    if let failing = changed("billingIssueAt") {
      if !failing.isNull {
        if former("billingIssueAt")?.isNull ?? true { changes.append(.billingFailed) }
      } else if hasAccess, changed("autoRenew")?.bool != false {
        changes.append(.recovered)
      }
    }
    let grace = changed("gracePeriodExpiresAt")
    if let grace, !grace.isNull, former("gracePeriodExpiresAt")?.isNull ?? true {
      changes.append(.graceStarted)
    }
    return changes
  }

  /// Auto-renew that the store turns off after the end, or because billing failed, is not the
  /// customer's doing.
  private var autoRenew: [PurchaseChange] {
    guard isSubscription else { return [] }
    return switch changed("autoRenew")?.bool {
    case true?: hasAccess ? [.autoRenewOn] : []
    case false? where wasOver && kind == "purchaseUpdated": []
    case false? where !withdrawals.isEmpty: []
    case false? where ["billing", "replaced"].contains(endReason): []
    case false?: [.autoRenewOff]
    case nil: []
    }
  }

  private var withdrawals: [PurchaseChange] {
    var changes: [PurchaseChange] = []
    if let refunded = changed("refundedAt") {
      if refunded.isNull {
        changes.append(.refundReversed)
      } else if former("refundedAt")?.isNull ?? true {
        changes.append(.refunded)
      }
    }
    if let revoked = changed("revokedAt"), !revoked.isNull { changes.append(.revoked) }
    return changes
  }

  private var pause: [PurchaseChange] {
    var changes: [PurchaseChange] = []
    let until = changed("pausedUntil").map { !$0.isNull } ?? false
    if changed("paused")?.bool == true || until { changes.append(.pauseAnnounced) }
    // A new period after a pause has resumed it already.
    guard kind == "purchaseUpdated" else { return changes }
    if states.after == "paused", states.before != "paused" { changes.append(.paused) }
    if states.before == "paused", states.after != "paused", !isOver { changes.append(.resumed) }
    return changes
  }

  /// Whether a payment was missing for the period, which ended as it began.
  private var wasUnpaid: Bool { former("expiresAt")?.moment == self["purchasedAt"].moment }

  /// Whether the period ends later; a grace period does not count.
  private var hasLaterEnd: Bool {
    guard hasAccess, states.after != "gracePeriod", states.before != "gracePeriod" || wasUnpaid,
      let end = changed("expiresAt"), let former = former("expiresAt")?.moment
    else { return false }
    return end.moment.map { $0 > former } ?? true
  }
}
