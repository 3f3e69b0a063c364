import Storage
import TestSupport
import Testing

@Suite("The daemon leaves a sound store")
struct SoundStoreTests {
  @Test("The doctor finds nothing after random histories", arguments: 1...4)
  func sound(share: Int) throws {
    var carriedOut: Set<String> = []
    for seed in UInt64(share) * 1000..<UInt64(share) * 1000 + 40 {
      var history = ExtendedHistory(seed: seed)
      let store = try ExaminedStore(try history.play())
      carriedOut.formUnion(history.carriedOut)
      let findings = try store.findings()
      if findings.isEmpty { continue }
      Issue.record("seed \(seed): \(findings.joined(separator: "\n"))")
      return
    }
    // Most random requests are refused, so check that each method succeeded.
    #expect(carriedOut.isSuperset(of: ExtendedHistory.methods), "\(carriedOut)")
  }

  private static let product =
    #"project.define {"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}}}"#
  private static let period = #""product":"monthly","expiresAt":"2099-01-01T00:00:00Z""#

  @Test(
    "The doctor finds nothing after rare calls",
    arguments: [
      // A deleted user's subscription renews, and the user comes back and restores it.
      [
        #"install {"device":"phone","userId":"ann"}"#,
        #"purchase {"userId":"ann","store":"appStore","transactionId":"1",\#(period)}"#,
        #"user.delete {"userId":"ann"}"#,
        #"""
        purchase {"store":"appStore","transactionId":"2","originalTransactionId":"1",\#(period)}
        """#,
        #"install {"device":"phone"}"#,
        #"""
        restore {"device":"phone","purchases":[{"store":"appStore","originalTransactionId":"1"}]}
        """#,
      ],
      // A user whose import claims a chain is deleted after another user's purchase replaced it.
      [
        #"""
        user.import {"ids":[{"id":"carl","kind":"identified"}],
        "claims":[{"store":"playStore","originalTransactionId":"token-1"}]}
        """#,
        #"""
        purchase {"userId":"bob","store":"playStore","transactionId":"GPA.2",\#(period),
        "originalTransactionId":"token-2","replaces":"token-1"}
        """#,
        #"user.delete {"userId":"carl"}"#,
      ],
      // Imports bring a former id and grants, a further holder, a revocation and a transaction.
      [
        #"""
        user.import {"ids":[{"id":"eve","kind":"identified"},
        {"id":"0123456789abcdef0123456789abcdef","kind":"customer"}],"grants":[\#(grant)]}
        """#,
        #"""
        purchase {"userId":"carl","store":"appStore","transactionId":"1",\#(period)}
        """#,
        #"""
        user.import {"ids":[{"id":"eve","kind":"identified"},{"id":"dan","kind":"identified"}],
        "grants":[\#(revokedGrant)],"purchases":[{"store":"appStore","originalTransactionId":"1",
        "holders":["carl"],"transactions":[\#(transaction)]}]}
        """#,
        #"""
        user.import {"ids":[{"id":"dan","kind":"identified"}],
        "properties":[{"key":"plan","value":"x"}],"purchases":[{"store":"appStore",
        "originalTransactionId":"1","holders":["carl"],"transactions":[\#(transaction)]}]}
        """#,
      ],
      // A restore claims a purchase, and one that follows it makes the buyer an alias of an older
      // customer.
      [
        #"project.define {"rules":{"preset":"revenuecat","unclaimedPurchases":"keep"}}"#,
        #"purchase {"store":"playStore","transactionId":"1",\#(period)}"#,
        #"project.define {"rules":{"preset":"revenuecat","unclaimedPurchases":"anonymous"}}"#,
        #"purchase {"store":"playStore","transactionId":"3","replaces":"1",\#(period)}"#,
        #"install {"device":"D"}"#,
        #"""
        restore {"device":"D","purchases":[{"store":"playStore","originalTransactionId":"1"}]}
        """#,
      ],
      // A login claims two purchases by their token, and what follows the first does the same.
      [
        #"project.define {"rules":{"preset":"revenuecat","unclaimedPurchases":"keep"}}"#,
        #"purchase {"store":"playStore","transactionId":"1","accountToken":"T",\#(period)}"#,
        #"purchase {"store":"playStore","transactionId":"2","accountToken":"T",\#(period)}"#,
        #"project.define {"rules":{"preset":"revenuecat","unclaimedPurchases":"anonymous"}}"#,
        #"purchase {"store":"playStore","transactionId":"3","replaces":"1",\#(period)}"#,
        #"install {"device":"D"}"#,
        #"identify {"device":"D","userId":"ann","accountToken":"T"}"#,
      ],
    ]
  )
  func rareCalls(_ calls: [String]) throws {
    let service = try ServiceInProcess(now: History.start, cacheBytesMax: 1 << 20, seed: 1)
    for call in [Self.product] + calls {
      let parts = call.split(separator: " ", maxSplits: 1)
      let reply = try service.ask(String(parts[0]), JSONTree(Array(parts[1].utf8)), id: 1)
      #expect(reply["result"] != nil, "\(call): \(reply)")
      service.runBackgroundWork()
    }
    #expect(try ExaminedStore(service.store.everything()).findings() == [])
    let export = try service.ask("user.export", .object(["userId": "bob"]), id: 1)
    // What a deleted user only claimed is erased as what it held.
    #expect(!"\(export)".contains("token-1"), "\(export)")
  }

  @Test("A link after an import can be undone", arguments: ["", #","grants":[\#(grant)]"#])
  func undoAfterImport(grants: String) throws {
    let service = try ServiceInProcess(now: History.start, cacheBytesMax: 1 << 20, seed: 1)
    func call(_ method: String, _ params: String) throws -> JSONTree {
      let reply = try service.ask(method, JSONTree(Array(params.utf8)), id: 1)
      return try #require(reply["result"], "\(method): \(reply)")
    }
    let catalogue = #""products":{"monthly":{"kind":"subscription","entitlements":["premium"]}}"#
    _ = try call(
      "project.define",
      #"{"rules":"revenuecat","entitlements":["extra"],\#(catalogue)}"#
    )
    let transaction =
      #"{"transactionId":"5","product":"monthly","purchasedAt":"2019-01-01T00:00:00Z"}"#
    let imported = try call(
      "user.import",
      #"""
      {"customerId":"$RCAnonymousID:c","ids":[{"id":"ann","kind":"identified"},
      {"id":"$RCAnonymousID:a","kind":"anonymous"},{"id":"$RCAnonymousID:b","kind":"customer"}],
      "purchases":[{"store":"appStore","originalTransactionId":"5","holders":["ann"],
      "transactions":[\#(transaction)]}]\#(grants)}
      """#
    )
    #expect(imported["outcome"] == "imported")
    let before = try call("userInfo", #"{"userId":"ann"}"#)
    _ = try call("install", #"{"device":"phone"}"#)
    _ = try call("identify", #"{"device":"phone","userId":"ann"}"#)
    let purchases = #"[{"store":"appStore","originalTransactionId":"5"}]"#
    _ = try call("install", #"{"device":"tablet","userId":"bob"}"#)
    _ = try call("restore", #"{"device":"tablet","purchases":\#(purchases)}"#)
    let events = try service.newEvents()
    let moved = try #require(events.first { $0["kind"] == "subscriptionTransferred" })
    _ = try call("user.link.undo", #"{"event":\#(moved["id"] ?? .null)}"#)
    #expect(
      try call("userInfo", #"{"userId":"ann"}"#)["user"]?["aliases"] == before["user"]?["aliases"]
    )
    let explained = try call("explain", #"{"userId":"ann","entitlement":"premium"}"#)
    #expect(!"\(explained)".contains("unclear"), "\(explained)")
    service.runBackgroundWork()
    #expect(try ExaminedStore(service.store.everything()).findings() == [])
  }

  private static let grant = #"{"entitlement":"extra","grantedAt":"2019-01-01T00:00:00Z"}"#
  private static let revokedGrant = #"""
    {"entitlement":"extra","grantedAt":"2019-01-01T00:00:00Z","revokedAt":"2019-02-01T00:00:00Z"}
    """#
  private static let transaction = #"""
    {"transactionId":"1","product":"monthly","purchasedAt":"2019-01-01T00:00:00Z"}
    """#

  @Test("An import that runs again leaves a device logged out")
  func repeatedImport() throws {
    let service = try ServiceInProcess(now: History.start, cacheBytesMax: 1 << 20, seed: 1)
    let bob = JSONTree.object(["device": "tab", "userId": "bob"])
    _ = try service.ask("install", bob, id: 1)
    let export = try #require(
      service.ask("user.export", .object(["userId": "bob"]), id: 1)["result"]
    ).without(["events", "cursor", "moreEvents"])
    _ = try service.ask("logout", .object(["device": "tab"]), id: 1)
    let reply = try service.ask("user.import", export, id: 1)
    #expect(reply["result"]?["outcome"] == "unchanged", "\(reply)")
    let user = try service.ask("userInfo", .object(["device": "tab"]), id: 1)
    #expect(user["result"]?["user"]?["identityId"] == .null, "\(user)")
    #expect(try ExaminedStore(service.store.everything()).findings() == [])
  }
}

/// A random history with methods beyond the model: deletions, undos, consumers, webhooks
/// and retries.
private struct ExtendedHistory {
  private var generator: Generator
  private var events: [JSONTree] = []
  /// Customers as they were exported earlier.
  private var exports: [JSONTree] = []
  /// The methods that succeeded.
  private(set) var carriedOut: Set<String> = []

  static let methods: Set = [
    "user.delete", "user.link.undo", "events.acknowledge", "identify", "project.define",
    "webhook.replay", "user.import",
  ]

  init(seed: UInt64) {
    generator = Generator(seed: seed)
  }

  /// Plays the history, and returns the store's contents.
  mutating func play() throws -> Turn {
    let history = generator.history()
    let service = try ServiceInProcess(
      now: History.start,
      cacheBytesMax: history.cacheBytesMax,
      seed: history.seed
    )
    let clock = JSONTree.object(["manual": .moment(History.start)])
    try ask("project.define", .object(["clock": clock]), id: 1, service)
    precondition(!carriedOut.isEmpty, "ExtendedHistory: the clock was refused")
    for (position, call) in history.calls.enumerated() {
      try ask(call.method, call.params, id: position, service)
      if generator.chance(2) { service.runBackgroundWork() }
      events += try service.newEvents()
      while generator.chance(3) {
        let (method, params) = randomCall()
        try ask(method, params, id: position, service)
      }
      if generator.chance(4) { try exportOrImport(id: position, service) }
    }
    return try service.store.everything()
  }

  private mutating func ask(
    _ method: String,
    _ params: JSONTree,
    id: Int,
    _ service: ServiceInProcess
  ) throws {
    let reply = try service.ask(method, params, id: id)
    if reply["result"] != nil { carriedOut.insert(method) }
  }

  /// Exports a customer, or imports one as it was earlier, perhaps with another grant.
  private mutating func exportOrImport(id: Int, _ service: ServiceInProcess) throws {
    let user = generator.pick(["bob", "eve", "Bob"]) as JSONTree
    guard generator.chance(2), !exports.isEmpty else {
      let params = JSONTree.object(["userId": user, "withoutEvents": .bool(true)])
      let reply = try service.ask("user.export", params, id: id)
      if let export = reply["result"] { exports.append(export) }
      return
    }
    var entry = generator.pick(exports)
    if generator.chance(2) {
      let revokedAt = generator.chance(2) ? History.start : History.start + 1000
      let grant = JSONTree.object([
        "entitlement": "G", "grantedAt": .moment(History.start), "revokedAt": .moment(revokedAt),
      ])
      entry = entry.without(["grants"]).with([.init(name: "grants", value: .array([grant]))])
    }
    let conflict = JSONTree.Member(
      name: "onConflict",
      value: generator.pick(["refuse", "skip", "merge"])
    )
    try ask("user.import", entry.with([conflict]), id: id, service)
  }

  private mutating func randomCall() -> (String, JSONTree) {
    switch Int.random(in: 0..<7, using: &generator.random) {
    case 0:
      return ("user.delete", .object(["userId": generator.pick(["bob", "eve", "Bob"])]))
    case 1, 2:
      let links = events.filter { event in
        ["identified", "usersAliased", "subscriptionTransferred"].contains(event["kind"])
      }
      let id = links.isEmpty ? "none" : generator.pick(links)["id"] ?? "none"
      return ("user.link.undo", .object(["event": id]))
    case 3:
      let cursor = events.isEmpty ? "0" : generator.pick(events)["cursor"] ?? "0"
      return ("events.acknowledge", .object(["consumer": "mailer", "cursor": cursor]))
    case 4:
      let urls = ["http://a", "http://b", "http://c"].filter { _ in generator.chance(2) }
      let webhooks = urls.map { JSONTree.object(["url": .string($0), "secret": "s"]) }
      return ("project.define", .object(["webhooks": .array(webhooks)]))
    case 5:
      let cursor = events.isEmpty ? "0" : generator.pick(events)["cursor"] ?? "0"
      let url = generator.pick(["http://a", "http://b"]) as JSONTree
      return ("webhook.replay", .object(["url": url, "after": cursor]))
    default:
      let key = generator.pick(["a", "b"]) as JSONTree
      return ("identify", .object(["device": "A", "userId": "eve", "idempotencyKey": key]))
    }
  }
}
