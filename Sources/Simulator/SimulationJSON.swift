package import EntitledClient
import Presentation

/// A simulation as JSON; lists of values are in the order of the rule sets.
package enum SimulationJSON {
  /// Returns the whole result; `isAll` includes rows without a difference.
  package static func json(of simulation: Simulation, isAll: Bool) -> JSON {
    [
      "ruleSets": .array(simulation.ruleSets.map { .string($0.label) }),
      "equal": .bool(simulation.isEqual),
      "steps": .number(JSON.Number(Int64(simulation.steps.count))),
      "access": .array(
        simulation.rows.filter { isAll || $0.differs }.map { row($0, simulation) }
      ),
      "answers": .array(
        simulation.answers.filter { isAll || $0.differ }.map { answers in
          [
            "step": step(answers.step, simulation),
            "answers": .array(answers.answers.map { .string($0.text) }),
          ]
        }
      ),
      "notPlayed": .array(simulation.notes.map { .string($0) }),
    ]
  }

  private static func row(_ row: Simulation.Row, _ simulation: Simulation) -> JSON {
    [
      row.person.param: .string(row.person.id.text),
      "entitlement": .string(row.entitlement.text),
      "active": list(row.active),
      "differsSince": row.differsSince.map { step($0, simulation) } ?? .null,
      "activeThen": row.differs ? list(row.activeThen) : .null,
      "equalSince": row.equalSince.map { step($0, simulation) } ?? .null,
    ]
  }

  private static func list(_ active: [Bool?]) -> JSON {
    .array(active.map { $0.map { .bool($0) } ?? .null })
  }

  private static func step(_ index: Int, _ simulation: Simulation) -> JSON {
    let step = simulation.steps[index]
    return [
      "place": .string(step.place), "method": .string(step.method), "params": .object(step.params),
    ]
  }
}
