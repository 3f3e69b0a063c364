import TestSupport

/// The rules of a project: the name and the value of each, as in the table.
struct ModelRules {
  var preset: String
  var values: [String: String]
  var userIDLengthMax: Int
  var blockedUserIDs: [Name]

  static let names = [
    "anonymousPrefix", "onIdentifyNew", "onIdentifyKnown", "onSwitch", "onLogout",
    "onAnonymousLogout", "purchaseHolders", "onRestore", "anonymousHolders", "oneTimePurchases",
    "unclaimedPurchases",
  ]

  /// The table: a row for each preset, in the order of `names`.
  private static let table: [String: [String]] = [
    "qonversion": [
      "QON_", "attach", "attach", "logoutFirst", "return", "ignore", "deviceAndUser", "share",
      "asOthers", "move", "keep",
    ],
    "revenuecat": [
      "$RCAnonymousID:", "alias", "aliasUnlessLinked", "switch", "rotate", "refuse", "currentUser",
      "transfer", "alias", "move", "ignore",
    ],
    "revenuecatLegacy": [
      "$RCAnonymousID:", "alias", "alias", "switch", "rotate", "rotate", "currentUser", "alias",
      "alias", "move", "ignore",
    ],
    "purchasely": [
      "", "move", "move", "switch", "return", "ignore", "currentUser", "transfer", "asOthers",
      "stay", "keep",
    ],
  ]

  private static let olderBlockedList = ["", "no_user", "null", "none", "nil", "(null)"]

  private static let newerBlockedList =
    olderBlockedList + [
      "\0", "unidentified", "undefined", "unknown", "anonymous", "guest",
    ]

  init(preset: String) {
    self.preset = preset
    values = [:]
    for (name, value) in zip(Self.names, Self.table[preset] ?? []) { values[name] = value }
    switch preset {
    case "revenuecat":
      (userIDLengthMax, blockedUserIDs) = (100, Self.newerBlockedList.map(Name.init))
    case "revenuecatLegacy":
      (userIDLengthMax, blockedUserIDs) = (100, Self.olderBlockedList.map(Name.init))
    default: (userIDLengthMax, blockedUserIDs) = (255, [Name("")])
    }
  }

  /// Parses a preset's name, or a preset with overrides.
  init(_ choice: JSONTree) {
    self.init(preset: choice.text ?? choice["preset"]?.text ?? "qonversion")
    for name in Self.names {
      if let value = choice[name]?.text { values[name] = value }
    }
    if let length = choice["userIdLengthMax"]?.integer { userIDLengthMax = length }
    if let blocked = choice["blockedUserIds"]?.elements {
      blockedUserIDs = blocked.compactMap(\.name)
      if !blockedUserIDs.contains(Name("")) { blockedUserIDs.append(Name("")) }
    }
  }

  subscript(rule: String) -> String { values[rule] ?? "" }

  var anonymousPrefix: Name { Name(self["anonymousPrefix"]) }

  /// Whether the rules contradict each other.
  var isConflicting: Bool {
    let logins = [self["onIdentifyNew"], self["onIdentifyKnown"]]
    if self["purchaseHolders"] == "deviceAndUser" {
      if self["onLogout"] == "rotate" || self["onAnonymousLogout"] == "rotate" { return true }
      if logins.contains("move") { return true }
    }
    if self["onLogout"] == "return" {
      if logins.contains("alias") || logins.contains("aliasUnlessLinked") { return true }
      if self["onRestore"] == "alias" || self["anonymousHolders"] == "alias" { return true }
      if self["onAnonymousLogout"] == "rotate" { return true }
    }
    return false
  }

  var json: JSONTree {
    var members = [JSONTree.Member(name: "preset", value: .string(preset))]
    for name in Self.names { members.append(.init(name: name, value: .string(self[name]))) }
    members.append(.init(name: "userIdLengthMax", value: .number("\(userIDLengthMax)")))
    members.append(.init(name: "blockedUserIds", value: .names(blockedUserIDs)))
    return .object(members)
  }
}
