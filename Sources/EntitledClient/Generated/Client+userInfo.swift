// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Returns the current user of a device, or the user that an id belongs to. Blocks.
  ///
  /// Exactly one is given: `device` or `userId`.
  ///
  /// - Parameters:
  ///   - device: Id of the device.
  ///   - userId: Id of the user, instead of `device`.
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  public func userInfo(
    device: String? = nil,
    userId: String? = nil,
    project: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.UserInfoResult {
    var params = Params()
    params.add("device", device)
    params.add("userId", userId)
    params.add("project", project)
    return try make("userInfo", params, timeout)
  }

  /// Returns the current user of a device, or the user that an id belongs to.
  ///
  /// Exactly one is given: `device` or `userId`.
  ///
  /// - Parameters:
  ///   - device: Id of the device.
  ///   - userId: Id of the user, instead of `device`.
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  public func userInfo(
    device: String? = nil,
    userId: String? = nil,
    project: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.UserInfoResult {
    var params = Params()
    params.add("device", device)
    params.add("userId", userId)
    params.add("project", project)
    return try await make("userInfo", params, timeout)
  }
}

extension Entitled {
  /// What `userInfo` answers.
  public struct UserInfoResult: Hashable, Sendable {
    /// The current user of a device, or the user that an id belongs to.
    public let user: Entitled.User
  }
}

extension Entitled.UserInfoResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.user = try members.required("user")
  }
}
