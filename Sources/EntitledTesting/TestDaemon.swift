public import EntitledClient
import Foundation

/// A daemon for a test: on a socket of its own, in memory, with a clock that the test moves.
///
///     @Test func aMonthLater() throws {
///       let daemon = try TestDaemon()
///       try daemon.client.clockAdvance(by: "P1M")
///     }
///
/// It is ready when it is made, and gone when nobody holds it, or when the tests' process ends.
public final class TestDaemon {
  /// Where it listens.
  public let socket: String

  /// A client of this daemon.
  public let client: Client

  private let program: String
  private let options: [String]
  private let folder: URL
  private var child: DaemonChild

  /// Starts a daemon with further options, such as `["--rules", "revenuecat"]`.
  ///
  /// The program is `$ENTITLED_DAEMON`, or `entitled` of `$PATH`, where none is named.
  public init(_ options: [String] = [], program: String? = nil) throws(TestDaemonError) {
    let program = if let program { program } else { try Self.found() }
    // A socket's path is short, whatever the place for temporary files.
    let usual = FileManager.default.temporaryDirectory.path
    let folder = URL(filePath: usual.utf8.count < 80 ? usual : "/tmp")
      .appending(path: "entitled-\(UInt64.random(in: 0...UInt64.max))")
    do {
      try FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: false,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw TestDaemonError(reason: "no folder for the daemon: \(error)")
    }
    let socket = folder.appending(path: "s").path
    let kept = options.contains("--store") ? [] : ["--store", "memory:"]
    let clock = options.contains("--clock") ? [] : ["--clock", "manual"]
    let all =
      ["--socket", socket, "--ready-fd", "1", "--lifeline-fd", "0"] + kept + clock + options
    do throws(TestDaemonError) {
      child = try DaemonChild(program, all, log: folder.appending(path: "log").path)
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
    self.program = program
    self.options = all
    self.folder = folder
    self.socket = socket
    client = Client(path: socket)
  }

  deinit {
    client.close()
    child.kill()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Ends it at once, as a power cut would.
  public func kill() { child.kill() }

  /// Starts it again; what was in memory is gone.
  public func restart() throws(TestDaemonError) {
    child.kill()
    child = try DaemonChild(program, options, log: folder.appending(path: "log").path)
  }

  private static func found() throws(TestDaemonError) -> String {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["ENTITLED_DAEMON"], !named.isEmpty { return named }
    let places = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/entitled" }
    if let place = places.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) {
      return place
    }
    throw TestDaemonError(
      reason: "there is no daemon to test with; install entitled, or name it in $ENTITLED_DAEMON"
    )
  }
}
