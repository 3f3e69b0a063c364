import Glibc
import Platform

/// A daemon process that a test or a command starts.
///
/// The daemon ends when this program ends for any reason, because the lifeline closes.
struct DaemonChild: ~Copyable {
  private let child: ChildProcess
  /// The daemon ends when this descriptor closes.
  private let lifeline: Descriptor

  private let ready: Descriptor

  /// Starts the daemon with its socket and log in `folder`, and waits until it listens.
  static func started(
    _ program: String,
    _ options: [String],
    in folder: TemporaryFolder
  ) throws(UsageError) -> DaemonChild {
    let daemon: DaemonChild
    do throws(SystemError) {
      daemon = try DaemonChild(program, options, folder)
    } catch {
      throw UsageError("\(program) cannot be started: \(error)")
    }
    // Only the daemon holds the other end now, so the read ends when the daemon does.
    if (try? daemon.ready.read(upTo: 1)) == [0x0A] { return daemon }
    // Closing the lifeline ends the daemon if it still runs.
    let child = daemon.child
    _ = consume daemon
    let code = child.wait()
    var said = folder.text(of: "log")[...]
    while said.last?.isWhitespace == true { said.removeLast() }
    throw UsageError(
      "\(program) did not start: \(said.isEmpty ? "it ended with \(code)" : String(said))",
      hint: "it needs the version of this program: compare \(program) --version"
    )
  }

  private init(
    _ program: String,
    _ options: [String],
    _ folder: TemporaryFolder
  ) throws(SystemError) {
    var readiness = try DescriptorPair()
    var lifeline = try DescriptorPair()
    let null = try Descriptor.open("/dev/null", O_RDWR)
    let log = try Descriptor.open(folder.file("log"), O_WRONLY | O_CREAT | O_APPEND, mode: 0o600)
    child = try ChildProcess(
      program,
      [program, "--socket", folder.file("s"), "--ready-fd", "3", "--lifeline-fd", "4"] + options,
      descriptors: [
        null.number, null.number, log.number, readiness.childEnd.number, lifeline.childEnd.number,
      ],
      environment: Self.environment
    )
    ready = readiness.takeOwnEnd()
    self.lifeline = lifeline.takeOwnEnd()
  }

  /// The environment without the variables that a service manager sets for this program only.
  private static var environment: [String] {
    let own = ["NOTIFY_SOCKET", "LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"]
    return ProcessEnvironment.all.filter { variable in
      !own.contains { variable.hasPrefix("\($0)=") }
    }
  }

  /// Kills the daemon, and returns its exit code.
  @discardableResult
  consuming func end() -> Int32 {
    kill(child.pid, SIGKILL)
    return child.wait()
  }
}
