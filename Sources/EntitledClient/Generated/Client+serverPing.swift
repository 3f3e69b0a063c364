// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Checks that the daemon replies. Blocks.
  ///
  /// - Parameters:
  ///   - echo: Value that the reply repeats, without the white space between its tokens.
  ///   - timeout: How long to wait for this answer.
  public func serverPing(
    echo: JSON? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.ServerPingResult {
    var params = Params()
    params.add("echo", echo)
    return try make("server.ping", params, timeout)
  }

  /// Checks that the daemon replies.
  ///
  /// - Parameters:
  ///   - echo: Value that the reply repeats, without the white space between its tokens.
  ///   - timeout: How long to wait for this answer.
  public func serverPing(
    echo: JSON? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.ServerPingResult {
    var params = Params()
    params.add("echo", echo)
    return try await make("server.ping", params, timeout)
  }
}

extension Entitled {
  /// What `server.ping` answers.
  public struct ServerPingResult: Hashable, Sendable {
    /// Always true.
    public let pong: Bool
    /// Time of the system clock.
    public let now: Entitled.Moment
    /// The value from the request; absent when the request has none.
    public let echo: JSON?
  }
}

extension Entitled.ServerPingResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.pong = try members.required("pong")
    self.now = try members.required("now")
    self.echo = try members.optional("echo")
  }
}
