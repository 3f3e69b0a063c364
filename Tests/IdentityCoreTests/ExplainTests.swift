import IdentityCore
import Testing

@Suite("Explanations of access")
struct ExplainTests {
  @Test(
    "Lists each link between the purchase and the user, with its rule",
    arguments: [
      (Preset.qonversion, "purchased > ~A | attached onIdentifyNew:attach ~A > u1"),
      (
        .revenuecat,
        "purchased purchaseHolders:currentUser > ~A | aliased onIdentifyNew:alias ~A > u1"
      ),
      (
        .revenuecatLegacy,
        "purchased purchaseHolders:currentUser > ~A | aliased onIdentifyNew:alias ~A > u1"
      ),
      (
        .purchasely, "purchased purchaseHolders:currentUser > ~A | moved onIdentifyNew:move ~A > u1"
      ),
    ]
  )
  func login(preset: Preset, links: String) throws {
    let home = Household(preset)
    try home.install("A")
    try home.buy(on: "A", "x", chain: "1")
    let emitted = try home.emittedEvents { try home.identify("A", "u1") }
    let why = try home.explain("X", .device("A"))
    #expect(home.links(why) == "\(links) | identified ~A > u1")
    #expect(why.isActive && why.missing.isEmpty && why.others.isEmpty)
    let kind: Event.Kind =
      preset == .qonversion || preset == .purchasely ? .identified : .usersAliased
    let index = try #require(emitted.firstIndex { $0.kind == kind })
    #expect(why.because[1].cursor == Int64(home.events.count - emitted.count + index + 1))
  }

  @Test(
    "A former holder learns who has taken the purchase, also without a device",
    arguments: [Preset.revenuecat, .purchasely]
  )
  func formerHolder(preset: Preset) throws {
    let home = Household(preset) { $0.onRestore = .transfer }
    try home.buy(by: .user("ann"), "x", chain: "1", store: "web")
    try home.install("A")
    try home.identify("A", "bob")
    try home.restore("A", [ChainKey(store: "web", originalTransaction: "1")])
    let missing = try home.explain("X", .user("ann")).missing
    #expect(missing.first?.kind == .heldByAnother)
    #expect(missing.first?.holder == "bob")
  }

  @Test("After a refund of a top-up, access has ended when the period before it did")
  func refundedTopUp() throws {
    let home = Household()
    try home.install("A")
    let start = home.now
    func day(_ number: Int64) -> Moment {
      Moment(milliseconds: start.milliseconds + number * 86_400_000)
    }
    try home.buy(on: "A", "x", chain: "1", transaction: "1", at: start, until: .at(day(30)))
    let topUp = day(25)
    try home.buy(on: "A", "x", chain: "1", transaction: "2", at: topUp, until: .at(day(60))) {
      $0.refundedAt = day(26)
    }
    let clock = try home.explain("X", .device("A"), at: day(40)).because.last
    #expect(clock?.state == .refunded)
    #expect(clock?.since == day(30))
  }

