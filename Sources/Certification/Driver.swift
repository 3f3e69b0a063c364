import CLinux
import Glibc
import SocketServer

/// The program that has a client do what a check asks for: lines with tasks go to its standard
/// input, and a line with what came of each is read from its standard output.
final class Driver {
  private let pid: pid_t
  let peer: Peer
  private var isOver = false

  /// Starts a command of the shell, with `$ENTITLED_SOCKET` in its environment.
  init(_ command: String, socket path: String) throws(DriverError) {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    // SAFETY: the array has room for the two descriptors.
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw DriverError(reason: "socketpair: errno \(errno)")
    }
    let own = Descriptor(owning: ends[0])
    let its = Descriptor(owning: ends[1])
    // Ours alone: a program's standard input had better wait.
    _ = fcntl(own.number, F_SETFL, O_NONBLOCK)
    // SAFETY: setenv copies both, and no other thread runs.
    _ = unsafe setenv("ENTITLED_SOCKET", path, 1)
    pid = try Self.start(command, descriptor: its.number)
    peer = Peer(own)
  }

  /// Whether it can be told anything.
  var isAlive: Bool { !isOver && !peer.hasEnded }

  /// Closes its standard input, and waits for its end; one that stays is killed.
  func end(patience: Duration) {
    guard !isOver else { return }
    isOver = true
    peer.close()
    let deadline = ContinuousClock.now + patience
    var status: Int32 = 0
    // SAFETY: the variable outlives the calls.
    while unsafe waitpid(pid, &status, WNOHANG) == 0 {
      if ContinuousClock.now > deadline { _ = kill(-pid, SIGKILL) }
      Polling.wait(for: [], milliseconds: 5)
    }
  }

  private static func start(
    _ command: String,
    descriptor: Int32
  ) throws(DriverError) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    // SAFETY: what they fill outlives the calls, and is given back afterwards.
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, STDOUT_FILENO)
    // A group of its own, so that whatever it starts ends with it; and it hears every signal,
    // whichever of them this program takes from a descriptor.
    var nothing = sigset_t()
    unsafe sigemptyset(&nothing)
    unsafe posix_spawnattr_setsigmask(&attributes, &nothing)
    let flags = Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK)
    unsafe posix_spawnattr_setflags(&attributes, flags)
    let texts: [String] = ["/bin/sh", "-c", command]
    let words: [UnsafeMutablePointer<CChar>?] = unsafe texts.map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var pid: pid_t = 0
    // SAFETY: the words end with nil and outlive the call; the environment is the process's own.
    let code = unsafe posix_spawn(
      &pid,
      "/bin/sh",
      &actions,
      &attributes,
      words,
      clinux_environment()
    )
    guard code == 0 else { throw DriverError(reason: "cannot start a shell: errno \(code)") }
    return pid
  }
}

/// Why there is no driver.
package struct DriverError: Error, CustomStringConvertible {
  let reason: String

  package var description: String { reason }
}
