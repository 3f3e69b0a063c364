import Glibc
import Platform

/// The daemon's process.
///
/// It ends with this program, however that ends: it holds on to a lifeline.
struct DaemonChild: ~Copyable {
  private let child: ChildProcess
  /// Held open; when it is closed, the daemon ends.
  private let lifeline: Descriptor

  private let ready: Descriptor

  /// Starts it with its socket and its log in a folder, and waits until it listens.
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
    // The other end is the daemon's alone by now: it is closed when the daemon ends.
    if (try? daemon.ready.read(upTo: 1)) == [0x0A] { return daemon }
    // Without its lifeline it ends, if it has not yet.
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

  /// All but the variables by which a service manager speaks to this program alone.
  private static var environment: [String] {
    let own = ["NOTIFY_SOCKET", "LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"]
    return ProcessEnvironment.all.filter { variable in
      !own.contains { variable.hasPrefix("\($0)=") }
    }
  }

  /// Ends it at once, and returns its exit code.
  @discardableResult
  consuming func end() -> Int32 {
    kill(child.pid, SIGKILL)
    return child.wait()
  }
}
