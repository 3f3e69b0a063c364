// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Every rule of a project. rules.md describes each rule.
  public struct Rules: Hashable, Sendable {
    /// Preset that the rules started from.
    public let preset: Entitled.Preset
    /// Beginning of each anonymous id; 32 lower-case hex digits follow. When it is empty, an
    /// anonymous id is a lower-case UUID.
    public let anonymousPrefix: String
    /// What a login of a new user id does when no user is logged in on the device.
    public let onIdentifyNew: Entitled.RulesOnIdentifyNew
    /// What a login of a known user id does when no user is logged in on the device.
    public let onIdentifyKnown: Entitled.RulesOnIdentifyKnown
    /// What a login does when another user is logged in on the device.
    public let onSwitch: Entitled.RulesOnSwitch
    /// The current user after a logout: the same anonymous user (return), or a new anonymous user
    /// (rotate).
    public let onLogout: Entitled.RulesOnLogout
    /// What a logout does when no user is logged in.
    public let onAnonymousLogout: Entitled.RulesOnAnonymousLogout
    /// Who holds a new purchase: the device's anonymous user and its identified user, or only the
    /// current user.
    public let purchaseHolders: Entitled.RulesPurchaseHolders
    /// What a restore does with a purchase that another user holds.
    public let onRestore: Entitled.RulesOnRestore
    /// What a restore does with a purchase that only anonymous users hold.
    public let anonymousHolders: Entitled.RulesAnonymousHolders
    /// Whether a restore moves one-time purchases.
    public let oneTimePurchases: Entitled.RulesOneTimePurchases
    /// What the daemon does with a purchase that a store reports without a known user: it does
    /// not record it (ignore), records it without a holder (keep), or gives it to a new anonymous
    /// user (anonymous).
    public let unclaimedPurchases: Entitled.RulesUnclaimedPurchases
    /// Maximum length of a user id, in Unicode scalars.
    public let userIdLengthMax: Int
    /// Ids that no user may have, compared byte by byte. The empty id is always blocked.
    public let blockedUserIds: [String]
  }
}

extension Entitled.Rules: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.preset = try members.required("preset")
    self.anonymousPrefix = try members.required("anonymousPrefix")
    self.onIdentifyNew = try members.required("onIdentifyNew")
    self.onIdentifyKnown = try members.required("onIdentifyKnown")
    self.onSwitch = try members.required("onSwitch")
    self.onLogout = try members.required("onLogout")
    self.onAnonymousLogout = try members.required("onAnonymousLogout")
    self.purchaseHolders = try members.required("purchaseHolders")
    self.onRestore = try members.required("onRestore")
    self.anonymousHolders = try members.required("anonymousHolders")
    self.oneTimePurchases = try members.required("oneTimePurchases")
    self.unclaimedPurchases = try members.required("unclaimedPurchases")
    self.userIdLengthMax = try members.required("userIdLengthMax")
    self.blockedUserIds = try members.required("blockedUserIds")
  }
}
