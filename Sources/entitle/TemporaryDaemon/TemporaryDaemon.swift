import EntitledClient
import EntitledTesting
import Platform

/// Starts a temporary daemon for the duration of a command.
enum TemporaryDaemon {
  /// The purpose of the daemon.
  enum Use {
    /// For examples and simulations: in memory, with a manual clock.
    case played
    /// For measurements: on disk, as in production.
    case measured
  }

  /// Runs `body` with an empty daemon, and stops the daemon afterwards.
  ///
  /// The daemon also stops if this program is interrupted.
  static func run<Result>(
    _ use: Use = .played,
    _ body: (RunningDaemon) throws -> Result
  ) throws -> Result {
    let interruption = SignalDeferral()
    let daemon: RunningDaemon
    do throws(UsageError) {
      daemon = try RunningDaemon(program: try program()) { folder in
        switch use {
        case .played: ["--store", "memory:", "--clock", "manual"]
        case .measured: ["--store", "sqlite:\(folder.file("data.sqlite"))"]
        }
      }
    } catch {
      interruption.allow()
      throw Failure.start(error)
    }
    interruption.watch { daemon.stop() }
    defer {
      daemon.stop()
      interruption.allow()
    }
    return try body(daemon)
  }

  private static func program() throws(UsageError) -> String {
    try DaemonProgram.find(
      beside: ProcessEnvironment.programPath,
      path: ThisProcess.variable("PATH"),
      hint: "put entitled beside entitle, or into a folder of $PATH"
    )
  }
}

extension RunningDaemon {
  /// Connects to the daemon.
  func connect(_ timeouts: Timeouts = Timeouts()) throws(ClientError) -> Connection {
    try Connection(path: socket, timeouts: timeouts)
  }
}
