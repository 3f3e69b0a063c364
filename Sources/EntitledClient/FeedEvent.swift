/// An event of a project's feed.
public struct FeedEvent: Hashable, Sendable {
  /// The event's position in the feed; pass it to continue after this event.
  public let cursor: String
  /// The kind of the event, such as `purchaseRecorded`.
  public let kind: String
  /// The whole event, as the daemon sent it.
  public let json: JSON

  /// Reads an event; nil if the JSON has no cursor or no kind.
  package init?(_ json: JSON) {
    guard let cursor = json["cursor"]?.text, let kind = json["kind"]?.text else { return nil }
    self.cursor = cursor
    self.kind = kind
    self.json = json
  }
}
