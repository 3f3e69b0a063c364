/// The rules of a system, by its name.
///
/// This table is the only place that knows the systems; everything else reads `Rules`.
package enum Preset: String, CaseIterable, Sendable {
  case qonversion, revenuecat, revenuecatLegacy, purchasely

  package var rules: Rules {
    switch self {
    case .qonversion:
      Rules(
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
        userIDLengthMax: 255,
        blockedUserIDs: []
      )
    case .revenuecat:
      Rules(
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
        userIDLengthMax: 100,
        blockedUserIDs: [
          "no_user", "null", "none", "nil", "(null)", "\0", "unidentified", "undefined",
          "unknown", "anonymous", "guest",
        ]
      )
    case .revenuecatLegacy:
      Rules(
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
        userIDLengthMax: 100,
        blockedUserIDs: ["no_user", "null", "none", "nil", "(null)"]
      )
    case .purchasely:
      Rules(
        anonymousPrefix: [],
        onIdentifyNew: .move,
        onIdentifyKnown: .move,
        onSwitch: .switch,
        onLogout: .return,
        onAnonymousLogout: .ignore,
        purchaseHolders: .currentUser,
        onRestore: .transfer,
        anonymousHolders: .asOthers,
        oneTimePurchases: .stay,
        userIDLengthMax: 255,
        blockedUserIDs: []
      )
    }
  }
}
