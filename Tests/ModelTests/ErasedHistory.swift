import Foundation
import TestSupport

/// A random history of a few customers in a project of its own, with ids that occur nowhere else.
struct ErasedHistory {
  private let line: SocketLine
  private let project: String
  private var random: SplitMix
  private var devices: [String] = []
  private var users: [String] = []
  private var tokens: [String] = []
  private var chains: [Chain] = []
  private var idsMade = 0
  private var callsMade = 0
  /// Purchases that imports gave to users: another's purchase may name them without having them.
  private var claimed: Set<String> = []
  /// The subscriptions of which a store has listed two items.
  private var ofTwoItems: Set<String> = []
  /// The ids of deleted customers, which no later call names.
  private var gone: Set<String> = []
  /// Those of them that belonged to nobody else.
  private(set) var erased: Set<String> = []
  private(set) var sizes = Sizes()

  struct Sizes {
    var methods: Set<String> = []
    var deletions = 0
    var purchases = 0
    var shared = 0
    var ids = 0

    mutating func add(_ other: Sizes) {
      methods.formUnion(other.methods)
      deletions += other.deletions
      purchases += other.purchases
      shared += other.shared
      ids += other.ids
    }
  }

  /// A chain of transactions, and its further names.
  private struct Chain {
    let store: String
    let id: String
    var key: String?
    var transactions: [String] = []
    /// An invoice and its payment.
    var links: [String] = []

    var ref: JSONTree {
      .object(["store": .string(store), "originalTransactionId": .string(id)])
    }
  }

  init(seed: UInt64, on line: SocketLine) {
    self.line = line
    project = "p\(seed)"
    random = SplitMix(state: seed)
    renewIDs()
  }

  private typealias Params = [(String, JSONTree)]
}

// Ids.
extension ErasedHistory {
  private mutating func chance(_ odds: Int) -> Bool {
    Int.random(in: 0..<odds, using: &random) == 0
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private mutating func digits(_ count: Int) -> String {
    String((0..<count).map { _ in Character("\(Int.random(in: 1...9, using: &random))") })
  }

  private mutating func makeID(_ kind: String) -> String {
    idsMade += 1
    let letters = (0..<7).map { _ in pick(Array("bcdfghjkmnpqrstvwxz")) }
    return "\(kind)\(idsMade)\(String(letters))"
  }

  private mutating func makeChain() -> Chain {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let id = digits(16)
      return Chain(store: "appStore", id: id, key: nil, transactions: [id])
    case 1:
      let order = "GPA.\(digits(4))-\(digits(4))-\(digits(4))-\(digits(5))"
      return Chain(store: "playStore", id: order, key: nil, transactions: [order])
    case 2:
      let id = makeID("sub_")
      return Chain(store: "stripe", id: id, links: [makeID("in_"), makeID("pi_")])
    default:
      let order = "GPA.\(digits(4))-\(digits(4))-\(digits(4))-\(digits(5))"
      return Chain(store: "playStore", id: makeID("tk"), key: order, transactions: [makeID("tx")])
    }
  }

  /// Replaces the ids of deleted customers, which must not be named again.
  private mutating func renewIDs() {
    devices.removeAll { gone.contains($0) }
    users.removeAll { gone.contains($0) }
    tokens.removeAll { gone.contains($0) }
    chains.removeAll { chain in
      ([chain.id, chain.key].compactMap(\.self) + chain.transactions + chain.links)
        .contains { gone.contains($0) }
    }
    while devices.count < 4 { devices.append(makeID("dv")) }
    while users.count < 4 { users.append(makeID("us")) }
    while tokens.count < 2 { tokens.append(makeID("to")) }
    while chains.count < 7 { chains.append(makeChain()) }
  }

  private mutating func anyID() -> String {
    let chain = pick(chains)
    return pick([pick(devices), pick(users), pick(tokens), chain.id] + chain.transactions)
  }
}

// Calls.
extension ErasedHistory {
  static let methods: Set = [
    "clock.advance", "events.acknowledge", "grant", "identify", "install", "logout",
    "project.define", "purchase", "purchase.update", "restore", "revoke", "setUserProperty",
    "store.notify", "user.delete", "user.import", "user.link.undo", "webhook.replay",
  ]

