import Platform

/// Finds the completions of a command line, from the contract.
struct CommandCompletion {
  private let methods: MethodList

  init(_ methods: MethodList) {
    self.methods = methods
  }

  /// A possible completion.
  struct Choice: Equatable {
    let text: String
    /// A short description for people; may be empty.
    let about: String

    init(_ text: String, _ about: String = "") {
      self.text = text
      self.about = about
    }
  }

  /// Returns the choices for the last word, which is being typed and may be empty.
  func choices(for words: [String]) -> [Choice] {
    guard let typed = words.last else { return [] }
    let place = CompletionContext(words.dropLast(), methods)
    return choices(at: place, typed).filter { $0.text.utf8.starts(with: typed.utf8) }
  }

  private func choices(at place: CompletionContext, _ typed: String) -> [Choice] {
    if let option = place.openOption { return values(ofOption: option, at: place) }
    if typed.utf8.first == UInt8(ascii: "-") {
      if let sign = typed.firstIndex(of: "=") {
        let name = String(typed[..<sign])
        return values(ofOption: name, at: place).map { Choice("\(name)=\($0.text)", $0.about) }
      }
      return options(at: place)
    }
    guard let name = place.name else { return subCommands }
    if place.operands.count < place.operandsMax, !place.isParameter(typed) {
      return operands(of: name, after: place.operands)
        + (place.mayOmitOperands ? parameters(at: place) : [])
    }
    if let sign = typed.firstIndex(of: "=") {
      let written = typed[..<sign]
      let name = String(written.last == ":" ? written.dropLast() : written)
      return values(of: name, at: place).map { Choice("\(written)=\($0)") }
    }
    return parameters(at: place)
  }

  private func parameters(at place: CompletionContext) -> [Choice] {
    place.missing.map { Choice("\($0.name)=", $0.summary) }
  }

  private var subCommands: [Choice] {
    methods.methods.map { Choice($0.name, $0.summary) }
      + BuiltIn.listed.map { Choice($0.rawValue, $0.summary) }
  }

  private func operands(of name: String, after earlier: [String]) -> [Choice] {
    switch BuiltIn(rawValue: name) {
    case .call: methods.methods.map { Choice($0.name, $0.summary) }
    case .completion: Shell.allCases.map { Choice($0.rawValue) }
    case .demo:
      DemoExample.all.reduce(into: []) { choices, example in
        let number = "\(example.number)"
        guard choices.last?.text != number else { return }
        choices.append(Choice(number, example.title))
      }
    case .help: subCommands
    case .man: ManualPage.allCases.map { Choice($0.rawValue, $0.about) }
    case .webhooks:
      earlier.isEmpty
        ? WebhookAction.allCases.map { action in
          Choice(action.rawValue, methods.exactly(action.method)?.summary ?? "")
        } : []
    case .bench, .check, .complete, .export, .graph, .importCustomers, .metrics, .mint, .simulate,
      .socketPath, .stats, .store, .timeline, .watch, .why, nil:
      []
    }
  }

  private func options(at place: CompletionContext) -> [Choice] {
    let own = place.missing.map { Choice("--\($0.optionName)", $0.summary) }
    let general = OptionEntry.all.filter { place.hasResult || !$0.isOfResults }
    let special = place.specialOptions.map { Choice($0.name, $0.about) }
    return own + special + general.map { Choice($0.name, $0.summary) }
  }

  private func values(ofOption option: String, at place: CompletionContext) -> [Choice] {
    guard !OptionEntry.all.contains(where: { $0.name == option }) else { return [] }
    let name = place.parameters.first { "--\($0.optionName)" == option || "--\($0.name)" == option }
    return values(of: name?.name ?? "", at: place).map { Choice($0) }
  }

  /// Returns the values that the contract lists, or else its examples.
  private func values(of name: String, at place: CompletionContext) -> [String] {
    let parameter = place.parameters.first { $0.name == name || $0.optionName == name }
    guard let parameter else { return [] }
    return parameter.values.isEmpty ? parameter.examples : parameter.values
  }
}

/// The position in a command line, derived from the preceding words.
private struct CompletionContext {
  /// The sub-command.
  private(set) var name: String?
  private(set) var operands: [String] = []
  /// An option whose value comes next.
  private(set) var openOption: String?
  private var given: [String] = []
  private let methods: MethodList

  init(_ words: some Sequence<String>, _ methods: MethodList) {
    self.methods = methods
    for word in words { take(word) }
  }

  private mutating func take(_ word: String) {
    if openOption != nil {
      openOption = nil
    } else if let option = OptionWord(word) {
      let parameter = parameters.first { "--\($0.optionName)" == option.name }
      if let parameter { given.append(parameter.name) }
      let isFlag =
        OptionEntry.all.first { $0.name == option.name }.map { $0.value == nil }
        ?? specialOptions.first { $0.name == option.name }.map { !$0.takesNext }
        ?? (parameter?.kinds == .boolean)
      if option.value == nil, !isFlag, option.name != "--", option.name != "--wait" {
        openOption = option.name
      }
    } else if name == nil {
      // The seconds of --wait are not a sub-command.
      if !Options.isNumber(word) { name = word }
    } else if operands.count < operandsMax, !isParameter(word) {
      operands.append(word)
      if builtIn == .webhooks, operands.count == 2 { given.append("url") }
    } else if let named = NamedText(word) {
      given.append(named.name)
    }
  }

  private var builtIn: BuiltIn? { name.flatMap(BuiltIn.init(rawValue:)) }

  var operandsMax: Int { builtIn?.operandsMax ?? 0 }

  var mayOmitOperands: Bool { builtIn?.mayOmitOperands ?? false }

  func isParameter(_ word: String) -> Bool { shape?.isParameter(word) ?? false }

  var hasResult: Bool { builtIn?.hasResult ?? true }

  /// The options that only this sub-command has and that are not parameters.
  var specialOptions: [SubcommandOptions.Entry] {
    builtIn.map { SubcommandOptions.entries(of: $0) } ?? []
  }

  var parameters: [ParameterEntry] { shape?.known ?? [] }

  private var shape: CommandParameters? {
    switch builtIn {
    case .call: operands.first.flatMap { method($0) }
    case .webhooks:
      operands.first.flatMap { WebhookAction(rawValue: $0) }.flatMap { method($0.method) }
        ?? CommandParameters(of: .webhooks, methods)
    case let builtIn?: CommandParameters(of: builtIn, methods)
    case nil: name.flatMap { method($0) }
    }
  }

  private func method(_ name: String) -> CommandParameters? {
    methods.method(named: name).map { CommandParameters(of: $0) }
  }

  /// The parameters that may still be given: neither present nor excluded by those present.
  var missing: [ParameterEntry] {
    let choices = shape?.method?.choices ?? []
    let excluded =
      choices.contains { group in group.contains { given.contains($0) } }
      ? choices.filter { group in !group.contains { given.contains($0) } }.joined() : [].joined()
    return parameters.filter { !given.contains($0.name) && !excluded.contains($0.name) }
  }
}
