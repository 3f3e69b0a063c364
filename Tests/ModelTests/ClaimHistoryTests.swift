import Foundation
import TestSupport
import Testing

@Suite("Claims that meet aliases")
struct ClaimHistoryTests {
  /// Set by `ENTITLED_CLAIM_HISTORIES`.
  static let count =
    ProcessInfo.processInfo.environment["ENTITLED_CLAIM_HISTORIES"].flatMap { Int($0) } ?? 400

  @Test("No valid request finds the store damaged, and the doctor agrees", arguments: 0..<4)
  func sound(share: Int) throws {
    var carriedOut: Set<String> = []
    for seed in 0..<UInt64(Self.count) where seed % 4 == UInt64(share) {
      var history = ClaimHistory(seed: seed)
      let fault = try history.play()
      carriedOut.formUnion(history.carriedOut)
      guard let fault else { continue }
      Issue.record("seed \(seed): \(fault)\n\(history.lines.joined(separator: "\n"))")
      return
    }
    #expect(carriedOut.isSuperset(of: ClaimHistory.methods), "\(carriedOut)")
  }

  @Test("A token claims a thousand purchases at once, and each further one at its next statement")
  func thousand() throws {
    let service = try ServiceInProcess(now: History.start, cacheBytesMax: 1 << 28, seed: 1)
    func call(_ method: String, _ params: String) throws -> JSONTree {
      let reply = try service.ask(method, JSONTree(Array(params.utf8)), id: 1)
      service.runBackgroundWork()
      return try #require(reply["result"], "\(method) \(params): \(reply)")
    }
    func findings() throws -> [String] {
      try ExaminedStore(service.store.everything()).findings()
    }
    _ = try call("project.define", #"{"rules":{"unclaimedPurchases":"keep"}}"#)
    for number in 0...1000 {
      let token = #""store":"appStore","product":"m","accountToken":"red""#
      _ = try call("purchase", #"{\#(token),"transactionId":"\#(number)"}"#)
    }
    #expect(try findings() == [])
    let claimed = try call("install", #"{"device":"A","accountToken":"red"}"#)["claimed"]
    #expect(claimed?.elements?.count == 1000)
    let left = try call("store.unclaimed", "{}")["purchases"]?.elements
    #expect(left?.map { $0["originalTransactionId"]?.text } == ["1000"])
    let update = #"{"store":"appStore","originalTransactionId":"1000"}"#
    let holders = try call("purchase.update", update)["purchase"]?["holders"]?.elements
    #expect(holders?.count == 1)
    #expect(try findings() == [])
  }
}

/// A random history of chains that wait for a user, and of everything that gives them one.
private struct ClaimHistory {
  private let seed: UInt64
  private var random: SplitMix
  private(set) var lines: [String] = []
  /// The methods that succeeded.
  private(set) var carriedOut: Set<String> = []

  static let methods: Set = [
    "install", "identify", "restore", "purchase", "purchase.update", "user.import",
  ]

  init(seed: UInt64) {
    self.seed = seed
    random = SplitMix(state: seed &* 0x9E37_79B9_7F4A_7C15)
  }

  /// Plays the history, and returns what went wrong.
  mutating func play() throws -> String? {
    let cacheBytesMax = chance(3) ? 0 : 1 << 28
    let service = try ServiceInProcess(
      now: History.start,
      cacheBytesMax: cacheBytesMax,
      seed: seed
    )
    var calls = [
      ("project.define", Self.catalogue), ("project.define", "{\(rules())}"),
      ("install", #"{"device":"A"\#(account())}"#), ("install", #"{"device":"B"\#(account())}"#),
    ]
    for _ in 0..<Int.random(in: 4...18, using: &random) { calls.append(call()) }
    for (position, (method, params)) in calls.enumerated() {
      lines.append("\(method) \(params)")
      let reply = try service.ask(method, JSONTree(Array(params.utf8)), id: position)
      if reply["result"] != nil { carriedOut.insert(method) }
      service.runBackgroundWork()
      let error = reply["error"]?["data"]
      switch error?["kind"]?.text ?? "" {
      case "storageFailed", "internalError": return "\(reply)"
      // Rules that contradict each other, and a token of another customer.
      case "invalidParams":
        let field = error?["field"]?.text ?? ""
        if field != "/rules" && !field.hasPrefix("/accountToken") { return "\(reply)" }
      default: break
      }
    }
    let findings = try ExaminedStore(service.store.everything()).findings()
    return findings.isEmpty ? nil : findings.joined(separator: "\n")
  }

  private mutating func chance(_ odds: Int) -> Bool {
    Int.random(in: 0..<odds, using: &random) == 0
  }

  private mutating func pick(_ texts: [String]) -> String {
    texts[Int.random(in: 0..<texts.count, using: &random)]
  }

  private static let catalogue = #"""
    {"products":{"m":{"kind":"subscription","entitlements":["x"]},
    "g":{"kind":"subscription","entitlements":["y"]},
    "o":{"kind":"nonConsumable","entitlements":["z"]}},
    "clock":{"manual":"2026-01-11T00:00:00Z"}}
    """#

  private mutating func rules() -> String {
    let presets = ["qonversion", "revenuecat", "revenuecat", "revenuecatLegacy", "purchasely"]
    var rules = [#""preset":"\#(pick(presets))""#]
    let values = [
      ("unclaimedPurchases", ["keep", "keep", "anonymous", "anonymous", "ignore"]),
      ("anonymousHolders", ["alias", "alias", "asOthers"]),
      ("onLogout", ["rotate"]),
      ("onRestore", ["share", "transfer", "transferIfInactive", "keep", "alias"]),
      ("purchaseHolders", ["deviceAndUser", "currentUser"]),
      ("oneTimePurchases", ["move", "stay"]),
    ]
    for (name, choices) in values where !chance(3) {
      rules.append(#""\#(name)":"\#(pick(choices))""#)
    }
    return #""rules":{\#(rules.joined(separator: ","))}"#
  }

  private mutating func call() -> (String, String) {
    switch Int.random(in: 0..<20, using: &random) {
    case 0, 1: ("install", "{\(device())\(userOrNot())\(account())\(token(3))}")
    case 2, 3, 4: ("identify", #"{\#(device()),"userId":"\#(user())"\#(token(2))}"#)
    case 5, 6: ("restore", "{\(device())\(chance(3) ? "" : named())}")
    case 7: ("project.define", "{\(rules())}")
    case 8: ("purchase.update", update())
    case 9, 10: ("user.import", imported())
    case 11: ("logout", "{\(device())}")
    default: ("purchase", purchase())
    }
  }

  private mutating func device() -> String { #""device":"\#(pick(["A", "A", "B", "C"]))""# }
  private mutating func user() -> String { pick(["ann", "ann", "bob", "red", "blue"]) }
  private mutating func userOrNot() -> String { chance(3) ? #","userId":"\#(user())""# : "" }
  private mutating func account() -> String { chance(2) ? #","storeAccount":"acc""# : "" }
  private mutating func chain() -> String { pick(["1", "2", "3", "4"]) }
  private mutating func day() -> String { "2026-01-0\(Int.random(in: 1...9, using: &random))" }

  private mutating func token(_ odds: Int) -> String {
    chance(odds) ? #","accountToken":"\#(pick(["red", "red", "blue"]))""# : ""
  }

  private mutating func named() -> String {
    let chains = (0...(chance(4) ? 1 : 0)).map { _ in
      #"{"store":"playStore","originalTransactionId":"\#(chain())"}"#
    }
    return #","purchases":[\#(chains.joined(separator: ","))]"#
  }

  /// The chains that a statement relates to its own.
  private mutating func relations() -> String {
    var text = chance(2) ? #","replaces":"\#(chain())""# : ""
    if chance(4) { text += #","keys":["\#(pick(["k1", "k2"] + [chain()]))"]"# }
    return text
  }

  private mutating func purchase() -> String {
    let id = chain()
    let subject = chance(3) ? (chance(2) ? device() : #""userId":"\#(user())""#) + "," : ""
    let date = chance(3) ? "" : #","asOf":"\#(day())T00:00:00Z""#
    let end = pick(["2026-01-10", "2026-02-01", "2026-03-01"])
    return #"""
      {\#(subject)"store":"playStore","originalTransactionId":"\#(id)",
      "transactionId":"\#(id)\#(pick(["", "", "a"]))","product":"\#(pick(["m", "m", "g", "o"]))",
      "purchasedAt":"\#(day())T00:00:00Z","expiresAt":"\#(end)T00:00:00Z"
      \#(date)\#(token(3))\#(relations())}
      """#
  }

  private mutating func update() -> String {
    let refund = chance(2) ? "null" : #""\#(day())T00:00:00Z""#
    let id = chain()
    return #"{"store":"playStore","originalTransactionId":"\#(id)","refundedAt":\#(refund)}"#
  }

  private mutating func imported() -> String {
    let id = user()
    let tokens = chance(2) ? #","accountTokens":["\#(pick(["red", "blue"]))"]"# : ""
    let conflict = pick(["skip", "merge", "merge"])
    if chance(3) {
      return #"""
        {"ids":[{"id":"\#(id)","kind":"identified"}]\#(tokens),"onConflict":"\#(conflict)",
        "claims":[{"store":"playStore","originalTransactionId":"\#(pick(["k1", chain()]))"}]}
        """#
    }
    let purchases = (0...Int.random(in: 0...1, using: &random)).map { _ in
      let chain = chain()
      return #"""
        {"store":"playStore","originalTransactionId":"\#(chain)"\#(relations())\#(token(3)),
        "transactions":[{"transactionId":"\#(chain)","product":"m",
        "purchasedAt":"\#(day())T00:00:00Z","expiresAt":"2026-02-01T00:00:00Z"}]}
        """#
    }
    let ids = chance(3) ? "" : #"{"id":"\#(id)","kind":"identified"}"#
    return #"""
      {"ids":[\#(ids)]\#(ids.isEmpty ? "" : tokens),"onConflict":"\#(conflict)",
      "purchases":[\#(purchases.joined(separator: ","))]}
      """#
  }
}
