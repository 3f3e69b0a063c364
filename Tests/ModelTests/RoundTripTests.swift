import Storage
import TestSupport
import Testing

@Suite("An export, imported into an empty project and exported again, is the same")
struct RoundTripTests {
  @Test("After random histories of every preset", arguments: 0..<8)
  func histories(share: Int) throws {
    var exported = RoundTrip.Sizes()
    for seed in UInt64(share) * 5000..<UInt64(share) * 5000 + 60 {
      var trip = RoundTrip(seed: seed)
      let found = try trip.difference()
      exported.add(trip.sizes)
      guard let found else { continue }
      Issue.record("seed \(seed): \(found)")
      return
    }
    // Without these the comparison shows little.
    #expect(exported.customers > 60 && exported.purchases > 60 && exported.shared > 0)
    #expect(exported.grants > 0 && exported.properties > 0 && exported.devicesOfTwo > 0)
    #expect(exported.unclaimed > 0 && exported.tokens > 0)
    #expect(exported.claims > 0 && exported.purchasesOfClaims > 0 && exported.undone > 0)
  }

  @Test("After dated facts with keys, replacements and account tokens", arguments: 0..<4)
  func facts(share: Int) throws {
    var exported = RoundTrip.Sizes()
    for seed in UInt64(share) * 5000..<UInt64(share) * 5000 + 60 {
      var generator = FactsGenerator(seed: seed)
      let history = generator.history()
      var trip = RoundTrip(seed: seed, history)
      let found = try trip.difference()
      exported.add(trip.sizes)
      guard let found else { continue }
      Issue.record("seed \(seed): \(found)")
      return
    }
    #expect(exported.purchases > 60)
  }

