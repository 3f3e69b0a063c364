// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// New settings of stores. A setting that is left out stays.
  public struct StoresChoice: Hashable, Sendable {
    /// How the project verifies what the App Store sends. Replaces the settings as a whole; null
    /// removes them.
    public var appStore: Entitled.Maybe<Entitled.StoresChoiceAppStore>
    /// How the project verifies and reads what Google Play sends. Replaces the settings as a
    /// whole; null removes them.
    public var playStore: Entitled.Maybe<Entitled.StoresChoicePlayStore>
    /// How the project verifies and reads Stripe's events. Replaces the settings as a whole; null
    /// removes them.
    public var stripe: Entitled.Maybe<Entitled.StoresChoiceStripe>
    /// Stores of the project's own. They replace the previous list as a whole.
    public var custom: [String]?

    /// Made to be sent; what is left out is not sent.
    public init(
      appStore: Entitled.Maybe<Entitled.StoresChoiceAppStore> = .absent,
      playStore: Entitled.Maybe<Entitled.StoresChoicePlayStore> = .absent,
      stripe: Entitled.Maybe<Entitled.StoresChoiceStripe> = .absent,
      custom: [String]? = nil
    ) {
      self.appStore = appStore
      self.playStore = playStore
      self.stripe = stripe
      self.custom = custom
    }
  }
}

extension Entitled.StoresChoice: Encoded {
  var json: JSON {
    var members = Params()
    members.add("appStore", appStore)
    members.add("playStore", playStore)
    members.add("stripe", stripe)
    members.add("custom", custom)
    return members.json
  }
}
