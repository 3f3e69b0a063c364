// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// What `events.subscribe` answers.
  public struct Subscription: Hashable, Sendable {
    /// Id of a subscription. It is unique within one connection.
    public let subscription: String
    /// The subscription sends the events after this cursor.
    public let cursor: String
  }
}

extension Entitled.Subscription: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.subscription = try members.required("subscription")
    self.cursor = try members.required("cursor")
  }
}
