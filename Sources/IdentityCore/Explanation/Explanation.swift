/// Why somebody may use something at a moment, or may not.
package struct Explanation: Equatable, Sendable {
  /// The current user.
  package var user: UserID
  package var asked: EntitlementID
  package var at: Moment
  /// As `checkEntitlements` has it; nil where nothing speaks for it.
  package var entitlement: Entitlement?
  /// From the purchase or the grant, through each link, to the catalogue and the clock.
  package var because: [ExplanationStep]
  /// What speaks for it, too, and gives way; the best first.
  package var others: [Outdone]
  /// Empty where it is active.
  package var missing: [Lack]
  package var omitted: Omitted

  package var isActive: Bool { entitlement?.isActive ?? false }

  /// A candidate that another one beats.
  package struct Outdone: Equatable, Sendable {
    package var entitlement: Entitlement
    /// What decided between it and the winner.
    package var by: Advantage
  }

  /// How many are left out of each list.
  package struct Omitted: Equatable, Sendable {
    package var because = 0
    package var others = 0
    package var missing = 0

    package var isNothing: Bool { because == 0 && others == 0 && missing == 0 }
  }

  /// The longest lists.
  package static let stepsMax = 50
  package static let othersMax = 20
  package static let missingMax = 20
}

/// Something without which an entitlement is not active.
package struct Lack: Equatable, Sendable {
  package var kind: Kind
  package var chain: ChainKey?
  package var product: ProductID?
  /// Who has it instead.
  package var holder: UserID?
  package var since: Moment?
  package var until: Moment?
  /// How it came to its holder.
  package var because: [ExplanationStep] = []
  /// What would make the entitlement active: rehearsed, and it did.
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

  /// What is missing, by the name that it has in an answer.
  package enum Kind: String, CaseIterable, Sendable {
    /// What was bought or granted gives nothing at the moment.
    case expired, paused, billingRetry, refunded, revoked, notYet
    /// What was bought would give it, if the project's catalogue and environment let it.
    case environment, notMapped
    /// Somebody else has it.
    case notIdentified, heldByAnother, heldByNobody
    /// There is nothing.
    case noProduct, noPurchase, notGranted
  }
}

/// A call that would make an entitlement active.
package enum Remedy: Equatable, Sendable {
  /// What the device's account bought, or exactly these.
  case restore(DeviceID, [ChainKey]?)
  case identify(DeviceID, as: UserID)
  case logout(DeviceID)
  /// A `…Transferred` of that purchase, by its cursor.
  case undo(ChainKey, cursor: Int64)
  case update(PurchaseUpdate)
  case define(ProjectDefinition)
  case grant(EntitlementID, Subject)
}
