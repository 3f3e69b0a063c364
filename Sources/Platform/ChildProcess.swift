internal import CLinux
internal import Glibc

/// A child process.
package struct ChildProcess: Sendable {
  package let pid: Int32

  /// Starts a program, found on `$PATH` if its name has no slash; `words` begin with its name.
  ///
  /// The child receives `descriptors[0]` as its standard input, and so on. A process group of its
  /// own keeps Ctrl-C from it. It blocks no signals, and those of `defaultSignals` have their
  /// default effect even if this program ignores them.
  package init(
    _ program: String,
    _ words: [String],
    descriptors: [CInt] = [],
    environment: [String] = ProcessEnvironment.all,
    isOwnGroup: Bool = true,
    defaultSignals: [CInt] = []
  ) throws(SystemError) {
    // Copies get numbers above the targets, so that none is overwritten too early.
    var copies: [CInt] = []
    defer { for copy in copies { close(copy) } }
    for number in descriptors {
      copies.append(
        try systemCall("fcntl") { fcntl(number, F_DUPFD_CLOEXEC, CInt(descriptors.count)) }
      )
    }
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    var (none, usual) = (sigset_t(), sigset_t())
    // SAFETY: all arguments outlive the call that uses them, and are freed afterwards.
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    for (target, copy) in copies.enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, copy, CInt(target))
    }
    unsafe sigemptyset(&none)
    unsafe sigemptyset(&usual)
    for number in defaultSignals { unsafe sigaddset(&usual, number) }
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    let flags =
      POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | (isOwnGroup ? POSIX_SPAWN_SETPGROUP : 0)
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    let words = unsafe words.map { unsafe strdup($0) } + [nil]
    let variables = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    var pid: pid_t = 0
    let code = unsafe posix_spawnp(&pid, program, &actions, &attributes, words, variables)
    guard code == 0 else { throw SystemError(code: code, call: "posix_spawnp") }
    self.pid = pid
  }

  /// Waits for the child's end; returns its exit code, or 128 plus the signal's number.
  @discardableResult
  package func wait() -> CInt {
    var status: CInt = 0
    // SAFETY: the variable outlives the call.
    while unsafe waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }
}
