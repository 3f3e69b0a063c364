import CArguments
import Glibc
import LineProtocol
import Platform

/// Connects the program to the process: its arguments, streams and exit code.
enum ThisProcess {
  static func run() -> ExitCode {
    StandardStreams.fill(failing: true)
    // A reader that closes early, as in `entitle … | head`, must not kill this process.
    StraySignals.ignoreOfWrites()
    let isTerminal = StandardStreams.isOutputTerminal
    let program = Program(
      methods: .contract,
      isTerminal: isTerminal,
      readInput: { () throws(UsageError) in try StandardStreams.readInput() },
      outlet: StandardStreams.output,
      showsProgress: StandardStreams.isComplaintsTerminal,
      style: Style(isTerminal: isTerminal, variable: variable)
    )
    let outcome: RunResult
    do throws(UsageError) {
      // SAFETY: the strings live as long as the process.
      let words = try unsafe ProcessArguments.read(count: carguments_count()) {
        unsafe carguments_value($0)
      }
      outcome = program.run(words)
    } catch {
      outcome = program.outcome(of: .usage(error), asJSON: false)
    }
    // If writing to standard error fails, there is nowhere left to report it.
    _ = StandardStreams.write(outcome.complaints, to: STDERR_FILENO)
    switch StandardStreams.write(outcome.output, to: STDOUT_FILENO) {
    case .done, .readerGone: return outcome.code
    case .failed(let code):
      let complaint = "entitle: the output cannot be written (errno \(code))\n"
      _ = StandardStreams.write(Array(complaint.utf8), to: STDERR_FILENO)
      return .writeFailed
    }
  }

  /// Returns an environment variable; nil if it is missing or empty.
  static func variable(_ name: String) -> String? {
    ProcessEnvironment.variable(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}
