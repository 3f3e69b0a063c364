/// The error when a test's daemon does not start.
public struct TestDaemonError: Error, CustomStringConvertible {
  /// The reason, with the daemon's own message.
  public let reason: String

  /// The reason.
  public var description: String { reason }
}
