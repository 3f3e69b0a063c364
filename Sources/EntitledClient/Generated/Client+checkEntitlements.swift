// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Tells what a user may use. Blocks.
  ///
  /// Exactly one is given: `device` or `userId`.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - userId: A user, instead of a device.
  ///   - entitlements: Answer for these, each of them, and for no others.
  ///   - at: The moment to answer for, with today's links; now when left out.
  ///   - ifUnknown: What to answer for a userId that the project does not have: an error, or a
  ///     result with nothing active and `known` false. The daemon creates nobody. Applies to
  ///     userId only; default error.
  ///   - project: The project to work in.
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

  /// Tells what a user may use.
  ///
  /// Exactly one is given: `device` or `userId`.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - userId: A user, instead of a device.
  ///   - entitlements: Answer for these, each of them, and for no others.
  ///   - at: The moment to answer for, with today's links; now when left out.
  ///   - ifUnknown: What to answer for a userId that the project does not have: an error, or a
  ///     result with nothing active and `known` false. The daemon creates nobody. Applies to
  ///     userId only; default error.
  ///   - project: The project to work in.
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
    /// The current user's id.
    public let userId: String
    /// Whether the project has this user. Only there when the caller gave ifUnknown.
    public let known: Bool?
    /// From an entitlement's id to the entitlement, inactive ones too.
    public let entitlements: Entitled.Map<Entitled.Entitlement>
    /// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
    public let at: Entitled.Moment
    /// Only there when there are any.
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
