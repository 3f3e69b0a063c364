// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension AppStoreTrust.Environment: StableCode {
  package var code: UInt8 {
    switch self {
    case .production: 1
    case .sandbox: 2
    case .xcode: 3
    case .localTesting: 4
    }
  }
}

extension EndReason: StableCode {
  package var code: UInt8 {
    switch self {
    case .customer: 1
    case .billing: 2
    case .priceIncrease: 3
    case .unavailable: 4
    case .developer: 5
    case .replaced: 6
    case .other: 7
    }
  }
}

extension Event {
  /// The kind of an event, by its name in the feed.
  package enum Kind: String, CaseIterable, Sendable {
    case userCreated, identified, loggedOut, usersAliased, linkUndone, purchaseRecorded,
      purchaseRenewed, purchaseUpdated, purchaseExpired, entitlementsActivated,
      entitlementsDeactivated, subscriptionReceived, subscriptionTransferred,
      oneTimePurchaseReceived, oneTimePurchaseTransferred, granted, grantRevoked, userDeleted,
      clockAdvanced, userImported, tracesCleared
  }
}

extension Event.Kind: StableCode {
  package var code: UInt8 {
    switch self {
    case .userCreated: 1
    case .identified: 2
    case .loggedOut: 3
    case .usersAliased: 4
    case .linkUndone: 5
    case .purchaseRecorded: 6
    case .purchaseRenewed: 7
    case .purchaseUpdated: 8
    case .purchaseExpired: 9
    case .entitlementsActivated: 10
    case .entitlementsDeactivated: 11
    case .subscriptionReceived: 12
    case .subscriptionTransferred: 13
    case .oneTimePurchaseReceived: 14
    case .oneTimePurchaseTransferred: 15
    case .granted: 16
    case .grantRevoked: 17
    case .userDeleted: 18
    case .clockAdvanced: 19
    case .userImported: 20
    case .tracesCleared: 21
    }
  }
}

extension Claiming.Trigger: StableCode {
  package var code: UInt8 {
    switch self {
    case .purchase: 1
    case .restore: 2
    case .accountToken: 3
    case .replaces: 4
    case .firstItem: 5
    }
  }
}

extension IdentifyOutcome: StableCode {
  package var code: UInt8 {
    switch self {
    case .attached: 1
    case .aliased: 2
    case .moved: 3
    case .switched: 4
    case .unchanged: 5
    }
  }
}

extension PeriodType: StableCode {
  package var code: UInt8 {
    switch self {
    case .normal: 1
    case .trial: 2
    case .intro: 3
    }
  }
}

extension Preset: StableCode {
  package var code: UInt8 {
    switch self {
    case .qonversion: 1
    case .revenuecat: 2
    case .revenuecatLegacy: 3
    case .purchasely: 4
    }
  }
}

extension PurchaseKind: StableCode {
  package var code: UInt8 {
    switch self {
    case .subscription: 1
    case .nonRenewingSubscription: 2
    case .nonConsumable: 3
    case .consumable: 4
    }
  }
}

extension EnvironmentFilter: StableCode {
  package var code: UInt8 {
    switch self {
    case .production: 1
    case .sandbox: 2
    case .any: 3
    }
  }
}

extension PurchaseEnvironment: StableCode {
  package var code: UInt8 {
    switch self {
    case .production: 1
    case .sandbox: 2
    }
  }
}

extension Rules.AnonymousHolders: StableCode {
  package var code: UInt8 {
    switch self {
    case .asOthers: 1
    case .alias: 2
    }
  }
}

extension Rules.OnAnonymousLogout: StableCode {
  package var code: UInt8 {
    switch self {
    case .ignore: 1
    case .refuse: 2
    case .rotate: 3
    }
  }
}

extension Rules.OnIdentify: StableCode {
  package var code: UInt8 {
    switch self {
    case .attach: 1
    case .alias: 2
    case .aliasUnlessLinked: 3
    case .move: 4
    case .switch: 5
    }
  }
}

extension Rules.OnLogout: StableCode {
  package var code: UInt8 {
    switch self {
    case .return: 1
    case .rotate: 2
    }
  }
}

extension Rules.OnRestore: StableCode {
  package var code: UInt8 {
    switch self {
    case .share: 1
    case .transfer: 2
    case .transferIfInactive: 3
    case .keep: 4
    case .alias: 5
    }
  }
}

extension Rules.OnSwitch: StableCode {
  package var code: UInt8 {
    switch self {
    case .logoutFirst: 1
    case .switch: 2
    }
  }
}

extension Rules.OneTimePurchases: StableCode {
  package var code: UInt8 {
    switch self {
    case .move: 1
    case .stay: 2
    }
  }
}

extension Rules.PurchaseHolders: StableCode {
  package var code: UInt8 {
    switch self {
    case .deviceAndUser: 1
    case .currentUser: 2
    }
  }
}

extension Rules.UnclaimedPurchases: StableCode {
  package var code: UInt8 {
    switch self {
    case .ignore: 1
    case .keep: 2
    case .anonymous: 3
    }
  }
}

extension EntitlementState: StableCode {
  package var code: UInt8 {
    switch self {
    case .active: 1
    case .trial: 2
    case .intro: 3
    case .gracePeriod: 4
    case .billingRetry: 5
    case .paused: 6
    case .expired: 7
    case .refunded: 8
    case .revoked: 9
    }
  }
}

extension StripeProductName: StableCode {
  package var code: UInt8 {
    switch self {
    case .product: 1
    case .price: 2
    case .lookupKey: 3
    }
  }
}

extension WebhookFormat: StableCode {
  package var code: UInt8 {
    switch self {
    case .entitled: 1
    case .purchasely: 2
    case .revenuecat: 3
    case .qonversion: 4
    }
  }
}
