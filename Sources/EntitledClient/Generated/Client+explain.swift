// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Tells why a user may use something or not, and what would help. Blocks.
  ///
  /// Exactly one is given: `device` or `userId`.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - userId: A user, instead of a device.
  ///   - entitlement: What is asked about.
  ///   - at: The moment to answer for, with today's links; now when left out.
  ///   - project: The project to work in.
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

  /// Tells why a user may use something or not, and what would help.
  ///
  /// Exactly one is given: `device` or `userId`.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - userId: A user, instead of a device.
  ///   - entitlement: What is asked about.
  ///   - at: The moment to answer for, with today's links; now when left out.
  ///   - project: The project to work in.
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
    /// The current user's id.
    public let userId: String
    /// Whether the user may use it.
    public let active: Bool
    /// As `checkEntitlements` has it.
    public let entitlement: Entitled.Entitlement
    /// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
    public let at: Entitled.Moment
    /// From the purchase or the grant through each link to the catalogue and the clock: of what
    /// is active, or was, or may be. At most 50 steps, of more the first and the last.
    public let because: [Entitled.ExplanationStep]
    /// What gives it, too, and gives way, the best first. At most 20.
    public let others: [Entitled.Outdone]
    /// Empty where it is active. At most 20.
    public let missing: [Entitled.Lack]
    /// Only there when a list was cut: by how many.
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