  @Test("After the deletion of a purchase that took another one over")
  func erasedSuccessor() throws {
    let definition = #"{"products":{"year":{"entitlements":["premium"]}}}"#
    var (source, target) = (try Project(at: 0, seed: 1), try Project(at: 0, seed: 2))
    for (method, params) in [
      ("project.define", definition),
      ("purchase", #"{"userId":"ann","store":"web","transactionId":"1","product":"year"}"#),
      (
        "purchase",
        #"{"userId":"bob","store":"web","transactionId":"2","product":"year","replaces":"1"}"#
      ),
      ("user.delete", #"{"userId":"bob"}"#),
    ] {
      try #require(source.ask(method, JSONTree(Array(params.utf8)))["result"] != nil)
    }
    let ann = JSONTree.object(["userId": "ann"])
    let exported = try #require(source.ask("user.export", ann)["result"])
    #expect(exported["purchases"]?.elements?.first?["endReason"] == "replaced")
    _ = try target.ask("project.define", JSONTree(Array(definition.utf8)))
    let entry = exported.without(["events", "cursor", "moreEvents"])
    #expect(try target.ask("user.import", entry)["result"]?["outcome"] == "imported")
    let again = try #require(target.ask("user.export", ann)["result"])
    #expect(again["purchases"] == exported["purchases"])
    #expect(again["entitlements"] == exported["entitlements"])
  }
}

/// One history, its export, and the import of that.
private struct RoundTrip {
  private var random: SplitMix
  /// The definitions that the source accepted.
  private var definition: [JSONTree] = []
  /// Whether a deletion may have erased what an undo needs.
  private var isErased = false
  private var calls: [Call]
  private var claimed: Set<String> = []
  private(set) var sizes = Sizes()

  /// How much was exported.
  struct Sizes {
    var customers = 0
    var purchases = 0
    var shared = 0
    var grants = 0
    var properties = 0
    var devicesOfTwo = 0
    var unclaimed = 0
    var tokens = 0
    var claims = 0
    /// Purchases that were claimed before a store reported them.
    var purchasesOfClaims = 0
    /// Undone logins that had linked a purchase.
    var undone = 0

    mutating func add(_ other: Sizes) {
      customers += other.customers
      purchases += other.purchases
      shared += other.shared
      grants += other.grants
      properties += other.properties
      devicesOfTwo += other.devicesOfTwo
      unclaimed += other.unclaimed
      tokens += other.tokens
      claims += other.claims
      purchasesOfClaims += other.purchasesOfClaims
      undone += other.undone
    }
  }

  init(seed: UInt64) {
    var generator = Generator(seed: seed)
    let preset = ["qonversion", "revenuecat", "revenuecatLegacy", "purchasely"][Int(seed % 4)]
    let all = generator.history().calls
    random = SplitMix(state: seed)
    let keeping: JSONTree = seed % 3 == 0 ? "anonymous" : "keep"
    let rules = JSONTree.Member(
      name: "rules",
      value: .object(["preset": .string(preset), "unclaimedPurchases": keeping])
    )
    calls = [Call("project.define", all[0].params.without(["rules"]).with([rules]))]
    for call in all.dropFirst() {
      guard call.method == "project.define" else {
        calls.append(Self.withToken(call, &random))
        continue
      }
      calls.append(Call(call.method, call.params.without(["rules", "idempotencyKey"])))
    }
    if seed % 3 == 1 {
      // The ids that are exported have both prefixes.
      let prefix = JSONTree.Member(name: "anonymousPrefix", value: .string("b"))
      let changed = JSONTree.Member(name: "rules", value: rules.value.with([prefix]))
      let place = Int.random(in: 1...calls.count, using: &random)
      calls.insert(Call("project.define", .object([changed])), at: place)
    }
    if seed % 2 == 1 { addClaims() }
  }

  /// Imports claims between the calls: of purchases that stores report later, and of others.
  private mutating func addClaims() {
    for user in ["bob", "eve"] {
      let ids = ["1", "2", "3", "4", "5", "6", "none-\(user)"].shuffled(using: &random).prefix(3)
      let claims = ids.map { id in
        JSONTree.object(["store": "appStore", "originalTransactionId": .string(id)])
      }
      claimed.formUnion(ids)
      let entry = JSONTree.object([
        "ids": .array([.object(["id": .string(user), "kind": "identified"])]),
        "claims": .array(claims), "onConflict": "skip",
      ])
      let place = Int.random(in: 1...calls.count, using: &random)
      calls.insert(Call("user.import", entry), at: place)
    }
  }

  /// Adds an account token to some calls, and takes the buyer away from some purchases.
  private static func withToken(_ call: Call, _ random: inout SplitMix) -> Call {
    let dice = Int.random(in: 0..<9, using: &random)
    let tokens: [JSONTree] = ["red", "blue", "bob", "eve", "green"]
    let token = JSONTree.Member(name: "accountToken", value: tokens[dice % tokens.count])
    switch call.method {
    case "purchase" where dice < 4:
      let rest = call.params.without(["device", "userId"])
      return Call(call.method, dice == 0 ? rest : rest.with([token]))
    case "purchase" where dice < 5, "install" where dice < 2, "identify" where dice < 2:
      return Call(call.method, call.params.with([token]))
    default: return call
    }
  }

  init(seed: UInt64, _ history: FactsHistory) {
    calls = [Call("project.define", history.definition)]
    if history.isIdentityFirst { calls += history.identities }
    calls += history.facts
    if !history.isIdentityFirst { calls += history.identities }
    random = SplitMix(state: seed)
  }

  /// Returns how the second export differs from the first, if it does.
  mutating func difference() throws -> String? {
    var source = try Project(at: History.start, seed: 1)
    for call in calls {
      let reply = try source.ask(call.method, call.params)
      guard reply["result"] != nil && call.params["dryRun"] == nil else { continue }
      switch call.method {
      case "clock.advance": source.noteClock(reply)
      case "project.define": definition.append(call.params)
      case "user.delete": isErased = true
      default: break
      }
    }
    let findings = try ExaminedStore(source.service.store.everything()).findings()
    if !findings.isEmpty { return findings.joined(separator: "\n") }
    let exports = try source.exports()
    let unclaimed = try source.unclaimed()
    note(exports)
    sizes.unclaimed = unclaimed.count
    var target = try Project(at: source.now, seed: 2)
    for params in definition { _ = try target.ask("project.define", params.without(["clock"])) }
    var entries = exports.map { $0.without(["events", "cursor", "moreEvents"]) }
    entries.shuffle(using: &random)
    entries += unclaimed.map { .object(["ids": .array([]), "purchases": .array([$0])]) }
    for entry in entries {
      let reply = try target.ask("user.import", entry)
      guard reply["result"]?["outcome"] == "imported" else { return "\(entry)\n\(reply)" }
    }
    for entry in exports.sorted(by: { "\($0)".utf8.count < "\($1)".utf8.count }) {
      let id = entry["user"]?["id"]
      let wanted = entry.without(["events", "cursor", "moreEvents"])
      let reply = try target.ask("user.export", .object(["userId": id ?? ""]))
      let given = (reply["result"] ?? reply).without(["events", "cursor", "moreEvents"])
      if given != wanted { return "wanted \(wanted)\ngiven  \(given)" }
    }
    let listed = try target.unclaimed()
    if listed != unclaimed { return "unclaimed: wanted \(unclaimed)\ngiven  \(listed)" }
    return try repeated(entries, on: &target)
      ?? undoDifference(between: &source, and: &target, on: exports)
  }

  /// Has a new user log in on each device of both projects, and undoes these logins: what was
  /// imported must not stand in the way.
  private mutating func undoDifference(
    between source: inout Project,
    and target: inout Project,
    on exports: [JSONTree]
  ) throws -> String? {
    let devices = exports.flatMap { $0["devices"]?.elements ?? [] }.compactMap { $0["device"] }
    for (number, device) in Set(devices.compactMap(\.text)).sorted().enumerated() {
      let user = JSONTree.string("newcomer-\(number)")
      let login = JSONTree.object(["device": .string(device), "userId": user])
      let (one, other) = (try source.undo(login), try target.undo(login))
      if one.error?["data"]?["obstacle"] == "unclear" {
        if isErased { continue }
        return "unclear at the source: \(one)"
      }
      guard one.error?["data"]?["obstacle"] == other.error?["data"]?["obstacle"],
        one.result?["purchases"] == other.result?["purchases"],
        one.result?["kept"] == other.result?["kept"]
      else { return "undone on \(device): \(one)\nof the copy: \(other)" }
      if one.result?["purchases"]?.elements?.isEmpty == false { sizes.undone += 1 }
    }
    return nil
  }

  /// Imports everything again, which must change nothing.
  private func repeated(_ entries: [JSONTree], on target: inout Project) throws -> String? {
    _ = try target.service.newEvents()
    for entry in entries + entries.reversed() {
      let reply = try target.ask("user.import", entry)
      // A device of two customers is whole once both were imported.
      if reply["result"]?["outcome"] != "unchanged" { return "again: \(entry)\n\(reply)" }
    }
    let events = try target.service.newEvents()
    if !events.isEmpty { return "again, events: \(events)" }
    let findings = try ExaminedStore(target.service.store.everything()).findings()
    return findings.isEmpty ? nil : findings.joined(separator: "\n")
  }

  private mutating func note(_ exports: [JSONTree]) {
    for export in exports {
      let purchases = export["purchases"]?.elements ?? []
      sizes.customers += 1
      sizes.purchases += purchases.count
      sizes.shared += purchases.filter { ($0["holders"]?.elements?.count ?? 0) > 1 }.count
      sizes.grants += export["grants"]?.elements?.count ?? 0
      sizes.properties += export["properties"]?.elements?.count ?? 0
      sizes.tokens += export["accountTokens"]?.elements?.count ?? 0
      sizes.claims += export["claims"]?.elements?.count ?? 0
      sizes.purchasesOfClaims +=
        purchases.filter { claimed.contains($0["originalTransactionId"]?.text ?? "") }.count
      let ids = Set((export["ids"]?.elements ?? []).compactMap { $0["id"]?.name })
      sizes.devicesOfTwo +=
        (export["devices"]?.elements ?? [])
        .filter { $0["anonymousId"]?.name.map { !ids.contains($0) } ?? false }.count
    }
  }
}

/// A project of a service of its own.
private struct Project {
  let service: ServiceInProcess
  private(set) var now: Int
  private var count = 0

  init(at now: Int, seed: UInt64) throws {
    self.now = now
    service = try ServiceInProcess(now: now, cacheBytesMax: 1 << 28, seed: seed)
    let clock = JSONTree.object(["manual": .moment(now)])
    let reply = try ask("project.define", .object(["clock": clock]))
    precondition(reply["result"] != nil, "RoundTripTests: a project cannot begin: \(reply)")
  }

  mutating func ask(_ method: String, _ params: JSONTree) throws -> JSONTree {
    count += 1
    var params = params
    if let text = params["event"]?.text, text.hasPrefix("@link:") {
      let link = try Call.link(Int(text.dropFirst(6)) ?? 0, among: service.allEvents())
      params = .object(["event": .string(link ?? "none")])
    }
    let reply = try service.ask(method, params, id: count)
    service.runBackgroundWork()
    return reply
  }

  /// Logs a user in and undoes that login; returns the reply to the undo, or to a refused login.
  mutating func undo(_ login: JSONTree) throws -> JSONTree {
    let reply = try ask("identify", login)
    guard reply["result"] != nil else { return reply }
    let event = try service.newEvents().last {
      $0["kind"] == "identified" && $0["userId"] == login["userId"]
    }
    return try ask("user.link.undo", .object(["event": event?["id"] ?? ""]))
  }

  mutating func noteClock(_ reply: JSONTree) {
    let text = reply["result"]?["now"]?.text
    if let moment = text.flatMap({ ModelMoment.read($0) }) { now = moment }
  }

  /// Exports each customer that an event names, by the order of the customerIds.
  mutating func exports() throws -> [JSONTree] {
    var exports: [(id: Name, export: JSONTree)] = []
    var seen: Set<Name> = []
    for event in try service.allEvents() {
      guard let name = event["user"] else { continue }
      let reply = try ask("user.export", .object(["userId": name]))
      guard let export = reply["result"], let id = export["user"]?["customerId"]?.name,
        let user = export["user"]?["id"], seen.insert(id).inserted
      else { continue }
      let own = try ask("user.export", .object(["userId": user]))
      exports.append((id, own["result"] ?? .null))
    }
    return exports.sorted { $0.id < $1.id }.map(\.export)
  }

  mutating func unclaimed() throws -> [JSONTree] {
    let reply = try ask("store.unclaimed", .object(["limit": .count(1000)]))
    return reply["result"]?["purchases"]?.elements ?? []
  }
}

extension JSONTree {
  fileprivate var result: JSONTree? { self["result"] }

  fileprivate var error: JSONTree? { self["error"] }

  func without(_ names: [String]) -> JSONTree {
    .object(members.filter { !names.contains($0.name) })
  }
}
