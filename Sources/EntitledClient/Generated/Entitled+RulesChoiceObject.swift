// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// See `RulesChoiceObject` in Protocol.
  public struct RulesChoiceObject: Hashable, Sendable {
    /// A named set of rules.
    public var preset: Entitled.Preset?
    /// What an anonymous id begins with; 32 lower-case hex digits follow. When it is empty, an
    /// anonymous id is a lower-case UUID.
    public var anonymousPrefix: String?
    /// See `RulesChoiceObject` in Protocol.
    public var onIdentifyNew: Entitled.RulesChoiceObjectOnIdentifyNew?
    /// See `RulesChoiceObject` in Protocol.
    public var onIdentifyKnown: Entitled.RulesChoiceObjectOnIdentifyKnown?
    /// See `RulesChoiceObject` in Protocol.
    public var onSwitch: Entitled.RulesChoiceObjectOnSwitch?
    /// See `RulesChoiceObject` in Protocol.
    public var onLogout: Entitled.RulesChoiceObjectOnLogout?
    /// See `RulesChoiceObject` in Protocol.
    public var onAnonymousLogout: Entitled.RulesChoiceObjectOnAnonymousLogout?
    /// See `RulesChoiceObject` in Protocol.
    public var purchaseHolders: Entitled.RulesChoiceObjectPurchaseHolders?
    /// See `RulesChoiceObject` in Protocol.
    public var onRestore: Entitled.RulesChoiceObjectOnRestore?
    /// See `RulesChoiceObject` in Protocol.
    public var anonymousHolders: Entitled.RulesChoiceObjectAnonymousHolders?
    /// See `RulesChoiceObject` in Protocol.
    public var oneTimePurchases: Entitled.RulesChoiceObjectOneTimePurchases?
    /// In Unicode scalars.
    public var userIdLengthMax: Int?
    /// Ids that nobody may have, compared byte by byte. The empty one is always among them.
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
    members.add("userIdLengthMax", userIdLengthMax)
    members.add("blockedUserIds", blockedUserIds)
    return members.json
  }
}
