/// One install of one app; a reinstall is a new device.
///
/// One reference, whatever it holds.
package struct Device: Equatable, Sendable {
  private var shared: SharedBox<Content>

  private struct Content: Equatable, Sendable {
    var id: DeviceID
    var anonymousUser: UserID
    var identifiedUser: UserID?
    var storeAccount: StoreAccountID?
    var platform: Platform?
    var app: AppID?
    var createdAt: Moment
  }

  package init(
    id: DeviceID,
    anonymousUser: UserID,
    identifiedUser: UserID? = nil,
    storeAccount: StoreAccountID? = nil,
    platform: Platform? = nil,
    app: AppID? = nil,
    createdAt: Moment
  ) {
    shared = SharedBox(
      Content(
        id: id,
        anonymousUser: anonymousUser,
        identifiedUser: identifiedUser,
        storeAccount: storeAccount,
        platform: platform,
        app: app,
        createdAt: createdAt
      )
    )
  }

  package var id: DeviceID { shared.value.id }

  /// There is exactly one at a time.
  package var anonymousUser: UserID {
    get { shared.value.anonymousUser }
    set { shared.value.anonymousUser = newValue }
  }

  /// Nil where nobody has said who uses it.
  package var identifiedUser: UserID? {
    get { shared.value.identifiedUser }
    set { shared.value.identifiedUser = newValue }
  }

  /// Nil where it is alone on its own account.
  package var storeAccount: StoreAccountID? {
    get { shared.value.storeAccount }
    set { shared.value.storeAccount = newValue }
  }

  package var platform: Platform? { shared.value.platform }

  package var app: AppID? { shared.value.app }

  package var createdAt: Moment { shared.value.createdAt }

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
