/// What follows a person and what stays with the device: one value for each question.
///
/// The engine asks these rules and never which system they came from; a system is a row in
/// `Preset`. The names and values are those of `project.define`.
package struct Rules: Hashable, Sendable {
  /// What begins every anonymous user's id; when empty, an anonymous id is a lower-case UUID.
  package var anonymousPrefix: [UInt8]
  /// From the anonymous user to an id that nobody had yet.
  package var onIdentifyNew: OnIdentify
  /// From the anonymous user to an id that somebody has.
  package var onIdentifyKnown: OnIdentify
  /// From one identified user to another.
  package var onSwitch: OnSwitch
  package var onLogout: OnLogout
  package var onAnonymousLogout: OnAnonymousLogout
  package var purchaseHolders: PurchaseHolders
  package var onRestore: OnRestore
  /// Restoring from a customer with no identified user.
  package var anonymousHolders: AnonymousHolders
  package var oneTimePurchases: OneTimePurchases
  /// In Unicode scalars.
  package var userIDLengthMax: Int
  /// Compared byte by byte; the empty id is blocked with or without standing here.
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
    self.userIDLengthMax = userIDLengthMax
    self.blockedUserIDs = blockedUserIDs
  }

  /// What the anonymous user's purchases do at a login.
  package enum OnIdentify: String, CaseIterable, Sendable {
    case attach, alias, aliasUnlessLinked, move
    case `switch`
  }

  /// How one identified user takes another's place.
  package enum OnSwitch: String, CaseIterable, Sendable {
    case logoutFirst
    case `switch`
  }

  /// Which anonymous user a device has after a logout: its own, or a new one.
  package enum OnLogout: String, CaseIterable, Sendable {
    case `return`
    case rotate
  }

  /// What a logout does where nobody is logged in.
  package enum OnAnonymousLogout: String, CaseIterable, Sendable {
    case ignore, refuse, rotate
  }

  /// Who holds a new purchase.
  package enum PurchaseHolders: String, CaseIterable, Sendable {
    case deviceAndUser, currentUser
  }

  /// What a restore does with a purchase that another one holds.
  package enum OnRestore: String, CaseIterable, Sendable {
    case share, transfer, transferIfInactive, keep, alias
  }

  /// What a restore does with a purchase that only anonymous users hold.
  package enum AnonymousHolders: String, CaseIterable, Sendable {
    case asOthers, alias
  }

  /// Whether a restore moves them.
  package enum OneTimePurchases: String, CaseIterable, Sendable {
    case move, stay
  }
}
