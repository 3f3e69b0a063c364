import EntitledClient
import Glibc
import Platform
import Synchronization

/// A daemon of this program's own, gone with what it is used for.
///
/// It ends with this program, however that ends: it holds on to a lifeline.
final class ThrowAwayDaemon: Sendable {
  /// Where it answers.
  let socket: String

  /// What it is for.
  enum Use {
    /// Histories: in memory, with a manual clock.
    case played
    /// Measuring: on a disk, as one that serves.
    case measured
  }

  private let folder: TemporaryFolder
  private let running: Mutex<Running?>

  private struct Running: ~Copyable {
    let child: ChildProcess
    /// Held open; when it is closed, the daemon ends.
    let lifeline: Descriptor
  }

  /// Lends a daemon that nobody has used; it is stopped afterwards, also when this program is
  /// interrupted.
  static func run<Result>(
    _ use: Use = .played,
    _ body: (ThrowAwayDaemon) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let interruption = Interruption()
    let daemon: ThrowAwayDaemon
    do throws(StartError) {
      daemon = try ThrowAwayDaemon(use)
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

  /// Starts it, and waits until it listens.
  private init(_ use: Use) throws(StartError) {
    let program = try DaemonProgram.find()
    let folder = try TemporaryFolder()
    self.folder = folder
    socket = folder.file("s")
    let child: ChildProcess
    let ready: Descriptor
    do throws(SystemError) {
      var readiness = try DescriptorPair()
      var lifeline = try DescriptorPair()
      let null = try Descriptor.open("/dev/null", O_RDWR)
      let log = try Descriptor.open(folder.file("log"), O_WRONLY | O_CREAT | O_APPEND, mode: 0o600)
      child = try ChildProcess(
        program,
        [program, "--socket", socket, "--ready-fd", "3", "--lifeline-fd", "4"]
          + Self.options(use, folder),
        descriptors: [
          null.number, null.number, log.number, readiness.childEnd.number,
          lifeline.childEnd.number,
        ],
        environment: Self.environment
      )
      ready = readiness.takeOwnEnd()
      running = Mutex(Running(child: child, lifeline: lifeline.takeOwnEnd()))
    } catch {
      folder.remove()
      throw StartError("\(program) cannot be started: \(error)")
    }
    // The other end is the daemon's alone by now: it is closed when the daemon ends.
    guard (try? ready.read(upTo: 1)) == [0x0A] else {
      running.withLock { $0 = nil }
      let code = child.wait()
      let said = folder.text(of: "log").trimmed
      folder.remove()
      throw StartError(
        "\(program) did not start: \(said.isEmpty ? "it ended with \(code)" : said)",
        hint: "it must be of the same version as this program: \(program) --version tells"
      )
    }
  }

  /// All but the variables by which a service manager speaks to this program alone.
  private static var environment: [String] {
    let own = ["NOTIFY_SOCKET", "LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"]
    return ProcessEnvironment.all.filter { variable in
      !own.contains { variable.hasPrefix("\($0)=") }
    }
  }

  private static func options(_ use: Use, _ folder: TemporaryFolder) -> [String] {
    switch use {
    case .played: ["--store", "memory:", "--clock", "manual"]
    case .measured: ["--store", "sqlite:\(folder.file("data.sqlite"))"]
    }
  }

  deinit { stop() }

  /// Whether what it writes goes to no disk.
  var isInMemory: Bool { folder.isInMemory }

  /// Ends it, and removes what it leaves; once is enough.
  func stop() {
    running.withLock { running in
      guard let child = running?.child else { return }
      running = nil
      kill(child.pid, SIGTERM)
      child.wait()
      folder.remove()
    }
  }

  /// A connection to it.
  func connect(_ timeouts: Timeouts = Timeouts()) throws(Failure) -> Connection {
    do throws(ClientError) {
      return try Connection(path: socket, timeouts: timeouts)
    } catch {
      throw .client(error)
    }
  }
}

/// Why there is no daemon to throw away.
struct StartError: Error, Equatable {
  /// One sentence for people, without a full stop.
  let message: String
  /// What to do about it.
  let hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}

extension String {
  /// Without the blanks and line feeds at its end.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
