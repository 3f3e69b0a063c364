import EntitledClient
import Platform
import Simulator

// Replays a history under several rule sets.
extension Program {
  func simulate(
    _ question: SimulationOptions,
    _ form: SubcommandOptions.Form?,
    _ options: Options
  ) throws(Failure) -> RunResult {
    let history: History
    let rules: [JSON]
    let definition: [JSON.Member]
    do throws(UsageError) {
      let bytes =
        question.history == "-" ? try readInput() : try StandardStreams.readFile(question.history)
      history = try HistoryReader.read(bytes) { method in
        methods.method(named: method)?.parameters.map(\.name) ?? []
      }
      rules = try question.ruleSets.map { (ruleSet) throws(UsageError) in try ruleSet.rules() }
      definition =
        try question.definition.map { (source) throws(UsageError) in
          let json = try source.json(for: "--definition")
          return Self.catalogue(of: json["project"] ?? json)
        } ?? history.definition
    } catch {
      throw .usage(error)
    }
    var simulation = Simulation(ruleSets: question.ruleSets, history: history)
    try TemporaryDaemon.run { (daemon) throws(Failure) in
      var connection = try daemon.connect(Timeouts(each: options.timeout))
      do throws(SimulationError) {
        try simulation.play(
          on: &connection,
          start: question.start ?? history.start,
          definition: definition,
          rules: rules
        )
      } catch {
        switch error {
        case .client(let error): throw .client(error)
        case .refused(let error): throw .usage(error)
        }
      }
    }
    let isText = form == .text || isTerminal && !options.isJSON
    return RunResult(
      simulation.isEqual ? .done : .no,
      output: isText
        ? SimulationText.text(of: simulation, isAll: question.isAll)
        : "\(SimulationJSON.json(of: simulation, isAll: question.isAll))\n"
    )
  }

  /// Returns the members of a project that all rule sets share.
  private static func catalogue(of project: JSON) -> [JSON.Member] {
    (project.members ?? []).filter {
      ["products", "entitlements", "environment"].contains($0.name)
    }
  }
}
