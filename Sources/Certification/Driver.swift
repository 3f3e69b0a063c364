import Glibc
import Platform
import SocketServer

/// The program that has a client do what a check asks for: lines with tasks go to its standard
/// input, and a line with what came of each is read from its standard output.
final class Driver {
  private let child: ChildProcess
  let peer: Peer
  private var isOver = false

  /// Starts a command of the shell, with `$ENTITLED_SOCKET` in its environment.
  init(_ command: String, socket path: String) throws(DriverError) {
    do throws(SystemError) {
      var pair = try DescriptorPair()
      let own = pair.takeOwnEnd()
      // Ours alone: a program's standard input had better wait.
      _ = fcntl(own.number, F_SETFL, O_NONBLOCK)
      // A group of its own, so that whatever it starts ends with it.
      child = try ChildProcess(
        "/bin/sh",
        ["/bin/sh", "-c", command],
        descriptors: [pair.childEnd.number, pair.childEnd.number, STDERR_FILENO],
        environment: ProcessEnvironment.all.filter { !$0.hasPrefix("ENTITLED_SOCKET=") }
          + ["ENTITLED_SOCKET=\(path)"]
      )
      peer = Peer(own)
    } catch {
      throw DriverError(reason: "cannot start a shell: \(error)")
    }
  }

  /// Whether it can be told anything.
  var isAlive: Bool { !isOver && !peer.hasEnded }

  /// Closes its standard input, and waits for its end; one that stays is killed.
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

/// Why there is no driver.
package struct DriverError: Error, CustomStringConvertible {
  let reason: String

  package var description: String { reason }
}
