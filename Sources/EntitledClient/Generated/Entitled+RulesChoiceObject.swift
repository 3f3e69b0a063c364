// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// See `RulesChoiceObject` in Protocol.
  public struct RulesChoiceObject: Hashable, Sendable {
    /// Preset that supplies the rules that are not given.
    public var preset: Entitled.Preset?
    /// Beginning of each anonymous id; 32 lower-case hex digits follow. When it is empty, an
    /// anonymous id is a lower-case UUID.
    public var anonymousPrefix: String?
    /// What a login of a new user id does when no user is logged in on the device.
    public var onIdentifyNew: Entitled.RulesChoiceObjectOnIdentifyNew?
    /// What a login of a known user id does when no user is logged in on the device.
    public var onIdentifyKnown: Entitled.RulesChoiceObjectOnIdentifyKnown?
    /// What a login does when another user is logged in on the device.
    public var onSwitch: Entitled.RulesChoiceObjectOnSwitch?
    /// The current user after a logout: the same anonymous user (return), or a new anonymous user
    /// (rotate).
    public var onLogout: Entitled.RulesChoiceObjectOnLogout?
    /// What a logout does when no user is logged in.
    public var onAnonymousLogout: Entitled.RulesChoiceObjectOnAnonymousLogout?
    /// Who holds a new purchase: the device's anonymous user and its identified user, or only the
    /// current user.
    public var purchaseHolders: Entitled.RulesChoiceObjectPurchaseHolders?
    /// What a restore does with a purchase that another user holds.
    public var onRestore: Entitled.RulesChoiceObjectOnRestore?
    /// What a restore does with a purchase that only anonymous users hold.
    public var anonymousHolders: Entitled.RulesChoiceObjectAnonymousHolders?
    /// Whether a restore moves one-time purchases.
    public var oneTimePurchases: Entitled.RulesChoiceObjectOneTimePurchases?
    /// What the daemon does with a purchase that a store reports without a known user: it does
    /// not record it (ignore), records it without a holder (keep), or gives it to a new anonymous
    /// user (anonymous).
    public var unclaimedPurchases: Entitled.RulesChoiceObjectUnclaimedPurchases?
    /// Maximum length of a user id, in Unicode scalars.
    public var userIdLengthMax: Int?
    /// Ids that no user may have, compared byte by byte. The empty id is always blocked.
    public var blockedUserIds: [String]?

    /// Made to be sent; what is left out is not sent.
    public init(
      preset: Entitled.Preset? = nil,
      anonymousPrefix: String? = nil,
      onIdentifyNew: Entitled.RulesChoiceObjectOnIdentifyNew? = nil,
      onIdentifyKnown: Entitled.RulesChoiceObjectOnIdentifyKnown? = nil,
      onSwitch: Entitled.RulesChoiceObjectOnSwitch? = nil,
      onLogout: Entitled.RulesChoiceObjectOnLogout? = nil,
      onAnonymousLogout: Entitled.RulesChoiceObjectOnAnonymousLogout? = nil,
      purchaseHolders: Entitled.RulesChoiceObjectPurchaseHolders? = nil,
      onRestore: Entitled.RulesChoiceObjectOnRestore? = nil,
      anonymousHolders: Entitled.RulesChoiceObjectAnonymousHolders? = nil,
      oneTimePurchases: Entitled.RulesChoiceObjectOneTimePurchases? = nil,
      unclaimedPurchases: Entitled.RulesChoiceObjectUnclaimedPurchases? = nil,
      userIdLengthMax: Int? = nil,
      blockedUserIds: [String]? = nil
    ) {
      self.preset = preset
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
      self.userIdLengthMax = userIdLengthMax
      self.blockedUserIds = blockedUserIds
    }
  }
}

extension Entitled.RulesChoiceObject: Encoded {
  var json: JSON {
    var members = Params()
    members.add("preset", preset)
    members.add("anonymousPrefix", anonymousPrefix)
    members.add("onIdentifyNew", onIdentifyNew)
    members.add("onIdentifyKnown", onIdentifyKnown)
    members.add("onSwitch", onSwitch)
    members.add("onLogout", onLogout)
    members.add("onAnonymousLogout", onAnonymousLogout)
    members.add("purchaseHolders", purchaseHolders)
    members.add("onRestore", onRestore)
    members.add("anonymousHolders", anonymousHolders)
    members.add("oneTimePurchases", oneTimePurchases)
    members.add("unclaimedPurchases", unclaimedPurchases)
    members.add("userIdLengthMax", userIdLengthMax)
    members.add("blockedUserIds", blockedUserIds)
    return members.json
  }
}
