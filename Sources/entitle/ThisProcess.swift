import Glibc
import LineProtocol
import Platform

/// Connects the program to the process: its arguments, streams and exit code.
enum ThisProcess {
  static func run() -> ExitCode {
    StandardStreams.fill(failing: true)
    // A reader that closes early, as in `entitle … | head`, must not kill this process.
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

  /// Returns the arguments after the program's name.
  ///
  /// Reads the raw arguments, because `CommandLine.arguments` repairs text that is not UTF-8, and
  /// could thereby name another device.
  private static func words() throws(UsageError) -> [String] {
    var words: [String] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      // SAFETY: the system keeps argc C strings for the lifetime of the process.
      guard let pointer = unsafe CommandLine.unsafeArgv[index] else { break }
      guard let word = unsafe String(validatingCString: pointer) else {
        throw UsageError("the argument at place \(index) is not UTF-8")
      }
      words.append(word)
    }
    return words
  }
}
