/// What a restore, or a purchase of what another customer holds, does with one purchase.
enum RestoreEffect {
  /// The user's customer becomes a holder.
  case pass(LinkRule)
  /// The user and those who hold the purchase become one customer.
  case alias(RuleName)
  /// The purchase stays where it is.
  case refuse(RuleName)
}

extension Rules {
  /// Returns what a restore to a user does with a purchase that the user's customer does not hold.
  ///
  /// A purchase is blocked if another customer's active subscription keeps it: `onRestore`
  /// `transferIfInactive` asks for that.
  func effect(
    ofRestoring kind: PurchaseKind,
    from holders: [Customer],
    to user: User,
    isBlocked: Bool
  ) -> RestoreEffect {
    // Nobody to ask and nobody to lose it.
    if holders.isEmpty { return .pass(.transfer) }
    let isAnonymouslyHeld = !holders.contains { $0.hasIdentifiedUser }
    if isAnonymouslyHeld && anonymousHolders == .alias { return .alias(.anonymousHolders) }
    if oneTimePurchases == .stay {
      switch kind {
      case .consumable: return .refuse(.oneTimePurchases)
      case .nonConsumable where isAnonymouslyHeld && user.isIdentified:
        return .refuse(.oneTimePurchases)
      case .nonConsumable, .subscription, .nonRenewingSubscription: break
      }
    }
    switch onRestore {
    case .share: return .pass(.share)
    case .transfer: return .pass(.transfer)
    case .transferIfInactive: return isBlocked ? .refuse(.onRestore) : .pass(.transfer)
    case .keep: return .refuse(.onRestore)
    case .alias: return .alias(.onRestore)
    }
  }
}
