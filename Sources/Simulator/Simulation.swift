package import EntitledClient
import Platform
import Presentation

/// The comparison of a history's outcomes under several rule sets.
package struct Simulation: Equatable {
  let ruleSets: [RuleSet]
  let steps: [History.Step]
  let notes: [String]
  /// Sorted by subject, then by entitlement.
  private(set) var rows: [Row] = []
  private var found: [ComparedSubject: [Row]] = [:]
  private(set) var answers: [Answers] = []

  /// An entitlement of a subject.
  struct Row: Equatable {
    let person: ComparedSubject
    let entitlement: ExactText
    /// Whether it is active at the end, per rule set; nil if the subject does not exist.
    var active: [Bool?]
    /// The step after which the rule sets first differed.
    var differsSince: Int?
    /// Whether it was active after that step, per rule set.
    var activeThen: [Bool?] = []
    /// The step after which they stayed equal; nil if they differ at the end.
    var equalSince: Int?

    var differs: Bool { differsSince != nil }
  }

  /// The outcome of a step, per rule set.
  struct Answers: Equatable {
    let step: Int
    let answers: [RuleSetProject.Answer]

    var differ: Bool { answers.contains { $0 != answers[0] } }
  }

  /// Whether all rule sets led to the same access and the same outcomes.
  package var isEqual: Bool {
    !rows.contains(where: \.differs) && !answers.contains(where: \.differ)
  }

  /// Creates a simulation that has not yet run.
  package init(ruleSets: [RuleSet], history: History) {
    self.ruleSets = ruleSets
    steps = history.steps
    notes = history.notes
  }

  /// Replays the history step by step under all rule sets.
  ///
  /// Throws a `UsageError` if the daemon rejects a rule set, or a `ClientError`.
  package mutating func play(
    on daemon: inout Connection,
    start: String?,
    definition: [JSON.Member],
    rules: [JSON]
  ) throws {
    var stages: [RuleSetProject] = []
    for (index, rules) in rules.enumerated() {
      do throws(ClientError) {
        stages.append(
          try RuleSetProject(
            project: "rules-\(index + 1)",
            start: start,
            definition: [.init("rules", rules)] + definition,
            on: &daemon
          )
        )
      } catch {
        guard case .remote(let remote) = error else { throw error }
        throw UsageError("\(ruleSets[index].label): \(remote.message)", hint: remote.hint)
      }
    }
    try play(&stages, on: &daemon)
  }

  private mutating func play(
    _ stages: inout [RuleSetProject],
    on daemon: inout Connection
  ) throws(ClientError) {
    var people: Set<ComparedSubject> = []
    for (index, step) in steps.enumerated() {
      people.formUnion(step.people)
      var answers: [RuleSetProject.Answer] = []
      var touched: Set<ComparedSubject> = []
      for place in stages.indices {
        let played = try stages[place].play(step, people, on: &daemon)
        answers.append(played.answer)
        touched.formUnion(played.touched)
      }
      for place in stages.indices {
        try stages[place].readAccess(of: touched.sorted(), on: &daemon)
      }
      self.answers.append(Answers(step: index, answers: answers))
      for person in touched { compare(person, stages, after: index) }
    }
    // Read all subjects again, so that the final state is exact.
    for place in stages.indices { try stages[place].readAccess(of: people.sorted(), on: &daemon) }
    for person in people { compare(person, stages, after: steps.count - 1) }
    rows = found.values.joined().sorted {
      ($0.person, $0.entitlement) < ($1.person, $1.entitlement)
    }
  }

  private mutating func compare(
    _ person: ComparedSubject,
    _ stages: [RuleSetProject],
    after step: Int
  ) {
    let access = stages.map { $0.access[person] }
    var rows = found[person] ?? []
    for entitlement in access.compactMap(\.self).reduce(into: Set(), { $0.formUnion($1) })
    where !rows.contains(where: { $0.entitlement == entitlement }) {
      rows.append(Row(person: person, entitlement: entitlement, active: access.map { _ in nil }))
    }
    for index in rows.indices {
      let active = access.map { $0.map { $0.contains(rows[index].entitlement) } }
      rows[index].active = active
      // A subject that does not exist has no access, as one without entitlements.
      let isEqual = active.allSatisfy { ($0 ?? false) == (active[0] ?? false) }
      if !isEqual {
        if rows[index].differsSince == nil {
          rows[index].differsSince = step
          rows[index].activeThen = active
        }
        rows[index].equalSince = nil
      } else if rows[index].differs, rows[index].equalSince == nil {
        rows[index].equalSince = step
      }
    }
    found[person] = rows
  }
}

extension History.Step {
  /// The subjects that the request names or creates.
  var people: [ComparedSubject] {
    let all = JSON.object(params)
    let device = all["device"]?.exact ?? (method == "install" ? answer?["device"]?.exact : nil)
    var people = device.map { [ComparedSubject.device($0)] } ?? []
    // An anonymous user's id differs per rule set, so its device is compared instead.
    if let user = all["userId"]?.exact, !GeneratedID.isLike(user.text) {
      people.append(.user(user))
    }
    return people
  }
}

/// Ids that a project generates.
enum GeneratedID {
  /// Whether a text ends in 32 lowercase hex digits, or is a lowercase UUID.
  static func isLike(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    func isHex(_ byte: UInt8) -> Bool {
      0x30...0x39 ~= byte || 0x61...0x66 ~= byte
    }
    if bytes.count >= 32, bytes.suffix(32).allSatisfy(isHex) { return true }
    guard bytes.count == 36 else { return false }
    return bytes.enumerated().allSatisfy { index, byte in
      [8, 13, 18, 23].contains(index) ? byte == UInt8(ascii: "-") : isHex(byte)
    }
  }
}
