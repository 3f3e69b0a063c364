// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// See `UserExportResultDevicesItem` in Protocol.
  public struct UserExportResultDevicesItem: Hashable, Sendable {
    /// A device: one installation of one app. A reinstallation is a new device.
    public let device: String
    /// Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
    /// `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id is
    /// blockedUserId and a longer id userIdTooLong, so this schema has no length.
    public let anonymousId: String
    /// Id of the identified user; null when no user is logged in.
    public let identityId: String?
    /// See `UserExportResultDevicesItem` in Protocol.
    public let storeAccount: String?
    /// See `UserExportResultDevicesItem` in Protocol.
    public let platform: String?
    /// See `UserExportResultDevicesItem` in Protocol.
    public let app: String?
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    public let createdAt: Entitled.Moment
  }
}

extension Entitled.UserExportResultDevicesItem: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.device = try members.required("device")
    self.anonymousId = try members.required("anonymousId")
    self.identityId = try members.required("identityId")
    self.storeAccount = try members.required("storeAccount")
    self.platform = try members.required("platform")
    self.app = try members.required("app")
    self.createdAt = try members.required("createdAt")
  }
}
