import IdentityCore
import LineProtocol
import Storage
import TestSupport
import Testing

@testable import Service

@Suite("The system's clock jumps, ahead or back")
struct ClockCorrectionTests {
  private static let day: Int64 = 86_400_000
  private let store = MemoryStore()

  private func shop() throws -> InProcessLine {
    let line = try InProcessLine(store: store)
    let products = #"{"monthly":{"kind":"subscription","entitlements":["premium"]}}"#
    try line.result("project.define", #"{"products":\#(products),"entitlements":["gold"]}"#)
    return line
  }

  private func buy(_ line: InProcessLine, _ user: String, endingAfter days: Int64) throws {
    let end = Moment(milliseconds: line.now.milliseconds + days * Self.day)
    let start = Moment(milliseconds: line.now.milliseconds - Self.day)
    try line.result(
      "purchase",
      #"{"userId":"\#(user)","product":"monthly","store":"web","transactionId":"of-\#(user)","#
        + #""purchasedAt":"\#(text(start))","expiresAt":"\#(text(end))"}"#
    )
  }

  private func text(_ moment: Moment) -> String { String(decoding: moment.text, as: UTF8.self) }

  private func grant(_ line: InProcessLine, _ user: String, forDays days: Int64) throws {
    let end = Moment(milliseconds: line.now.milliseconds + days * Self.day)
    let params = #"{"userId":"\#(user)","entitlement":"gold","expiresAt":"\#(text(end))"}"#
    try line.result("grant", params)
  }

  private func move(_ line: InProcessLine, byDays days: Int64) throws {
    line.now = Moment(milliseconds: line.now.milliseconds + days * Self.day)
    try line.send([])
    while line.service.hasWork { try line.send([]) }
  }

  /// What the events say that each user has, in order.
  private func told(_ line: InProcessLine) throws -> [String: Set<String>] {
    var told: [String: Set<String>] = [:]
    for event in try line.events() {
      guard let user = event["userId"]?.text,
        case .array(let list)? = event["entitlements"]
      else { continue }
      let names = Set(list.compactMap(\.text))
      switch event["kind"]?.text {
      case "entitlementsActivated": told[user, default: []].formUnion(names)
      case "entitlementsDeactivated": told[user, default: []].subtract(names)
      default: break
      }
    }
    return told
  }

  /// Compares the events with the answers; returns the users with access.
  @discardableResult
  private func expectAgreement(
    _ line: InProcessLine,
    _ users: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [String] {
    let told = try told(line)
    var active: [String] = []
    for user in users {
      let answer = try line.result("checkEntitlements", #"{"userId":"\#(user)"}"#)
      guard case .object(let members)? = answer["entitlements"] else { continue }
      let names = members.filter { $0.value["active"] == .bool(true) }.map(\.name)
      #expect(told[user] ?? [] == Set(names), "\(user)", sourceLocation: sourceLocation)
      if !names.isEmpty { active.append(user) }
    }
    return active
  }

  private func kinds(_ line: InProcessLine) throws -> [String] {
    try line.events().compactMap { $0["kind"]?.text }
  }

  @Test("Ends that came too early are taken back, and come again", arguments: [false, true])
  func aheadAndBack(isRestarted: Bool) throws {
    var line = try shop()
    let start = line.now
    try buy(line, "ann", endingAfter: 29)
    try buy(line, "bob", endingAfter: 90)
    try line.result("install", #"{"device":"of-cid","userId":"cid"}"#)
    try grant(line, "cid", forDays: 10)
    try move(line, byDays: 60)
    #expect(try expectAgreement(line, ["ann", "bob", "cid"]) == ["bob"])
    if isRestarted {
      line = try InProcessLine(store: store)
      #expect(line.now == start)
      try move(line, byDays: 0)
    } else {
      try move(line, byDays: -60)
    }
    #expect(try expectAgreement(line, ["ann", "bob", "cid"]) == ["ann", "bob", "cid"])
    let updates = try line.events().filter { $0["kind"]?.text == "purchaseUpdated" }
    #expect(updates.map { $0["state"]?.text } == ["active"])
    #expect(updates.map { $0["before"]?["state"]?.text } == ["expired"])
    #expect(updates.allSatisfy { $0["cause"]?["clock"] == .bool(true) })
    let gains = try line.events().suffix(3).filter { $0["kind"]?.text == "entitlementsActivated" }
    #expect(gains.contains { $0["transactionId"]?.text == "of-ann" })
    let count = try kinds(line).count
    try move(line, byDays: 20)
    #expect(try expectAgreement(line, ["ann", "bob", "cid"]) == ["ann", "bob"])
    try move(line, byDays: 10)
    #expect(try expectAgreement(line, ["ann", "bob", "cid"]) == ["bob"])
    let later = try kinds(line).dropFirst(count)
    #expect(
      later == ["entitlementsDeactivated", "purchaseExpired", "entitlementsDeactivated"]
    )
  }

  @Test("What was bought at a time that is still to come begins then", arguments: [false, true])
  func back(isRestarted: Bool) throws {
    var line = try shop()
    try move(line, byDays: 10)
    let order = #""product":"monthly","store":"web","transactionId":"1""#
    try line.result("purchase", #"{"userId":"ann",\#(order)}"#)
    try line.result("install", #"{"device":"of-bob","userId":"bob"}"#)
    try grant(line, "bob", forDays: 100)
    #expect(try expectAgreement(line, ["ann", "bob"]) == ["ann", "bob"])
    if isRestarted {
      line = try InProcessLine(store: store)
      try move(line, byDays: 0)
    } else {
      try move(line, byDays: -10)
    }
    #expect(try expectAgreement(line, ["ann", "bob"]) == [])
    try move(line, byDays: 11)
    #expect(try expectAgreement(line, ["ann", "bob"]) == ["ann", "bob"])
  }

  @Test("A thousand customers agree, also if the clock jumps again and again")
  func many() throws {
    let line = try shop()
    var random = SplitMix(state: 3)
    let users = (0..<300).map { "u\($0)" }
    for user in users {
      try buy(line, user, endingAfter: Int64.random(in: 1...90, using: &random))
    }
    for days: Int64 in [45, -40, 1, 70, -75, 30, -3, -10, 20] {
      try move(line, byDays: days)
      try expectAgreement(line, users)
      let user = users.randomElement(using: &random) ?? "u0"
      try grant(line, user, forDays: 5)
    }
    let stats = try line.result("server.stats", "{}")
    #expect(stats["background"]?["clockSteps"] == .number("9"))
  }
}
