/// One thing that led somebody to an entitlement, or took it away.
package struct ExplanationStep: Equatable, Sendable {
  package var kind: Kind
  /// When it came about; nil of what has no time of its own.
  package var at: Moment?
  /// The cursor of the event that told of it.
  package var cursor: Int64?
  /// What brought a link about.
  package var method: LinkMethod?
  package var rule: AppliedRule?
  package var device: DeviceID?
  /// Who had it before, at most `usersMax`; of an alias the one side.
  package var from: [UserID] = []
  /// Who has it by this; of an alias the other side.
  package var to: [UserID] = []
  package var chain: ChainKey?
  package var transaction: TransactionID?
  package var product: ProductID?
  package var state: EntitlementState?
  /// Since when it is so, and up to when as far as is known.
  package var since: Moment?
  package var until: Moment?
  /// Whether a login came to this only when an earlier link was taken back.
  package var isDecidedAnew = false

  package init(_ kind: Kind, at moment: Moment? = nil) {
    self.kind = kind
    at = moment
  }

  /// What it is, by the name that it has in an answer.
  package enum Kind: String, CaseIterable, Sendable {
    case purchased, granted
    case attached, moved, shared, transferred, aliased
    /// How it went on was erased, or is more than is looked at.
    case unclear
    case identified, renewed, revoked, mapped, clock
  }

  /// How many users one step names.
  package static let usersMax = 10
}

extension ExplanationStep {
  /// A purchase that passed on.
  init(_ holderChange: HolderChange) {
    let kind: Kind =
      switch holderChange.rule {
      case .attach: .attached
      case .move: .moved
      case .share: .shared
      case .transfer, .undo: .transferred
      }
    self.init(kind, at: holderChange.at)
    cursor = holderChange.lossCursor ?? holderChange.cursor
    method = holderChange.method
    switch holderChange.rule {
    case .share: rule = .onRestore(.share)
    case .transfer where !holderChange.from.isEmpty: rule = .onRestore(.transfer)
    case .transfer, .attach, .move, .undo: break
    }
    from = Array(holderChange.from.prefix(Self.usersMax))
    to = [holderChange.to].compactMap { $0 }
  }
}

extension ExplanationStep {
  /// How a purchase was recorded.
  init(_ purchase: Purchase, under rules: Rules) {
    self.init(.purchased, at: purchase.createdAt)
    cursor = purchase.recordedIn == 0 ? nil : purchase.recordedIn
    method = .purchase
    chain = purchase.key
    transaction = purchase.oldest.id
    product = purchase.oldest.product
    device = purchase.device
    since = purchase.firstPurchasedAt
    until = purchase.oldest.expiresAt
    // Of one holder it is not known what the rule was, if it is another one now.
    if purchase.besideUser != nil {
      rule = .purchaseHolders(.deviceAndUser)
    } else if purchase.device != nil && rules.purchaseHolders == .currentUser {
      rule = .purchaseHolders(.currentUser)
    }
  }
}

extension HolderChange {
  /// The cursor of an event that told that somebody lost it, which come last; nil where nobody did.
  var lossCursor: Int64? {
    switch rule {
    case .attach, .share, .undo: nil
    case .move, .transfer: from.isEmpty || eventCount == 0 ? nil : cursor + Int64(eventCount) - 1
    }
  }
}

/// A rule of the project, with the value by which something was decided.
package enum AppliedRule: Equatable, Sendable {
  case purchaseHolders(Rules.PurchaseHolders)
  case onIdentifyNew(Rules.OnIdentify)
  case onIdentifyKnown(Rules.OnIdentify)
  case onRestore(Rules.OnRestore)
  case anonymousHolders(Rules.AnonymousHolders)

  /// By the name that it has in `project.define`.
  package var name: String {
    switch self {
    case .purchaseHolders: "purchaseHolders"
    case .onIdentifyNew: "onIdentifyNew"
    case .onIdentifyKnown: "onIdentifyKnown"
    case .onRestore: RuleName.onRestore.rawValue
    case .anonymousHolders: RuleName.anonymousHolders.rawValue
    }
  }

  /// As it is written there.
  package var value: String {
    switch self {
    case .purchaseHolders(let value): value.rawValue
    case .onIdentifyNew(let value), .onIdentifyKnown(let value): value.rawValue
    case .onRestore(let value): value.rawValue
    case .anonymousHolders(let value): value.rawValue
    }
  }
}
