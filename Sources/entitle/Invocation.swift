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
    case .bench: "Measures how fast a daemon answers, and how long that takes."
    case .call: "Calls any method with any parameters."
    case .check: "Says yes (exit code 0) or no (1): may somebody use something?"
    case .complete: "Lists what may stand in the place of the last word."
    case .completion: "Prints what makes a shell complete the words of this program."
    case .demo: "Plays six examples on a daemon of its own; the first thing to run."
    case .graph: "Draws a customer: devices, users, what they hold and may use."
    case .help: "Shows what there is, or what a sub-command takes."
    case .man: "Prints a page of the manual."
    case .repl: "Takes commands, with history and completion by Tab."
    case .simulate: "Plays one history under several rule sets, and compares."
    case .socketPath: "Prints where the daemon answers."
    case .timeline: "Prints all that was told of a customer."
    case .watch: "Prints what happens, as it happens."
    case .why: "Says why somebody may use something or not, and what would help."
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
