public import EntitledClient
import Platform

/// A daemon for a test: on a socket of its own, in memory, with a clock that the test moves.
///
///     @Test func aMonthLater() async throws {
///       let daemon = try TestDaemon()
///       try await daemon.client.clockAdvance(by: "P1M")
///     }
///
/// It is ready when it is made, and gone when nobody has it or its client any more, after `stop`,
/// and when the tests' process ends. Swift may let go of a value after its last use: where only
/// `socket` is used, `defer { daemon.stop() }` keeps the daemon until then.
public struct TestDaemon: Sendable {
  /// Where it listens.
  public let socket: String

  /// A client of this daemon.
  public let client: Client

  private let running: RunningDaemon

  /// Starts a daemon with further options, such as `["--config", path]`.
  ///
  /// The program is `$ENTITLED_DAEMON`, or `entitled` of `$PATH`, where none is named.
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

  /// Ends it at once, as a power cut would.
  public func kill() { running.kill() }

  /// Starts it again; what was in memory is gone.
  public func restart() throws(TestDaemonError) {
    do throws(UsageError) {
      try running.restart()
    } catch {
      throw TestDaemonError(reason: "\(error)")
    }
  }

  /// Ends it, and closes its client.
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
