// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// See `UserImportDevicesItem` in Protocol.
  public struct UserImportDevicesItem: Hashable, Sendable {
    /// A device: one installation of one app. A reinstallation is a new device.
    public var device: String
    /// Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
    /// `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id is
    /// blockedUserId and a longer id userIdTooLong, so this schema has no length.
    public var anonymousId: String
    /// See `UserImportDevicesItem` in Protocol.
    public var identityId: Entitled.Maybe<String>
    /// See `UserImportDevicesItem` in Protocol.
    public var storeAccount: Entitled.Maybe<String>
    /// See `UserImportDevicesItem` in Protocol.
    public var platform: Entitled.Maybe<String>
    /// See `UserImportDevicesItem` in Protocol.
    public var app: Entitled.Maybe<String>
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    public var createdAt: Entitled.Moment

    /// Made to be sent; what is left out is not sent.
    public init(
      device: String,
      anonymousId: String,
      identityId: Entitled.Maybe<String> = .absent,
      storeAccount: Entitled.Maybe<String> = .absent,
      platform: Entitled.Maybe<String> = .absent,
      app: Entitled.Maybe<String> = .absent,
      createdAt: Entitled.Moment
    ) {
      self.device = device
      self.anonymousId = anonymousId
      self.identityId = identityId
      self.storeAccount = storeAccount
      self.platform = platform
      self.app = app
      self.createdAt = createdAt
    }
  }
}

extension Entitled.UserImportDevicesItem: Encoded {
  var json: JSON {
    var members = Params()
    members.add("device", device)
    members.add("anonymousId", anonymousId)
    members.add("identityId", identityId)
    members.add("storeAccount", storeAccount)
    members.add("platform", platform)
    members.add("app", app)
    members.add("createdAt", createdAt)
    return members.json
  }
}
