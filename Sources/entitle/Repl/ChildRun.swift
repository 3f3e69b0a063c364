import Glibc
import Platform

/// Runs a program on the same terminal.
enum ChildRun {
  /// Runs this program again.
  static func run(_ words: [String]) throws(SystemError) {
    _ = try run(ProcessEnvironment.ownProgram, ["entitle"] + words)
  }

  /// Runs a program and returns its exit code.
  ///
  /// A Ctrl-C ends only that program.
  static func run(_ program: String, _ words: [String]) throws(SystemError) -> CInt {
    let (interrupt, quit) = (signal(SIGINT, SIG_IGN), signal(SIGQUIT, SIG_IGN))
    defer {
      _ = signal(SIGINT, interrupt)
      _ = signal(SIGQUIT, quit)
    }
    return try ChildProcess(
      program,
      words,
      isOwnGroup: false,
      defaultSignals: [SIGINT, SIGQUIT, SIGPIPE, SIGXFSZ]
    ).wait()
  }
}
