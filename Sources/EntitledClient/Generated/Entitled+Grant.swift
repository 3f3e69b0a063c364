// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// See `Grant` in Protocol.
  public struct Grant: Hashable, Sendable {
    /// An entitlement, for example `premium`.
    public var entitlement: String
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    public var grantedAt: Entitled.Moment
    /// RFC 3339 timestamp, or null.
    public var expiresAt: Entitled.Moment?
    /// RFC 3339 timestamp, or null.
    public var revokedAt: Entitled.Moment?
    let given: Given

    /// Made to be sent; what is left out is not sent.
    public init(
      entitlement: String,
      grantedAt: Entitled.Moment,
      expiresAt: Entitled.Maybe<Entitled.Moment> = .absent,
      revokedAt: Entitled.Maybe<Entitled.Moment> = .absent
    ) {
      var given = Given.nothing
      self.entitlement = entitlement
      self.grantedAt = grantedAt
      self.expiresAt = given.take("expiresAt", expiresAt)
      self.revokedAt = given.take("revokedAt", revokedAt)
      self.given = given
    }
  }
}

extension Entitled.Grant: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.entitlement = try members.required("entitlement")
    self.grantedAt = try members.required("grantedAt")
    self.expiresAt = try members.required("expiresAt")
    self.revokedAt = try members.required("revokedAt")
    given = .answer
  }
}

extension Entitled.Grant: Encoded {
  var json: JSON {
    var members = Params()
    members.add("entitlement", entitlement)
    members.add("grantedAt", grantedAt)
    members.add("expiresAt", expiresAt, given)
    members.add("revokedAt", revokedAt, given)
    return members.json
  }
}
