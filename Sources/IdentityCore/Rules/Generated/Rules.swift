// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

/// The rules of identity and purchases: one value for each question.
///
/// The core reads these rules and never the system that they came from. The names
/// and values are those of `project.define`.
package struct Rules: Hashable, Sendable {
  /// Beginning of each anonymous id; 32 lower-case hex digits follow. When it is empty, an
  /// anonymous id is a lower-case UUID.
  package var anonymousPrefix: [UInt8]
  /// What a login of a new user id does when no user is logged in on the device.
  package var onIdentifyNew: OnIdentify
  /// What a login of a known user id does when no user is logged in on the device.
  package var onIdentifyKnown: OnIdentify
  /// What a login does when another user is logged in on the device.
  package var onSwitch: OnSwitch
  /// The current user after a logout: the same anonymous user (return), or a new anonymous user
  /// (rotate).
  package var onLogout: OnLogout
  /// What a logout does when no user is logged in.
  package var onAnonymousLogout: OnAnonymousLogout
  /// Who holds a new purchase: the device's anonymous user and its identified user, or only the
  /// current user.
  package var purchaseHolders: PurchaseHolders
  /// What a restore does with a purchase that another user holds.
  package var onRestore: OnRestore
  /// What a restore does with a purchase that only anonymous users hold.
  package var anonymousHolders: AnonymousHolders
  /// Whether a restore moves one-time purchases.
  package var oneTimePurchases: OneTimePurchases
  /// What the daemon does with a purchase that a store reports without a known user: it does not
  /// record it (ignore), records it without a holder (keep), or gives it to a new anonymous user
  /// (anonymous).
  package var unclaimedPurchases: UnclaimedPurchases
  /// Maximum length of a user id, in Unicode scalars.
  package var userIDLengthMax: Int
  /// Ids that no user may have, compared byte by byte. The empty id is always blocked.
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

  /// The values of `onIdentify`.
  package enum OnIdentify: String, CaseIterable, Sendable {
    case attach
    case alias
    case aliasUnlessLinked
    case move
    case `switch`
  }

  /// The values of `onSwitch`.
  package enum OnSwitch: String, CaseIterable, Sendable {
    case logoutFirst
    case `switch`
  }

  /// The values of `onLogout`.
  package enum OnLogout: String, CaseIterable, Sendable {
    case `return`
    case rotate
  }

  /// The values of `onAnonymousLogout`.
  package enum OnAnonymousLogout: String, CaseIterable, Sendable {
    case ignore
    case refuse
    case rotate
  }

  /// The values of `purchaseHolders`.
  package enum PurchaseHolders: String, CaseIterable, Sendable {
    case deviceAndUser
    case currentUser
  }

  /// The values of `onRestore`.
  package enum OnRestore: String, CaseIterable, Sendable {
    case share
    case transfer
    case transferIfInactive
    case keep
    case alias
  }

  /// The values of `anonymousHolders`.
  package enum AnonymousHolders: String, CaseIterable, Sendable {
    case asOthers
    case alias
  }

  /// The values of `oneTimePurchases`.
  package enum OneTimePurchases: String, CaseIterable, Sendable {
    case move
    case stay
  }

  /// The values of `unclaimedPurchases`.
  package enum UnclaimedPurchases: String, CaseIterable, Sendable {
    case ignore
    case keep
    case anonymous
  }
}

extension Rules {
  /// Visits the rules in the order in which they are stored.
  mutating func fields<C: FieldCoder & ~Copyable>(
    _ coder: inout C
  ) throws(C.Failure) {
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
    try coder.signed(&userIDLengthMax)
    try coder.list(&blockedUserIDs)
  }

  /// Whether a rule that older projects lack is another one than the preset's.
  func areBeyond(_ preset: Preset) -> Bool {
    false
  }

  /// Visits the rules that older projects lack.
  mutating func laterFields<C: FieldCoder & ~Copyable>(
    _ coder: inout C
  ) throws(C.Failure) {
  }
}
