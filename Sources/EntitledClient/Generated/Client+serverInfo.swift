// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Returns the daemon's version, limits and store, and the caller's role. Blocks.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait for this answer.
  public func serverInfo(
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.ServerInfoResult {
    let params = Params()
    return try make("server.info", params, timeout)
  }

  /// Returns the daemon's version, limits and store, and the caller's role.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait for this answer.
  public func serverInfo(
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.ServerInfoResult {
    let params = Params()
    return try await make("server.info", params, timeout)
  }
}

extension Entitled {
  /// What `server.info` answers.
  public struct ServerInfoResult: Hashable, Sendable {
    /// Version of the daemon.
    public let version: String
    /// Version of this protocol.
    public let `protocol`: Int
    /// The daemon's limits by name.
    public let limits: Entitled.Limits
    /// Milliseconds since the daemon started.
    public let uptimeMs: Int
    /// Where the daemon keeps its data.
    public let store: Entitled.StoreState
    /// The other end of the connection, as the kernel reports it.
    public let peer: Entitled.Peer
  }
}

extension Entitled.ServerInfoResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.version = try members.required("version")
    self.`protocol` = try members.required("protocol")
    self.limits = try members.required("limits")
    self.uptimeMs = try members.required("uptimeMs")
    self.store = try members.required("store")
    self.peer = try members.required("peer")
  }
}
