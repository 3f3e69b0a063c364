// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Returns the properties that setUserProperty stored. Blocks.
  ///
  /// Exactly one is given: `device` or `userId`.
  ///
  /// - Parameters:
  ///   - device: Id of the device.
  ///   - userId: Id of the user, instead of `device`.
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  public func userProperties(
    device: String? = nil,
    userId: String? = nil,
    project: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.UserPropertiesResult {
    var params = Params()
    params.add("device", device)
    params.add("userId", userId)
    params.add("project", project)
    return try make("userProperties", params, timeout)
  }

  /// Returns the properties that setUserProperty stored.
  ///
  /// Exactly one is given: `device` or `userId`.
  ///
  /// - Parameters:
  ///   - device: Id of the device.
  ///   - userId: Id of the user, instead of `device`.
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  public func userProperties(
    device: String? = nil,
    userId: String? = nil,
    project: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.UserPropertiesResult {
    var params = Params()
    params.add("device", device)
    params.add("userId", userId)
    params.add("project", project)
    return try await make("userProperties", params, timeout)
  }
}

extension Entitled {
  /// What `userProperties` answers.
  public struct UserPropertiesResult: Hashable, Sendable {
    /// Properties by their names. setUserProperty stores at most 100 per customer.
    public let properties: Entitled.Map<String>
  }
}

extension Entitled.UserPropertiesResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.properties = try members.required("properties")
  }
}
