import LineProtocol
import Platform

/// Parses the words of a command line.
struct CommandLineReader {
  private let methods: MethodList
  private var rest: ArraySlice<String>
  private var options = Options()

  /// Whether `--` has been read; later words are not options.
  private var areOptionsOver = false

  static func read(_ words: [String], _ methods: MethodList) throws(UsageError) -> Invocation {
    var reader = CommandLineReader(methods: methods, rest: words[...])
    return try reader.read()
  }

  private init(methods: MethodList, rest: ArraySlice<String>) {
    self.methods = methods
    self.rest = rest
  }

  private mutating func read() throws(UsageError) -> Invocation {
    var draft: CommandDraft?
    while let word = rest.popFirst() {
      if !areOptionsOver, word == "--" {
        areOptionsOver = true
      } else if !areOptionsOver, let option = OptionWord(word) {
        switch option.name {
        case "--help", "-h":
          return Invocation(command: .help(draft?.helpTopic ?? .program), options: options)
        case "--version": return Invocation(command: .version, options: options)
        case "--socket": options.socket = try socket(option)
        case "--timeout": options.timeout = try Options.seconds(value(of: option), of: option.name)
        case "--wait": options.wait = try wait(option)
        case "--field": options.field = try FieldPath(try value(of: option))
        case "--json": options.isJSON = try flag(option)
        case "--flat": options.isFlat = try flag(option)
        default:
          guard draft != nil else { throw unknown(option) }
          try draft?.take(option, rest: &rest)
        }
      } else if draft == nil {
        draft = try CommandDraft(named: word, methods)
      } else {
        try draft?.take(word)
      }
    }
    guard let draft else {
      throw UsageError("missing COMMAND", hint: "entitle --help lists the commands")
    }
    try checkForm(draft)
    return Invocation(command: try draft.command(methods), options: options)
  }

  /// Rejects `--field` and `--flat` for a command without a result.
  private func checkForm(_ draft: CommandDraft) throws(UsageError) {
    guard options.isFlat || options.field != nil else { return }
    let option = options.isFlat ? "--flat" : "--field"
    guard draft.hasResult else {
      throw UsageError(
        "\(option) goes with a method, call or check, and not with \(draft.name)",
        hint: "leave it out, or use --json"
      )
    }
    guard !(options.isFlat && options.isJSON) else {
      throw UsageError("--flat and --json exclude each other", hint: "leave one of them out")
    }
  }

  /// Reads `--wait`, which seconds may follow.
  private mutating func wait(_ option: OptionWord) throws(UsageError) -> Duration {
    if option.value == nil, !(rest.first.map { Options.isNumber($0) } ?? false) {
      return Options.waitDefault
    }
    return try Options.seconds(value(of: option), of: option.name)
  }

  private mutating func socket(_ option: OptionWord) throws(UsageError) -> String {
    let path = try value(of: option)
    guard !path.isEmpty else {
      throw UsageError("--socket: the path is empty", hint: "leave it out to look for the daemon")
    }
    return path
  }

  private func flag(_ option: OptionWord) throws(UsageError) -> Bool {
    try option.flag()
    return true
  }

  private mutating func value(of option: OptionWord) throws(UsageError) -> String {
    try option.value(orNextOf: &rest)
  }

  private func unknown(_ option: OptionWord) -> UsageError {
    UsageError(
      "unknown option \(option.name)",
      hint: NearestNames.hint(
        for: option.name,
        among: Options.names,
        otherwise: "write a parameter after its command"
      )
    )
  }
}
