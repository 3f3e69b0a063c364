// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// The readers of events.
  public struct FeedStats: Hashable, Sendable {
    /// `events.wait` requests that wait now.
    public let waits: Int
    /// Open subscriptions.
    public let subscriptions: Int
    /// Consumers, by project and name: at most 256.
    public let consumers: [Entitled.ConsumerLag]
    /// Whether there are more consumers.
    public let moreConsumers: Bool
  }
}

extension Entitled.FeedStats: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.waits = try members.required("waits")
    self.subscriptions = try members.required("subscriptions")
    self.consumers = try members.required("consumers")
    self.moreConsumers = try members.required("moreConsumers")
  }
}
