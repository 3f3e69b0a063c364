// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

/// The readers of events.
package struct FeedStats {
  /// `events.wait` requests that wait now.
  package var waits: Int
  /// Open subscriptions.
  package var subscriptions: Int
  /// Consumers, by project and name: at most 256.
  package var consumers: [ConsumerLag]
  /// Whether there are more consumers.
  package var moreConsumers: Bool

  package init(
    waits: Int = 0,
    subscriptions: Int = 0,
    consumers: [ConsumerLag] = [],
    moreConsumers: Bool = false
  ) {
    self.waits = waits
    self.subscriptions = subscriptions
    self.consumers = consumers
    self.moreConsumers = moreConsumers
  }
}

extension JSONWriter {
  /// Writes the members of `FeedStats`.
  mutating func members(ofFeedStats value: FeedStats) {
    member("waits", value.waits)
    member("subscriptions", value.subscriptions)
    list("consumers", value.consumers) { $1.members(ofConsumerLag: $0) }
    member("moreConsumers", value.moreConsumers)
  }
}
