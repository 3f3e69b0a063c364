// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Preset {
  /// The system's rules; a project may override each of them.
  package var rules: Rules {
    switch self {
    case .qonversion: Self.qonversionRules
    case .revenuecat: Self.revenuecatRules
    case .revenuecatLegacy: Self.revenuecatLegacyRules
    case .purchasely: Self.purchaselyRules
    }
  }

  private static let qonversionRules = Rules(
    anonymousPrefix: Array("QON_".utf8),
    onIdentifyNew: .attach,
    onIdentifyKnown: .attach,
    onSwitch: .logoutFirst,
    onLogout: .return,
    onAnonymousLogout: .ignore,
    purchaseHolders: .deviceAndUser,
    onRestore: .share,
    anonymousHolders: .asOthers,
    oneTimePurchases: .move,
    unclaimedPurchases: .keep,
    userIDLengthMax: 255,
    blockedUserIDs: []
  )

  private static let revenuecatRules = Rules(
    anonymousPrefix: Array("$RCAnonymousID:".utf8),
    onIdentifyNew: .alias,
    onIdentifyKnown: .aliasUnlessLinked,
    onSwitch: .switch,
    onLogout: .rotate,
    onAnonymousLogout: .refuse,
    purchaseHolders: .currentUser,
    onRestore: .transfer,
    anonymousHolders: .alias,
    oneTimePurchases: .move,
    unclaimedPurchases: .ignore,
    userIDLengthMax: 100,
    blockedUserIDs: ["no_user", "null", "none", "nil", "(null)", "\0", "unidentified",
      "undefined", "unknown", "anonymous", "guest"]
  )

  private static let revenuecatLegacyRules = Rules(
    anonymousPrefix: Array("$RCAnonymousID:".utf8),
    onIdentifyNew: .alias,
    onIdentifyKnown: .alias,
    onSwitch: .switch,
    onLogout: .rotate,
    onAnonymousLogout: .rotate,
    purchaseHolders: .currentUser,
    onRestore: .alias,
    anonymousHolders: .alias,
    oneTimePurchases: .move,
    unclaimedPurchases: .ignore,
    userIDLengthMax: 100,
    blockedUserIDs: ["no_user", "null", "none", "nil", "(null)"]
  )

  private static let purchaselyRules = Rules(
    anonymousPrefix: Array("".utf8),
    onIdentifyNew: .move,
    onIdentifyKnown: .move,
    onSwitch: .switch,
    onLogout: .return,
    onAnonymousLogout: .ignore,
    purchaseHolders: .currentUser,
    onRestore: .transfer,
    anonymousHolders: .asOthers,
    oneTimePurchases: .stay,
    unclaimedPurchases: .keep,
    userIDLengthMax: 255,
    blockedUserIDs: []
  )
}
