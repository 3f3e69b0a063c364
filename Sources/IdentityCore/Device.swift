/// One install of one app; a reinstall is a new device.
package struct Device: Equatable, Sendable {
  package var id: DeviceID
  /// There is exactly one at a time.
  package var anonymousUser: UserID
  package var identifiedUser: UserID?
  package var storeAccount: StoreAccountID?
  package var platform: Platform?
  package var app: AppID?
  package var createdAt: Moment

  package init(
    id: DeviceID,
    anonymousUser: UserID,
    identifiedUser: UserID? = nil,
    storeAccount: StoreAccountID? = nil,
    platform: Platform? = nil,
    app: AppID? = nil,
    createdAt: Moment
  ) {
    self.id = id
    self.anonymousUser = anonymousUser
    self.identifiedUser = identifiedUser
    self.storeAccount = storeAccount
    self.platform = platform
    self.app = app
    self.createdAt = createdAt
  }

  /// Whom the device acts for.
  package var currentUser: UserID { identifiedUser ?? anonymousUser }

  /// Whose purchases the device can present; without a store account it is alone on its own.
  package var account: AccountKey {
    if let storeAccount { .named(storeAccount) } else { .device(id) }
  }
}

/// The account that presents purchases: a store's, or a device that named none.
package enum AccountKey: Hashable, Sendable {
  case named(StoreAccountID)
  case device(DeviceID)
}

/// What was bought on one account, in the order in which it was recorded.
package struct StoreAccount: Equatable, Sendable {
  package var key: AccountKey
  package var purchases: ChainList

  package init(key: AccountKey, purchases: ChainList = []) {
    self.key = key
    self.purchases = purchases
  }
}
