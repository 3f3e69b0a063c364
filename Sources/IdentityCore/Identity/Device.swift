/// One installation of one app; a reinstall is a new device.
package struct Device: Equatable, Sendable {
  package let id: DeviceID
  /// The present anonymous user; a device always has exactly one.
  package var anonymousUser: UserID
  /// Nil if no user is logged in.
  package var identifiedUser: UserID?
  /// Nil if the device is its own account.
  package var storeAccount: StoreAccountID?
  package internal(set) var platform: Platform?
  package internal(set) var app: AppID?
  package internal(set) var createdAt: Moment
  /// The last users that were logged in and are no more, the latest first; only explanations read
  /// them.
  package var formerLogins: [FormerLogin]

  /// A login that has ended.
  package struct FormerLogin: Hashable, Sendable {
    package var user: UserID
    package var endedAt: Moment

    package init(user: UserID, endedAt: Moment) {
      (self.user, self.endedAt) = (user, endedAt)
    }
  }

  package init(
    id: DeviceID,
    anonymousUser: UserID,
    identifiedUser: UserID? = nil,
    storeAccount: StoreAccountID? = nil,
    platform: Platform? = nil,
    app: AppID? = nil,
    createdAt: Moment,
    formerLogins: [FormerLogin] = []
  ) {
    (self.id, self.createdAt) = (id, createdAt)
    (self.anonymousUser, self.identifiedUser) = (anonymousUser, identifiedUser)
    (self.storeAccount, self.platform, self.app) = (storeAccount, platform, app)
    self.formerLogins = formerLogins
  }

  /// The limit of `formerLogins`.
  package static let formerLoginsMax = 3

  /// Logs in another user, or none, and remembers the user whose login ends.
  mutating func changeUser(to user: UserID?, at moment: Moment) {
    let ended = identifiedUser.map { FormerLogin(user: $0, endedAt: moment) }
    let rest = formerLogins.filter { $0.user != ended?.user && $0.user != user }
    formerLogins = Array(([ended].compactMap(\.self) + rest).prefix(Self.formerLoginsMax))
    identifiedUser = user
  }

  /// The identified user, else the anonymous one.
  package var currentUser: UserID { identifiedUser ?? anonymousUser }

  /// The account whose purchases the device can restore.
  package var account: AccountKey {
    if let storeAccount { .named(storeAccount) } else { .device(id) }
  }
}

/// An account that owns store purchases: a store's, or a device without one.
package enum AccountKey: Hashable, Sendable {
  case named(StoreAccountID)
  case device(DeviceID)
}

/// The purchases of one account, in the order in which they were recorded.
package struct StoreAccount: Equatable, Sendable {
  package var key: AccountKey
  package var purchases: ChainList

  package init(key: AccountKey, purchases: ChainList = []) {
    self.key = key
    self.purchases = purchases
  }
}

extension Device: FieldHolder {
  static func blank(_ id: DeviceID) -> Self {
    Device(id: id, anonymousUser: .blank, createdAt: .blank)
  }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.id(&anonymousUser)
    try coder.id(&identifiedUser)
    try coder.id(&storeAccount)
    try coder.id(&platform)
    try coder.id(&app)
    try coder.moment(&createdAt)
    try coder.list(&formerLogins)
  }
}

extension Device.FormerLogin: Coded {
  static var blank: Self { Self(user: .blank, endedAt: .blank) }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.id(&user)
    try coder.moment(&endedAt)
  }
}

extension StoreAccount: FieldHolder {
  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.chains(&purchases)
  }
}
