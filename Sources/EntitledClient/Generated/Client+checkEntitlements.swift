// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Returns the entitlements of a user, active and inactive. Blocks.
  ///
  /// Exactly one is given: `device` or `userId`.
  ///
  /// - Parameters:
  ///   - device: Id of the device.
  ///   - userId: Id of the user, instead of `device`.
  ///   - entitlements: Ids of the entitlements to return, including those that the user does not
  ///     have. The warning `unknownEntitlement` names those that the project does not define
  ///     either. Default: every entitlement of the products that the user's purchases have then,
  ///     and of the grants.
  ///   - at: Moment to evaluate, RFC 3339, with today's holders. Default: now.
  ///   - ifUnknown: Reply for a userId that the project does not have: `error`, or `none` for a
  ///     result with no active entitlement and `known` false. The daemon does not create the
  ///     user.
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  public func checkEntitlements(
    device: String? = nil,
    userId: String? = nil,
    entitlements: [String]? = nil,
    at: Entitled.Moment? = nil,
    ifUnknown: Entitled.CheckEntitlementsIfUnknown? = nil,
    project: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.CheckEntitlementsResult {
    var params = Params()
    params.add("device", device)
    params.add("userId", userId)
    params.add("entitlements", entitlements)
    params.add("at", at)
    params.add("ifUnknown", ifUnknown)
    params.add("project", project)
    return try make("checkEntitlements", params, timeout)
  }

  /// Returns the entitlements of a user, active and inactive.
  ///
  /// Exactly one is given: `device` or `userId`.
  ///
  /// - Parameters:
  ///   - device: Id of the device.
  ///   - userId: Id of the user, instead of `device`.
  ///   - entitlements: Ids of the entitlements to return, including those that the user does not
  ///     have. The warning `unknownEntitlement` names those that the project does not define
  ///     either. Default: every entitlement of the products that the user's purchases have then,
  ///     and of the grants.
  ///   - at: Moment to evaluate, RFC 3339, with today's holders. Default: now.
  ///   - ifUnknown: Reply for a userId that the project does not have: `error`, or `none` for a
  ///     result with no active entitlement and `known` false. The daemon does not create the
  ///     user.
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  public func checkEntitlements(
    device: String? = nil,
    userId: String? = nil,
    entitlements: [String]? = nil,
    at: Entitled.Moment? = nil,
    ifUnknown: Entitled.CheckEntitlementsIfUnknown? = nil,
    project: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.CheckEntitlementsResult {
    var params = Params()
    params.add("device", device)
    params.add("userId", userId)
    params.add("entitlements", entitlements)
    params.add("at", at)
    params.add("ifUnknown", ifUnknown)
    params.add("project", project)
    return try await make("checkEntitlements", params, timeout)
  }
}

extension Entitled {
  /// What `checkEntitlements` answers.
  public struct CheckEntitlementsResult: Hashable, Sendable {
    /// Id of the user that the result is about.
    public let userId: String
    /// Whether the project has this user. Absent unless the request has `ifUnknown`.
    public let known: Bool?
    /// Entitlements by their ids, including inactive entitlements.
    public let entitlements: Entitled.Map<Entitled.Entitlement>
    /// The moment that the result is for.
    public let at: Entitled.Moment
    /// Absent when there are no warnings.
    public let warnings: [Entitled.Warning]?
  }
}

extension Entitled.CheckEntitlementsResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.userId = try members.required("userId")
    self.known = try members.optional("known")
    self.entitlements = try members.required("entitlements")
    self.at = try members.required("at")
    self.warnings = try members.optional("warnings")
  }
}
