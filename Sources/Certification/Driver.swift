import Glibc
import Platform
import SocketServer

/// The program that runs the client under test.
///
/// It reads tasks from its standard input and writes replies to its standard output, as lines.
final class Driver {
  private let child: ChildProcess
  let peer: Peer
  private var isOver = false

  /// Starts a shell command with `$ENTITLED_SOCKET` in its environment.
  init(_ command: String, socket path: String) throws(DriverError) {
    do throws(SystemError) {
      var pair = try DescriptorPair()
      let own = pair.takeOwnEnd()
      // Only this end is nonblocking: a program expects a blocking standard input.
      _ = fcntl(own.number, F_SETFL, O_NONBLOCK)
      // A process group of its own lets `end` kill all its processes.
      child = try ChildProcess(
        "/bin/sh",
        ["/bin/sh", "-c", command],
        descriptors: [pair.childEnd.number, pair.childEnd.number, STDERR_FILENO],
        environment: ProcessEnvironment.all.filter { !$0.hasPrefix("ENTITLED_SOCKET=") }
          + ["ENTITLED_SOCKET=\(path)"],
        // This program ignores it. A client has to see to it itself, as it must anywhere else.
        defaultSignals: [SIGPIPE, SIGXFSZ]
      )
      peer = Peer(own)
    } catch {
      throw DriverError(reason: "cannot start a shell: \(error)")
    }
  }

  /// Whether the driver can take another task.
  var isAlive: Bool { !isOver && !peer.hasEnded }

  /// Closes its standard input, waits for its exit, and kills it after the limit.
  func end(waitLimits: Duration) {
    guard !isOver else { return }
    isOver = true
    peer.close()
    let deadline = ContinuousClock.now + waitLimits
    var status: Int32 = 0
    // SAFETY: the variable outlives the calls.
    while unsafe waitpid(child.pid, &status, WNOHANG) == 0 {
      if ContinuousClock.now > deadline { _ = kill(-child.pid, SIGKILL) }
      Polling.wait(for: [], milliseconds: 5)
    }
  }
}

/// The reason why no driver can take a task.
struct DriverError: Error, CustomStringConvertible {
  let reason: String

  var description: String { reason }
}
