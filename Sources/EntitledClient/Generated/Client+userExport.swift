// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Returns everything that the daemon stores about a customer. Blocks.
  ///
  /// - Parameters:
  ///   - userId: Any id of the customer.
  ///   - withoutEvents: Whether to leave out `events`, `cursor` and `moreEvents`.
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  public func userExport(
    userId: String,
    withoutEvents: Bool? = nil,
    project: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.UserExportResult {
    var params = Params()
    params.add("userId", userId)
    params.add("withoutEvents", withoutEvents)
    params.add("project", project)
    return try make("user.export", params, timeout)
  }

  /// Returns everything that the daemon stores about a customer.
  ///
  /// - Parameters:
  ///   - userId: Any id of the customer.
  ///   - withoutEvents: Whether to leave out `events`, `cursor` and `moreEvents`.
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  public func userExport(
    userId: String,
    withoutEvents: Bool? = nil,
    project: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.UserExportResult {
    var params = Params()
    params.add("userId", userId)
    params.add("withoutEvents", withoutEvents)
    params.add("project", project)
    return try await make("user.export", params, timeout)
  }
}

extension Entitled {
  /// What `user.export` answers.
  public struct UserExportResult: Hashable, Sendable {
    /// The current user of a device, or the user that an id belongs to.
    public let user: Entitled.User
    /// First id that the customer had. After a merge, that of the older customer.
    public let firstId: String
    /// Id that acted last: the user of the last install, identify, purchase or restore.
    public let lastId: String
    /// Every id of the customer, in byte order.
    public let ids: [Entitled.KnownId]
    /// Devices whose anonymous or identified user belongs to the customer, in byte order.
    public let devices: [Entitled.Device]
    /// Account tokens registered for the customer, in byte order.
    public let accountTokens: [String]
    /// Purchases that the customer holds, with all their transactions.
    public let purchases: [Entitled.Purchase]
    /// Purchases that an import gave to the customer and that no store has reported yet.
    public let claims: [Entitled.PurchaseRef]
    /// Grants, including those that have ended.
    public let grants: [Entitled.Grant]
    /// See `UserExportResult` in Protocol.
    public let properties: [Entitled.Property]
    /// Earlier values of properties that another user of the same customer replaced. An empty
    /// value is a removal.
    public let overridden: [Entitled.Property]
    /// Entitlements by their ids, including inactive entitlements.
    public let entitlements: Entitled.Map<Entitled.Entitlement>
    /// Time of the entitlements and of the purchases' states: now.
    public let at: Entitled.Moment
    /// Events of the customer, oldest first, at most 1000.
    public let events: [Entitled.Event]?
    /// Position at which events.read continues, with the same id as `user`.
    public let cursor: String?
    /// True when events.read has more events of the customer.
    public let moreEvents: Bool?
  }
}

extension Entitled.UserExportResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.user = try members.required("user")
    self.firstId = try members.required("firstId")
    self.lastId = try members.required("lastId")
    self.ids = try members.required("ids")
    self.devices = try members.required("devices")
    self.accountTokens = try members.required("accountTokens")
    self.purchases = try members.required("purchases")
    self.claims = try members.required("claims")
    self.grants = try members.required("grants")
    self.properties = try members.required("properties")
    self.overridden = try members.required("overridden")
    self.entitlements = try members.required("entitlements")
    self.at = try members.required("at")
    self.events = try members.optional("events")
    self.cursor = try members.optional("cursor")
    self.moreEvents = try members.optional("moreEvents")
  }
}
