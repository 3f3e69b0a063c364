// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A link that stands though an earlier one was taken back.
  public struct KeptLink: Hashable, Sendable {
    /// The event that told of it.
    public let event: String
    /// What brought it about.
    public let method: Entitled.KeptLinkMethod
  }
}

extension Entitled.KeptLink: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.event = try members.required("event")
    self.method = try members.required("method")
  }
}