  @Test("Names the rule for a known id, and the buyer's device user")
  func known() throws {
    let home = Household()
    try home.install("A")
    try home.identify("A", "u1")
    try home.buy(on: "A", "y")
    try home.install("B")
    try home.buy(on: "B", "x")
    try home.identify("B", "u1")
    #expect(
      home.links(try home.explain("X", .user("u1")))
        == "purchased > ~B | attached onIdentifyKnown:attach ~B > u1"
    )
    #expect(
      home.links(try home.explain("Y", .user("u1")))
        == "purchased purchaseHolders:deviceAndUser > u1,~A"
    )
  }

  @Test("Follows restores, and aliases on both sides of them")
  func restores() throws {
    let home = Household(.revenuecat)
    try home.install("A", account: "ann")
    try home.buy(on: "A", "x", chain: "1")
    try home.identify("A", "u1")
    try home.install("B", account: "ann")
    try home.identify("B", "u2")
    try home.restore("B")
    let links =
      "purchased purchaseHolders:currentUser > ~A | aliased onIdentifyNew:alias ~A > u1"
      + " | transferred onRestore:transfer u1 > u2"
    #expect(home.links(try home.explain("X", .user("u2"))) == links)
    let anonymous = try home.anonymous("B")
    #expect(
      home.links(try home.explain("X", .user(anonymous)))
        == "\(links) | aliased onIdentifyNew:alias ~B > u2"
    )
    let lost = try home.explain("X", .user("u1"))
    #expect(home.words(lost) == ["heldByAnother u2: restore, undo", "notGranted: grant"])
    #expect(home.links(lost.missing[0].because) == links)
  }

  @Test("Shows purchases that were shared, bought again, or joined by an alias")
  func others() throws {
    let shared = Household()
    try shared.install("A", account: "ann")
    try shared.buy(on: "A", "x", chain: "1")
    try shared.install("B", account: "ann")
    try shared.buy(on: "B", "x", chain: "1", transaction: "2")
    #expect(
      shared.links(try shared.explain("X", .device("B")))
        == "purchased > ~A | shared onRestore:share ~A > ~B"
    )
    let aliased = Household(.revenuecat)
    try aliased.install("A", account: "ann")
    try aliased.buy(on: "A", "x", chain: "1")
    try aliased.install("B", account: "ann")
    try aliased.restore("B")
    #expect(
      aliased.links(try aliased.explain("X", .device("B")))
        == "purchased purchaseHolders:currentUser > ~A | aliased anonymousHolders:alias ~A > ~B"
    )
  }

  @Test("Omits undone links, and shows what replaced them")
  func undone() throws {
    let home = Household()
    try home.install("A")
    try home.buy(on: "A", "x", chain: "1")
    try home.identify("A", "u1")
    try home.logout("A")
    try home.identify("A", "u2")
    let first = try #require(home.events.firstIndex { $0.kind == .identified })
    _ = try home.undo(home.linkEvent(first))
    let why = try home.explain("X", .user("u2"))
    #expect(home.links(why) == "purchased > ~A | attached onIdentifyNew:attach ~A > u2")
    #expect(why.because[1].isRecomputed)
    #expect(home.words(try home.explain("X", .user("u1"))).first == "heldByAnother u2")
  }

  @Test("Is the same for a customerId and for every alias")
  func customerIDs() throws {
    let home = Household(.revenuecat)
    try home.install("A")
    try home.identify("A", "u1")
    try home.buy(on: "A", "x")
    try home.install("B", user: "u2")
    try home.buy(on: "B", "y")
    for (id, entitlement) in [("u1", "X"), ("u2", "Y")] as [(UserID, EntitlementID)] {
      let asked = UserID(try home.info(.user(id)).customerID)
      let links = home.links(try home.explain(entitlement, .user(asked)))
      #expect(links.hasPrefix("purchased purchaseHolders:currentUser > \(id)"))
      #expect(!links.contains("unclear"))
    }
  }

  @Test("Reports an unclear step if a partner was deleted")
  func erased() throws {
    let home = Household { $0.onRestore = .transfer }
    try home.install("A", account: "ann")
    try home.buy(on: "A", "x", chain: "1")
    try home.identify("A", "u1")
    try home.install("B", account: "ann")
    try home.erase("u1")
    #expect(home.links(try home.explain("X", .device("A"))) == "purchased > ~A")
    try home.restore("B")
    let why = try home.explain("X", .device("B"))
    #expect(why.isActive)
    #expect(why.because.map(\.kind) == [.purchased, .unclear, .transferred, .mapped, .clock])
  }

  @Test("Explains a grant, its aliases and its end")
  func grants() throws {
    let home = Household(.revenuecat)
    try home.install("A")
    try home.grant("X", to: .device("A"), until: home.now + 100)
    try home.identify("A", "u1")
    let given = try #require(home.events.firstIndex { $0.kind == .granted })
    let why = try home.explain("X", .user("u1"))
    #expect(home.links(why) == "granted > ~A | aliased onIdentifyNew:alias ~A > u1")
    #expect(why.because[0].cursor == Int64(given + 1))
    #expect(why.because.last?.until == home.now + 100)
    #expect(
      home.words(try home.explain("X", .user("u1"), at: home.now + 101))
        == ["expired: grant", "noPurchase"]
    )
    try home.revoke("X", from: .user("u1"))
    let revoked = try home.explain("X", .user("u1"))
    #expect(revoked.because.map(\.kind) == [.granted, .aliased, .revoked, .clock])
    #expect(home.words(revoked) == ["revoked: grant", "noPurchase"])
  }

  @Test("Names the winner and why each other source loses")
  func overlap() throws {
    let home = Household()
    try home.install("A")
    try home.buy(on: "A", "z", chain: "1", until: .at(home.now + 10))
    try home.buy(on: "A", "zz", chain: "2", until: .at(home.now + 20))
    try home.buy(on: "A", "zz", chain: "3", at: home.now - 5, until: .at(home.now + 20))
    try home.buy(on: "A", "z", chain: "0", until: .at(home.now + 20))
    try home.buy(
      by: .device("A"),
      "z",
      chain: "9",
      transaction: "2",
      store: "web",
      until: .at(home.now + 20)
    )
    let why = try home.explain("Z", .device("A"))
    #expect(why.entitlement == (try home.check(.device("A")).access["Z"]))
    #expect(why.others.map(\.by) == [.store, .transaction, .purchasedAt, .end])
    try home.grant("Z", to: .device("A"))
    #expect(try home.explain("Z", .device("A")).others.map(\.by).first == .end)
  }

  @Test("Shortens long lists, and counts the omitted entries")
  func bounded() throws {
    let home = Household(isThorough: false) { $0.onRestore = .transfer }
    for device in ["A", "B"] as [DeviceID] { try home.install(device, account: "ann") }
    try home.buy(on: "A", "x", chain: "1")
    for round in 0..<60 { try home.restore(round % 2 == 0 ? "B" : "A") }
    let why = try home.explain("X", .device("A"))
    #expect(why.isActive)
    #expect(why.because.count == Explanation.stepsMax)
    #expect(why.omitted.because == 63 - Explanation.stepsMax)
    #expect(why.because.first?.kind == .purchased && why.because.last?.kind == .clock)
    for chain in 0..<30 { try home.buy(on: "A", "x", chain: "c\(chain)") }
    let more = try home.explain("X", .device("A"))
    #expect(more.others.count == Explanation.othersMax)
    #expect(more.omitted.others == 30 - Explanation.othersMax)
    let later = try home.explain("X", .device("A"), at: home.now + 1_000_000)
    #expect(later.missing.count == Explanation.missingMax)
    #expect(later.omitted.missing == 32 - Explanation.missingMax)
    #expect(home.words(later).last == "notGranted: grant")
  }

  @Test("explain refuses unknown users and unknown entitlements")
  func refused() throws {
    let home = Household()
    try home.install("A")
    #expect(throws: Refusal.unknownDevice("B")) { try home.explain("X", .device("B")) }
    #expect(throws: Refusal.unknownUser("u")) { try home.explain("X", .user("u")) }
    #expect(throws: Refusal.unknownEntitlement("Q", known: home.project.catalogue.entitlements)) {
      try home.explain("Q", .device("A"))
    }
  }
}

