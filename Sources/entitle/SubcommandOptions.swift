import Benchmark
import LineProtocol
import MintedStore
import Platform
import Simulator

/// The options that only some commands have.
struct SubcommandOptions: Equatable {
  /// The output form of a picture or a timeline.
  enum Form: Equatable {
    case text
    case dot
    /// SVG, to a file or to standard output.
    case svg(file: String?)
  }

  /// The values of the options that are given, by name; nil for an option without a value.
  private var given: [String: [String?]] = [:]

  /// An option of a sub-command.
  struct Entry {
    /// The name, with its dashes.
    let name: String
    /// A short description for people.
    let about: String
    /// Whether the next word is its value.
    var takesNext = false
    /// Whether it may have a value in the same word.
    var mayTakeValue = false
    /// Whether it may be given several times.
    var mayRepeat = false
  }

  /// Returns the options of a sub-command.
  static func entries(of builtIn: BuiltIn) -> [Entry] {
    let text = Entry(name: "--text", about: "Prints text, even without a terminal.")
    let svg = Entry(
      name: "--svg",
      about: "Prints a picture; --svg=FILE writes a file.",
      mayTakeValue: true
    )
    return switch builtIn {
    case .bench:
      [
        Entry(
          name: BenchOptions.secondsOption,
          about: "Duration in seconds; default 5.",
          takesNext: true
        )
      ]
        + BenchOptions.entries.map { Entry(name: $0.name, about: $0.about, takesNext: true) }
        + [Entry(name: BenchOptions.loadedOption, about: "Uses the devices of an earlier run.")]
    case .importCustomers: importEntries
    case .graph: [svg, Entry(name: "--dot", about: "Prints the input of Graphviz."), text]
    case .man: [Entry(name: "--install", about: "Puts all pages into a folder.", takesNext: true)]
    case .mint: mintEntries
    case .simulate:
      [
        Entry(
          name: "--rules",
          about: "A rule set; at least two are needed.",
          takesNext: true,
          mayRepeat: true
        ),
        Entry(name: "--definition", about: "The catalogue, as JSON or a file.", takesNext: true),
        Entry(name: "--from", about: "Start time of the clock.", takesNext: true),
        Entry(name: "--all", about: "Also lists what is equal."), text,
      ]
    case .stats:
      [
        Entry(
          name: "--watch",
          about: "Shows it again every 2 seconds; --watch=SECONDS.",
          mayTakeValue: true
        )
      ]
    case .timeline: [svg, text]
    case .call, .check, .complete, .completion, .demo, .export, .help, .metrics,
      .socketPath, .store, .watch, .webhooks, .why:
      []
    }
  }

  private static let importEntries = [
    Entry(
      name: "--from",
      about: "What the CSV file holds: \(ImportFormat.names).",
      takesNext: true
    ),
    Entry(
      name: "--report",
      about: "Writes the outcome of each line to this file.",
      takesNext: true
    ),
    Entry(
      name: "--products",
      about: "The project's ids of products by those of the file, as JSON or a file.",
      takesNext: true
    ),
  ]

  private static let mintEntries = [
    Entry(name: "--store", about: "appStore (default), playStore or stripe.", takesNext: true),
    Entry(name: "--send", about: "Sends it to the project, and moves its clock."),
    Entry(name: "--seed", about: "Other ids, in the same way again; default 1.", takesNext: true),
    Entry(name: "--shuffle", about: "Delivers in another order."),
    Entry(name: "--repeat", about: "Delivers everything twice."),
    Entry(name: "--secret", about: "Stripe's secret, without a project.", takesNext: true),
    Entry(name: "--root", about: "Prints the test store's root certificate."),
  ]

  /// Returns the names of a sub-command's options.
  static func names(of builtIn: BuiltIn) -> [String] { entries(of: builtIn).map(\.name) }

