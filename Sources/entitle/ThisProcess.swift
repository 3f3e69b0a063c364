import Glibc
import LineProtocol
import Platform

/// This process: its words in, its streams and its exit code out.
enum ThisProcess {
  static func run() -> ExitCode {
    // A reader that has seen enough, as in `entitle … | head`, is no reason to be killed.
    signal(SIGPIPE, SIG_IGN)
    let isTerminal = StandardStreams.isOutputTerminal
    let program = Program(
      methods: .contract,
      isTerminal: isTerminal,
      readInput: { () throws(UsageError) in try StandardStreams.readInput() },
      outlet: StandardStreams.output,
      showsProgress: StandardStreams.isComplaintsTerminal,
      style: Style(isTerminal: isTerminal, variable: variable),
      terminal: Terminal(variable: variable)
    )
    let outcome: RunResult
    do throws(UsageError) {
      outcome = program.run(try words())
    } catch {
      outcome = program.outcome(of: .usage(error), asJSON: false)
    }
    // Nobody is left who could be told that the complaints could not be written.
    _ = StandardStreams.write(outcome.complaints, to: STDERR_FILENO)
    switch StandardStreams.write(outcome.output, to: STDOUT_FILENO) {
    case .done, .readerGone: return outcome.code
    case .failed(let code):
      let complaint = "entitle: the output cannot be written (errno \(code))\n"
      _ = StandardStreams.write(Array(complaint.utf8), to: STDERR_FILENO)
      return .writeFailed
    }
  }

  /// A variable of the environment; nil for an empty one, too: it says as little.
  static func variable(_ name: String) -> String? {
    ProcessEnvironment.variable(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What stands after the program's name.
  ///
  /// Read from where the system put it, for `CommandLine.arguments` changes what is not UTF-8,
  /// and so would name another device.
  private static func words() throws(UsageError) -> [String] {
    var words: [String] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      // SAFETY: the system keeps argc C strings for as long as the process lives.
      guard let pointer = unsafe CommandLine.unsafeArgv[index] else { break }
      guard let word = unsafe String(validatingCString: pointer) else {
        throw UsageError("the argument at place \(index) is not UTF-8")
      }
      words.append(word)
    }
    return words
  }
}
