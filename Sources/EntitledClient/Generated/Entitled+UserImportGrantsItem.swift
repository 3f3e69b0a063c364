// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// See `UserImportGrantsItem` in Protocol.
  public struct UserImportGrantsItem: Hashable, Sendable {
    /// An entitlement, for example `premium`.
    public var entitlement: String
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    public var grantedAt: Entitled.Moment
    /// RFC 3339 timestamp, or null.
    public var expiresAt: Entitled.Maybe<Entitled.Moment>
    /// RFC 3339 timestamp, or null.
    public var revokedAt: Entitled.Maybe<Entitled.Moment>

    /// Made to be sent; what is left out is not sent.
    public init(
      entitlement: String,
      grantedAt: Entitled.Moment,
      expiresAt: Entitled.Maybe<Entitled.Moment> = .absent,
      revokedAt: Entitled.Maybe<Entitled.Moment> = .absent
    ) {
      self.entitlement = entitlement
      self.grantedAt = grantedAt
      self.expiresAt = expiresAt
      self.revokedAt = revokedAt
    }
  }
}

extension Entitled.UserImportGrantsItem: Encoded {
  var json: JSON {
    var members = Params()
    members.add("entitlement", entitlement)
    members.add("grantedAt", grantedAt)
    members.add("expiresAt", expiresAt)
    members.add("revokedAt", revokedAt)
    return members.json
  }
}
