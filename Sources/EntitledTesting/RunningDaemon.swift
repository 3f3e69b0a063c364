import Foundation
import Synchronization

/// A daemon and its folder; both are gone when nobody holds it.
final class RunningDaemon: Sendable {
  let socket: String
  private let program: String
  private let options: [String]
  private let folder: String
  private let child: Mutex<DaemonChild>

  init(_ options: [String], program named: String?) throws(TestDaemonError) {
    let program = if let named { named } else { try Self.found() }
    let folder = try Self.made()
    let socket = "\(folder)/s"
    let kept = options.contains("--store") ? [] : ["--store", "memory:"]
    let clock = options.contains("--clock") ? [] : ["--clock", "manual"]
    let all =
      ["--socket", socket, "--ready-fd", "1", "--lifeline-fd", "0"] + kept + clock + options
    do throws(TestDaemonError) {
      child = Mutex(try DaemonChild.started(program, all, log: "\(folder)/log"))
    } catch {
      try? FileManager.default.removeItem(atPath: folder)
      throw error
    }
    self.program = program
    self.options = all
    self.folder = folder
    self.socket = socket
  }

  deinit {
    kill()
    try? FileManager.default.removeItem(atPath: folder)
  }

  func kill() { child.withLock { $0.kill() } }

  func restart() throws(TestDaemonError) {
    try child.withLock { child throws(TestDaemonError) in
      child.kill()
      child = try DaemonChild.started(program, options, log: "\(folder)/log")
    }
  }

  /// A folder of its own; a socket's path is short, whatever the place for temporary files.
  private static func made() throws(TestDaemonError) -> String {
    let usual = FileManager.default.temporaryDirectory.path
    let folder =
      (usual.utf8.count < 80 ? usual : "/tmp") + "/entitled-\(UInt64.random(in: 0...(.max)))"
    do {
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: false,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw TestDaemonError(reason: "no folder for the daemon: \(error)")
    }
    return folder
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
