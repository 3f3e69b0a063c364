// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Tells who the user of a device is, or whom an id reaches. Blocks.
  ///
  /// Exactly one is given: `device` or `userId`.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - userId: A user, instead of a device.
  ///   - project: The project to work in.
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

  /// Tells who the user of a device is, or whom an id reaches.
  ///
  /// Exactly one is given: `device` or `userId`.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - userId: A user, instead of a device.
  ///   - project: The project to work in.
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
    /// Who somebody is: the current user of a device, or the user that an id reaches.
    public let user: Entitled.User
  }
}

extension Entitled.UserInfoResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.user = try members.required("user")
  }
}