  /// Sends a request; nil if it was refused.
  @discardableResult
  private mutating func call(_ method: String, _ params: Params) throws -> JSONTree? {
    callsMade += 1
    let members = [("project", JSONTree.string(project))] + params
    let request = JSONTree.object([
      "id": .count(callsMade),
      "method": .string(method),
      "params": .object(members.map { .init(name: $0.0, value: $0.1) }),
    ])
    let result = try line.reply(to: "\(request)")["result"]
    if result != nil { sizes.methods.insert(method) }
    return result
  }

  private func define(_ params: Params) -> Params {
    func product(_ names: [JSONTree]) -> JSONTree {
      .object(["kind": "subscription", "entitlements": .array(names)])
    }
    let products = JSONTree.object(["x": product(["X"]), "y": product(["Y"])])
    let stripe = JSONTree.object(["secret": "whsec_test", "userFrom": .array(["metadata.userId"])])
    return [
      ("products", products), ("entitlements", .array(["gift"])),
      ("stores", .object(["stripe": stripe])),
    ] + params
  }

  private mutating func rules() -> JSONTree {
    let preset: JSONTree = pick(["qonversion", "revenuecat", "revenuecatLegacy", "purchasely"])
    var members: [JSONTree.Member] = [.init(name: "preset", value: preset)]
    let choices: [(String, [JSONTree])] = [
      ("onIdentifyNew", ["attach", "alias", "move", "switch"]),
      ("onIdentifyKnown", ["attach", "alias", "move", "switch"]),
      ("onRestore", ["share", "share", "transfer", "keep", "alias"]),
      ("purchaseHolders", ["deviceAndUser", "currentUser"]),
      ("unclaimedPurchases", ["keep", "keep", "anonymous"]), ("onSwitch", ["switch"]),
    ]
    for (name, values) in choices where chance(3) {
      members.append(.init(name: name, value: pick(values)))
    }
    return .object(members)
  }

  /// Plays some calls, and then deletes some customers.
  ///
  /// Returns a sentence for each id that is left.
  mutating func play(searching folder: String) throws -> [String] {
    let clock = JSONTree.object(["manual": "2026-01-01T00:00:00Z"])
    let definition = define([("clock", clock), ("rules", rules())])
    _ = try call("project.define", definition)
    if !sizes.methods.contains("project.define") {
      try call("project.define", define([("clock", clock)]))
    }
    var left: [String] = []
    for _ in 0..<3 {
      for _ in 0..<Int.random(in: 12...30, using: &random) { try step() }
      left += try delete(searching: folder)
      if !left.isEmpty { return left }
      renewIDs()
    }
    return left
  }

  private mutating func step() throws {
    switch Int.random(in: 0..<24, using: &random) {
    case 0...2: try call("install", install())
    case 3...6: try call("identify", [device(), user()] + token(one: 4))
    case 7: try call("logout", [device()])
    case 8...12: try call("purchase", purchase())
    case 13: try call("purchase.update", update())
    case 14...16: try call("restore", restore())
    case 17: try call(pick(["grant", "revoke"]), [user(), ("entitlement", "gift")] + key())
    case 18: try call("setUserProperty", [device(), ("key", "plan"), ("value", "a")])
    case 19: try call("user.import", imported())
    case 20: try undo()
    case 21: try call("store.notify", [("store", "stripe"), ("response", notified())])
    default: try call(more().0, more().1)
    }
  }

  private mutating func more() -> (String, Params) {
    let url = JSONTree.string("http://localhost/hook")
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return ("clock.advance", [("by", "P12D")])
    case 1: return ("events.acknowledge", [("consumer", "mailer"), ("cursor", "1")])
    case 2: return ("webhook.replay", [("url", url), ("after", "0")])
    case 3:
      let webhook = JSONTree.object(["url": url, "secret": "s"])
      return ("project.define", [("webhooks", .array([webhook]))])
    default: return ("project.define", [("rules", rules())])
    }
  }
}

// Params.
extension ErasedHistory {
  private mutating func device() -> (String, JSONTree) { ("device", .string(pick(devices))) }

  private mutating func user() -> (String, JSONTree) { ("userId", .string(pick(users))) }

  private mutating func token(one odds: Int) -> Params {
    chance(odds) ? [("accountToken", .string(pick(tokens)))] : []
  }

