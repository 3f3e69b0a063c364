import IdentityCore
import Testing

@Suite("Projects: the effect of a definition")
struct ProjectTests {
  private func project(isClockManual: Bool = false) -> Project {
    var entropy = Entropy(seed: (1, 2, 3, 4))
    return Project(
      id: "p",
      number: ProjectNumber(7),
      defaults: ProjectDefaults(isClockManual: isClockManual),
      now: 500,
      entropy: &entropy
    )
  }

  @Test func `A definition replaces what it names and keeps the rest`() throws {
    var project = project()
    let before = project
    try project.apply(ProjectDefinition(), hasUsers: true, now: 900)
    #expect(project == before)

    var definition = ProjectDefinition()
    definition.products = ["x": Product(entitlements: ["X"])]
    definition.grantable = ["G"]
    try project.apply(definition, hasUsers: true, now: 900)
    #expect(project.catalogue.entitlements == ["G", "X"])
    #expect(project.rules == before.rules)

    definition = ProjectDefinition()
    definition.products = ["y": Product(entitlements: ["Y"])]
    definition.environment = .any
    try project.apply(definition, hasUsers: true, now: 900)
    #expect(project.catalogue.entitlements == ["G", "Y"])
    #expect(project.environment == .any)

    definition = ProjectDefinition()
    definition.preset = .purchasely
    definition.rules = Preset.purchasely.rules
    try project.apply(definition, hasUsers: true, now: 900)
    #expect(project.preset == .purchasely)
    #expect(project.rules == Preset.purchasely.rules)
    #expect(project.catalogue.entitlements == ["G", "Y"])
  }

  struct ClockRow: Sendable {
    var isManual: Bool
    var asked: ProjectDefinition.Clock
    var expected: ProjectClock
    /// Whether the change is refused once the project has users.
    var isChange: Bool
  }

  static let clocks: [ClockRow] = [
    ClockRow(isManual: false, asked: .system, expected: .system, isChange: false),
    ClockRow(isManual: false, asked: .manual(nil), expected: .manual(900), isChange: true),
    ClockRow(isManual: false, asked: .manual(100), expected: .manual(100), isChange: true),
    ClockRow(isManual: true, asked: .system, expected: .system, isChange: true),
    ClockRow(isManual: true, asked: .manual(nil), expected: .manual(500), isChange: false),
    ClockRow(isManual: true, asked: .manual(500), expected: .manual(500), isChange: false),
    ClockRow(isManual: true, asked: .manual(100), expected: .manual(100), isChange: true),
  ]

  @Test("The clock is fixed after the first device or user", arguments: clocks, [false, true])
  func clock(row: ClockRow, hasUsers: Bool) throws {
    var project = project(isClockManual: row.isManual)
    let before = project
    var definition = ProjectDefinition()
    definition.clock = row.asked
    if row.isChange && hasUsers {
      #expect(throws: Refusal.clockIsRunning("p")) {
        try project.apply(definition, hasUsers: true, now: 900)
      }
      #expect(project.clock == before.clock)
    } else {
      try project.apply(definition, hasUsers: hasUsers, now: 900)
      #expect(project.clock == row.expected)
    }
  }

  @Test func `A new catalogue applies to old purchases at once`() throws {
    let home = Household()
    try home.install("A")
    try home.buy(on: "A", "x")
    home.project.catalogue.products["x"] = Product(kind: .subscription, entitlements: ["NEW"])
    #expect(try home.active("A") == ["NEW"])
    home.project.catalogue.products["x"] = nil
    #expect(try home.check(.device("A")).access.entitlements == [])
  }

  @Test func `New rules apply from then on, and move nothing on their own`() throws {
    let home = Household(.qonversion)
    try home.install("A", account: "apple")
    try home.buy(on: "A", "x", chain: "c")
    try home.identify("A", "u1")
    home.project.rules = Preset.purchasely.rules
    #expect(try home.holders("c") == ["u1", "~A"])
    try home.identify("A", "u2")
    #expect(try home.active("A") == [])
    try home.restore("A")
    #expect(try home.holders("c") == ["u2"])
  }
}
