import Presentation

/// A simulation as text: a table of access differences and a table of outcome differences.
package enum SimulationText {
  /// Returns the whole result; `isAll` includes rows without a difference.
  package static func text(of simulation: Simulation, isAll: Bool) -> String {
    let labels = simulation.ruleSets.map(\.label)
    let rows = simulation.rows.filter { isAll || $0.differs }
    let answers = simulation.answers.filter { isAll || $0.differ }
    let steps = simulation.steps.count == 1 ? "1 step" : "\(simulation.steps.count) steps"
    var text = "\(steps) under \(labels.joined(separator: ", "))\n"
    if rows.isEmpty {
      text += "\nAll may use the same, after every step.\n"
    } else {
      let head = ["who", "what"] + labels + ["differs"]
      text += "\n" + table([head] + rows.map { row($0, simulation) })
    }
    if !answers.isEmpty {
      let head = ["step"] + labels
      text +=
        "\n"
        + table([head] + answers.map { [step($0.step, simulation)] + $0.answers.map(\.text) })
    }
    let refused = simulation.answers.filter { !$0.differ && $0.answers[0] != .done }.count
    if refused > 0, !isAll {
      text += "\nRefused under every rule set alike: \(refused); --all shows them.\n"
    }
    if !simulation.notes.isEmpty {
      text += "\nNot played:\n" + simulation.notes.map { "  \($0)\n" }.joined()
    }
    return text
  }

  private static func table(_ rows: [[String]]) -> String {
    TextTable(rows: rows).lines(indent: "").map { "\($0)\n" }.joined()
  }

  private static func row(_ row: Simulation.Row, _ simulation: Simulation) -> [String] {
    let active = words(row.active)
    var differs = ""
    if let since = row.differsSince {
      differs = "since \(step(since, simulation))"
      if let equal = row.equalSince {
        let then = words(row.activeThen).joined(separator: ", ")
        differs += " (\(then)); until \(simulation.steps[equal].place)"
      }
    }
    return [row.person.text, Printable.plain(row.entitlement.text)] + active + [differs]
  }

  private static func words(_ active: [Bool?]) -> [String] {
    active.map { $0.map { $0 ? "yes" : "no" } ?? "-" }
  }

  private static func step(_ index: Int, _ simulation: Simulation) -> String {
    let step = simulation.steps[index]
    return "\(step.place): \(step.text)"
  }
}
