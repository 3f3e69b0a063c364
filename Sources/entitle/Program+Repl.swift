import EntitledClient
import Glibc
import LineProtocol
import Platform
import Presentation

// The `repl` command: runs commands from a terminal, or from the lines of standard input.
extension Program {
  func repl(_ options: Options) throws -> RunResult {
    let given = options.words
    guard let terminal else { return try readPlainly(given) }
    let interruption = SignalDeferral(of: [SIGTERM, SIGHUP])
    interruption.watch { terminal.restore() }
    defer { interruption.allow() }
    Repl(
      methods: methods,
      terminal: terminal,
      file: HistoryFile(variable: ThisProcess.variable),
      run: { words in
        // Run each command as a process, so that Ctrl-C ends only that command.
        do throws(SystemError) {
          try ChildRun.run(given + words)
        } catch {
          complain(Failure.start(UsageError("cannot start the command: \(error)")).text)
        }
      },
      complain: complain
    ).begin(greeting(options))
    return RunResult(.done)
  }

  private func greeting(_ options: Options) -> String {
    let place: String
    do throws(ClientError) {
      place = "the daemon at \(Printable.escaped(try connection(options).path)) answers"
    } catch {
      place = String(Failure.client(error).text.dropFirst("entitle: ".count).dropLast())
    }
    return "entitle \(Contract.version): \(place)\n"
  }

  /// Runs the lines of standard input; returns the exit code of the last line.
  private func readPlainly(_ given: [String]) throws -> RunResult {
    var code = ExitCode.done
    var program = self
    program.readInput = { () throws(UsageError) in
      throw UsageError(
        "standard input has the commands, not params",
        hint: "write the params as name=value or name:=json"
      )
    }
    var lines = try InputLines("-")
    while let line = try lines.next() {
      let outcome: RunResult
      // Replaced bytes could name another device.
      let text = String(validating: line, as: UTF8.self)
      switch text.map({ ReplLine($0) }) ?? .refused(UsageError("the line is not UTF-8")) {
      case .nothing: continue
      case .leave: return RunResult(code)
      case .refused(let error):
        outcome = self.outcome(of: .usage(error), asJSON: given.contains("--json"))
      case .words(let words): outcome = program.run(given + words)
      }
      code = outcome.code
      _ = StandardStreams.write(outcome.complaints, to: StandardStreams.complaints)
      if let end = ended(write(outcome.output)) { return end }
    }
    return RunResult(code)
  }
}

extension Options {
  /// The options as words, to pass them to another process of the program.
  var words: [String] {
    var words: [String] = []
    if let socket { words.append("--socket=\(socket)") }
    if timeout != Options().timeout { words.append("--timeout=\(timeout.secondsText)") }
    if let wait { words.append("--wait=\(wait.secondsText)") }
    if isJSON { words.append("--json") }
    return words
  }
}

extension Duration {
  fileprivate var secondsText: String {
    let (seconds, attoseconds) = components
    return "\(Double(seconds) + Double(attoseconds) / 1e18)"
  }
}
