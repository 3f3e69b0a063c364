/// The rules of identity and purchases: one value for each question.
///
/// The core reads these rules and never the system that they came from; a system is a row in
/// `Preset`. The names and values are those of `project.define`.
package struct Rules: Hashable, Sendable {
  /// The prefix of anonymous ids; if empty, an anonymous id is a lower-case UUID.
  package var anonymousPrefix: [UInt8]
  /// Applies to a login with an unknown id.
  package var onIdentifyNew: OnIdentify
  /// Applies to a login with a known id.
  package var onIdentifyKnown: OnIdentify
  /// Applies to a login that replaces another identified user.
  package var onSwitch: OnSwitch
  package var onLogout: OnLogout
  package var onAnonymousLogout: OnAnonymousLogout
  package var purchaseHolders: PurchaseHolders
  package var onRestore: OnRestore
  /// Applies to restores from a customer without an identified user.
  package var anonymousHolders: AnonymousHolders
  package var oneTimePurchases: OneTimePurchases
  /// Applies to a new chain that a store reports and whose user is unknown.
  package var unclaimedPurchases: UnclaimedPurchases
  /// The longest user id, in Unicode scalars.
  package var userIDLengthMax: Int
  /// The ids that no user may have, compared byte by byte; always includes the empty id.
  package var blockedUserIDs: [UserID]

  package init(
    anonymousPrefix: [UInt8],
    onIdentifyNew: OnIdentify,
    onIdentifyKnown: OnIdentify,
    onSwitch: OnSwitch,
    onLogout: OnLogout,
    onAnonymousLogout: OnAnonymousLogout,
    purchaseHolders: PurchaseHolders,
    onRestore: OnRestore,
    anonymousHolders: AnonymousHolders,
    oneTimePurchases: OneTimePurchases,
    unclaimedPurchases: UnclaimedPurchases,
    userIDLengthMax: Int,
    blockedUserIDs: [UserID]
  ) {
    self.anonymousPrefix = anonymousPrefix
    self.onIdentifyNew = onIdentifyNew
    self.onIdentifyKnown = onIdentifyKnown
    self.onSwitch = onSwitch
    self.onLogout = onLogout
    self.onAnonymousLogout = onAnonymousLogout
    self.purchaseHolders = purchaseHolders
    self.onRestore = onRestore
    self.anonymousHolders = anonymousHolders
    self.oneTimePurchases = oneTimePurchases
    self.unclaimedPurchases = unclaimedPurchases
    self.userIDLengthMax = userIDLengthMax
    self.blockedUserIDs = blockedUserIDs
  }

  /// The effect of a login on the anonymous user's purchases.
  package enum OnIdentify: String, CaseIterable, Sendable {
    case attach, alias, aliasUnlessLinked, move
    case `switch`
  }

  /// How one identified user replaces another on a device.
  package enum OnSwitch: String, CaseIterable, Sendable {
    case logoutFirst
    case `switch`
  }

  /// A device's anonymous user after a logout: its previous one, or a new one.
  package enum OnLogout: String, CaseIterable, Sendable {
    case `return`
    case rotate
  }

  /// The effect of a logout on a device without an identified user.
  package enum OnAnonymousLogout: String, CaseIterable, Sendable {
    case ignore, refuse, rotate
  }

  /// The holders of a new purchase.
  package enum PurchaseHolders: String, CaseIterable, Sendable {
    case deviceAndUser, currentUser
  }

  /// The effect of a restore on a purchase that another customer holds.
  package enum OnRestore: String, CaseIterable, Sendable {
    case share, transfer, transferIfInactive, keep, alias
  }

  /// The effect of a restore on a purchase that only anonymous users hold.
  package enum AnonymousHolders: String, CaseIterable, Sendable {
    case asOthers, alias
  }

  /// Whether a restore moves one-time purchases.
  package enum OneTimePurchases: String, CaseIterable, Sendable {
    case move, stay
  }

  /// What becomes of a purchase that a store reports and whose user is unknown.
  package enum UnclaimedPurchases: String, CaseIterable, Sendable {
    /// It is not recorded.
    case ignore
    /// The daemon records it without a holder.
    case keep
    /// It is recorded, and a new anonymous user without a device holds it.
    case anonymous
  }
}

extension Rules {
  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.bytes(&anonymousPrefix)
    try coder.code(&onIdentifyNew)
    try coder.code(&onIdentifyKnown)
    try coder.code(&onSwitch)
    try coder.code(&onLogout)
    try coder.code(&onAnonymousLogout)
    try coder.code(&purchaseHolders)
    try coder.code(&onRestore)
    try coder.code(&anonymousHolders)
    try coder.code(&oneTimePurchases)
    try coder.code(&unclaimedPurchases)
    var length = Int64(userIDLengthMax)
    try coder.signed(&length)
    userIDLengthMax = Int(length)
    try coder.list(&blockedUserIDs)
  }
}
