import Glibc
package import Platform
import Synchronization

/// A daemon in its own temporary folder; it stops, and the folder goes, with the last reference.
package final class RunningDaemon: Sendable {
  /// Where it answers.
  package let socket: String
  private let program: String
  private let options: [String]
  private let folder: TemporaryFolder
  private let child: Mutex<DaemonChild?>

  /// Starts it, and waits until it listens; its options may name files in its folder.
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

  /// Whether what it writes goes to no disk.
  package var isInMemory: Bool { folder.isInMemory }

  /// Ends it at once, as a power cut would; what it leaves stays.
  package func kill() { child.withLock { _ = $0.take()?.end() } }

  /// Starts it again; what was in memory is gone.
  package func restart() throws(UsageError) {
    try child.withLock { child throws(UsageError) in
      child.take()?.end()
      child = try DaemonChild.started(program, options, in: folder)
    }
  }

  /// Ends it, and removes what it leaves; once is enough.
  package func stop() {
    kill()
    folder.remove()
  }
}
