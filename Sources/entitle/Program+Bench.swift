import Benchmark
import EntitledClient
import EntitledTesting
import Platform

// Measures how fast a daemon answers.
extension Program {
  /// Measures the daemon at `--socket`, or a temporary daemon.
  ///
  /// It ignores `$ENTITLED_SOCKET`, so that it does not write to a daemon in use by mistake.
  func bench(_ question: BenchOptions, _ options: Options) throws -> RunResult {
    guard !question.isLoaded || options.socket != nil else {
      throw UsageError(
        "--loaded: a temporary daemon has no devices yet",
        hint: "leave out --loaded, or name a daemon with --socket"
      )
    }
    guard options.socket == nil else {
      return try measured(question, at: try connection(options).path, options)
    }
    return try TemporaryDaemon.run(.measured) { daemon in
      if daemon.isInMemory {
        complain(
          "entitle: warning: the daemon's folder is in memory, where writes are faster; "
            + "set TMPDIR to a folder on a disk\n"
        )
      }
      return try measured(question, at: daemon.socket, options)
    }
  }

  private func measured(
    _ question: BenchOptions,
    at socket: String,
    _ options: Options
  ) throws(ClientError) -> RunResult {
    // Each connection needs a descriptor. A failure shows later, when a connection fails.
    _ = try? Descriptor.raiseLimit()
    let progress = BenchProgress(isShown: showsProgress, write: complain)
    let bench = Bench(question, socket: socket, patience: options.timeout, progress)
    let report = BenchReport(question: question, result: try bench.run())
    return RunResult(
      report.code,
      output: options.isJSON ? "\(report.json)\n" : report.text,
      complaints: report.complaint ?? ""
    )
  }
}
