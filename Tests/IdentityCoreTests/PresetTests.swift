import IdentityCore
import Testing

@Suite("Presets: each value of the table of rules")
struct PresetTests {
  /// A column of the table; `onIdentify` has the rules for new and for known ids.
  struct Column: Sendable {
    var preset: Preset
    var prefix: String
    var onIdentify: (new: Rules.OnIdentify, known: Rules.OnIdentify)
    var onSwitch: Rules.OnSwitch
    var onLogout: Rules.OnLogout
    var onAnonymousLogout: Rules.OnAnonymousLogout
    var purchaseHolders: Rules.PurchaseHolders
    var onRestore: Rules.OnRestore
    var anonymousHolders: Rules.AnonymousHolders
    var oneTimePurchases: Rules.OneTimePurchases
    var unclaimedPurchases: Rules.UnclaimedPurchases
    var lengthMax: Int
    var blocked: Set<UserID>
  }

  static let columns: [Column] = [
    Column(
      preset: .qonversion,
      prefix: "QON_",
      onIdentify: (.attach, .attach),
      onSwitch: .logoutFirst,
      onLogout: .return,
      onAnonymousLogout: .ignore,
      purchaseHolders: .deviceAndUser,
      onRestore: .share,
      anonymousHolders: .asOthers,
      oneTimePurchases: .move,
      unclaimedPurchases: .keep,
      lengthMax: 255,
      blocked: []
    ),
    Column(
      preset: .revenuecat,
      prefix: "$RCAnonymousID:",
      onIdentify: (.alias, .aliasUnlessLinked),
      onSwitch: .switch,
      onLogout: .rotate,
      onAnonymousLogout: .refuse,
      purchaseHolders: .currentUser,
      onRestore: .transfer,
      anonymousHolders: .alias,
      oneTimePurchases: .move,
      unclaimedPurchases: .ignore,
      lengthMax: 100,
      blocked: [
        "no_user", "null", "none", "nil", "(null)", "\u{0}", "unidentified", "undefined",
        "unknown", "anonymous", "guest",
      ]
    ),
    Column(
      preset: .revenuecatLegacy,
      prefix: "$RCAnonymousID:",
      onIdentify: (.alias, .alias),
      onSwitch: .switch,
      onLogout: .rotate,
      onAnonymousLogout: .rotate,
      purchaseHolders: .currentUser,
      onRestore: .alias,
      anonymousHolders: .alias,
      oneTimePurchases: .move,
      unclaimedPurchases: .ignore,
      lengthMax: 100,
      blocked: ["no_user", "null", "none", "nil", "(null)"]
    ),
    Column(
      preset: .purchasely,
      prefix: "",
      onIdentify: (.move, .move),
      onSwitch: .switch,
      onLogout: .return,
      onAnonymousLogout: .ignore,
      purchaseHolders: .currentUser,
      onRestore: .transfer,
      anonymousHolders: .asOthers,
      oneTimePurchases: .stay,
      unclaimedPurchases: .keep,
      lengthMax: 255,
      blocked: []
    ),
  ]

  @Test("A preset equals its column", arguments: columns)
  func column(expected: Column) {
    let rules = expected.preset.rules
    #expect(rules.anonymousPrefix == Array(expected.prefix.utf8))
    #expect(rules.onIdentifyNew == expected.onIdentify.new)
    #expect(rules.onIdentifyKnown == expected.onIdentify.known)
    #expect(rules.onSwitch == expected.onSwitch)
    #expect(rules.onLogout == expected.onLogout)
    #expect(rules.onAnonymousLogout == expected.onAnonymousLogout)
    #expect(rules.purchaseHolders == expected.purchaseHolders)
    #expect(rules.onRestore == expected.onRestore)
    #expect(rules.anonymousHolders == expected.anonymousHolders)
    #expect(rules.oneTimePurchases == expected.oneTimePurchases)
    #expect(rules.unclaimedPurchases == expected.unclaimedPurchases)
    #expect(rules.userIDLengthMax == expected.lengthMax)
    #expect(Set(rules.blockedUserIDs).subtracting([""]) == expected.blocked)
  }

  @Test func `Every preset has a column, by its name on the wire`() {
    #expect(Self.columns.map(\.preset) == Preset.allCases)
    #expect(
      Preset.allCases.map(\.rawValue) == [
        "qonversion", "revenuecat", "revenuecatLegacy", "purchasely",
      ]
    )
  }

  @Test func `A project without a preset has the Qonversion rules`() {
    #expect(ProjectDefaults().preset == .qonversion)
  }

  @Test("An anonymous id is the prefix and 32 lower-case hex digits", arguments: columns)
  func anonymousID(expected: Column) throws {
    let home = Household(expected.preset)
    let id = try home.install("A").user.id.description
    guard !expected.prefix.isEmpty else {
      let uuid = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/
      #expect(id.wholeMatch(of: uuid) != nil)
      return
    }
    #expect(id.hasPrefix(expected.prefix))
    #expect(id.dropFirst(expected.prefix.count).wholeMatch(of: /[0-9a-f]{32}/) != nil)
  }

  @Test("Two devices have two anonymous users", arguments: Preset.allCases)
  func anonymousUsersDiffer(preset: Preset) throws {
    let home = Household(preset)
    let first = try home.install("A", account: "same")
    let second = try home.install("B", account: "same")
    #expect(first.user.id != second.user.id)
    #expect(first.user.customerID != second.user.customerID)
  }
}
