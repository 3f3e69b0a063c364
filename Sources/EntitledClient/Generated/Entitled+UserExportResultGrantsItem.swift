// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// See `UserExportResultGrantsItem` in Protocol.
  public struct UserExportResultGrantsItem: Hashable, Sendable {
    /// An entitlement, for example `premium`.
    public let entitlement: String
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    public let grantedAt: Entitled.Moment
    /// RFC 3339 timestamp, or null.
    public let expiresAt: Entitled.Moment?
    /// RFC 3339 timestamp, or null.
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
