// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Every rule of a project. rules.md describes each rule.
  public struct Rules: Hashable, Sendable {
    /// Preset that the rules started from.
    public var preset: Entitled.Preset
    /// Beginning of each anonymous id; 32 lower-case hex digits follow. When it is empty, an
    /// anonymous id is a lower-case UUID.
    public var anonymousPrefix: String
    /// What a login of a new user id does when no user is logged in on the device.
    public var onIdentifyNew: Entitled.RulesOnIdentify
    /// What a login of a known user id does when no user is logged in on the device.
    public var onIdentifyKnown: Entitled.RulesOnIdentify
    /// What a login does when another user is logged in on the device.
    public var onSwitch: Entitled.RulesOnSwitch
    /// The current user after a logout: the same anonymous user (return), or a new anonymous user
    /// (rotate).
    public var onLogout: Entitled.RulesOnLogout
    /// What a logout does when no user is logged in.
    public var onAnonymousLogout: Entitled.RulesOnAnonymousLogout
    /// Who holds a new purchase: the device's anonymous user and its identified user, or only the
    /// current user.
    public var purchaseHolders: Entitled.RulesPurchaseHolders
    /// What a restore does with a purchase that another user holds.
    public var onRestore: Entitled.RulesOnRestore
    /// What a restore does with a purchase that only anonymous users hold.
    public var anonymousHolders: Entitled.RulesAnonymousHolders
    /// Whether a restore moves one-time purchases.
    public var oneTimePurchases: Entitled.RulesOneTimePurchases
    /// What the daemon does with a purchase that a store reports without a known user: it does
    /// not record it (ignore), records it without a holder (keep), or gives it to a new anonymous
    /// user (anonymous).
    public var unclaimedPurchases: Entitled.RulesUnclaimedPurchases
    /// Maximum length of a user id, in Unicode scalars.
    public var userIdLengthMax: Int
    /// Ids that no user may have, compared byte by byte. The empty id is always blocked.
    public var blockedUserIds: [String]
    let given: Given

    /// Made to be sent; what is left out is not sent.
    public init(
      preset: Entitled.Preset? = nil,
      anonymousPrefix: String? = nil,
      onIdentifyNew: Entitled.RulesOnIdentify? = nil,
      onIdentifyKnown: Entitled.RulesOnIdentify? = nil,
      onSwitch: Entitled.RulesOnSwitch? = nil,
      onLogout: Entitled.RulesOnLogout? = nil,
      onAnonymousLogout: Entitled.RulesOnAnonymousLogout? = nil,
      purchaseHolders: Entitled.RulesPurchaseHolders? = nil,
      onRestore: Entitled.RulesOnRestore? = nil,
      anonymousHolders: Entitled.RulesAnonymousHolders? = nil,
      oneTimePurchases: Entitled.RulesOneTimePurchases? = nil,
      unclaimedPurchases: Entitled.RulesUnclaimedPurchases? = nil,
      userIdLengthMax: Int? = nil,
      blockedUserIds: [String]? = nil
    ) {
      var given = Given.nothing
      self.preset = given.take("preset", preset)
      self.anonymousPrefix = given.take("anonymousPrefix", anonymousPrefix)
      self.onIdentifyNew = given.take("onIdentifyNew", onIdentifyNew)
      self.onIdentifyKnown = given.take("onIdentifyKnown", onIdentifyKnown)
      self.onSwitch = given.take("onSwitch", onSwitch)
      self.onLogout = given.take("onLogout", onLogout)
      self.onAnonymousLogout = given.take("onAnonymousLogout", onAnonymousLogout)
      self.purchaseHolders = given.take("purchaseHolders", purchaseHolders)
      self.onRestore = given.take("onRestore", onRestore)
      self.anonymousHolders = given.take("anonymousHolders", anonymousHolders)
      self.oneTimePurchases = given.take("oneTimePurchases", oneTimePurchases)
      self.unclaimedPurchases = given.take("unclaimedPurchases", unclaimedPurchases)
      self.userIdLengthMax = given.take("userIdLengthMax", userIdLengthMax)
      self.blockedUserIds = given.take("blockedUserIds", blockedUserIds)
      self.given = given
    }
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
    given = .answer
  }
}

extension Entitled.Rules: Encoded {
  var json: JSON {
    var members = Params()
    members.add("preset", preset, given)
    members.add("anonymousPrefix", anonymousPrefix, given)
    members.add("onIdentifyNew", onIdentifyNew, given)
    members.add("onIdentifyKnown", onIdentifyKnown, given)
    members.add("onSwitch", onSwitch, given)
    members.add("onLogout", onLogout, given)
    members.add("onAnonymousLogout", onAnonymousLogout, given)
    members.add("purchaseHolders", purchaseHolders, given)
    members.add("onRestore", onRestore, given)
    members.add("anonymousHolders", anonymousHolders, given)
    members.add("oneTimePurchases", oneTimePurchases, given)
    members.add("unclaimedPurchases", unclaimedPurchases, given)
    members.add("userIdLengthMax", userIdLengthMax, given)
    members.add("blockedUserIds", blockedUserIds, given)
    return members.json
  }
}
