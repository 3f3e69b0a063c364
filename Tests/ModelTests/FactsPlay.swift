import TestSupport

/// Whatever answers requests: the service, or the model.
protocol FactsTarget {
  mutating func ask(_ method: String, _ params: JSONTree) throws -> JSONTree
  /// The events since the last call.
  mutating func events() throws -> [JSONTree]
}

struct FactsFailure: Error, CustomStringConvertible {
  var description: String
}

/// What a delivery of all facts leaves behind.
struct FactsOutcome: Equatable {
  /// By a name that says what each is.
  private(set) var parts: [(name: String, value: JSONTree)] = []

  mutating func add(_ name: String, _ value: JSONTree) { parts.append((name, value)) }

  static func == (left: Self, right: Self) -> Bool { left.difference(from: right) == nil }

  func difference(from other: Self) -> String? {
    for (mine, theirs) in zip(parts, other.parts) {
      if let found = Comparison.difference(mine.value, theirs.value, at: mine.name) { return found }
    }
    return nil
  }
}

extension FactsHistory {
  /// Delivers the facts in an order, and returns what is left behind.
  func play(_ order: Order, on target: inout some FactsTarget) throws -> FactsOutcome {
    try carryOut(Call("project.define", definition), on: &target)
    if isIdentityFirst { for call in identities { try carryOut(call, on: &target) } }
    try deliver(order.map { facts[$0] }, to: &target)
    if !isIdentityFirst { for call in identities { try carryOut(call, on: &target) } }
    return try outcome(on: &target)
  }

  @discardableResult
  private func carryOut(_ call: Call, on target: inout some FactsTarget) throws -> JSONTree {
    let reply = try target.ask(call.method, call.params)
    guard let result = reply["result"] else {
      throw FactsFailure(description: "\(call.method) \(call.params) is refused: \(reply)")
    }
    return result
  }

  /// Sends an update whose transaction has not come yet again later, as a caller would.
  private func deliver(_ calls: [Call], to target: inout some FactsTarget) throws {
    var waiting = calls
    while !waiting.isEmpty {
      var refused: [Call] = []
      for call in waiting {
        let reply = try target.ask(call.method, call.params)
        if reply["result"] != nil { continue }
        guard reply["error"]?["data"]?["kind"] == "unknownPurchase" else {
          throw FactsFailure(description: "\(call.method) \(call.params) is refused: \(reply)")
        }
        refused.append(call)
      }
      // An update of a transaction that no fact brings stays refused.
      if refused.count == waiting.count { return }
      waiting = refused
    }
  }

  private func outcome(on target: inout some FactsTarget) throws -> FactsOutcome {
    var outcome = FactsOutcome()
    var used: [Name: Set<Name>] = [:]
    for event in try target.events() {
      guard let customer = event["user"]?.name else { continue }
      let names = (event["entitlements"]?.elements ?? []).compactMap(\.name)
      if event["kind"] == "entitlementsActivated" { used[customer, default: []].formUnion(names) }
      if event["kind"] == "entitlementsDeactivated" { used[customer, default: []].subtract(names) }
    }
    for user in ["ann", "bob", "carl"] {
      let subject = JSONTree.object(["userId": .string(user)])
      let export = try carryOut(Call("user.export", subject), on: &target)
      outcome.add("purchases of \(user)", export["purchases"] ?? .null)
      outcome.add("entitlements of \(user)", export["entitlements"] ?? .null)
      let info = try carryOut(Call("userInfo", subject), on: &target)
      let customer = info["user"]?["customerId"]?.name ?? Name("")
      var active: [Name] = []
      for moment in [Self.now] + moments {
        let at = subject.with([.init(name: "at", value: .moment(moment))])
        let answer = try carryOut(Call("checkEntitlements", at), on: &target)
        let all = answer["entitlements"] ?? .null
        outcome.add("access of \(user) at \(ModelMoment.text(moment))", all)
        if moment == Self.now {
          active = all.members.filter { $0.value["active"] == .bool(true) }.map { Name($0.name) }
        }
      }
      let told = used[customer] ?? []
      guard told == Set(active) else {
        throw FactsFailure(
          description: "by the events \(user) may use \(told.sorted()), and may use \(active)"
        )
      }
    }
    let unclaimed = try carryOut(Call("store.unclaimed", .object([:])), on: &target)
    outcome.add("unclaimed", unclaimed["purchases"] ?? .null)
    return outcome
  }
}

/// The service in the process.
struct ServiceTarget: FactsTarget {
  private let service: ServiceInProcess
  private var count = 0

  init() throws {
    service = try ServiceInProcess(now: FactsHistory.now, cacheBytesMax: 1 << 28)
  }

  mutating func ask(_ method: String, _ params: JSONTree) throws -> JSONTree {
    count += 1
    return try service.ask(method, params, id: count)
  }

  mutating func events() throws -> [JSONTree] {
    service.runBackgroundWork()
    return try service.newEvents()
  }
}

/// A service in which the last arrival wins.
///
/// It gives each fact the number of its arrival as its `asOf`. The service compares facts by `asOf`
/// alone, so each fact is newer than all that arrived before it, and sets every field that it
/// names: exactly what a build without `asOf` does. A `purchase` without `purchasedAt`, which takes
/// the least `asOf`, names the one that it took, so that no difference comes from the rewriting.
struct LastArrivalWins: FactsTarget {
  private var service: ServiceTarget
  private let firstSeen: [Name: Int]
  private var arrivals = 0

  init(_ history: FactsHistory) throws {
    service = try ServiceTarget()
    var firstSeen: [Name: Int] = [:]
    for fact in history.facts {
      guard let id = fact.params["transactionId"]?.name, let asOf = fact.params["asOf"]?.momentValue
      else { continue }
      firstSeen[id] = min(firstSeen[id] ?? asOf, asOf)
    }
    self.firstSeen = firstSeen
  }

  mutating func ask(_ method: String, _ params: JSONTree) throws -> JSONTree {
    guard params["asOf"] != nil else { return try service.ask(method, params) }
    arrivals += 1
    var members = params.members.filter { $0.name != "asOf" }
    members.append(.init(name: "asOf", value: .moment(arrivals)))
    if method == "purchase" && params["purchasedAt"] == nil, let id = params["transactionId"]?.name
    {
      members.append(.init(name: "purchasedAt", value: .moment(firstSeen[id])))
    }
    return try service.ask(method, .object(members))
  }

  mutating func events() throws -> [JSONTree] { try service.events() }
}

/// The reference implementation by itself.
struct ModelTarget: FactsTarget {
  private var model = Model(now: FactsHistory.now)
  private var emitted: [JSONTree] = []

  mutating func ask(_ method: String, _ params: JSONTree) throws -> JSONTree {
    let reply = model.answer(method, params, id: 0, made: [], madeDevice: nil)
    emitted += reply.events
    guard let error = reply.error else { return .object(["result": reply.result ?? .null]) }
    return .object(["error": .object(["data": .object(["kind": .string(error.kind)])])])
  }

  mutating func events() -> [JSONTree] {
    defer { emitted = [] }
    return emitted
  }
}
