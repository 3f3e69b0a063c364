// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Every rule of a project, spelled out. rules.md says what each does.
  public struct Rules: Hashable, Sendable {
    /// A named set of rules.
    public let preset: Entitled.Preset
    /// What an anonymous id begins with; 32 lower-case hex digits follow. When it is empty, an
    /// anonymous id is a lower-case UUID.
    public let anonymousPrefix: String
    /// See `Rules` in Protocol.
    public let onIdentifyNew: Entitled.RulesOnIdentifyNew
    /// See `Rules` in Protocol.
    public let onIdentifyKnown: Entitled.RulesOnIdentifyKnown
    /// See `Rules` in Protocol.
    public let onSwitch: Entitled.RulesOnSwitch
    /// See `Rules` in Protocol.
    public let onLogout: Entitled.RulesOnLogout
    /// See `Rules` in Protocol.
    public let onAnonymousLogout: Entitled.RulesOnAnonymousLogout
    /// See `Rules` in Protocol.
    public let purchaseHolders: Entitled.RulesPurchaseHolders
    /// See `Rules` in Protocol.
    public let onRestore: Entitled.RulesOnRestore
    /// See `Rules` in Protocol.
    public let anonymousHolders: Entitled.RulesAnonymousHolders
    /// See `Rules` in Protocol.
    public let oneTimePurchases: Entitled.RulesOneTimePurchases
    /// In Unicode scalars.
    public let userIdLengthMax: Int
    /// Ids that nobody may have, compared byte by byte. The empty one is always among them.
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
    self.userIdLengthMax = try members.required("userIdLengthMax")
    self.blockedUserIds = try members.required("blockedUserIds")
  }
}
