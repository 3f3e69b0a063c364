import Glibc
import Platform

/// Runs this program again on the same terminal.
enum ChildRun {
  /// Waits for the end of the run, which a Ctrl-C ends alone.
  static func run(_ words: [String]) throws(SystemError) {
    let (interrupt, quit) = (signal(SIGINT, SIG_IGN), signal(SIGQUIT, SIG_IGN))
    defer {
      _ = signal(SIGINT, interrupt)
      _ = signal(SIGQUIT, quit)
    }
    try ChildProcess(
      "/proc/self/exe",
      ["entitle"] + words,
      isOwnGroup: false,
      defaultSignals: [SIGINT, SIGQUIT, SIGPIPE]
    ).wait()
  }
}
