import Foundation

/// The daemon's process: it ends with the pipe that it has as its standard input.
struct DaemonChild {
  private let pid: pid_t
  private let lifeline: CInt
  private var hasEnded = false

  /// Starts it, and waits until its socket listens.
  init(_ program: String, _ arguments: [String], log: String) throws(TestDaemonError) {
    let (given, lifeline) = try Self.pipe()
    let (ready, told) = try Self.pipe()
    let errors = unsafe open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    defer { for number in [given, ready, errors] { close(number) } }
    self.lifeline = lifeline
    do throws(TestDaemonError) {
      pid = try Self.spawn(program, arguments, [given, told, errors])
    } catch {
      close(told)
      close(lifeline)
      throw error
    }
    close(told)
    var byte: UInt8 = 0
    var count = -1
    // SAFETY: the variable outlives the call, which fills its one byte.
    repeat { count = unsafe read(ready, &byte, 1) } while count < 0 && errno == EINTR
    guard count == 1 else {
      kill()
      let said = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
      throw TestDaemonError(reason: "the daemon \(program) ended before it was ready: \(said)")
    }
  }

  /// Ends it at once, and waits until it has ended.
  mutating func kill() {
    guard !hasEnded else { return }
    hasEnded = true
    _ = Foundation.kill(pid, SIGKILL)
    var status: CInt = 0
    // SAFETY: the variable outlives the call.
    while unsafe waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    close(lifeline)
  }

  private static func pipe() throws(TestDaemonError) -> (reading: CInt, writing: CInt) {
    var ends: [CInt] = [0, 0]
    // Glibc's module has no pipe2, and no other pipe is kept from a child that starts meanwhile.
    let kind = CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue)
    // SAFETY: the array has room for the two descriptors.
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw TestDaemonError(reason: "socketpair: errno \(errno)")
    }
    return (ends[0], ends[1])
  }

  private static func spawn(
    _ program: String,
    _ arguments: [String],
    _ descriptors: [CInt]
  ) throws(TestDaemonError) -> pid_t {
    // Above every number that is given to the program: none is overwritten before its turn.
    let sources = descriptors.map { fcntl($0, F_DUPFD_CLOEXEC, CInt(descriptors.count)) }
    defer { for source in sources { close(source) } }
    var actions = unsafe posix_spawn_file_actions_t()
    // SAFETY: actions and words outlive the call that uses them; the strings are freed afterwards.
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (target, source) in sources.enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, source, CInt(target))
    }
    let words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var pid: pid_t = 0
    let code = unsafe posix_spawnp(&pid, program, &actions, nil, words, environ)
    guard code == 0 else {
      throw TestDaemonError(
        reason: "the daemon \(program) cannot be started: \(unsafe String(cString: strerror(code)))"
      )
    }
    return pid
  }
}
