import IdentityCore
import Testing

@Suite("User ids: which pass, and which are one person")
struct UserIDTests {
  /// The ways in which an id comes in.
  enum Entrance: CaseIterable {
    case identify, install, purchase
  }

  /// The same checks stand at each door; a refusal leaves nothing behind.
  private func verdict(on id: UserID, at entrance: Entrance, _ preset: Preset) throws -> Refusal? {
    let home = Household(preset)
    try home.install("A")
    let records = home.records
    let events = home.events
    do throws(Refusal) {
      switch entrance {
      case .identify: try home.identify("A", id)
      case .install: try home.install("B", user: id)
      case .purchase: try home.buy(by: .user(id), "x")
      }
      return nil
    } catch {
      #expect(home.records == records)
      #expect(home.events == events)
      return error
    }
  }

  static let newerList: [UserID] = [
    "no_user", "null", "none", "nil", "(null)", "\u{0}", "", "unidentified", "undefined",
    "unknown", "anonymous", "guest",
  ]
  static let olderList: [UserID] = ["no_user", "null", "none", "nil", "(null)", ""]

  @Test("what is blocked is blocked at each door", arguments: Preset.allCases, Entrance.allCases)
  func blocked(preset: Preset, entrance: Entrance) throws {
    let blocked: [UserID] =
      switch preset {
      case .qonversion, .purchasely: [""]
      case .revenuecat: Self.newerList
      case .revenuecatLegacy: Self.olderList
      }
    for id in Self.newerList {
      let expected = blocked.contains(id) ? Refusal.blockedUserID(id) : nil
      #expect(try verdict(on: id, at: entrance, preset) == expected, "\(id)")
    }
  }

  @Test(
    "blocking is of exact bytes",
    arguments: [
      "NULL", "Null", "nulL", " null", "null ", "NIL", "No_User", "no user", "(NULL)", "(nil)",
      "None", "nones", "Guest", "guest1", "ANONYMOUS", "Unknown", "\u{0}\u{0}", "\\x00", "x00",
      "''", " ", "0", "undefined\u{0301}",
    ],
    Entrance.allCases
  )
  func passing(id: String, entrance: Entrance) throws {
    for preset in Preset.allCases {
      #expect(try verdict(on: UserID(id), at: entrance, preset) == nil, "\(preset)")
    }
  }

