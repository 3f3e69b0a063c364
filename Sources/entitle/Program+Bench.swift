import Benchmark
import EntitledClient
import EntitledTesting
import Glibc
import Platform

// How fast a daemon answers.
extension Program {
  /// Of the daemon that `--socket` names, or of one of its own: nobody's data is written to
  /// because a variable happened to say where a daemon is.
  func bench(_ question: BenchQuestion, _ options: Options) throws(Failure) -> RunResult {
    guard !question.isLoaded || options.socket != nil else {
      throw .usage(
        UsageError(
          "--loaded: a temporary daemon has no devices yet",
          hint: "leave out --loaded, or name a daemon with --socket"
        )
      )
    }
    guard options.socket == nil else {
      do throws(ClientError) {
        let socket = try connection(options).path
        return try measured(question, at: socket, options)
      } catch {
        throw .client(error)
      }
    }
    return try TemporaryDaemon.run(.measured) { (daemon) throws(Failure) in
      if daemon.isInMemory {
        complain(
          "entitle: warning: the daemon's folder is in memory, where writes are faster; "
            + "set TMPDIR to a folder on a disk\n"
        )
      }
      do throws(ClientError) {
        return try measured(question, at: daemon.socket, options)
      } catch {
        throw .client(error)
      }
    }
  }

  private func measured(
    _ question: BenchQuestion,
    at socket: String,
    _ options: Options
  ) throws(ClientError) -> RunResult {
    Self.allowDescriptors()
    let progress = BenchProgress(isShown: showsProgress, write: complain)
    let bench = Bench(question, socket: socket, patience: options.timeout, progress)
    let report = BenchReport(question: question, result: try bench.run())
    return RunResult(
      report.code,
      output: options.isJSON ? "\(report.json)\n" : report.text,
      complaints: report.complaint ?? ""
    )
  }

  /// As many as the system lets this process have: each connection takes one.
  private static func allowDescriptors() {
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var limit = rlimit()
    // SAFETY: the structure outlives the calls. What is refused shows when one is missing.
    guard unsafe getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    _ = unsafe setrlimit(resource, &limit)
  }
}
