// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A call, ready to be sent, that would make an entitlement active: it was rehearsed, and it
  /// did.
  public struct HelpfulCall: Hashable, Sendable {
    /// See `HelpfulCall` in Protocol.
    public let method: String
    /// As the method takes them.
    public let params: Entitled.Map<JSON>
    /// What a peer needs for it.
    public let role: Entitled.HelpfulCallRole
    /// One sentence for people.
    public let text: String
  }
}

extension Entitled.HelpfulCall: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.method = try members.required("method")
    self.params = try members.required("params")
    self.role = try members.required("role")
    self.text = try members.required("text")
  }
}