  private mutating func key() -> Params {
    chance(4) ? [("idempotencyKey", .string("key of \(anyID())"))] : []
  }

  private mutating func install() -> Params {
    var params = [device()]
    if chance(3) { params.append(user()) }
    if chance(2) { params.append(("storeAccount", pick(["acc1", "acc2"]))) }
    return params + token(one: 5)
  }

  /// A name of another chain of the same store: its id, a key, or the order of a renewal.
  private mutating func replaced(in store: String, except id: String) -> String? {
    let others = chains.filter { $0.store == store && $0.id != id }
    guard !others.isEmpty else { return nil }
    let other = pick(others)
    let name = pick([other.id, other.key ?? other.id])
    return name.hasPrefix("GPA.") && chance(2) ? "\(name)..\(digits(1))" : name
  }

  private mutating func purchase() -> Params {
    let index = Int.random(in: 0..<chains.count, using: &random)
    if chains[index].transactions.isEmpty || chance(3) {
      chains[index].transactions.append(makeID("tx"))
    }
    let chain = chains[index]
    var params: Params = [
      ("product", pick(["x", "y"])), ("store", .string(chain.store)),
      ("transactionId", .string(pick(chain.transactions))),
      ("originalTransactionId", .string(chain.id)),
      ("attributes", .object(["of": .string(chain.id)])),
    ]
    if !chance(4) { params.append(chance(2) ? device() : user()) }
    if !chance(4) {
      params.append(("expiresAt", pick(["2026-02-01T00:00:00Z", "2026-06-01T00:00:00Z"])))
    }
    if let key = chain.key, !chance(3) { params.append(("keys", .array([.string(key)]))) }
    if chance(3), let name = replaced(in: chain.store, except: chain.id) {
      params.append(("replaces", .string(name)))
    }
    // A user's id is an account token as well.
    if chance(5) {
      params.append(("accountToken", .string(pick(users))))
    } else {
      params += token(one: 4)
    }
    return params + key()
  }

  private mutating func update() -> Params {
    let chain = pick(chains)
    let change: (String, JSONTree) =
      chance(2) ? ("autoRenew", .bool(false)) : ("refundedAt", "2026-01-20T00:00:00Z")
    let name = chance(3) ? chain.key ?? chain.id : chain.id
    return [("store", .string(chain.store)), ("originalTransactionId", .string(name)), change]
  }

  private mutating func restore() -> Params {
    guard chance(2) else { return [device()] }
    let named = (0..<Int.random(in: 1...2, using: &random)).map { _ in pick(chains).ref }
    return [device(), ("purchases", .array(named))]
  }

