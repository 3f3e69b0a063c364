// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Answers, to show that the daemon does. Blocks.
  ///
  /// - Parameters:
  ///   - echo: Comes back as it is, without the blanks between its tokens.
  ///   - timeout: How long to wait for this answer.
  public func serverPing(
    echo: JSON? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.ServerPingResult {
    var params = Params()
    params.add("echo", echo)
    return try make("server.ping", params, timeout)
  }

  /// Answers, to show that the daemon does.
  ///
  /// - Parameters:
  ///   - echo: Comes back as it is, without the blanks between its tokens.
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
    /// By the system's clock.
    public let now: Entitled.Moment
    /// What was given; not there when nothing was.
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
