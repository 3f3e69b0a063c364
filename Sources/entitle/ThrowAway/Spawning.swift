import Glibc

/// Starting another program.
enum Spawning {
  /// Variables by which a service manager speaks to this program alone.
  private static let ownVariables = ["NOTIFY_SOCKET", "LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"]

  /// Starts a program that finds `inheriting` under 3, 4 and so on, writes to `log`, and is in a
  /// group of its own: a Ctrl-C is for this program to deal with.
  static func start(
    _ program: String,
    _ arguments: [String],
    inheriting: [OwnedDescriptor],
    log: String
  ) throws(StartError) -> pid_t {
    // Above every number that is given to the program: none is overwritten before its turn.
    let first = STDERR_FILENO + 1
    var sources: [OwnedDescriptor] = []
    for descriptor in inheriting {
      let copy = fcntl(descriptor.number, F_DUPFD_CLOEXEC, first + Int32(inheriting.count))
      guard copy >= 0 else { throw StartError("there is no descriptor left (errno \(errno))") }
      sources.append(OwnedDescriptor(owning: copy))
    }
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    // SAFETY: actions, attributes, words and variables outlive the calls that use them, and are
    // freed afterwards; glibc copies the paths of the actions.
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    let flags = O_WRONLY | O_CREAT | O_APPEND
    unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, log, flags, 0o600)
    for (place, source) in sources.enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, source.number, first + Int32(place))
    }
    var nothing = sigset_t()
    unsafe sigemptyset(&nothing)
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    unsafe posix_spawnattr_setsigmask(&attributes, &nothing)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    let settings = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETPGROUP)
    unsafe posix_spawnattr_setflags(&attributes, settings)
    let words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    let variables = unsafe inheritedVariables.map { unsafe strdup($0) } + [nil]
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    var pid: pid_t = 0
    let code = unsafe posix_spawn(&pid, program, &actions, &attributes, words, variables)
    guard code == 0 else { throw StartError("\(program) cannot be started (errno \(code))") }
    return pid
  }

  private static var inheritedVariables: [String] {
    ThisProcess.environment.filter { variable in
      !ownVariables.contains { variable.hasPrefix("\($0)=") }
    }
  }
}
