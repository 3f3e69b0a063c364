import EntitledClient
import LineProtocol
import Pictures
import Platform
import Simulator

/// A sub-command under construction, while its words are read.
struct CommandDraft {
  private var subject: Subject
  private let methods: MethodList

  /// The words before the parameters, such as the method of `call` or the entitlement of `check`.
  private var operands: [String] = []
  private var params: ParamsDraft
  private var options = SubcommandOptions()
  /// Whether a word that is a URL names the webhook.
  private var takesURL = false

  private enum Subject {
    case method(MethodEntry)
    case builtIn(BuiltIn)
  }

  /// Looks up a sub-command; an unknown name is an error that lists similar names.
  init(named name: String, _ methods: MethodList) throws(UsageError) {
    self.methods = methods
    if let builtIn = BuiltIn(rawValue: name) {
      subject = .builtIn(builtIn)
      params = ParamsDraft(
        CommandParameters(of: builtIn, methods),
        otherOptions: SubcommandOptions.names(of: builtIn)
      )
    } else if let method = methods.method(named: name) {
      subject = .method(method)
      params = ParamsDraft(CommandParameters(of: method))
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

  var name: String {
    switch subject {
    case .method(let method): method.name
    case .builtIn(let builtIn): builtIn.rawValue
    }
  }

  var hasResult: Bool {
    switch subject {
    case .method: true
    case .builtIn(let builtIn): builtIn.hasResult
    }
  }

  mutating func take(_ word: String) throws(UsageError) {
    if case .builtIn(.webhooks) = subject, params.isEmpty, NamedText(word) == nil {
      return try takeAction(word)
    }
    if takesURL, WebhookAction.isURL(word) { return try params.take("url=\(word)") }
    if case .builtIn(let builtIn) = subject, builtIn != .webhooks,
      operands.count < builtIn.operandsMax, !params.isParameter(word)
    {
      operands.append(word)
    } else {
      try params.take(word)
    }
  }

  /// Goes on as the method of an action on a webhook, whose URL needs no name.
  private mutating func takeAction(_ word: String) throws(UsageError) {
    guard let action = WebhookAction(rawValue: word), let method = methods.exactly(action.method)
    else {
      throw UsageError(
        "webhooks: there is no action \(String(quoting: word))",
        hint: NearestNames.hint(
          for: word,
          among: WebhookAction.allCases.map(\.rawValue),
          otherwise: "entitle webhooks pause|resume|replay URL"
        )
      )
    }
    subject = .method(method)
    params = ParamsDraft(CommandParameters(of: method))
    takesURL = true
  }

  mutating func take(_ option: OptionWord, rest: inout ArraySlice<String>) throws(UsageError) {
    guard case .builtIn(let builtIn) = subject else {
      return try params.take(option, rest: &rest)
    }
    if try !options.take(option, of: builtIn, rest: &rest) {
      try params.take(option, rest: &rest)
    }
  }

  /// Returns the command after all words have been read.
  func command(_ methods: MethodList) throws(UsageError) -> Command {
    switch subject {
    case .method(let method): return .call(method: method.name, try params.finished())
    case .builtIn(.bench): return .bench(try options.bench())
    case .builtIn(.call):
      let method = try operand("METHOD", usage: "entitle call METHOD [name=value]…")
      return .call(method: method, try params.finished())
    case .builtIn(.check):
      let (entitlement, members) = try entitlement(of: "check")
      return .check(entitlement: entitlement, params: members)
    case .builtIn(.complete): return .complete(operands)
    case .builtIn(.completion): return .completion(try shell())
    case .builtIn(.demo): return .demo(try example())
    case .builtIn(.export): return .export(try params.members(usage: "entitle export > FILE"))
    case .builtIn(.help):
      guard let name = operands.first else { return .help(.program) }
      return .help(try CommandDraft(named: name, methods).helpTopic)
    case .builtIn(.graph): return .graph(try person("graph"), try options.form())
    case .builtIn(.man): return try manual()
    case .builtIn(.metrics): return .metrics
    case .builtIn(.mint): return try mint()
    case .builtIn(.simulate): return .simulate(try simulation(), try options.form())
    case .builtIn(.socketPath): return .socketPath
    case .builtIn(.stats): return .stats(every: try options.interval())
    case .builtIn(.store): return try store()
    case .builtIn(.importCustomers): return try importCustomers()
    case .builtIn(.timeline): return .timeline(try person("timeline"), try options.form())
    case .builtIn(.watch):
      return .watch(try params.members(usage: "entitle watch [after=CURSOR] [kinds=KIND,…]"))
    case .builtIn(.webhooks): return .call(method: "webhook.list", try params.finished())
    case .builtIn(.why):
      let (entitlement, members) = try entitlement(of: "why")
      let asked = JSON.Member("entitlement", .string(entitlement))
      return .call(method: "explain", .members(members + [asked]))
    }
  }

  /// Returns the word before the parameters.
  private func operand(_ what: String, usage: String) throws(UsageError) -> String {
    guard let operand = operands.first else {
      throw UsageError("\(name): missing \(what)", hint: usage)
    }
    return operand
  }

  private func shell() throws(UsageError) -> Shell {
    if let shell = operands.first.flatMap(Shell.init(rawValue:)) { return shell }
    let names = Shell.allCases.map(\.rawValue)
    let usage = "entitle completion \(names.joined(separator: "|"))"
    guard let name = operands.first else {
      throw UsageError("completion: which shell?", hint: usage)
    }
    throw UsageError(
      "completion: there is none for \(String(quoting: name))",
      hint: NearestNames.hint(for: name, among: names, otherwise: usage)
    )
  }

  private func example() throws(UsageError) -> Int? {
    guard let text = operands.first else { return nil }
    guard let number = Int(text), DemoExample.all.contains(where: { $0.number == number }) else {
      throw UsageError(
        "demo: there is no example \(String(quoting: text))",
        hint: "give a number from 1 to 6, or no number for all six"
      )
    }
    return number
  }

  private func manual() throws(UsageError) -> Command {
    let names = ManualPage.allCases.map(\.rawValue)
    if let folder = options.value("--install") {
      guard operands.isEmpty, !folder.isEmpty else {
        throw UsageError("man --install takes one folder", hint: "entitle man --install DIR")
      }
      return .installManual(folder: folder)
    }
    guard let name = operands.first else { return .manual(.entitle) }
    guard let page = ManualPage(rawValue: name) else {
      throw UsageError(
        "man: there is no page \(String(quoting: name))",
        hint: NearestNames.hint(
          for: name,
          among: names,
          otherwise: "entitle man \(names.joined(separator: "|"))"
        )
      )
    }
    return .manual(page)
  }

  /// Returns the entitlement and the params that name the device or user.
  private func entitlement(of name: String) throws(UsageError) -> (String, [JSON.Member]) {
    let usage = "entitle \(name) ENTITLEMENT device=ID, or entitle \(name) ENTITLEMENT userId=ID"
    let entitlement = try operand("ENTITLEMENT", usage: usage)
    let members = try params.members(usage: usage)
    guard members.contains(where: { ["device", "userId"].contains($0.name) }) else {
      let isParam = ["device=", "userId="].contains { entitlement.utf8.starts(with: $0.utf8) }
      let missing = isParam ? "ENTITLEMENT" : "device=ID or userId=ID"
      throw UsageError("\(name): missing \(missing)", hint: usage)
    }
    return (entitlement, members)
  }

  private func store() throws(UsageError) -> Command {
    let usage = "entitle store FILE [project=ID] [--dry-run]; - is standard input"
    return .store(file: try operand("FILE", usage: usage), try params.members(usage: usage))
  }

  private func importCustomers() throws(UsageError) -> Command {
    let usage = "entitle import FILE [project=ID] [--from SYSTEM] [--dry-run]; - is standard input"
    return .importCustomers(
      file: try operand("FILE", usage: usage),
      try params.members(usage: usage),
      from: try options.format(),
      report: options.value("--report"),
      products: options.value("--products").map { JSONSource($0) }
    )
  }

  private func simulation() throws(UsageError) -> SimulationOptions {
    let usage =
      "entitle simulate FILE --rules PRESET --rules PRESET; a file, or - for standard input"
    return try options.simulation(of: operand("HISTORY", usage: usage))
  }

  private func mint() throws(UsageError) -> Command {
    let members = try params.members(usage: "entitle mint SCRIPT")
    let project = members.first { $0.name == "project" }?.value.text
    return try options.mint(operands.first, project: project)
  }

  /// Returns the customer of a picture: the word before the parameters, or one of them.
  private func person(_ name: String) throws(UsageError) -> PictureOptions {
    let usage = "entitle \(name) USER, or entitle \(name) device=ID"
    let members = try params.members(usage: usage)
    let named = operands.map { JSON.Member("userId", .string($0)) }
    guard let question = PictureOptions(named + members) else {
      throw UsageError("\(name): expected one USER, or device=ID", hint: usage)
    }
    return question
  }

  /// The commands that only `entitled` has.
  private static let daemonCommands = ["backup", "doctor", "unit"]

  private static func unknown(_ name: String, _ methods: MethodList) -> UsageError {
    let names = methods.methods.map(\.name) + BuiltIn.listed.map(\.rawValue)
    let isOfDaemon = daemonCommands.contains { $0.utf8.elementsEqual(name.utf8) }
    return UsageError(
      "unknown command \(String(quoting: name))",
      hint: isOfDaemon
        ? "it is a command of the daemon's program: entitled \(name)"
        : NearestNames.hint(
          for: name,
          among: names,
          synonyms: Request.synonyms,
          otherwise: "entitle --help lists the commands"
        )
    )
  }
}
