import IdentityCore
import Testing

@Suite("Conflicting rules")
struct RulesConflictTests {
  /// A value of a rule.
  struct Choice: Sendable, CustomTestStringConvertible {
    var rule: String
    var value: String
    var choose: @Sendable (inout Rules) -> Void

    var testDescription: String { "\(rule) \(value)" }
  }

  /// Every value of every enumerated rule.
  static let choices: [Choice] =
    all("onIdentifyNew", Rules.OnIdentify.self) { $0.onIdentifyNew = $1 }
    + all("onIdentifyKnown", Rules.OnIdentify.self) { $0.onIdentifyKnown = $1 }
    + all("onSwitch", Rules.OnSwitch.self) { $0.onSwitch = $1 }
    + all("onLogout", Rules.OnLogout.self) { $0.onLogout = $1 }
    + all("onAnonymousLogout", Rules.OnAnonymousLogout.self) { $0.onAnonymousLogout = $1 }
    + all("purchaseHolders", Rules.PurchaseHolders.self) { $0.purchaseHolders = $1 }
    + all("onRestore", Rules.OnRestore.self) { $0.onRestore = $1 }
    + all("anonymousHolders", Rules.AnonymousHolders.self) { $0.anonymousHolders = $1 }
    + all("oneTimePurchases", Rules.OneTimePurchases.self) { $0.oneTimePurchases = $1 }
    + all("unclaimedPurchases", Rules.UnclaimedPurchases.self) { $0.unclaimedPurchases = $1 }

  private static func all<Value>(
    _ rule: String,
    _ type: Value.Type,
    _ choose: @escaping @Sendable (inout Rules, Value) -> Void
  ) -> [Choice]
  where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
    type.allCases.map { value in
      Choice(rule: rule, value: value.rawValue) { choose(&$0, value) }
    }
  }

  @Test("No preset conflicts with itself", arguments: Preset.allCases)
  func presets(preset: Preset) {
    #expect(preset.rules.conflict == nil)
  }

  @Test("Rotate conflicts with deviceAndUser for both logouts")
  func rotateWithDeviceAndUser() {
    for preset in Preset.allCases {
      var rules = preset.rules
      rules.purchaseHolders = .deviceAndUser
      rules.onLogout = .rotate
      #expect(rules.conflict?.contains("deviceAndUser") == true)
      #expect(rules.conflict?.contains("rotate") == true)
    }
    var rules = Preset.qonversion.rules
    rules.onAnonymousLogout = .rotate
    #expect(rules.conflict?.contains("onAnonymousLogout") == true)
  }

  @Test("Move at identify conflicts with deviceAndUser")
  func moveWithDeviceAndUser() {
    var rules = Preset.qonversion.rules
    rules.onIdentifyNew = .move
    #expect(rules.conflict?.contains("move") == true)
    rules = Preset.qonversion.rules
    rules.onIdentifyKnown = .move
    #expect(rules.conflict?.contains("move") == true)
  }

  @Test("A returning anonymous user conflicts with aliases")
  func aliasWithReturn() {
    let ways: [(inout Rules) -> Void] = [
      { $0.onIdentifyNew = .alias }, { $0.onIdentifyNew = .aliasUnlessLinked },
      { $0.onIdentifyKnown = .alias }, { $0.onIdentifyKnown = .aliasUnlessLinked },
      { $0.onRestore = .alias }, { $0.anonymousHolders = .alias },
      { $0.onAnonymousLogout = .rotate },
    ]
    for choose in ways {
      for preset in [Preset.qonversion, .purchasely] {
        var rules = preset.rules
        choose(&rules)
        #expect(rules.conflict != nil)
      }
    }
  }

  @Test("Every documented override is accepted")
  func sensible() {
    for restore in [Rules.OnRestore.share, .transfer, .transferIfInactive, .keep] {
      for preset in Preset.allCases {
        var rules = preset.rules
        rules.onRestore = restore
        #expect(rules.conflict == nil, "\(preset) with \(restore)")
      }
    }
    for preset in Preset.allCases {
      var rules = preset.rules
      rules.oneTimePurchases = .stay
      #expect(rules.conflict == nil)
      rules.userIDLengthMax = 1
      rules.blockedUserIDs = ["a", "a"]
      rules.anonymousPrefix = Array("anon-".utf8)
      #expect(rules.conflict == nil)
    }
  }

  /// Whether rules conflict does not depend on the order in which they are set.
  @Test("Two overrides of a preset give the same result each time", arguments: Preset.allCases)
  func pairs(preset: Preset) {
    for first in Self.choices {
      for second in Self.choices where second.rule != first.rule {
        var rules = preset.rules
        first.choose(&rules)
        second.choose(&rules)
        var other = preset.rules
        second.choose(&other)
        first.choose(&other)
        #expect(rules == other)
        #expect(rules.conflict == other.conflict)
        #expect(rules.conflict?.isEmpty != true)
        let rotates = rules.onLogout == .rotate || rules.onAnonymousLogout == .rotate
        if rules.purchaseHolders == .deviceAndUser && rotates { #expect(rules.conflict != nil) }
      }
    }
  }

  @Test func `A conflict is refused with its reason, and nothing changes`() throws {
    let home = Household(.qonversion)
    var definition = ProjectDefinition()
    definition.rules = home.project.rules
    definition.rules?.onLogout = .rotate
    definition.environment = .sandbox
    let reason = try #require(definition.rules?.conflict)
    let before = home.project
    #expect(throws: Refusal.conflictingRules(reason)) {
      try home.project.apply(definition, hasUsers: false, now: home.now)
    }
    #expect(home.project == before)
  }
}
