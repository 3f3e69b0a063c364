import EntitledClient
import Glibc
import LineProtocol
import MintedStore
import Platform
import Presentation

/// Runs a command line, and returns its output and exit code.
struct Program {
  let methods: MethodList
  /// Whether a person reads the output.
  let isTerminal: Bool
  /// Reads all of standard input.
  let readInput: () throws(UsageError) -> [UInt8]
  /// Writes to standard output while the program runs.
  var write: ([UInt8]) -> StandardStreams.Writing = {
    StandardStreams.write($0, to: StandardStreams.output)
  }
  /// The descriptor to which `write` writes, if any.
  var outlet: Int32?
  /// Writes to standard error while the program runs.
  var complain: (String) -> Void = {
    _ = StandardStreams.write(Array($0.utf8), to: StandardStreams.complaints)
  }

  /// Whether standard error is a terminal.
  var showsProgress = false

  /// The colors of the output.
  var style = Style.plain

  /// The pause between two attempts to connect to a starting daemon.
  private static let pauseMilliseconds: Int32 = 20

  func run(_ words: [String]) -> RunResult {
    let invocation: Invocation
    do throws(UsageError) {
      invocation = try CommandLineReader.read(words, methods)
    } catch {
      return outcome(of: .usage(error), asJSON: words.contains("--json"))
    }
    do {
      return try carryOut(invocation)
    } catch {
      return outcome(of: Failure(error), asJSON: invocation.options.isJSON)
    }
  }

  /// Returns the result for a failure: text on standard error, or JSON on standard output.
  func outcome(of failure: Failure, asJSON isJSON: Bool) -> RunResult {
    isJSON
      ? RunResult(failure.code, output: "\(failure.json)\n")
      : RunResult(failure.code, complaints: failure.text)
  }

  private func carryOut(_ invocation: Invocation) throws -> RunResult {
    let options = invocation.options
    switch invocation.command {
    case .help(let topic): return RunResult(.done, output: Help.text(topic, methods))
    case .version: return RunResult(.done, output: "entitle \(Contract.version)\n")
    case .socketPath: return try socketPath(options)
    case .demo(let number): return try demo(number, options)
    case .completion(let shell): return RunResult(.done, output: shell.script)
    case .complete(let words):
      let choices = CommandCompletion(methods).choices(for: words)
      return RunResult(.done, output: choices.map { "\($0.text)\t\($0.about)\n" }.joined())
    case .manual(let page): return show(page)
    case .installManual(let folder): return try installManual(folder)
    case .call(let method, let params):
      let params = try json(of: params)
      try refuseImpossibleField(method, options)
      return try shown(try call(method, params, options), of: method, options)
    case .check(let entitlement, let params):
      return try check(entitlement, params, options)
    case .watch(let params): return try watch(params, options)
    case .export(let project): return try export(project, options)
    case .importCustomers(let file, let params, let format, let report, let products):
      return try importCustomers(
        file,
        params,
        from: format,
        report: report,
        products: products,
        options
      )
    case .bench(let question): return try bench(question, options)
    case .graph(let question, let form): return try graph(question, form, options)
    case .simulate(let question, let form): return try simulate(question, form, options)
    case .stats(let interval): return try stats(every: interval, options)
    case .metrics: return try metrics(options)
    case .mint(let question): return try mint(question, options)
    case .mintRoot: return RunResult(.done, output: "\(TestAuthority.root)\n")
    case .store(let file, let params): return try replay(file, params, options)
    case .timeline(let question, let form): return try timeline(question, form, options)
    }
  }

  private func socketPath(_ options: Options) throws -> RunResult {
    let path = try connection(options).path
    return options.isJSON
      ? RunResult(.done, output: "\(["path": .string(path)] as JSON)\n")
      : RunResult(.done, output: "\(path)\n")
  }

