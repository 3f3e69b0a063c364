import Benchmark
import EntitledClient
import Pictures
import Platform
import Simulator

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
  /// How fast a daemon answers.
  case bench(BenchQuestion)
  /// A picture of a customer.
  case graph(PictureQuestion, SubcommandOptions.Form?)
  /// One history under several rule sets.
  case simulate(SimulationQuestion, SubcommandOptions.Form?)
  /// What was told of a customer.
  case timeline(PictureQuestion, SubcommandOptions.Form?)
  case socketPath
  /// Lines, each a command, until there are no more.
  case repl
  /// The examples, or one of them.
  case demo(Int?)
  /// What makes a shell complete the words of this program.
  case completion(Shell)
  /// What may stand in the place of the last of these words.
  case complete([String])
  /// A page on standard output, or all of them into a folder.
  case manual(ManualPage)
  case installManual(folder: String)
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
  case bench
  case call
  case check
  case complete
  case completion
  case demo
  case graph
  case help
  case man
  case repl
  case simulate
  case socketPath = "socket-path"
  case timeline
  case watch
  case why

  /// Those for people; `complete` is for the shells' own scripts.
  static let listed = allCases.filter { $0 != .complete }

  /// One sentence.
  var summary: String {
    switch self {
    case .bench: "Measures how many requests per second a daemon answers."
    case .call: "Calls any method with any parameters."
    case .check: "Prints yes (exit code 0) or no (1): does a user have an entitlement?"
    case .complete: "Lists the completions of the last word."
    case .completion: "Prints a script for completion in a shell."
    case .demo: "Plays six examples on a temporary daemon. Start here."
    case .graph: "Draws a customer: devices, users, purchases and entitlements."
    case .help: "Shows the list of commands, or the help of a command."
    case .man: "Shows a page of the manual."
    case .repl: "Reads commands, with history and completion."
    case .simulate: "Replays one history under several rule sets, and compares."
    case .socketPath: "Prints the path of the daemon's socket."
    case .timeline: "Prints every event of a customer."
    case .watch: "Follows the events of a project."
    case .why: "Explains why an entitlement is active or not, and what would give access."
    }
  }

  /// Whether it gives one result, of which a part may be asked for.
  var hasResult: Bool { self == .call || self == .check || self == .why }

  /// How many words come before the parameters.
  var operandsMax: Int {
    switch self {
    case .call, .check, .completion, .demo, .graph, .help, .man, .simulate, .timeline, .why: 1
    case .complete: .max
    case .bench, .repl, .socketPath, .watch: 0
    }
  }

  /// Whether the word before the parameters is an id that may stand as one of them instead.
  var hasPersonFirst: Bool { self == .graph || self == .timeline }
}

/// What may be said with any sub-command.
struct Options: Equatable {
  /// The only place to look for the daemon.
  var socket: String?
  /// How long the daemon may take for a step.
  var timeout = Duration.seconds(10)
  /// The result as JSON on one line, on a terminal too, and an error as JSON.
  var isJSON = false
  /// Each value of the result on a line of its own.
  var isFlat = false
  /// The only part of the result that is wanted.
  var field: FieldPath?
  /// How long to wait for a daemon that is not there yet.
  var wait: Duration?

  static let names = OptionEntry.all.map(\.name)

  /// For `--wait` without a number.
  static let waitDefault = Duration.seconds(10)

  /// A day.
  static let timeoutSecondsMax = 86_400.0

  /// Reads the seconds of `--timeout` or `--wait`, with or without a fraction.
  static func seconds(_ text: String, of option: String) throws(UsageError) -> Duration {
    guard isNumber(text), let seconds = Double(text), seconds > 0, seconds <= timeoutSecondsMax
    else {
      throw UsageError(
        "\(option): expected seconds, found \(String(quotingWord: text))",
        hint: "give more than 0 and at most 86400, as in \(option) 2.5"
      )
    }
    return .seconds(seconds)
  }

  /// Whether a word may be seconds.
  static func isNumber(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") }
  }
}
