// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// See `UserExportResultDevicesItem` in Protocol.
  public struct UserExportResultDevicesItem: Hashable, Sendable {
    /// One install of one app. A reinstall is a new device.
    public let device: String
    /// A user: one's own id for somebody, an anonymous id, or a customerId. 1 to
    /// `userIdLengthMax` Unicode scalars, compared byte by byte. An empty or too long one has
    /// errors of its own (blockedUserId, userIdTooLong), so no length is given here.
    public let anonymousId: String
    /// Who is logged in.
    public let identityId: String?
    /// See `UserExportResultDevicesItem` in Protocol.
    public let storeAccount: String?
    /// See `UserExportResultDevicesItem` in Protocol.
    public let platform: String?
    /// See `UserExportResultDevicesItem` in Protocol.
    public let app: String?
    /// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
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
