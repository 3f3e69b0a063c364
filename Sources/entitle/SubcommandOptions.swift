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

  private(set) var form: Form?
  /// The interval of `--watch`; nil without that option.
  private(set) var interval: Duration?
  private var rules: [String] = []
  private var definition: String?
  private var start: String?
  /// The file of `import --report`.
  private(set) var report: String?
  private var isAll = false
  /// The values of the options of `bench` and `mint`, by option name.
  private var values: [String: String] = [:]
  /// The options of `mint` that are given and take no value.
  private var flags: Set<String> = []
  private var isLoaded = false

  /// An option of a sub-command.
  struct Entry {
    /// The name, with its dashes.
    let name: String
    /// A short description for people.
    let about: String
    /// Whether the next word is its value.
    var takesNext = false
  }

  /// Returns the options of a sub-command.
  static func entries(of builtIn: BuiltIn) -> [Entry] {
    let text = Entry(name: "--text", about: "Prints text, even without a terminal.")
    let svg = Entry(name: "--svg", about: "Prints a picture; --svg=FILE writes a file.")
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
    case .importCustomers:
      [
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
      ]
    case .graph: [svg, Entry(name: "--dot", about: "Prints the input of Graphviz."), text]
    case .mint: mintEntries
    case .simulate:
      [
        Entry(name: "--rules", about: "A rule set; at least two are needed.", takesNext: true),
        Entry(name: "--definition", about: "The catalogue, as JSON or a file.", takesNext: true),
        Entry(name: "--from", about: "Start time of the clock.", takesNext: true),
        Entry(name: "--all", about: "Also lists what is equal."), text,
      ]
    case .stats:
      [Entry(name: "--watch", about: "Shows it again every 2 seconds; --watch=SECONDS.")]
    case .timeline: [svg, text]
    case .call, .check, .complete, .completion, .demo, .export, .help, .man, .metrics, .repl,
      .socketPath, .store, .watch, .webhooks, .why:
      []
    }
  }

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
    switch (builtIn, option.name) {
    case (.bench, BenchOptions.loadedOption):
      _ = try plain(option)
      isLoaded = true
    case (.bench, let name) where Self.names(of: .bench).contains(name):
      guard values[name] == nil else {
        throw UsageError("\(name) is given twice", hint: "leave one of them out")
      }
      values[name] = try option.value(orNextOf: &rest)
    case (.mint, let name):
      guard let entry = Self.mintEntries.first(where: { $0.name == name }) else { return false }
      guard values[name] == nil else {
        throw UsageError("\(name) is given twice", hint: "leave one of them out")
      }
      if entry.takesNext {
        values[name] = try option.value(orNextOf: &rest)
      } else {
        flags.insert(try plain(option).name)
      }
    case (.graph, "--svg"), (.timeline, "--svg"): try setForm(.svg(file: try file(option)), option)
    case (.graph, "--dot"): try setForm(.dot, try plain(option))
    case (.importCustomers, "--from"): try set(&values["--from"], option, &rest)
    case (.importCustomers, "--report"): try set(&report, option, &rest)
    case (.simulate, "--rules"): rules.append(try option.value(orNextOf: &rest))
    case (.simulate, "--definition"): try set(&definition, option, &rest)
    case (.simulate, "--from"): try set(&start, option, &rest)
    case (.simulate, "--all"):
      _ = try plain(option)
      isAll = true
    case (.stats, "--watch"):
      interval =
        try option.value.map { (text) throws(UsageError) in
          try Options.seconds(text, of: "--watch")
        } ?? .seconds(2)
    case (.graph, "--text"), (.simulate, "--text"), (.timeline, "--text"):
      try setForm(.text, try plain(option))
    default: return false
    }
    return true
  }

  /// Returns the question of `bench` after all words have been read.
  func bench() throws(UsageError) -> BenchOptions {
    let duration = try values[BenchOptions.secondsOption].map { (text) throws(UsageError) in
      try Options.seconds(text, of: BenchOptions.secondsOption)
    }
    var question = try BenchOptions(values, duration: duration)
    question.isLoaded = isLoaded
    return question
  }

  /// Returns the question of `simulate` after all words have been read.
  func simulation(of history: String) throws(UsageError) -> SimulationOptions {
    try SimulationOptions(
      history: history,
      rules: rules,
      definition: definition,
      start: start,
      isAll: isAll
    )
  }

  /// Returns the format of `import`; nil for that of `export`.
  func format() throws(UsageError) -> ImportFormat? {
    guard let name = values["--from"] else { return nil }
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
    if flags.contains("--root") {
      guard script == nil, flags.count == 1, values.isEmpty else {
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
    question.isSent = flags.contains("--send")
    question.isShuffled = flags.contains("--shuffle")
    question.isRepeated = flags.contains("--repeat")
    question.project = project
    return .mint(question)
  }

  private func set(
    _ value: inout String?,
    _ option: OptionWord,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    guard value == nil else { throw UsageError("\(option.name) is given twice") }
    value = try option.value(orNextOf: &rest)
  }

  private mutating func setForm(_ form: Form, _ option: OptionWord) throws(UsageError) {
    guard self.form == nil else {
      throw UsageError(
        "\(option.name): two output forms are given",
        hint: "leave out one of them"
      )
    }
    self.form = form
  }

  private func file(_ option: OptionWord) throws(UsageError) -> String? {
    guard let value = option.value else { return nil }
    guard !value.isEmpty else {
      throw UsageError("--svg: the file name is empty", hint: "write --svg=picture.svg, or --svg")
    }
    return value
  }

  private func plain(_ option: OptionWord) throws(UsageError) -> OptionWord {
    guard option.value == nil else {
      throw UsageError(
        "\(option.name) takes no value",
        hint: "let the shell write a file: > FILE"
      )
    }
    return option
  }
}
