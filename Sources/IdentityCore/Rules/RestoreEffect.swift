/// The effect of a restore, or of a purchase that another customer holds, on a chain.
enum RestoreEffect {
  /// The user's customer becomes a holder.
  case pass(LinkRule)
  /// The user and the holders become one customer.
  case alias(RuleName)
  /// The holders stay the same.
  case refuse(RuleName)
}

extension Rules {
  /// Returns the effect of restoring a purchase that the user's customer does not hold.
  ///
  /// `isBlocked` says that another customer's active subscription keeps the purchase, for
  /// `onRestore` `transferIfInactive`.
  func effect(
    ofRestoring kind: PurchaseKind,
    from holders: [Customer],
    to user: User,
    isBlocked: Bool
  ) -> RestoreEffect {
    // Without holders there is nothing to ask and nothing to lose.
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