// Explanations in short notation.
extension Household {
  func explain(
    _ id: EntitlementID,
    _ subject: Subject,
    at moment: Moment? = nil
  ) throws(Refusal) -> Explanation {
    try run { (draft) throws(DecisionStop) in try draft.explain(id, of: subject, at: moment) }
  }

  /// Returns the steps before the catalogue and the clock.
  func links(_ explanation: Explanation) -> String {
    links(explanation.because.filter { ![.renewed, .mapped, .clock].contains($0.kind) })
  }

  func links(_ steps: [ExplanationStep]) -> String {
    steps.map { step in
      var words = [step.kind.rawValue]
      if let rule = step.rule { words.append("\(rule.name):\(rule.value)") }
      if !step.from.isEmpty { words.append(step.from.map(name).sorted().joined(separator: ",")) }
      words += [">"] + (step.to.isEmpty ? [] : [step.to.map(name).sorted().joined(separator: ",")])
      return words.joined(separator: " ")
    }.joined(separator: " | ")
  }

  /// Returns a line for each missing: kind, holder and remedies.
  func words(_ explanation: Explanation) -> [String] {
    explanation.missing.map { missing in
      let holder = missing.holder.map { " \(name($0))" } ?? ""
      let calls = missing.remedies.map { remedy in
        switch remedy {
        case .restore(_, nil): "restore"
        case .restore: "restore it"
        case .identify(let device, let user): "identify \(device) \(name(user))"
        case .logout(let device): "logout \(device)"
        case .undo: "undo"
        case .update: "update"
        case .define: "define"
        case .grant: "grant"
        }
      }
      let help = calls.isEmpty ? "" : ": " + calls.joined(separator: ", ")
      return "\(missing.kind)\(holder)\(help)"
    }
  }
}
