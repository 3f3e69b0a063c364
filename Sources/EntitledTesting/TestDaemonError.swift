/// The daemon of a test did not start.
public struct TestDaemonError: Error, CustomStringConvertible {
  /// Why, and what the daemon said.
  public let reason: String

  /// The reason.
  public var description: String { reason }
}
