import EntitledClient
import Glibc
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

  private struct Running {
    let pid: pid_t
    /// Held open; when it is closed, the daemon ends.
    let lifeline: OwnedDescriptor
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
    let log = folder.file("log")
    let pid: pid_t
    let ready: OwnedDescriptor
    do throws(StartError) {
      let (readyEnds, lifelineEnds) = (try PipeEnds(), try PipeEnds())
      pid = try Spawning.start(
        program,
        ["--socket", socket, "--ready-fd", "3", "--lifeline-fd", "4"] + Self.options(use, folder),
        inheriting: [readyEnds.writing, lifelineEnds.reading],
        log: log
      )
      ready = readyEnds.reading
      running = Mutex(Running(pid: pid, lifeline: lifelineEnds.writing))
    } catch {
      folder.remove()
      throw error
    }
    // The other end of the pipe is the daemon's alone by now: it ends with it.
    guard ready.readByte() == 0x0A else {
      running.withLock { $0 = nil }
      let code = Self.end(of: pid)
      let said = folder.text(of: "log").trimmed
      folder.remove()
      throw StartError(
        "\(program) did not start: \(said.isEmpty ? "it ended with \(code)" : said)",
        hint: "it must be of the same version as this program: \(program) --version tells"
      )
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
      guard let pid = running?.pid else { return }
      running = nil
      kill(pid, SIGTERM)
      _ = Self.end(of: pid)
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

  /// Waits for a child: its exit code, or the signal's number above 128.
  private static func end(of pid: pid_t) -> Int32 {
    var status: Int32 = 0
    // SAFETY: the variable outlives the call.
    while unsafe waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
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
