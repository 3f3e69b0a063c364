import IdentityCore

/// The projects whose customers are being told of a definition.
struct SweepSchedule {
  private(set) var entries: [ProjectNumber: Entry] = [:]

  struct Entry {
    var project: ProjectID
    /// The next step needs this turn to be durable: then the store knows every customer.
    var awaits: TurnNumber
  }

  var isEmpty: Bool { entries.isEmpty }

  /// Whether the clock has to wait until everybody was told.
  func holds(_ project: ProjectNumber) -> Bool { entries[project] != nil }

  func isReady(settled: TurnNumber) -> Bool {
    entries.values.contains { $0.awaits <= settled }
  }

  /// Of those that can go on, the one whose last step was before that of the others.
  func first(settled: TurnNumber) -> (number: ProjectNumber, project: ProjectID)? {
    let ready = entries.filter { $0.value.awaits <= settled }
    return ready.min { $0.value.awaits < $1.value.awaits }.map { ($0.key, $0.value.project) }
  }

  mutating func note(_ project: Project, awaits turn: TurnNumber) {
    entries[project.number] = Entry(project: project.id, awaits: turn)
  }

  /// Everybody was told, and that is durable.
  mutating func end(_ project: ProjectNumber) {
    entries[project] = nil
  }
}
