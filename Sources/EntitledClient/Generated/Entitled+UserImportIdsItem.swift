// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// See `UserImportIdsItem` in Protocol.
  public struct UserImportIdsItem: Hashable, Sendable {
    /// Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
    /// `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id is
    /// blockedUserId and a longer id userIdTooLong, so this schema has no length.
    public var id: String
    /// See `UserImportIdsItem` in Protocol.
    public var kind: Entitled.UserImportIdsItemKind
    /// Device of an anonymous id.
    public var device: Entitled.Maybe<String>
    /// Without it, now.
    public var createdAt: Entitled.Maybe<Entitled.Moment>

    /// Made to be sent; what is left out is not sent.
    public init(
      id: String,
      kind: Entitled.UserImportIdsItemKind,
      device: Entitled.Maybe<String> = .absent,
      createdAt: Entitled.Maybe<Entitled.Moment> = .absent
    ) {
      self.id = id
      self.kind = kind
      self.device = device
      self.createdAt = createdAt
    }
  }
}

extension Entitled.UserImportIdsItem: Encoded {
  var json: JSON {
    var members = Params()
    members.add("id", id)
    members.add("kind", kind)
    members.add("device", device)
    members.add("createdAt", createdAt)
    return members.json
  }
}
