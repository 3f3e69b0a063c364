import EntitledClient
import Platform

// The `demo` command: plays the examples on a temporary daemon.
extension Program {
  func demo(_ number: Int?, _ options: Options) throws -> RunResult {
    let examples = DemoExample.all.filter { number == nil || $0.number == number }
    return try TemporaryDaemon.run { daemon in
      let connection = try daemon.connect(Timeouts(each: options.timeout))
      let style = options.isJSON ? .plain : style
      var play = DemoRun(
        methods,
        on: connection,
        style: style,
        isJSON: options.isJSON,
        write: write
      )
      if !options.isJSON {
        if let end = ended(write(Array(beginning.utf8))) { return end }
      }
      for example in examples {
        if let end = ended(try play.play(example)) { return end }
      }
      return RunResult(.done, output: options.isJSON ? "" : end)
    }
  }

  /// Returns the result for output that cannot be written; nil if it was written.
  func ended(_ writing: StandardStreams.Writing) -> RunResult? {
    switch writing {
    case .done: nil
    case .readerGone: RunResult(.done)
    case .failed(let code):
      RunResult(.writeFailed, complaints: "entitle: the output cannot be written (errno \(code))\n")
    }
  }

  /// Returns the result for output that cannot be written; nil if it was written, or if the reader
  /// has closed it.
  ///
  /// In that case the command completes its work without output: an import takes in all lines.
  func failed(_ writing: StandardStreams.Writing) -> RunResult? {
    if case .readerGone = writing { nil } else { ended(writing) }
  }

  private var beginning: String {
    """
    This demo starts a temporary daemon, plays examples on it, and stops it. Each
    step shows its command and then who has access. A device has the entitlements
    of its current user.


    """
  }

  private var end: String {
    """
    The temporary daemon is gone. To start a daemon that stays, run: entitled
    To complete commands in bash, run: source <(entitle completion bash)

    """
  }
}