  private func check(
    _ entitlement: String,
    _ params: [JSON.Member],
    _ options: Options
  ) throws -> RunResult {
    let asked = JSON.Member("entitlements", [.string(entitlement)])
    try refuseImpossibleField("checkEntitlements", options, behind: ["entitlements", entitlement])
    let result = try call("checkEntitlements", JSON.object(params + [asked]).bytes, options)
    guard let found = result["entitlements"]?[entitlement],
      let isActive = found["active"]?.bool
    else {
      throw ClientError.protocolViolation(
        reason: "the reply does not say whether the entitlement is active"
      )
    }
    let warnings = (result["warnings"]?.elements ?? []).compactMap(Self.warning)
    let isAskedForMore = options.isJSON || options.isFlat || options.field != nil
    var outcome =
      isAskedForMore
      ? try shown(found, of: "checkEntitlements", options)
      : RunResult(.done, output: isActive ? "yes\n" : "no\n")
    outcome.code = isActive ? .done : .no
    outcome.complaints = Array(
      warnings.map { "entitle: warning: \(Printable.escaped($0))\n" }.joined().utf8
    )
    return outcome
  }

  /// Returns a warning's message, followed by similar names.
  private static func warning(_ warning: JSON) -> String? {
    let nearest = (warning["nearest"]?.elements ?? []).compactMap { $0.text }
    guard let message = warning["message"]?.text else { return nil }
    return [message, NearestNames.question(nearest)].compactMap { $0 }.joined(separator: ": ")
  }

  /// Returns a result, or the selected part of it, in the selected form.
  private func shown(
    _ result: JSON,
    of method: String,
    _ options: Options
  ) throws -> RunResult {
    guard let field = options.field else {
      if options.isFlat { return RunResult(.done, output: FlatText.text(of: result)) }
      guard isTerminal && !options.isJSON else {
        return RunResult(.done, output: "\(shownJSON(result))\n")
      }
      let text =
        switch method {
        case "explain": ExplanationTree.text(of: result)
        case "webhook.list": WebhookTable.text(of: result)
        default: nil as String?
        }
      return RunResult(.done, output: text ?? Rendering.text(of: result))
    }
    let value = try field.value(in: result)
    if options.isFlat { return RunResult(.done, output: FlatText.text(of: value)) }
    guard !options.isJSON, let text = value.text else {
      return RunResult(.done, output: "\(shownJSON(value))\n")
    }
    return RunResult(.done, output: (isTerminal ? Printable.escaped(text) : text) + "\n")
  }

  /// Returns JSON as text; on a terminal, invisible and control characters become escapes, which
  /// mean the same.
  func shownJSON(_ value: JSON) -> String {
    isTerminal ? Printable.escaped("\(value)") : "\(value)"
  }

  /// Throws before the call if the method's result can never have the field.
  private func refuseImpossibleField(
    _ method: String,
    _ options: Options,
    behind steps: [String] = []
  ) throws {
    guard let field = options.field,
      let refusal = ResultSchema(of: method, openRPC: Contract.openRPC)?
        .refusal(of: field, behind: steps)
    else { return }
    throw refusal
  }

  func call(
    _ method: String,
    _ params: [UInt8],
    _ options: Options
  ) throws -> JSON {
    var daemon = try connection(options)
    do throws(ClientError) {
      return try daemon.call(method, json: params, timeout: timeout(of: method, params, options))
    } catch {
      throw error.ofOlderDaemon(&daemon, method, methods) ?? Failure.client(error)
    }
  }

  /// Returns the timeout of a call; adds the wait time of `events.wait`.
  private func timeout(of method: String, _ params: [UInt8], _ options: Options) -> Duration {
    guard method == "events.wait", let params = try? JSON(parsing: params) else {
      return options.timeout
    }
    let asked = params["timeoutMs"] ?? params.elements?.dropFirst(5).first
    return options.timeout + .milliseconds(min(asked?.int64 ?? 0, 60_000))
  }

  /// Connects to the daemon; with `--wait` it retries until the daemon has started.
  func connection(_ options: Options) throws(ClientError) -> Connection {
    let deadline = options.wait.map { ContinuousClock.now + $0 }
    while true {
      do throws(ClientError) {
        return try Connection(
          SocketSearch(given: options.socket),
          timeouts: Timeouts(each: options.timeout)
        )
      } catch {
        guard let deadline, ContinuousClock.now < deadline, error.mayPass else { throw error }
        _ = poll(nil, 0, Self.pauseMilliseconds)
      }
    }
  }

  private func json(of params: Params) throws -> [UInt8] {
    switch params {
    case .members(let members): return JSON.object(members).bytes
    case .standardInput:
      return try ParamsText.read(try readInput())
    }
  }
}
