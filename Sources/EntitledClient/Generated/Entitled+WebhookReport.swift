// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// The results of the posts to a URL.
  public struct WebhookReport: Hashable, Sendable {
    /// An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
    /// query. It has no user, password or fragment, because every reader of the project sees it.
    public var url: String
    /// Time of the latest delivery.
    public var deliveredAt: Entitled.Moment?
    /// The latest failed attempt for the oldest event that waits for another attempt; if no event
    /// waits, the latest failed attempt.
    public var failure: Entitled.WebhookFailure?

    /// Made to be sent; what is left out is not sent.
    public init(
      url: String,
      deliveredAt: Entitled.Moment? = nil,
      failure: Entitled.WebhookFailure? = nil
    ) {
      self.url = url
      self.deliveredAt = deliveredAt
      self.failure = failure
    }
  }
}

extension Entitled.WebhookReport: Encoded {
  var json: JSON {
    var members = Params()
    members.add("url", url)
    members.add("deliveredAt", deliveredAt)
    members.add("failure", failure)
    return members.json
  }
}
