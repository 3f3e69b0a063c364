import EntitledClient
import EntitledTesting
import Platform

/// A daemon of this program's own, gone with what it is used for.
enum TemporaryDaemon {
  /// What it is for.
  enum Use {
    /// Histories: in memory, with a manual clock.
    case played
    /// Measuring: on a disk, as one that serves.
    case measured
  }

  /// Lends a daemon that nobody has used; it is stopped afterwards, also when this program is
  /// interrupted.
  static func run<Result>(
    _ use: Use = .played,
    _ body: (RunningDaemon) throws(Failure) -> Result
  ) throws(Failure) -> Result {
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
      throw .start(error)
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
  /// A connection to it.
  func connect(_ timeouts: Timeouts = Timeouts()) throws(Failure) -> Connection {
    do throws(ClientError) {
      return try Connection(path: socket, timeouts: timeouts)
    } catch {
      throw .client(error)
    }
  }
}
