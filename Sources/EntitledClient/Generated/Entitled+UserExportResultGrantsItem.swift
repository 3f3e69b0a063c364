// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// See `UserExportResultGrantsItem` in Protocol.
  public struct UserExportResultGrantsItem: Hashable, Sendable {
    /// What a user may use.
    public let entitlement: String
    /// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
    public let grantedAt: Entitled.Moment
    /// A Moment, or null where there is none.
    public let expiresAt: Entitled.Moment?
    /// A Moment, or null where there is none.
    public let revokedAt: Entitled.Moment?
  }
}

extension Entitled.UserExportResultGrantsItem: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.entitlement = try members.required("entitlement")
    self.grantedAt = try members.required("grantedAt")
    self.expiresAt = try members.required("expiresAt")
    self.revokedAt = try members.required("revokedAt")
  }
}
