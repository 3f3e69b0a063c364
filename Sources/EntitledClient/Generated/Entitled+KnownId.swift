// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// See `KnownId` in Protocol.
  public struct KnownId: Hashable, Sendable {
    /// Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
    /// `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id is
    /// blockedUserId and a longer id userIdTooLong, so this schema has no length.
    public var id: String
    /// Who uses the id. `customer`: the customerId of a customer that began with an identified
    /// user.
    public var kind: Entitled.KnownIdKind
    /// Device of an anonymous id; otherwise null.
    public var device: String?
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    public var createdAt: Entitled.Moment
    let given: Given

    /// Made to be sent; what is left out is not sent.
    public init(
      id: String,
      kind: Entitled.KnownIdKind,
      device: Entitled.Maybe<String> = .absent,
      createdAt: Entitled.Moment? = nil
    ) {
      var given = Given.nothing
      self.id = id
      self.kind = kind
      self.device = given.take("device", device)
      self.createdAt = given.take("createdAt", createdAt)
      self.given = given
    }
  }
}

extension Entitled.KnownId: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.id = try members.required("id")
    self.kind = try members.required("kind")
    self.device = try members.required("device")
    self.createdAt = try members.required("createdAt")
    given = .answer
  }
}

extension Entitled.KnownId: Encoded {
  var json: JSON {
    var members = Params()
    members.add("id", id)
    members.add("kind", kind)
    members.add("device", device, given)
    members.add("createdAt", createdAt, given)
    return members.json
  }
}
