import Glibc
package import Platform
import Synchronization

/// A daemon in its own temporary folder; the last reference stops it and removes the folder.
package final class RunningDaemon: Sendable {
  /// The path of the daemon's socket.
  package let socket: String
  private let program: String
  private let options: [String]
  private let folder: TemporaryFolder
  private let child: Mutex<DaemonChild?>

  /// Starts the daemon, and waits until it listens; its options may name files in its folder.
  package init(
    program: String,
    _ options: (TemporaryFolder) -> [String]
  ) throws(UsageError) {
    let folder = try TemporaryFolder()
    self.program = program
    self.options = options(folder)
    self.folder = folder
    socket = folder.file("s")
    do throws(UsageError) {
      child = Mutex(try DaemonChild.started(program, self.options, in: folder))
    } catch {
      folder.remove()
      throw error
    }
  }

  deinit { stop() }

  /// Whether the folder is in memory, so that writes reach no disk.
  package var isInMemory: Bool { folder.isInMemory }

  /// Kills the daemon, and keeps its files.
  package func kill() { child.withLock { _ = $0.take()?.end() } }

  /// Kills and restarts the daemon; data that was only in memory is lost.
  package func restart() throws(UsageError) {
    try child.withLock { child throws(UsageError) in
      child.take()?.end()
      child = try DaemonChild.started(program, options, in: folder)
    }
  }

  /// Kills the daemon and removes its files; further calls do nothing.
  package func stop() {
    kill()
    folder.remove()
  }
}