  /// Takes the option if the sub-command has it; returns false if it may be a parameter.
  mutating func take(
    _ option: OptionWord,
    of builtIn: BuiltIn,
    rest: inout ArraySlice<String>
  ) throws(UsageError) -> Bool {
    let entries = Self.entries(of: builtIn)
    guard let entry = entries.first(where: { $0.name == option.name }) else { return false }
    if Self.forms.contains(entry.name), given.keys.contains(where: Self.forms.contains) {
      throw UsageError(
        "\(option.name): two output forms are given",
        hint: "leave out one of them"
      )
    }
    var value = option.value
    if entry.takesNext {
      guard entry.mayRepeat || given[entry.name] == nil else {
        throw UsageError("\(entry.name) is given twice", hint: "leave one of them out")
      }
      value = try option.value(orNextOf: &rest)
    } else if !entry.mayTakeValue, value != nil {
      throw UsageError(
        "\(option.name) takes no value",
        hint: "let the shell write a file: > FILE"
      )
    }
    given[entry.name, default: []].append(value)
    return true
  }

  private static let forms: Set = ["--svg", "--dot", "--text"]

  /// Returns the value of an option; nil if it is not given, or has none.
  func value(_ name: String) -> String? { given[name]?.first ?? nil }

  private var values: [String: String] { given.compactMapValues { $0.first ?? nil } }

  /// Returns the form of the output that is given, if any.
  func form() throws(UsageError) -> Form? {
    if let file = given["--svg"]?.first {
      guard file != "" else {
        throw UsageError("--svg: the file name is empty", hint: "write --svg=picture.svg, or --svg")
      }
      return .svg(file: file)
    }
    return given["--dot"] != nil ? .dot : given["--text"] != nil ? .text : nil
  }

  /// Returns the interval of `--watch`; nil without that option.
  func interval() throws(UsageError) -> Duration? {
    guard given["--watch"] != nil else { return nil }
    guard let text = value("--watch") else { return .seconds(2) }
    return try Options.seconds(text, of: "--watch")
  }

  /// Returns the question of `bench` after all words have been read.
  func bench() throws(UsageError) -> BenchOptions {
    let duration = try values[BenchOptions.secondsOption].map { (text) throws(UsageError) in
      try Options.seconds(text, of: BenchOptions.secondsOption)
    }
    var question = try BenchOptions(values, duration: duration)
    question.isLoaded = given[BenchOptions.loadedOption] != nil
    return question
  }

  /// Returns the question of `simulate` after all words have been read.
  func simulation(of history: String) throws(UsageError) -> SimulationOptions {
    try SimulationOptions(
      history: history,
      rules: given["--rules"]?.compactMap(\.self) ?? [],
      definition: value("--definition"),
      start: value("--from"),
      isAll: given["--all"] != nil
    )
  }

  /// Returns the format of `import`; nil for that of `export`.
  func format() throws(UsageError) -> ImportFormat? {
    guard let name = value("--from") else { return nil }
    if let format = ImportFormat(rawValue: name) { return format }
    throw UsageError(
      "--from: there is no format \(String(quoting: name))",
      hint: NearestNames.hint(
        for: name,
        among: ImportFormat.allCases.map(\.rawValue),
        otherwise: "write \(ImportFormat.names)"
      )
    )
  }

  /// Returns the command of `mint` after all words have been read.
  func mint(_ script: String?, project: String?) throws(UsageError) -> Command {
    if given["--root"] != nil {
      guard script == nil, given.count == 1 else {
        throw UsageError("mint --root takes nothing else", hint: "entitle mint --root")
      }
      return .mintRoot
    }
    guard let script else {
      throw UsageError(
        "mint: missing SCRIPT",
        hint: "entitle mint SCRIPT; a file of steps, or - for standard input"
      )
    }
    var question = try MintOptions(script: script, values: values)
    question.isSent = given["--send"] != nil
    question.isShuffled = given["--shuffle"] != nil
    question.isRepeated = given["--repeat"] != nil
    question.project = project
    return .mint(question)
  }
}
