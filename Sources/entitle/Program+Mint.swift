import EntitledClient
import MintedStore
import Platform
import Presentation

// Makes what stores would send.
extension Program {
  /// Prints the notifications, or sends them to the project.
  func mint(_ question: MintOptions, _ options: Options) throws -> RunResult {
    let script = try MintScript(
      question.script == "-" ? try readInput() : try StandardStreams.readFile(question.script)
    )
    guard question.isSent || question.project != nil else {
      return try printed(script, question, MintSettings(secret: question.secret))
    }
    var daemon = try connection(options)
    let sender = MintSender(project: question.project)
    let settings = try sender.settings(for: question, from: &daemon)
    guard question.isSent else { return try printed(script, question, settings) }
    let deliveries = try Mint(question, settings).deliveries(of: script)
    let isText = isTerminal && !options.isJSON
    var output = ""
    let isGood = try sender.send(
      deliveries,
      settings,
      isShuffled: question.isShuffled,
      on: &daemon
    ) { reply in
      output += isText ? "\(Printable.escaped(reply.text))\n" : "\(reply.json)\n"
    }
    return RunResult(isGood ? .done : .refused, output: output)
  }

  private func printed(
    _ script: MintScript,
    _ question: MintOptions,
    _ settings: MintSettings
  ) throws(UsageError) -> RunResult {
    let lines = try Mint(question, settings).lines(of: script)
    return RunResult(.done, output: lines.map { "\($0)\n" }.joined())
  }
}
