import EntitledClient
import Platform
import Simulator

// Replays a history under several rule sets.
extension Program {
  func simulate(
    _ question: SimulationOptions,
    _ form: SubcommandOptions.Form?,
    _ options: Options
  ) throws -> RunResult {
    let bytes =
      question.history == "-" ? try readInput() : try StandardStreams.readFile(question.history)
    let history = try HistoryReader.read(bytes) { method in
      methods.method(named: method)?.parameters.map(\.name) ?? []
    }
    let rules = try question.ruleSets.map { (ruleSet) throws(UsageError) in try ruleSet.rules() }
    let definition =
      try question.definition.map { (source) throws(UsageError) in
        let json = try source.json(for: "--definition")
        return Self.catalogue(of: json["project"] ?? json)
      } ?? history.definition
    var simulation = Simulation(ruleSets: question.ruleSets, history: history)
    try TemporaryDaemon.run { daemon in
      var connection = try daemon.connect(Timeouts(each: options.timeout))
      try simulation.play(
        on: &connection,
        start: question.start ?? history.start,
        definition: definition,
        rules: rules
      )
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