  private mutating func imported() -> Params {
    var purchases: [JSONTree] = []
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let chain = pick(chains)
      let bought = JSONTree.object([
        "transactionId": .string(chain.transactions.first ?? chain.id), "product": "x",
        "purchasedAt": "2025-12-01T00:00:00Z", "expiresAt": "2026-03-01T00:00:00Z",
      ])
      var members: [JSONTree.Member] = [
        .init(name: "store", value: .string(chain.store)),
        .init(name: "originalTransactionId", value: .string(chain.id)),
        .init(name: "transactions", value: .array([bought])),
      ]
      if let key = chain.key { members.append(.init(name: "keys", value: .array([.string(key)]))) }
      if chance(2) { members.append(.init(name: "device", value: .string(pick(devices)))) }
      if chance(3), let name = replaced(in: chain.store, except: chain.id) {
        members.append(.init(name: "replaces", value: .string(name)))
      }
      purchases.append(.object(members))
    }
    guard !chance(4) else { return [("ids", .array([])), ("purchases", .array(purchases))] }
    let name = JSONTree.string(pick(users))
    var params: Params = [
      ("ids", .array([.object(["id": name, "kind": "identified"])])),
      ("purchases", .array(purchases)), ("onConflict", pick(["merge", "skip"])),
    ]
    if chance(3) { params.append(("accountTokens", .array([.string(pick(tokens))]))) }
    if chance(4) {
      let chain = pick(chains)
      claimed.insert(chain.id)
      params.append(("claims", .array([chain.ref])))
    }
    return params
  }

  /// A subscription of one or two items, or its invoice.
  private mutating func notified() -> JSONTree {
    let known = chains.filter { $0.store == "stripe" }
    guard let chain = known.isEmpty ? nil : pick(known) else { return .null }
    func field(_ name: String) -> String { "\"\(name)\"" }
    let count = chance(2) ? 2 : 1
    if count == 2 { ofTwoItems.insert(chain.id) }
    let items = (1...count).map { number in
      #"{"id":"si_\#(number)","current_period_start":1767225600,"current_period_end":1769904000,"#
        + #""price":{"id":"price_\#(number)","product":"\#(number == 1 ? "x" : "y")"}}"#
    }
    let subscription =
      #"{"id":"\#(chain.id)","object":"subscription","status":"active","livemode":true,"#
      + #""customer":"cus_1","cancel_at_period_end":false,"cancel_at":null,"canceled_at":null,"#
      + #""ended_at":null,"trial_end":null,"cancellation_details":{"reason":null},"#
      + #""metadata":{"userId":"\#(pick(users))"},"#
      + #""items":{"data":[\#(items.joined(separator: ","))]}}"#
    let line =
      #"{"amount":999,"currency":"usd","period":{"start":1767225600,"end":1769904000},"#
      + #""parent":{"subscription_item_details":{"proration":false}},"#
      + #""pricing":{"price_details":{"price":"price_1","product":"x"}}}"#
    let invoice =
      #"{"id":"\#(chain.links[0])","object":"invoice","livemode":true,"#
      + #""parent":{"subscription_details":{"subscription":"\#(chain.id)"}},"#
      + #""payments":{"data":[{"payment":{"payment_intent":"\#(chain.links[1])"}}]},"#
      + #""lines":{"data":[\#(line)]}}"#
    let isInvoice = chance(2)
    let body = (try? JSONTree(Array((isInvoice ? invoice : subscription).utf8))) ?? .null
    return .object([
      "kind": isInvoice ? "invoice" : "subscription", "body": body,
      "fetchedAt": "2026-01-02T00:00:00.000Z",
    ])
  }

  private mutating func undo() throws {
    let kinds: [JSONTree] = [
      "identified", "usersAliased", "subscriptionTransferred", "subscriptionReceived",
    ]
    let events = try call("events.read", [("kinds", .array(kinds)), ("limit", .count(1000))])
    guard let all = events?["events"]?.elements, !all.isEmpty, let id = pick(all)["id"] else {
      return
    }
    try call("user.link.undo", [("event", id)])
  }
}

// Deletions.
extension ErasedHistory {
  private mutating func delete(searching folder: String) throws -> [String] {
    var victim = JSONTree.string(pick(users))
    if chance(3), let made = try call("userInfo", [device()])?["user"]?["id"] { victim = made }
    let params = [("userId", victim), ("traces", "cleared")] + key()
    guard let export = try call("user.export", [("userId", victim)]) else { return [] }
    let waiting = try call("store.unclaimed", [("limit", .count(1000))])?["purchases"]?.elements
    var own = Self.ids(in: export, waiting ?? [])
    for chain in chains where own.contains(chain.id) { own.formUnion(chain.links) }
    guard let result = try call("user.delete", params) else { return [] }
    sizes.deletions += 1
    sizes.purchases += Int("\(result["purchases"] ?? "0")") ?? 0
    sizes.shared += Int("\(result["shared"] ?? "0")") ?? 0
    let replies = try readEverything()
    // The id of a further item begins with that of the first, and others may hold it. An id may be
    // a token of others.
    let kept = Self.ids(keptIn: replies)
    // Nobody may hold one of two items, after an undo.
    let apart = ofTwoItems.filter { !own.isSuperset(of: [$0, "\($0)/price_2"]) }
    own = own.filter { id in
      !claimed.contains(id) && !kept.contains { $0.hasPrefix(id) }
        && !apart.contains { id.hasPrefix($0) }
    }
    sizes.ids += own.count
    (erased, gone) = (erased.union(own), gone.union(own))
    var left = try Self.traces(of: own, in: folder)
    let bytes = Array(replies.map(\.description).joined().utf8)
    for id in own where FolderSearch.count(of: Array(id.utf8), in: bytes) > 0 {
      let reply = replies.first { "\($0)".contains(id) }.map { "\($0)" } ?? ""
      let place = reply.range(of: id)?.lowerBound ?? reply.startIndex
      let (before, after) = (reply[..<place].suffix(160), reply[place...].prefix(60))
      left.append("\(id) in a reply: …\(before)\(after)…")
    }
    return left.map { "\(project): \($0) after the deletion of \(victim)" }
  }

