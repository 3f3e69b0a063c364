// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// See `UserImportUser` in Protocol.
  public struct UserImportUser: Hashable, Sendable {
    /// Not read.
    public var id: JSON?
    /// Not read.
    public var anonymousId: JSON?
    /// Not read.
    public var identityId: JSON?
    /// See `UserImportUser` in Protocol.
    public var customerId: Entitled.Maybe<String>
    /// Not read.
    public var aliases: JSON?
    /// Not read.
    public var device: JSON?
    /// RFC 3339 timestamp, or null.
    public var createdAt: Entitled.Maybe<Entitled.Moment>
    /// Not read.
    public var environment: JSON?

    /// Made to be sent; what is left out is not sent.
    public init(
      id: JSON? = nil,
      anonymousId: JSON? = nil,
      identityId: JSON? = nil,
      customerId: Entitled.Maybe<String> = .absent,
      aliases: JSON? = nil,
      device: JSON? = nil,
      createdAt: Entitled.Maybe<Entitled.Moment> = .absent,
      environment: JSON? = nil
    ) {
      self.id = id
      self.anonymousId = anonymousId
      self.identityId = identityId
      self.customerId = customerId
      self.aliases = aliases
      self.device = device
      self.createdAt = createdAt
      self.environment = environment
    }
  }
}

extension Entitled.UserImportUser: Encoded {
  var json: JSON {
    var members = Params()
    members.add("id", id)
    members.add("anonymousId", anonymousId)
    members.add("identityId", identityId)
    members.add("customerId", customerId)
    members.add("aliases", aliases)
    members.add("device", device)
    members.add("createdAt", createdAt)
    members.add("environment", environment)
    return members.json
  }
}
