// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// The process that posts the project's events; absent if there is none.
  public struct WebhookListResultPoster: Hashable, Sendable {
    /// See `WebhookListResultPoster` in Protocol.
    public let uid: Int
    /// See `WebhookListResultPoster` in Protocol.
    public let pid: Int
  }
}

extension Entitled.WebhookListResultPoster: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.uid = try members.required("uid")
    self.pid = try members.required("pid")
  }
}
