// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Tells what setUserProperty has kept. Blocks.
  ///
  /// Exactly one is given: `device` or `userId`.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - userId: A user, instead of a device.
  ///   - project: The project to work in.
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

  /// Tells what setUserProperty has kept.
  ///
  /// Exactly one is given: `device` or `userId`.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - userId: A user, instead of a device.
  ///   - project: The project to work in.
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
    /// From a property's name to its value; a customer has at most 100 by setUserProperty.
    public let properties: Entitled.Map<String>
  }
}

extension Entitled.UserPropertiesResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.properties = try members.required("properties")
  }
}
