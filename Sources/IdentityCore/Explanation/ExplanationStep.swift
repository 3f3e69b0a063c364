/// A step that gave a user an entitlement, or took it away.
package struct ExplanationStep: Equatable, Sendable {
  package var kind: Kind
  /// Nil if the step has no time of its own.
  package var at: Moment?
  /// The cursor of its event.
  package var cursor: Int64?
  /// The method that made the link.
  package var method: LinkMethod?
  package var rule: AppliedRule?
  /// How the daemon found the user that claimed a purchase.
  package var way: Claiming.Trigger?
  package var device: DeviceID?
  /// The previous holders, at most `usersMax`; in an alias, one of its sides.
  package var from: [UserID] = []
  /// The new holders; in an alias, the other side.
  package var to: [UserID] = []
  package var chain: ChainKey?
  package var transaction: TransactionID?
  package var product: ProductID?
  package var state: EntitlementState?
  /// The start of its validity, and the end if known.
  package var since: Moment?
  package var until: Moment?
  /// Whether the login has this effect only since an undo of an earlier link.
  package var isRecomputed = false

  package init(_ kind: Kind, at moment: Moment? = nil) {
    self.kind = kind
    at = moment
  }

  /// The kind, by its name in a reply.
  package enum Kind: String, CaseIterable, Sendable {
    case purchased, claimed, granted
    case attached, moved, shared, transferred, aliased
    /// The continuation was erased, or exceeds the limit.
    case unclear
    case identified, renewed, revoked, mapped, clock
  }

  /// The limit for users in one step.
  package static let usersMax = 10
}

extension ExplanationStep {
  /// Creates a step for a change of holders.
  init(_ holderChange: HolderChange) {
    let kind: Kind =
      switch holderChange.rule {
      case .attach: .attached
      case .move: .moved
      case .share, .present: .shared
      case .transfer, .undo: .transferred
      }
    self.init(kind, at: holderChange.at)
    cursor = holderChange.lossCursor ?? holderChange.cursor
    method = holderChange.method
    switch holderChange.rule {
    case .share: rule = .onRestore(.share)
    case .transfer where !holderChange.from.isEmpty: rule = .onRestore(.transfer)
    case .transfer, .attach, .move, .undo, .present: break
    }
    let others = holderChange.from.filter { $0 != holderChange.to }
    from = Array(others.prefix(Self.usersMax))
    to = [holderChange.to].compactMap { $0 }
  }
}

extension ExplanationStep {
  /// Creates a step for the recording of a purchase.
  init(_ purchase: Purchase, under rules: Rules) {
    self.init(.purchased, at: purchase.createdAt)
    let wasUnclaimed = if case .claimed = purchase.claiming.state { true } else { false }
    // The event of the recording is the claim's.
    cursor = purchase.recordedIn == 0 || wasUnclaimed ? nil : purchase.recordedIn
    method = .purchase
    chain = purchase.key
    transaction = purchase.oldest.id
    product = purchase.oldest.product
    device = wasUnclaimed ? nil : purchase.device
    since = purchase.firstPurchasedAt
    until = purchase.oldest.expiresAt
    // With a single holder, the rule in force then is known only if it still is the same.
    if wasUnclaimed { return }
    if purchase.besideUser != nil {
      rule = .purchaseHolders(.deviceAndUser)
    } else if purchase.device != nil && rules.purchaseHolders == .currentUser {
      rule = .purchaseHolders(.currentUser)
    }
  }
}

extension ExplanationStep {
  /// Creates a step for the claim of a purchase, if it was claimed.
  init?(claimOf purchase: Purchase) {
    guard case .claimed(let way, let moment) = purchase.claiming.state else { return nil }
    self.init(.claimed, at: moment)
    cursor = purchase.recordedIn
    self.way = way
    to = purchase.firstHolders
  }
}

extension HolderChange {
  /// The cursor of the last event about a losing holder; nil without any.
  var lossCursor: Int64? {
    switch rule {
    case .attach, .share, .undo, .present: nil
    case .move, .transfer: from.isEmpty || eventCount == 0 ? nil : cursor + Int64(eventCount) - 1
    }
  }
}

/// A project's rule, with the value that decided.
package enum AppliedRule: Equatable, Sendable {
  case purchaseHolders(Rules.PurchaseHolders)
  case onIdentifyNew(Rules.OnIdentify)
  case onIdentifyKnown(Rules.OnIdentify)
  case onRestore(Rules.OnRestore)
  case anonymousHolders(Rules.AnonymousHolders)

  /// The name in `project.define`.
  package var name: String {
    switch self {
    case .purchaseHolders: "purchaseHolders"
    case .onIdentifyNew: "onIdentifyNew"
    case .onIdentifyKnown: "onIdentifyKnown"
    case .onRestore: RuleName.onRestore.rawValue
    case .anonymousHolders: RuleName.anonymousHolders.rawValue
    }
  }

  /// The value in `project.define`.
  package var value: String {
    switch self {
    case .purchaseHolders(let value): value.rawValue
    case .onIdentifyNew(let value), .onIdentifyKnown(let value): value.rawValue
    case .onRestore(let value): value.rawValue
    case .anonymousHolders(let value): value.rawValue
    }
  }
}
