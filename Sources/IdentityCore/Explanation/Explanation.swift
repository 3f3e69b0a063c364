/// Why a user has an entitlement at a moment, or what is missing.
package struct Explanation: Equatable, Sendable {
  /// The current user.
  package var user: UserID
  package var asked: EntitlementID
  package var at: Moment
  /// As in `checkEntitlements`; nil without any source.
  package var entitlement: Entitlement?
  /// From the purchase or grant through each link to the catalogue and the clock.
  package var because: [ExplanationStep]
  /// The losing sources, best first.
  package var others: [LosingSource]
  /// Empty if the entitlement is active.
  package var missing: [MissingReason]
  package var omitted: Omitted

  package var isActive: Bool { entitlement?.isActive ?? false }

  /// A candidate that the winner beats.
  package struct LosingSource: Equatable, Sendable {
    package var entitlement: Entitlement
    /// The deciding criterion.
    package var by: Advantage
  }

  /// The number of omitted entries of each list.
  package struct Omitted: Equatable, Sendable {
    package var because = 0
    package var others = 0
    package var missing = 0

    package var isNothing: Bool { because == 0 && others == 0 && missing == 0 }
  }

  /// The limits of the lists.
  package static let stepsMax = 50
  package static let othersMax = 20
  package static let missingMax = 20
}

/// A reason why an entitlement is not active.
package struct MissingReason: Equatable, Sendable {
  package var kind: Kind
  package var chain: ChainKey?
  package var product: ProductID?
  /// The user who holds it instead.
  package var holder: UserID?
  package var since: Moment?
  package var until: Moment?
  /// The steps by which it reached its holder.
  package var because: [ExplanationStep] = []
  /// Calls that activate the entitlement, as a dry run confirmed.
  package var remedies: [Remedy] = []

  package init(
    _ kind: Kind,
    _ chain: ChainKey? = nil,
    product: ProductID? = nil,
    holder: UserID? = nil,
    until: Moment? = nil
  ) {
    (self.kind, self.chain, self.product) = (kind, chain, product)
    (self.holder, self.until) = (holder, until)
  }

  /// The reason, by its name in a reply.
  package enum Kind: String, CaseIterable, Sendable {
    /// The purchase or grant gives no access at the moment.
    case expired, paused, billingRetry, refunded, revoked, notYet
    /// The catalogue or the environment excludes the purchase.
    case environment, notMapped
    /// Another user holds it, or none does.
    case notIdentified, heldByAnother, heldByNobody
    /// There is no source.
    case noProduct, noPurchase, notGranted
  }
}

/// A call that would activate an entitlement.
package enum Remedy: Equatable, Sendable {
  /// Restores the account's purchases, or the given ones.
  case restore(DeviceID, [ChainKey]?)
  case identify(DeviceID, as: UserID)
  case logout(DeviceID)
  /// Undoes a `…Transferred` of that purchase, by its cursor.
  case undo(ChainKey, cursor: Int64)
  case update(PurchaseUpdate)
  case define(ProjectDefinition)
  case grant(EntitlementID, Subject)
}
