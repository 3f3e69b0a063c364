// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Settings of the stores in which a project sells.
  public struct Stores: Hashable, Sendable {
    /// Absent when not defined.
    public let appStore: Entitled.AppStoreSettings?
    /// Absent when not defined.
    public let playStore: Entitled.PlayStoreSettings?
    /// Absent when not defined.
    public let stripe: Entitled.StripeSettings?
    /// Stores of the project's own, in byte order.
    public let custom: [String]
  }
}

extension Entitled.Stores: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.appStore = try members.optional("appStore")
    self.playStore = try members.optional("playStore")
    self.stripe = try members.optional("stripe")
    self.custom = try members.required("custom")
  }
}
