// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// The current user of a device, or the user that an id belongs to.
  public struct User: Hashable, Sendable {
    /// For a device: the identified user, or else the anonymous user. For an id: that id if it is
    /// identified, or else the customer's identified id, or its anonymous id if it has none.
    public var id: String
    /// For a device: its anonymous user. For an id: that id if it is anonymous, or else null.
    public var anonymousId: String?
    /// Id of the identified user; null for an anonymous user.
    public var identityId: String?
    /// Id of the customer. It stays the same across logins, and every userId param accepts it.
    public var customerId: String
    /// Every id of the customer, in byte order. It omits the customerId of a customer that began
    /// with an identified user.
    public var aliases: [String]
    /// Id of the device; absent when the request names a user.
    public var device: String?
    /// Time at which the customer was created.
    public var createdAt: Entitled.Moment
    /// Which purchases give access: those of production, those of the sandbox, or both (any).
    public var environment: Entitled.ProjectEnvironment

    /// Made to be sent; what is left out is not sent.
    public init(
      id: String,
      anonymousId: String?,
      identityId: String?,
      customerId: String,
      aliases: [String],
      device: String? = nil,
      createdAt: Entitled.Moment,
      environment: Entitled.ProjectEnvironment
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

extension Entitled.User: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.id = try members.required("id")
    self.anonymousId = try members.required("anonymousId")
    self.identityId = try members.required("identityId")
    self.customerId = try members.required("customerId")
    self.aliases = try members.required("aliases")
    self.device = try members.optional("device")
    self.createdAt = try members.required("createdAt")
    self.environment = try members.required("environment")
  }
}

extension Entitled.User: Encoded {
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
