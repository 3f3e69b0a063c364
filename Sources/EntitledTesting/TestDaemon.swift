public import EntitledClient
import Platform

/// A daemon for a test: with its own socket, in memory, with a clock that the test advances.
///
///     @Test func aMonthLater() async throws {
///       let daemon = try TestDaemon()
///       try await daemon.client.clockAdvance(by: "P1M")
///     }
///
/// The daemon is ready when the initializer returns. It ends after `stop`, when neither the value
/// nor its client is referenced any more, and when the test process ends. Swift may release a value
/// after its last use: if a test uses only `socket`, `defer { daemon.stop() }` keeps the daemon
/// alive.
public struct TestDaemon: Sendable {
  /// The path of the socket on which the daemon listens.
  public let socket: String

  /// A client that is connected to this daemon's socket.
  public let client: Client

  private let running: RunningDaemon

  /// Starts a daemon with additional options, such as `["--config", path]`.
  ///
  /// The default program is `$ENTITLED_DAEMON`, or else `entitled` on `$PATH`.
  public init(_ options: [String] = [], program: String? = nil) throws(TestDaemonError) {
    let defaults = [["--store", "memory:"], ["--clock", "manual"]]
    let all = defaults.filter { !options.contains($0[0]) }.joined() + options
    do throws(UsageError) {
      let program = if let program { program } else { try Self.found() }
      running = try RunningDaemon(program: program) { _ in all }
    } catch {
      throw TestDaemonError(reason: "\(error)")
    }
    socket = running.socket
    client = Client(path: socket, holding: running)
  }

  /// Kills the daemon.
  public func kill() { running.kill() }

  /// Kills and restarts the daemon; data that was only in memory is lost.
  public func restart() throws(TestDaemonError) {
    do throws(UsageError) {
      try running.restart()
    } catch {
      throw TestDaemonError(reason: "\(error)")
    }
  }

  /// Kills the daemon, and closes its client.
  public func stop() {
    client.close()
    running.kill()
  }

  private static func found() throws(UsageError) -> String {
    if let named = ProcessEnvironment.variable("ENTITLED_DAEMON"), !named.isEmpty { return named }
    return try DaemonProgram.find(
      beside: nil,
      path: ProcessEnvironment.variable("PATH"),
      hint: "install entitled, or name it in $ENTITLED_DAEMON"
    )
  }
}
