// The stored codes of a project's rules.

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

extension Rules.OnSwitch: StableCode {
  package var code: UInt8 {
    switch self {
    case .logoutFirst: 1
    case .switch: 2
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

extension Rules.OnAnonymousLogout: StableCode {
  package var code: UInt8 {
    switch self {
    case .ignore: 1
    case .refuse: 2
    case .rotate: 3
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

extension Rules.AnonymousHolders: StableCode {
  package var code: UInt8 {
    switch self {
    case .asOthers: 1
    case .alias: 2
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

extension Rules.UnclaimedPurchases: StableCode {
  package var code: UInt8 {
    switch self {
    case .ignore: 1
    case .keep: 2
    case .anonymous: 3
    }
  }
}
