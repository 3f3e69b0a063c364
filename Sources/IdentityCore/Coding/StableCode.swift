/// An enumeration whose cases are stored as numbers.
///
/// The numbers are on disk: a number keeps its meaning and is never reused. 0 stands for nil.
package protocol StableCode: CaseIterable, Equatable {
  /// The case's number, from 1.
  var code: UInt8 { get }
}

extension StableCode {
  /// Returns nil for a number without a case.
  package init?(code: UInt8) {
    guard let value = Self.allCases.first(where: { $0.code == code }) else { return nil }
    self = value
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

extension PurchaseEnvironment: StableCode {
  package var code: UInt8 {
    switch self {
    case .production: 1
    case .sandbox: 2
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

extension TransactionField: StableCode {
  /// The field's bit in the sets of `TransactionFields`, which are stored too, from 1.
  package var code: UInt8 { rawValue + 1 }
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

extension LinkMethod: StableCode {
  package var code: UInt8 {
    switch self {
    case .identify: 1
    case .restore: 2
    case .purchase: 3
    case .undo: 4
    case .import: 5
    }
  }
}

extension LinkRule: StableCode {
  package var code: UInt8 {
    switch self {
    case .attach: 1
    case .move: 2
    case .share: 3
    case .transfer: 4
    case .undo: 5
    case .present: 6
    }
  }
}

extension RuleName: StableCode {
  package var code: UInt8 {
    switch self {
    case .onRestore: 1
    case .anonymousHolders: 2
    case .oneTimePurchases: 3
    }
  }
}

extension RecordType: StableCode {
  package var code: UInt8 {
    switch self {
    case .directory: 1
    case .project: 2
    case .projectCounts: 3
    case .device: 4
    case .user: 5
    case .customer: 6
    case .purchase: 7
    case .account: 8
    case .answer: 9
    case .properties: 10
    case .salt: 11
    case .tombstone: 12
    case .erasures: 13
    case .definition: 14
    case .rollout: 15
    case .userTrail: 16
    case .purchaseTrail: 17
    case .consumer: 18
    case .webhooks: 19
    case .chainName: 20
    case .accountToken: 21
    case .unclaimed: 22
    case .stores: 23
    case .receivedNotifications: 24
    }
  }
}

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

extension StripeProductName: StableCode {
  package var code: UInt8 {
    switch self {
    case .product: 1
    case .price: 2
    case .lookupKey: 3
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
