import EntitledClient
import LineProtocol

/// A sub-command whose words are still being read.
struct CommandDraft {
  private let subject: Subject

  /// What stands before the parameters: the method of `call`, the entitlement of `check`.
  private var operands: [String] = []
  private var params: ParamsDraft
  private var options = SubcommandOptions()

  private enum Subject {
    case method(MethodEntry)
    case builtIn(BuiltIn)
  }

  /// The sub-command of that name; an unknown one is an error that says which are near.
  init(named name: String, _ methods: MethodList) throws(UsageError) {
    if let builtIn = BuiltIn(rawValue: name) {
      subject = .builtIn(builtIn)
      let options = SubcommandOptions.names(of: builtIn)
      switch builtIn {
      case .call: params = ParamsDraft(.anything)
      case .check: params = ParamsDraft(.check(methods))
      case .help, .simulate, .socketPath:
        params = ParamsDraft(.nothing(of: name), otherOptions: options)
      case .graph, .timeline:
        params = ParamsDraft(.person(methods, of: builtIn), otherOptions: options)
      case .watch: params = ParamsDraft(.watch(methods))
      }
    } else if let method = methods.method(named: name) {
      subject = .method(method)
      params = ParamsDraft(.method(method))
    } else {
      throw Self.unknown(name, methods)
    }
  }

  var helpTopic: HelpTopic {
    switch subject {
    case .method(let method): .method(method)
    case .builtIn(let builtIn): .builtIn(builtIn)
    }
  }

  mutating func take(_ word: String) throws(UsageError) {
    if case .builtIn(let builtIn) = subject, operands.count < builtIn.operandsMax,
      !builtIn.hasPersonFirst || NamedText(word) == nil
    {
      operands.append(word)
    } else {
      try params.take(word)
    }
  }

  mutating func take(_ option: OptionWord, rest: inout ArraySlice<String>) throws(UsageError) {
    if case .builtIn(let builtIn) = subject,
      try options.take(option, of: builtIn, rest: &rest)
    {
      return
    }
    try params.take(option, rest: &rest)
  }

  /// What was asked for, when all words have been read.
  func command(_ methods: MethodList) throws(UsageError) -> Command {
    switch subject {
    case .method(let method): return .call(method: method.name, try params.finished())
    case .builtIn(.call):
      guard let method = operands.first else {
        throw UsageError("call: which method?", hint: "entitle call METHOD [name=value]…")
      }
      return .call(method: method, try params.finished())
    case .builtIn(.check): return try check()
    case .builtIn(.help):
      guard let name = operands.first else { return .help(.program) }
      return .help(try CommandDraft(named: name, methods).helpTopic)
    case .builtIn(.graph): return .graph(try person("graph"), options.form)
    case .builtIn(.simulate):
      guard let history = operands.first else {
        throw UsageError(
          "simulate: which history?",
          hint:
            "entitle simulate FILE --rules PRESET --rules PRESET; a file, or - for standard input"
        )
      }
      return .simulate(try options.simulation(of: history), options.form)
    case .builtIn(.socketPath): return .socketPath
    case .builtIn(.timeline): return .timeline(try person("timeline"), options.form)
    case .builtIn(.watch):
      guard case .members(let members) = try params.finished() else {
        throw UsageError(
          "watch reads nothing from standard input",
          hint: "entitle watch [after=CURSOR] [kinds=KIND,…]"
        )
      }
      return .watch(members)
    }
  }

  private func check() throws(UsageError) -> Command {
    let usage = "entitle check ENTITLEMENT device=ID, or entitle check ENTITLEMENT userId=ID"
    guard let entitlement = operands.first else {
      throw UsageError("check: which entitlement?", hint: usage)
    }
    guard case .members(let members) = try params.finished() else {
      throw UsageError("check reads nothing from standard input", hint: usage)
    }
    guard members.contains(where: { ["device", "userId"].contains($0.name) }) else {
      throw UsageError("check: whose? expected device=ID or userId=ID", hint: usage)
    }
    return .check(entitlement: entitlement, params: members)
  }

  /// Whom a picture or a timeline is of: the word before the parameters, or one of them.
  private func person(_ name: String) throws(UsageError) -> PictureQuestion {
    let usage = "entitle \(name) USER, or entitle \(name) device=ID"
    guard case .members(let members) = try params.finished() else {
      throw UsageError("\(name) reads nothing from standard input", hint: usage)
    }
    let named = operands.map { JSON.Member("userId", .string($0)) }
    guard let question = PictureQuestion(named + members) else {
      throw UsageError("\(name): whose? expected one user, or one device", hint: usage)
    }
    return question
  }

  private static func unknown(_ name: String, _ methods: MethodList) -> UsageError {
    let names = methods.methods.map(\.name) + BuiltIn.allCases.map(\.rawValue)
    return UsageError(
      "there is no sub-command \(String(quoting: name))",
      hint: Suggestion.hint(for: name, among: names, otherwise: "entitle --help lists them")
    )
  }
}

extension BuiltIn {
  /// How many words come before the parameters.
  fileprivate var operandsMax: Int {
    switch self {
    case .call, .check, .graph, .help, .simulate, .timeline: 1
    case .socketPath, .watch: 0
    }
  }

  /// Whether the word is an id that may stand as a parameter instead.
  fileprivate var hasPersonFirst: Bool { self == .graph || self == .timeline }
}