  /// Returns the ids that belong to an exported customer alone.
  private static func ids(in export: JSONTree, _ unclaimed: [JSONTree]) -> Set<String> {
    var own = Set((export["ids"]?.elements ?? []).compactMap { $0["id"]?.text })
    let users = own
    if let id = export["user"]?["customerId"]?.text { own.insert(id) }
    for device in export["devices"]?.elements ?? [] {
      guard let name = device["device"]?.text,
        let anonymous = device["anonymousId"]?.text, users.contains(anonymous),
        device["identityId"]?.text.map(users.contains) ?? true
      else { continue }
      own.insert(name)
    }
    let tokens = Set((export["accountTokens"]?.elements ?? []).compactMap(\.text))
    own.formUnion(tokens)
    let held = (export["purchases"]?.elements ?? []).filter { purchase in
      (purchase["holders"]?.elements ?? []).compactMap(\.text).allSatisfy(users.contains)
    }
    let waiting = unclaimed.filter { purchase in
      purchase["accountToken"]?.text.map { tokens.contains($0) || users.contains($0) } ?? false
    }
    for purchase in held + waiting {
      own.formUnion([purchase["originalTransactionId"]?.text].compactMap(\.self))
      own.formUnion((purchase["keys"]?.elements ?? []).compactMap(\.text))
      let transactions = purchase["transactions"]?.elements ?? []
      own.formUnion(transactions.compactMap { $0["transactionId"]?.text })
    }
    return own
  }

  /// Returns the replies that show everything of the project.
  private mutating func readEverything() throws -> [JSONTree] {
    var replies: [JSONTree?] = []
    var asked = users.map { JSONTree.string($0) }
    for device in devices {
      let info = try call("userInfo", [("device", .string(device))])
      replies += [info, try call("checkEntitlements", [("device", .string(device))])]
      if let id = info?["user"]?["id"] { asked.append(id) }
    }
    // A user who is logged in nowhere may have a token, too.
    let customers = try call("user.list", [("limit", .count(1000))])
    asked += customers?["customerIds"]?.elements ?? []
    for user in asked {
      replies.append(try call("user.export", [("userId", user)]))
      replies.append(try call("explain", [("userId", user), ("entitlement", "X")]))
    }
    replies.append(try call("store.unclaimed", [("limit", .count(1000))]))
    replies.append(try call("project.describe", []))
    var cursor = JSONTree.string("0")
    while let page = try call("events.read", [("after", cursor), ("limit", .count(1000))]) {
      replies.append(page)
      guard page["more"] == .bool(true), let next = page["cursor"] else { break }
      cursor = next
    }
    return replies.compactMap(\.self)
  }

  /// Returns the users, chains, transactions and account tokens that some exports list.
  private static func ids(keptIn replies: [JSONTree]) -> Set<String> {
    let purchases = replies.flatMap { $0["purchases"]?.elements ?? [] }
    let transactions = purchases.flatMap { $0["transactions"]?.elements ?? [] }
    let users = replies.flatMap { $0["ids"]?.elements ?? [] }
    let tokens = replies.flatMap { $0["accountTokens"]?.elements ?? [] }
    return Set(
      purchases.compactMap { $0["originalTransactionId"]?.text }
        + transactions.compactMap { $0["transactionId"]?.text } + tokens.compactMap(\.text)
        + users.compactMap { $0["id"]?.text }
    )
  }

  /// Returns a sentence for each id in a file of the folder, as text or packed as a number.
  static func traces(of ids: Set<String>, in folder: String) throws -> [String] {
    var left = try FolderSearch.traces(of: ids.sorted(), in: folder).keys.sorted()
    for id in ids.sorted() where id.count == 16 {
      guard var rest = UInt64(id) else { continue }
      var packed: [UInt8] = []
      while rest >= 0x80 {
        packed.append(UInt8(truncatingIfNeeded: rest) | 0x80)
        rest >>= 7
      }
      packed.append(UInt8(rest))
      left += try FolderSearch.files(with: packed, in: folder).map { "\(id), packed, in \($0)" }
    }
    return left
  }
}
