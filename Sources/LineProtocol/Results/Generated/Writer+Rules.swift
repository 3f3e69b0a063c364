// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

import IdentityCore

extension JSONWriter {
  /// Writes the members of `Rules`.
  mutating func members(ofRules value: Rules) {
    member("anonymousPrefix", value.anonymousPrefix)
    member("onIdentifyNew", value.onIdentifyNew)
    member("onIdentifyKnown", value.onIdentifyKnown)
    member("onSwitch", value.onSwitch)
    member("onLogout", value.onLogout)
    member("onAnonymousLogout", value.onAnonymousLogout)
    member("purchaseHolders", value.purchaseHolders)
    member("onRestore", value.onRestore)
    member("anonymousHolders", value.anonymousHolders)
    member("oneTimePurchases", value.oneTimePurchases)
    member("unclaimedPurchases", value.unclaimedPurchases)
    member("userIdLengthMax", value.userIDLengthMax)
    member("blockedUserIds", value.blockedUserIDs)
  }
}
