internal import Glibc

/// Signals that would end a program that has no use for them.
package enum StraySignals {
  /// Ignores them from now on; call it before anything writes.
  ///
  /// A reader that closes its end, and a limit on the size of files (`ulimit -f`), become errors of
  /// the write.
  package static func ignoreOfWrites() {
    for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
  }

  /// Ignores further signals that would end a daemon at once, for example the USR1 of a script that
  /// rotates the logs of all programs.
  ///
  /// QUIT and ABRT are left: an operator sends them to get a core dump of a program that hangs.
  package static func ignoreOfDaemons() {
    for number in [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGIO, SIGPWR] {
      _ = signal(number, SIG_IGN)
    }
  }
}
