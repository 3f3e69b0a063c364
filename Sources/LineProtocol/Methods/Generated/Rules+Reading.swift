// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

import IdentityCore

extension Rules {
  /// Takes over the rules that a request gives.
  mutating func read(_ given: borrowing Parameters) throws(RPCError) {
    if let value = given.optional("anonymousPrefix") {
      anonymousPrefix = try value.string(scalarsMax: 64)
    }
    if let value = given.optional("onIdentifyNew") {
      onIdentifyNew = try value.choice()
    }
    if let value = given.optional("onIdentifyKnown") {
      onIdentifyKnown = try value.choice()
    }
    if let value = given.optional("onSwitch") {
      onSwitch = try value.choice()
    }
    if let value = given.optional("onLogout") {
      onLogout = try value.choice()
    }
    if let value = given.optional("onAnonymousLogout") {
      onAnonymousLogout = try value.choice()
    }
    if let value = given.optional("purchaseHolders") {
      purchaseHolders = try value.choice()
    }
    if let value = given.optional("onRestore") {
      onRestore = try value.choice()
    }
    if let value = given.optional("anonymousHolders") {
      anonymousHolders = try value.choice()
    }
    if let value = given.optional("oneTimePurchases") {
      oneTimePurchases = try value.choice()
    }
    if let value = given.optional("unclaimedPurchases") {
      unclaimedPurchases = try value.choice()
    }
    if let value = given.optional("userIdLengthMax") {
      userIDLengthMax = try value.integer(1...255)
    }
    if let value = given.optional("blockedUserIds") {
      blockedUserIDs = try value.list(max: 1000) { element throws(RPCError) in
        UserID(try element.string(scalarsMax: 255))
      }
    }
  }
}
