// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Tells everything that is held about a customer. Blocks.
  ///
  /// - Parameters:
  ///   - userId: Any id that reaches the customer.
  ///   - project: The project to work in.
  ///   - timeout: How long to wait for this answer.
  public func userExport(
    userId: String,
    project: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.UserExportResult {
    var params = Params()
    params.add("userId", userId)
    params.add("project", project)
    return try make("user.export", params, timeout)
  }

  /// Tells everything that is held about a customer.
  ///
  /// - Parameters:
  ///   - userId: Any id that reaches the customer.
  ///   - project: The project to work in.
  ///   - timeout: How long to wait for this answer.
  public func userExport(
    userId: String,
    project: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.UserExportResult {
    var params = Params()
    params.add("userId", userId)
    params.add("project", project)
    return try await make("user.export", params, timeout)
  }
}

extension Entitled {
  /// What `user.export` answers.
  public struct UserExportResult: Hashable, Sendable {
    /// Who somebody is: the current user of a device, or the user that an id reaches.
    public let user: Entitled.User
    /// Every id that reaches the customer, in the order of their bytes.
    public let ids: [Entitled.UserExportResultIdsItem]
    /// Those whose anonymous or identified user is the customer's, in the order of their bytes.
    public let devices: [Entitled.UserExportResultDevicesItem]
    /// What the customer holds, each transaction whole.
    public let purchases: [Entitled.Purchase]
    /// Those of the past, too.
    public let grants: [Entitled.UserExportResultGrantsItem]
    /// See `UserExportResult` in Protocol.
    public let properties: [Entitled.UserExportResultPropertiesItem]
    /// What users of the customer had set, or removed (an empty value), before another of them
    /// set it anew.
    public let overridden: [Entitled.UserExportResultOverriddenItem]
    /// From an entitlement's id to the entitlement, inactive ones too.
    public let entitlements: Entitled.Map<Entitled.Entitlement>
    /// Of the entitlements, and of the states of the purchases: now.
    public let at: Entitled.Moment
    /// What was told of the customer, the oldest first, up to 1000.
    public let events: [Entitled.Event]
    /// Where events.read goes on, with the same id as `user`.
    public let cursor: String
    /// True when events.read would tell more.
    public let moreEvents: Bool
  }
}

extension Entitled.UserExportResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.user = try members.required("user")
    self.ids = try members.required("ids")
    self.devices = try members.required("devices")
    self.purchases = try members.required("purchases")
    self.grants = try members.required("grants")
    self.properties = try members.required("properties")
    self.overridden = try members.required("overridden")
    self.entitlements = try members.required("entitlements")
    self.at = try members.required("at")
    self.events = try members.required("events")
    self.cursor = try members.required("cursor")
    self.moreEvents = try members.required("moreEvents")
  }
}
