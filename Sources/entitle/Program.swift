import EntitledClient
import LineProtocol

/// From the words of a command line to what is printed, and the exit code.
struct Program {
  let methods: MethodList
  /// Whether a person reads the output.
  let isTerminal: Bool
  /// Gives all of standard input.
  let readInput: () throws(UsageError) -> [UInt8]
  /// Writes to standard output while the program runs.
  var write: ([UInt8]) -> StandardStreams.Writing = {
    StandardStreams.write($0, to: StandardStreams.output)
  }
  /// Writes to standard error while the program runs.
  var complain: (String) -> Void = {
    _ = StandardStreams.write(Array($0.utf8), to: StandardStreams.complaints)
  }

  func run(_ words: [String]) -> Outcome {
    let invocation: Invocation
    do throws(UsageError) {
      invocation = try CommandLineReader.read(words, methods)
    } catch {
      return outcome(of: .usage(error), asJSON: words.contains("--json"))
    }
    do throws(Failure) {
      return try carryOut(invocation)
    } catch {
      return outcome(of: error, asJSON: invocation.options.isJSON)
    }
  }

  /// What is said of a failure: as text on standard error, or as JSON where results go.
  func outcome(of failure: Failure, asJSON isJSON: Bool) -> Outcome {
    isJSON
      ? Outcome(failure.code, output: "\(failure.json)\n")
      : Outcome(failure.code, complaints: failure.text)
  }

  private func carryOut(_ invocation: Invocation) throws(Failure) -> Outcome {
    let options = invocation.options
    switch invocation.command {
    case .help(let topic): return Outcome(.done, output: Help.text(topic, methods))
    case .version: return Outcome(.done, output: "entitle \(Contract.version)\n")
    case .socketPath: return try socketPath(options)
    case .call(let method, let params):
      let result = try call(method, try json(of: params), options)
      return shown(result, of: method, options)
    case .check(let entitlement, let params):
      return try check(entitlement, params, options)
    case .watch(let params): return try watch(params, options)
    }
  }

  private func socketPath(_ options: Options) throws(Failure) -> Outcome {
    let path: String
    do throws(ClientError) {
      path = try connection(options).path
    } catch {
      throw .client(error)
    }
    return options.isJSON
      ? Outcome(.done, output: "\(["path": .string(path)] as JSON)\n")
      : Outcome(.done, output: "\(path)\n")
  }

  private func check(
    _ entitlement: String,
    _ params: [JSON.Member],
    _ options: Options
  ) throws(Failure) -> Outcome {
    let asked = JSON.Member("entitlements", [.string(entitlement)])
    let result = try call("checkEntitlements", JSON.object(params + [asked]).bytes, options)
    guard let found = result["entitlements"]?[entitlement],
      let isActive = found["active"]?.bool
    else {
      throw .client(
        .protocolViolation(reason: "the answer does not say whether the entitlement is active")
      )
    }
    let warnings = (result["warnings"]?.elements ?? []).compactMap { $0["message"]?.text }
    return Outcome(
      isActive ? .done : .no,
      output: options.isJSON ? "\(found)\n" : isActive ? "yes\n" : "no\n",
      complaints: warnings.map { "entitle: warning: \(Printable.escaped($0))\n" }.joined()
    )
  }

  private func shown(_ result: JSON, of method: String, _ options: Options) -> Outcome {
    guard isTerminal && !options.isJSON else { return Outcome(.done, output: "\(result)\n") }
    let tree = method == "explain" ? ExplanationTree.text(of: result) : nil
    return Outcome(.done, output: tree ?? Rendering.text(of: result))
  }

  private func call(
    _ method: String,
    _ params: [UInt8],
    _ options: Options
  ) throws(Failure) -> JSON {
    do throws(ClientError) {
      var daemon = try connection(options)
      return try daemon.call(method, json: params, timeout: timeout(of: method, params, options))
    } catch {
      throw .client(error)
    }
  }

  /// The daemon may take as long as it is asked to wait, and its time for the answer besides.
  private func timeout(of method: String, _ params: [UInt8], _ options: Options) -> Duration {
    guard method == "events.wait", let params = try? JSON(parsing: params) else {
      return options.timeout
    }
    let asked = params["timeoutMs"] ?? params.elements?.dropFirst(5).first
    return options.timeout + .milliseconds(min(asked?.int64 ?? 0, 60_000))
  }

  private func connection(_ options: Options) throws(ClientError) -> Connection {
    try Connection(
      SocketSearch(given: options.socket),
      timeouts: Timeouts(each: options.timeout)
    )
  }

  private func json(of params: Params) throws(Failure) -> [UInt8] {
    switch params {
    case .members(let members): return JSON.object(members).bytes
    case .standardInput:
      do throws(UsageError) {
        return try ParamsText.read(try readInput())
      } catch {
        throw .usage(error)
      }
    }
  }
}
