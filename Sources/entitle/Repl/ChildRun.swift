import Glibc

/// This program once more, on the same terminal.
enum ChildRun {
  /// Waits for its end, and lets Ctrl-C end it alone; an error when it could not be started.
  static func run(_ words: [String]) -> StartError? {
    let (interrupt, quit) = (signal(SIGINT, SIG_IGN), signal(SIGQUIT, SIG_IGN))
    defer {
      _ = signal(SIGINT, interrupt)
      _ = signal(SIGQUIT, quit)
    }
    var attributes = posix_spawnattr_t()
    var ended = sigset_t()
    var nothing = sigset_t()
    // SAFETY: attributes and words outlive the calls that use them, and are freed afterwards.
    unsafe sigemptyset(&ended)
    unsafe sigemptyset(&nothing)
    for number in [SIGINT, SIGQUIT, SIGPIPE] { unsafe sigaddset(&ended, number) }
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &ended)
    unsafe posix_spawnattr_setsigmask(&attributes, &nothing)
    let flags = Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK)
    unsafe posix_spawnattr_setflags(&attributes, flags)
    let arguments = unsafe (["entitle"] + words).map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var pid: pid_t = 0
    let code = unsafe posix_spawn(&pid, "/proc/self/exe", nil, &attributes, arguments, environ)
    guard code == 0 else { return StartError("it cannot be started (errno \(code))") }
    var status: Int32 = 0
    while unsafe waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    return nil
  }
}
