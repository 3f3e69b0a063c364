/// The timeouts of a client, by step.
public struct Timeouts: Hashable, Sendable {
  /// The time to accept a connection.
  public var connect: Duration
  /// The time to reply, counted from the start of the wait for the reply.
  public var read: Duration
  /// The time to read a request.
  public var write: Duration

  /// Creates timeouts; each defaults to ten seconds.
  public init(
    connect: Duration = .seconds(10),
    read: Duration = .seconds(10),
    write: Duration = .seconds(10)
  ) {
    self.connect = connect
    self.read = read
    self.write = write
  }

  /// Creates the same timeout for every step.
  public init(each limit: Duration) {
    self.init(connect: limit, read: limit, write: limit)
  }
}
