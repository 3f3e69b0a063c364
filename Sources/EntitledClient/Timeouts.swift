/// How long a daemon may take for each step before the client gives up.
public struct Timeouts: Hashable, Sendable {
  /// To take a connection.
  public var connect: Duration
  /// To answer a request, counted from where the answer is waited for.
  public var read: Duration
  /// To read a request.
  public var write: Duration

  /// Ten seconds for each step that is not named.
  public init(
    connect: Duration = .seconds(10),
    read: Duration = .seconds(10),
    write: Duration = .seconds(10)
  ) {
    self.connect = connect
    self.read = read
    self.write = write
  }

  /// The same for every step.
  public init(each limit: Duration) {
    self.init(connect: limit, read: limit, write: limit)
  }
}
