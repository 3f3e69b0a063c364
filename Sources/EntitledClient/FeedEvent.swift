/// One event of a project's feed.
public struct FeedEvent: Hashable, Sendable {
  /// Its place in the feed: where to go on afterwards.
  public let cursor: String
  /// What happened, as one word, such as `purchaseRecorded`.
  public let kind: String
  /// All of it, as the daemon told it.
  public let json: JSON

  /// Nil when it is no event of this protocol.
  package init?(_ json: JSON) {
    guard let cursor = json["cursor"]?.text, let kind = json["kind"]?.text else { return nil }
    self.cursor = cursor
    self.kind = kind
    self.json = json
  }
}
