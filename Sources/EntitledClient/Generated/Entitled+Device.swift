// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// See `Device` in Protocol.
  public struct Device: Hashable, Sendable {
    /// A device: one installation of one app. A reinstallation is a new device.
    public var device: String
    /// Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
    /// `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id is
    /// blockedUserId and a longer id userIdTooLong, so this schema has no length.
    public var anonymousId: String
    /// Id of the identified user; null when no user is logged in.
    public var identityId: String?
    /// See `Device` in Protocol.
    public var storeAccount: String?
    /// See `Device` in Protocol.
    public var platform: String?
    /// See `Device` in Protocol.
    public var app: String?
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    public var createdAt: Entitled.Moment
    let given: Given

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
      var given = Given.nothing
      self.device = device
      self.anonymousId = anonymousId
      self.identityId = given.take("identityId", identityId)
      self.storeAccount = given.take("storeAccount", storeAccount)
      self.platform = given.take("platform", platform)
      self.app = given.take("app", app)
      self.createdAt = createdAt
      self.given = given
    }
  }
}

extension Entitled.Device: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.device = try members.required("device")
    self.anonymousId = try members.required("anonymousId")
    self.identityId = try members.required("identityId")
    self.storeAccount = try members.required("storeAccount")
    self.platform = try members.required("platform")
    self.app = try members.required("app")
    self.createdAt = try members.required("createdAt")
    given = .answer
  }
}

extension Entitled.Device: Encoded {
  var json: JSON {
    var members = Params()
    members.add("device", device)
    members.add("anonymousId", anonymousId)
    members.add("identityId", identityId, given)
    members.add("storeAccount", storeAccount, given)
    members.add("platform", platform, given)
    members.add("app", app, given)
    members.add("createdAt", createdAt)
    return members.json
  }
}
