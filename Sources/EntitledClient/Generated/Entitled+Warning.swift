// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A sign that an accepted request may be a mistake.
  public struct Warning: Hashable, Sendable {
    /// See `Warning` in Protocol.
    public let kind: Entitled.WarningKind
    /// An explanation in one sentence.
    public let message: String
    /// Similar names that exist, nearest first.
    public let nearest: [String]?
    /// In sameMoment: the fields that two statements of one moment give different values.
    public let fields: [String]?
  }
}

extension Entitled.Warning: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.kind = try members.required("kind")
    self.message = try members.required("message")
    self.nearest = try members.optional("nearest")
    self.fields = try members.optional("fields")
  }
}
