import CArguments
import EntitledClient
import Glibc
import LineProtocol
import Platform

/// Runs the command line; returns the exit code.
enum Program {
  static func run() -> ExitCode {
    StraySignals.ignoreOfWrites()
    defer { LogThread.flush() }
    do throws(UsageError) {
      // SAFETY: the strings live as long as the process.
      let arguments = try unsafe ProcessArguments.read(count: carguments_count()) {
        unsafe carguments_value($0)
      }
      switch try Options.parse(arguments) {
      case .showHelp:
        print(Options.help, terminator: "")
        return .done
      case .showVersion:
        print("entitled-webhook \(Contract.version)")
        return .done
      case .follow(let options): return follow(options)
      }
    } catch {
      Log.refused("\(error.message); \(error.hint ?? "see entitled-webhook --help")").write()
      return .usage
    }
  }

  private static func follow(_ options: Options) -> ExitCode {
    LogSettings.current = options.logSettings
    StraySignals.ignoreOfDaemons()
    StandardStreams.fill()
    do throws(SystemError) {
      try LogThread.start { Log.linesDropped($0) }
    } catch {
      Log.refused("cannot write the log: \(error)").write()
      return .failed
    }
    guard HTTPClient.prepare() else {
      Log.noLibrary.write()
      return .unavailable
    }
    if let file = options.authorities, unsafe access(file, R_OK) != 0 {
      Log.refused("--ca \(file): the file cannot be read (errno \(errno))").write()
      return .usage
    }
    var supervisor = WebhookSupervisor(options)
    do throws(ClientError) {
      return options.isTest ? try TestPosting(options).run() : try supervisor.run()
    } catch {
      let hint = error.hint.map { "; \($0)" } ?? ""
      Log.refused("\(error.message)\(hint)").write()
      return error.exitCode
    }
  }
}
