import Benchmark
import EntitledClient
import LineProtocol
import MintedStore
import Pictures
import Platform
import Simulator

/// A parsed command line.
struct Invocation: Equatable {
  let command: Command
  let options: Options
}

/// The command to run.
enum Command: Equatable {
  case call(method: String, Params)
  /// Checks an entitlement; `params` name the device or user, and the project.
  case check(entitlement: String, params: [JSON.Member])
  /// Follows the feed until the output is closed.
  case watch([JSON.Member])
  /// Measures how fast a daemon answers.
  case bench(BenchOptions)
  /// Writes every customer of a project; the members name it.
  case export([JSON.Member])
  /// Draws a customer.
  case graph(PictureOptions, SubcommandOptions.Form?)
  /// Imports customers from a file, with common params, and reports to a file.
  case importCustomers(
    file: String,
    [JSON.Member],
    from: ImportFormat?,
    report: String?,
    products: JSONSource?
  )
  /// Replays a history under several rule sets.
  case simulate(SimulationOptions, SubcommandOptions.Form?)
  /// Replays notifications of stores, with common params.
  case store(file: String, [JSON.Member])
  /// Prints a customer's events.
  case timeline(PictureOptions, SubcommandOptions.Form?)
  /// Makes what stores would send.
  case mint(MintOptions)
  /// Prints the root certificate of the test store.
  case mintRoot
  case socketPath
  /// Shows what the daemon counts, again after each interval if there is one.
  case stats(every: Duration?)
  /// Prints what the daemon counts for Prometheus.
  case metrics
  /// Plays all examples or one of them.
  case demo(Int?)
  /// Prints the completion script of a shell.
  case completion(Shell)
  /// Prints the completions of the last word.
  case complete([String])
  /// Shows a page of the manual.
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

/// The subject of a help text.
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
  case export
  case graph
  case help
  case importCustomers = "import"
  case man
  case metrics
  case mint
  case simulate
  case socketPath = "socket-path"
  case stats
  case store
  case timeline
  case watch
  case webhooks
  case why

  /// The commands for people; the shells' scripts call `complete`.
  static let listed = allCases.filter { $0 != .complete }

  /// A sentence.
  var summary: String {
    switch self {
    case .bench: "Measures how many requests per second a daemon answers."
    case .call: "Calls any method with any parameters."
    case .check: "Prints yes (exit code 0) or no (1): does a user have an entitlement?"
    case .complete: "Lists the completions of the last word."
    case .completion: "Prints a script for completion in a shell."
    case .demo: "Plays six examples on a temporary daemon. Start here."
    case .export: "Writes every customer of a project, one JSON object per line."
    case .graph: "Draws a customer: devices, users, purchases and entitlements."
    case .help: "Shows the list of commands, or the help of a command."
    case .importCustomers: "Imports customers from `entitle export` or another system."
    case .man: "Shows a page of the manual."
    case .metrics: "Prints the daemon's statistics in the text format of Prometheus."
    case .mint: "Writes what stores would send, signed, from a script of steps."
    case .simulate: "Replays one history under several rule sets, and compares."
    case .socketPath: "Prints the path of the daemon's socket."
    case .stats: "Shows what the daemon does: requests, errors, times, disk, consumers."
    case .store: "Replays notifications of stores from a file."
    case .timeline: "Prints every event of a customer."
    case .watch: "Follows the events of a project."
    case .webhooks: "Shows the state of webhooks; pauses, resumes or replays a webhook."
    case .why: "Explains why an entitlement is active or not, and what would give access."
    }
  }

  /// Whether the command has a single result, to which `--field` and `--flat` apply.
  var hasResult: Bool { [.call, .check, .webhooks, .why].contains(self) }

  /// The maximum number of words before the parameters.
  var operandsMax: Int {
    switch self {
    case .call, .check, .completion, .demo, .graph, .help, .man, .mint, .simulate, .store,
      .importCustomers, .timeline, .why:
      1
    case .webhooks: 2
    case .complete: .max
    case .bench, .export, .metrics, .socketPath, .stats, .watch: 0
    }
  }

  /// Whether parameters may come at once, instead of the words before them.
  var mayOmitOperands: Bool { [.graph, .timeline, .webhooks].contains(self) }

  /// Whether the word before the parameters is a file; parameters may also come before it.
  var readsFile: Bool { [.importCustomers, .mint, .store].contains(self) }
}

/// The options of all sub-commands.
struct Options: Equatable {
  /// The only path at which to look for the daemon.
  var socket: String?
  /// The timeout of each step.
  var timeout = Duration.seconds(10)
  /// Whether to print results and errors as JSON on one line, also on a terminal.
  var isJSON = false
  /// Whether to print each value of the result on its own line.
  var isFlat = false
  /// The part of the result to print; nil prints all of it.
  var field: FieldPath?
  /// How long to wait for a daemon to start.
  var wait: Duration?

  static let names = OptionEntry.all.map(\.name)

  /// The value of `--wait` without a number.
  static let waitDefault = Duration.seconds(10)

  /// The maximum of `--timeout` and `--wait`: a day.
  static let timeoutSecondsMax = 86_400.0

  /// Reads the seconds of `--timeout` or `--wait`, with or without a fraction.
  static func seconds(_ text: String, of option: String) throws(UsageError) -> Duration {
    guard isNumber(text), let seconds = Double(text), seconds > 0, seconds <= timeoutSecondsMax
    else {
      throw UsageError(
        "\(option): expected seconds, found \(String(quoting: text))",
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
