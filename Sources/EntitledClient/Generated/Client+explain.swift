// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Explains why an entitlement is active or not, and lists calls that would give access.
  /// Blocks.
  ///
  /// Exactly one is given: `device` or `userId`.
  ///
  /// - Parameters:
  ///   - device: Id of the device.
  ///   - userId: Id of the user, instead of `device`.
  ///   - entitlement: Id of the entitlement.
  ///   - at: Moment to evaluate, RFC 3339, with today's holders. Default: now.
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  public func explain(
    device: String? = nil,
    userId: String? = nil,
    entitlement: String,
    at: Entitled.Moment? = nil,
    project: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.ExplainResult {
    var params = Params()
    params.add("device", device)
    params.add("userId", userId)
    params.add("entitlement", entitlement)
    params.add("at", at)
    params.add("project", project)
    return try make("explain", params, timeout)
  }

  /// Explains why an entitlement is active or not, and lists calls that would give access.
  ///
  /// Exactly one is given: `device` or `userId`.
  ///
  /// - Parameters:
  ///   - device: Id of the device.
  ///   - userId: Id of the user, instead of `device`.
  ///   - entitlement: Id of the entitlement.
  ///   - at: Moment to evaluate, RFC 3339, with today's holders. Default: now.
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  public func explain(
    device: String? = nil,
    userId: String? = nil,
    entitlement: String,
    at: Entitled.Moment? = nil,
    project: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.ExplainResult {
    var params = Params()
    params.add("device", device)
    params.add("userId", userId)
    params.add("entitlement", entitlement)
    params.add("at", at)
    params.add("project", project)
    return try await make("explain", params, timeout)
  }
}

extension Entitled {
  /// What `explain` answers.
  public struct ExplainResult: Hashable, Sendable {
    /// Id of the user that the result is about.
    public let userId: String
    /// Whether the user has access.
    public let active: Bool
    /// The entitlement, as `checkEntitlements` returns it.
    public let entitlement: Entitled.Entitlement
    /// The moment that the result is for.
    public let at: Entitled.Moment
    /// The steps that lead to the result: the purchase or grant, each change of holder, the
    /// catalogue and the clock. When no purchase or grant is active, the steps of one that was
    /// active or may become active. At most 50 steps: the first and the last.
    public let because: [Entitled.ExplanationStep]
    /// Purchases and grants that also give the entitlement and lost against the winner, best
    /// first. At most 20.
    public let others: [Entitled.LosingSource]
    /// What prevents access. Empty when the entitlement is active. At most 20.
    public let missing: [Entitled.MissingReason]
    /// How many entries the daemon left out of each list. Absent when every list is complete.
    public let omitted: Entitled.ExplainResultOmitted?
  }
}

extension Entitled.ExplainResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.userId = try members.required("userId")
    self.active = try members.required("active")
    self.entitlement = try members.required("entitlement")
    self.at = try members.required("at")
    self.because = try members.required("because")
    self.others = try members.required("others")
    self.missing = try members.required("missing")
    self.omitted = try members.optional("omitted")
  }
}