  @Test("the length counts Unicode scalars", arguments: Entrance.allCases)
  func length(entrance: Entrance) throws {
    let texts = ["a", "é", "\u{65}\u{301}", "漢", "👍", "👩‍👩‍👧"]
    for preset in Preset.allCases {
      let limit = preset == .qonversion || preset == .purchasely ? 255 : 100
      for text in texts {
        let size = text.unicodeScalars.count
        let fits = limit / size
        let short = UserID(String(repeating: text, count: fits))
        #expect(try verdict(on: short, at: entrance, preset) == nil)
        let long = String(repeating: text, count: fits + 1)
        #expect(
          try verdict(on: UserID(long), at: entrance, preset)
            == .userIDTooLong(length: long.unicodeScalars.count, lengthMax: limit)
        )
      }
    }
  }

  @Test("one character past the limit is one too many", arguments: [99, 100, 101])
  func edge(count: Int) throws {
    let id = UserID(String(repeating: "u", count: count))
    let refusal = try verdict(on: id, at: .identify, .revenuecat)
    #expect(refusal == (count > 100 ? .userIDTooLong(length: 101, lengthMax: 100) : nil))
    #expect(try verdict(on: id, at: .identify, .qonversion) == nil)
  }

  @Test("the anonymous prefix is reserved, where there is one", arguments: Entrance.allCases)
  func prefix(entrance: Entrance) throws {
    let ids: [UserID] = ["QON_", "QON_x", "$RCAnonymousID:", "$RCAnonymousID:x"]
    for id in ids {
      let isQonversion = id.description.hasPrefix("QON_")
      #expect(
        try verdict(on: id, at: entrance, .qonversion)
          == (isQonversion ? .reservedUserID(id) : nil)
      )
      for preset in [Preset.revenuecat, .revenuecatLegacy] {
        #expect(
          try verdict(on: id, at: entrance, preset) == (isQonversion ? nil : .reservedUserID(id))
        )
      }
      #expect(try verdict(on: id, at: entrance, .purchasely) == nil)
    }
    for id: UserID in ["qon_x", "QON", "xQON_", " QON_", "$rcanonymousid:x", "$RCAnonymousID"] {
      for preset in Preset.allCases {
        #expect(try verdict(on: id, at: entrance, preset) == nil)
      }
    }
  }

  @Test("nobody logs in as an anonymous user", arguments: Preset.allCases)
  func anonymousUser(preset: Preset) throws {
    let home = Household(preset)
    let own = try home.install("A").user.id
    let other = try home.install("B").user.id
    for id in [own, other] {
      #expect(throws: Refusal.reservedUserID(id)) { try home.identify("A", id) }
      #expect(throws: Refusal.reservedUserID(id)) { try home.install("C", user: id) }
    }
  }

  static let lookalikes: [(UserID, UserID)] = [
    ("Bob", "bob"), ("\u{E9}", "\u{65}\u{301}"), ("a", "a "), ("a", "a\u{0}"),
    ("\u{212B}", "\u{C5}"), ("ß", "ss"), ("ﬁ", "fi"), ("1", "１"), ("a", "а"),
    ("\u{AC00}", "\u{1100}\u{1161}"),
  ]

  @Test("ids that look alike are two people", arguments: lookalikes, Preset.allCases)
  func twoPeople(pair: (UserID, UserID), preset: Preset) throws {
    let home = Household(preset)
    try home.install("A", user: pair.0, account: "a")
    try home.install("B", user: pair.1, account: "b")
    #expect(pair.0 != pair.1)
    #expect(try home.info(.user(pair.0)).customerID != home.info(.user(pair.1)).customerID)
    try home.buy(on: "A", "x")
    #expect(try home.active(user: pair.0) == ["X"])
    #expect(try home.active(user: pair.1) == [])
    #expect(try home.info(.user(pair.1)).id.bytes == pair.1.bytes)
  }

  @Test("chains, accounts and devices are compared by bytes too")
  func otherIDs() throws {
    let home = Household()
    try home.install("\u{E9}", account: "\u{E9}")
    try home.install("\u{65}\u{301}", account: "\u{65}\u{301}")
    #expect(home.devices.count == 2)
    try home.buy(on: "\u{E9}", "x", chain: "\u{E9}")
    try home.buy(on: "\u{65}\u{301}", "y", chain: "\u{65}\u{301}")
    #expect(home.purchases.count == 2)
    #expect(try home.active("\u{E9}") == ["X"])
    #expect(try home.restore("\u{65}\u{301}").restored == [])
    #expect(try home.active("\u{65}\u{301}") == ["Y"])
  }

  @Test func `who is unknown is created by money alone`() throws {
    for preset in Preset.allCases {
      let home = Household(preset)
      #expect(throws: Refusal.unknownUser("web")) { try home.info(.user("web")) }
      #expect(throws: Refusal.unknownUser("web")) { try home.active(user: "web") }
      let emitted = try home.emitted {
        let receipt = try home.buy(by: .user("web"), "x", chain: "c")
        #expect(receipt.created)
        #expect(receipt.outcome == .recorded)
      }
      #expect(
        emitted == ["userCreated web", "purchaseRecorded web x", "entitlementsActivated web X"]
      )
      #expect(try home.holders("c") == ["web"])
      #expect(try home.active(user: "web") == ["X"])
    }
  }

  @Test("a web checkout before the first login counts on every device", arguments: Preset.allCases)
  func webCheckout(preset: Preset) throws {
    let home = Household(preset)
    try home.buy(by: .user("web"), "x", chain: "c")
    try home.install("A")
    let identification = try home.identify("A", "web")
    #expect(identification.created == false)
    #expect(try home.active("A") == ["X"])
    try home.logout("A")
    #expect(try home.active("A") == [])
  }
}
