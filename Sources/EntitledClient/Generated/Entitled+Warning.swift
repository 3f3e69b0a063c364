// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Something that was done, and may not be what was meant.
  public struct Warning: Hashable, Sendable {
    /// See `Warning` in Protocol.
    public let kind: Entitled.WarningKind
    /// One sentence for people.
    public let message: String
    /// Names that do exist, the nearest first.
    public let nearest: [String]?
  }
}

extension Entitled.Warning: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.kind = try members.required("kind")
    self.message = try members.required("message")
    self.nearest = try members.optional("nearest")
  }
}
