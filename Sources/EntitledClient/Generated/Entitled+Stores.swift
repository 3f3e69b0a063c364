// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Settings of the stores in which a project sells.
  public struct Stores: Hashable, Sendable {
    /// Absent when not defined.
    public var appStore: Entitled.Maybe<Entitled.AppStoreSettings>
    /// Absent when not defined.
    public var playStore: Entitled.Maybe<Entitled.PlayStoreSettings>
    /// Absent when not defined.
    public var stripe: Entitled.Maybe<Entitled.StripeSettings>
    /// Stores of the project's own, in byte order.
    public var custom: [String]
    let given: Given

    /// Made to be sent; what is left out is not sent.
    public init(
      appStore: Entitled.Maybe<Entitled.AppStoreSettings> = .absent,
      playStore: Entitled.Maybe<Entitled.PlayStoreSettings> = .absent,
      stripe: Entitled.Maybe<Entitled.StripeSettings> = .absent,
      custom: [String]? = nil
    ) {
      var given = Given.nothing
      self.appStore = appStore
      self.playStore = playStore
      self.stripe = stripe
      self.custom = given.take("custom", custom)
      self.given = given
    }
  }
}

extension Entitled.Stores: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.appStore = try members.both("appStore")
    self.playStore = try members.both("playStore")
    self.stripe = try members.both("stripe")
    self.custom = try members.required("custom")
    given = .answer
  }
}

extension Entitled.Stores: Encoded {
  var json: JSON {
    var members = Params()
    members.add("appStore", appStore)
    members.add("playStore", playStore)
    members.add("stripe", stripe)
    members.add("custom", custom, given)
    return members.json
  }
}
