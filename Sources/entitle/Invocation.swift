import EntitledClient

/// What the words of a command line ask for.
struct Invocation: Equatable {
  let command: Command
  let options: Options
}

/// What is to be done.
enum Command: Equatable {
  case call(method: String, Params)
  /// Whether somebody may use something; `params` say who, and in which project.
  case check(entitlement: String, params: [JSON.Member])
  /// The feed, for as long as somebody looks.
  case watch([JSON.Member])
  case socketPath
  case help(HelpTopic)
  case version
}

/// The params of a call.
enum Params: Equatable {
  case members([JSON.Member])
  /// One JSON object.
  case standardInput
}

/// What help is wanted on.
enum HelpTopic: Equatable {
  case program
  case method(MethodEntry)
  case builtIn(BuiltIn)
}

/// A sub-command that is not a method.
enum BuiltIn: String, CaseIterable {
  case call
  case check
  case help
  case socketPath = "socket-path"
  case watch
  case why
}

/// What may be said with any sub-command.
struct Options: Equatable {
  /// The only place to look for the daemon.
  var socket: String?
  /// How long the daemon may take for a step.
  var timeout = Duration.seconds(10)
  /// The result as JSON on one line, on a terminal too, and an error as JSON.
  var isJSON = false

  static let names = ["--socket", "--timeout", "--json", "--help", "--version"]

  /// A day.
  static let timeoutSecondsMax = 86_400.0

  /// Reads `--timeout`: seconds, with or without a fraction.
  static func timeout(_ text: String) throws(UsageError) -> Duration {
    let isPlain = text.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") }
    guard isPlain, let seconds = Double(text), seconds > 0, seconds <= timeoutSecondsMax else {
      throw UsageError(
        "--timeout: expected seconds, found \(String(quotingWord: text))",
        hint: "give more than 0 and at most 86400, as in --timeout 2.5"
      )
    }
    return .seconds(seconds)
  }
}
