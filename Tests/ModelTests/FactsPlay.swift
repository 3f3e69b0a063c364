import TestSupport

/// A target that answers requests: the service, or the model.
protocol FactsTarget {
  mutating func ask(_ method: String, _ params: JSONTree) throws -> JSONTree
  /// Answers many questions at once.
  mutating func answer(_ questions: FactsQuestions) throws -> [UInt8]
  /// The events since the last call.
  mutating func events() throws -> [JSONTree]
}

/// Questions about a user's access: now, and at other moments.
struct FactsQuestions {
  let user: String
  let calls: [JSONTree]
  /// The questions as a batch.
  let line: [UInt8]

  init(about user: String, at moments: [Int]) {
    self.user = user
    calls = ([FactsHistory.now] + moments).map { moment in
      .object(["userId": .string(user), "at": .moment(moment)])
    }
    let batch = JSONTree.array(
      calls.map { .object(["id": .count(0), "method": "checkEntitlements", "params": $0]) }
    )
    line = Array(batch.description.utf8)
  }
}

struct FactsFailure: Error, CustomStringConvertible {
  var description: String
}

/// What a delivery of all facts leaves behind.
struct FactsOutcome {
  /// What is recorded, by a name that says what it is.
  var records: [(name: String, value: JSONTree)] = []
  /// The answers about each user's access, unread, because they are many.
  var answers: [(user: String, reply: [UInt8])] = []

  func difference(from other: Self) throws -> String? {
    for (mine, theirs) in zip(records, other.records) {
      if let found = Comparison.difference(mine.value, theirs.value, at: mine.name) { return found }
    }
    for (mine, theirs) in zip(answers, other.answers) where mine.reply != theirs.reply {
      let (given, wanted) = (try JSONTree(mine.reply), try JSONTree(theirs.reply))
      let path = "access of \(mine.user)"
      if let found = Comparison.difference(given, wanted, at: path) { return found }
    }
    return nil
  }

  /// Whether any answer says another access.
  func differsInAccess(from other: Self) throws -> Bool {
    for (mine, theirs) in zip(answers, other.answers) where mine.reply != theirs.reply {
      let given = try JSONTree(mine.reply).elements ?? []
      let wanted = try JSONTree(theirs.reply).elements ?? []
      if zip(given, wanted).contains(where: { Self.active(in: $0) != Self.active(in: $1) }) {
        return true
      }
    }
    return false
  }

  static func active(in reply: JSONTree) -> Set<Name> {
    let all = reply["result"]?["entitlements"]?.members ?? []
    return Set(all.filter { $0.value["active"] == .bool(true) }.map { Name($0.name) })
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
    let reported = try Self.accessByEvents(by: target.events())
    for questions in questions {
      let user = JSONTree.object(["userId": .string(questions.user)])
      let export = try carryOut(Call("user.export", user), on: &target)
      outcome.records.append(("purchases of \(questions.user)", export["purchases"] ?? .null))
      outcome.records.append(("entitlements of \(questions.user)", export["entitlements"] ?? .null))
      outcome.answers.append((questions.user, try target.answer(questions)))
      let answer = try carryOut(Call("checkEntitlements", user), on: &target)
      let active = FactsOutcome.active(in: .object(["result": answer]))
      let info = try carryOut(Call("userInfo", user), on: &target)
      let expected = reported[info["user"]?["customerId"]?.name ?? Name("")] ?? []
      guard expected == active else {
        throw FactsFailure(
          description: "the events give \(questions.user) \(expected), and the answer is \(active)"
        )
      }
    }
    let unclaimed = try carryOut(Call("store.unclaimed", .object([:])), on: &target)
    outcome.records.append(("unclaimed", unclaimed["purchases"] ?? .null))
    return outcome
  }

  /// What the sum of the events says that each customer may use.
  private static func accessByEvents(by events: [JSONTree]) -> [Name: Set<Name>] {
    var sets: [Name: Set<Name>] = [:]
    for event in events {
      guard let customer = event["user"]?.name else { continue }
      let names = (event["entitlements"]?.elements ?? []).compactMap(\.name)
      if event["kind"] == "entitlementsActivated" { sets[customer, default: []].formUnion(names) }
      if event["kind"] == "entitlementsDeactivated" { sets[customer, default: []].subtract(names) }
      if event["kind"] == "usersAliased", let absorbed = event["absorbed"]?.name {
        sets[customer, default: []].formUnion(sets[absorbed] ?? [])
      }
    }
    return sets
  }
}

/// The service in the process.
struct ServiceTarget: FactsTarget {
  private let service: ServiceInProcess
  private var count = 0

  init() throws {
    service = try ServiceInProcess(now: FactsHistory.now, cacheBytesMax: 1 << 28, seed: 1)
  }

  mutating func ask(_ method: String, _ params: JSONTree) throws -> JSONTree {
    count += 1
    return try service.ask(method, params, id: count)
  }

  func answer(_ questions: FactsQuestions) -> [UInt8] { service.answer(questions.line) }

  func events() throws -> [JSONTree] {
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

  func answer(_ questions: FactsQuestions) -> [UInt8] { service.answer(questions) }

  func events() throws -> [JSONTree] { try service.events() }
}

/// The reference implementation by itself.
struct ModelTarget: FactsTarget {
  private var model = Model(now: FactsHistory.now)
  private var emitted: [JSONTree] = []

  mutating func ask(_ method: String, _ params: JSONTree) throws -> JSONTree {
    let reply = model.answer(method, params, id: 0)
    emitted += reply.events
    guard let error = reply.error else { return .object(["result": reply.result ?? .null]) }
    return .object(["error": .object(["data": .object(["kind": .string(error.kind)])])])
  }

  mutating func answer(_ questions: FactsQuestions) throws -> [UInt8] {
    let replies = try questions.calls.map { try ask("checkEntitlements", $0) }
    return Array(JSONTree.array(replies).description.utf8)
  }

  mutating func events() -> [JSONTree] {
    defer { emitted = [] }
    return emitted
  }
}
