/// The parameters of a sub-command.
struct CommandParameters {
  /// The sub-command's name.
  let name: String
  /// Nil for a method.
  private(set) var builtIn: BuiltIn?
  /// The method that the sub-command calls, if its parameters are known.
  private(set) var method: MethodEntry?
  /// The known parameters; empty for `call`, which allows any name.
  private(set) var known: [ParameterEntry] = []

  init(of method: MethodEntry) {
    (name, self.method, known) = (method.name, method, method.parameters)
  }

  init(of builtIn: BuiltIn, _ methods: MethodList) {
    (name, self.builtIn) = (builtIn.rawValue, builtIn)
    guard let (method, isTaken) = builtIn.methodParameters else { return }
    self.method = methods.exactly(method)
    known = self.method?.parameters.filter { isTaken($0.name) } ?? []
  }

  /// Whether there are no parameters at all.
  var isNothing: Bool { builtIn != nil && builtIn != .call && known.isEmpty }

  /// Whether the parameters name a person, so that `user` stands for `userId`.
  var isOfPerson: Bool {
    builtIn.map { [.check, .graph, .timeline, .why].contains($0) } ?? false
  }

  /// Whether a word is a parameter although a word before the parameters may follow.
  func isParameter(_ word: String) -> Bool {
    guard let named = NamedText(word), let builtIn else { return false }
    return builtIn.mayOmitOperands
      || builtIn.readsFile && known.contains { [$0.name, $0.optionName].contains(named.name) }
  }

  /// The sub-command with the word before its parameters, for a hint.
  var usage: String {
    switch builtIn {
    case .check, .why: "\(name) ENTITLEMENT"
    case .importCustomers, .store: "\(name) FILE"
    default: name
    }
  }
}

extension BuiltIn {
  /// The method that the command calls, and which of its parameters the command takes.
  fileprivate var methodParameters: (method: String, isTaken: (String) -> Bool)? {
    switch self {
    case .check: ("checkEntitlements", { $0 != "entitlements" })
    case .graph: ("checkEntitlements", { !["entitlements", "ifUnknown"].contains($0) })
    case .timeline: ("checkEntitlements", { !["entitlements", "ifUnknown", "at"].contains($0) })
    case .export, .mint: ("project.describe", { $0 == "project" })
    case .importCustomers: ("user.import", { ["project", "dryRun", "onConflict"].contains($0) })
    case .store: ("store.notify", { ["project", "dryRun"].contains($0) })
    case .watch: ("events.wait", { !["limit", "timeoutMs"].contains($0) })
    case .webhooks: ("webhook.list", { _ in true })
    case .why: ("explain", { $0 != "entitlement" })
    case .bench, .call, .complete, .completion, .demo, .help, .man, .metrics, .simulate,
      .socketPath, .stats:
      nil
    }
  }
}
