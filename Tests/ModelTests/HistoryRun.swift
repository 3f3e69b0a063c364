import TestSupport

/// A running history: daemon and model receive the same requests.
struct HistoryRun {
  let service: ServiceInProcess
  private(set) var model: Model
  private var count = 0
  private var access = AccessBook()
  private var exchanges: [(request: JSONTree, reply: JSONTree)] = []
  /// The made ids of deleted customers.
  private var erasedIDs: Set<Name> = []
  /// The users and chains that deletions have erased.
  private var erased: Set<[Name]> = []
  /// Whether an undo came that the model cannot judge, so that it knows no more what is right.
  private(set) var isUnjudged = false
  /// The methods that the daemon carried out, and how often.
  private(set) var carriedOut: [String: Int] = [:]

  init(_ history: History) throws {
    service = try ServiceInProcess(
      now: History.start,
      cacheBytesMax: history.cacheBytesMax,
      seed: history.seed
    )
    model = Model(now: History.start)
    // Every history sets its own time before the first device.
    let clock = JSONTree.object(["manual": .moment(History.start)])
    if let reason = try ask("project.define", .object(["clock": clock])) {
      preconditionFailure("HistoryRun: a history cannot begin: \(reason)")
    }
  }

  /// Returns how the replies to a request differ, if they do.
  mutating func step(_ call: Call) throws -> String? {
    let before = model
    if let reason = try ask(call.method, call.resolved(in: model)) { return reason }
    if isUnjudged { return nil }
    return Invariants.violation(of: model, after: before)
  }

  private mutating func ask(_ method: String, _ params: JSONTree) throws -> String? {
    count += 1
    let reply = try service.ask(method, params, id: count)
    service.runBackgroundWork()
    let isWriting = Self.writingMethods.contains(method)
    let changes = service.store.takeChanges()
    let emitted = isWriting && changes.eventsCount > 0 ? try service.newEvents() : []
    let request: KeyValuePairs<String, JSONTree> = [
      "id": .count(count), "method": .string(method), "params": params,
    ]
    exchanges.append((.object(request), reply))
    if reply["result"] != nil { carriedOut[method, default: 0] += 1 }
    // An import may bring an erased id again.
    if method == "user.import" { erasedIDs.subtract(Self.ids(in: params)) }
    if let id = Self.ids(in: reply).first(where: { erasedIDs.contains($0) }) {
      return "the erased id \(id) is in it"
    }
    if isUnjudged { return nil }
    let isDryRun = params["dryRun"]?.flag == true
    let shown = isDryRun ? reply["result"]?["events"]?.elements ?? [] : emitted
    let known = model
    let expected = model.answer(method, params, id: count, made: MadeIDs(reply, shown))
    let obstacle = reply["error"]?["data"]?["obstacle"]
    let isUnclear = obstacle == "unclear" && expected.error?.obstacle != "unclear"
    if expected.error?.kind == Model.unjudged || isUnclear {
      guard reply["result"] == nil || isDryRun else {
        isUnjudged = true
        return nil
      }
      // It changes nothing, whatever the model would have changed.
      model = known
      guard changes.records.isEmpty, changes.eventsCount == 0 else {
        return "it must change nothing, and changes \(changes.records.map { "\($0)" }.sorted())"
      }
      if !isUnclear { return nil }
      return Self.unclearDifference(params["event"]?.name, in: known, erased: erased)
    }
    if let reason = judge(reply, expected, isDryRun: isDryRun) { return reason }
    if isDryRun || !isWriting || expected.error != nil {
      guard changes.records.isEmpty, changes.eventsCount == 0 else {
        return "it changes \(changes.records.map { "\($0)" }.sorted()), and must change nothing"
      }
    }
    if isDryRun { return nil }
    let given = JSONTree.array(emitted.map { Comparison.withoutMadeUp($0) })
    if let found = Comparison.difference(given, .array(expected.events), at: "events") {
      return found
    }
    model.eventIDs += emitted.map { $0["id"]?.name ?? Name("") }
    if method == "user.delete", reply["result"] != nil {
      noteErased(since: known)
      if let found = try feedDifference() { return found }
    }
    return access.check(emitted, model)
  }

  static let writingMethods = [
    "project.define", "install", "identify", "logout", "purchase", "purchase.update", "restore",
    "grant", "revoke", "setUserProperty", "clock.advance", "user.delete", "user.link.undo",
    "user.import", "store.notify",
  ]

  /// Compares a reply with the model's, as far as the model can judge it.
  private func judge(
    _ reply: JSONTree,
    _ expected: ModelReply,
    isDryRun: Bool
  ) -> String? {
    guard expected.result?["undone"] != nil, let result = reply["result"] else {
      return Self.compare(reply, expected, isDryRun: isDryRun)
    }
    if let found = keptDifference(result) { return found }
    let comparable = JSONTree.object(["result": Self.comparableUndo(result)])
    return Self.compare(comparable, expected, isDryRun: isDryRun)
  }

  static func compare(
    _ reply: JSONTree,
    _ expected: ModelReply,
    isDryRun: Bool
  ) -> String? {
    guard let error = expected.error else {
      guard let result = reply["result"] else {
        return "it is refused, and the model answers \(expected.result?.description ?? "")"
      }
      var wanted = expected.result ?? .null
      if isDryRun { wanted = wanted.with([.init(name: "dryRun", value: .bool(true))]) }
      let given = Comparison.withoutWords(result, excluding: isDryRun ? ["events"] : [])
      return Comparison.difference(given, wanted, at: "result")
    }
    guard let data = reply["error"]?["data"] else {
      return "the model refuses it as \(error.kind) \(error.obstacle ?? "")"
    }
    if data["obstacle"] ?? .null != .word(error.obstacle) {
      return "error.data.obstacle: the model has \(error.obstacle ?? "none")"
    }
    for (name, wanted) in [
      ("kind", error.kind), ("field", error.field), ("holder", error.holder?.text),
      ("rule", error.rule), ("product", error.product?.text),
    ] where data[name] ?? .null != .word(wanted) {
      return "error.data.\(name): the model has \(wanted ?? "none")"
    }
    let customers = error.customers.map { JSONTree.count($0) }
    guard data["customers"] == customers else {
      return "error.data.customers: the model has \(customers?.description ?? "none")"
    }
    return nil
  }

  /// The requests and replies so far, as a conversation.
  var lines: [String] { exchanges.flatMap { [">> \($0.request)", "<< \($0.reply)"] } }
}

// Undos.
extension HistoryRun {
  /// What the model says of an undo: which purchases changed holders, and who held them.
  private static func comparableUndo(_ result: JSONTree) -> JSONTree {
    let names = ["store", "originalTransactionId", "product", "kind", "from"]
    var moves: [JSONTree] = []
    for move in result["purchases"]?.elements ?? [] {
      let shown = JSONTree.object(move.members.filter { names.contains($0.name) })
      // A purchase that several users gained is there for each of them.
      if moves.last != shown { moves.append(shown) }
    }
    return .object(
      result.members.filter { $0.name != "kept" }.map { member in
        member.name == "purchases" ? .init(name: member.name, value: .array(moves)) : member
      }
    )
  }

  /// Compares the restores, purchases and imports in `kept`, by the requests that made them.
  private func keptDifference(_ result: JSONTree) -> String? {
    var steps: Set<Int> = []
    for kept in result["kept"]?.elements ?? [] where kept["method"] != "user.link.undo" {
      let position = model.eventIDs.firstIndex { $0 == kept["event"]?.name } ?? -1
      guard let step = model.past.firstIndex(where: { $0.events.contains(position) }) else {
        return "kept: no request emitted \(kept)"
      }
      steps.insert(step)
    }
    if steps == model.keptSteps { return nil }
    let wanted = model.keptSteps.sorted().map { model.past[$0].id }
    return "kept has requests \(steps.sorted().map { model.past[$0].id }), the model has \(wanted)"
  }
}

// Deletions.
extension HistoryRun {
  /// Notes the made ids of a deletion, which nothing may show any more.
  private mutating func noteErased(since known: Model) {
    let usersAndChains = { (model: Model) in
      Set(model.users.map { [$0.id] } + model.purchases.map(\.name))
    }
    erased.formUnion(usersAndChains(known).subtracting(usersAndChains(model)))
    let before = Set(known.customers.flatMap(\.ids) + known.users.map(\.id))
    let after = Set(model.customers.flatMap(\.ids) + model.users.map(\.id))
    erasedIDs.formUnion(before.subtracting(after).filter { $0.bytes.count >= 32 && $0.isMade })
  }

  /// Compares the whole feed, which a deletion changes.
  private func feedDifference() throws -> String? {
    let feed = try service.allEvents()
    let given = JSONTree.array(feed.map { Comparison.withoutMadeUp($0) })
    return Comparison.difference(given, .array(model.feed), at: "feed")
  }

  /// All texts in a reply.
  private static func ids(in tree: JSONTree) -> [Name] {
    switch tree {
    case .object(let members): members.flatMap { ids(in: $0.value) + [Name($0.name)] }
    case .array(let elements): elements.flatMap { ids(in: $0) }
    case .string(let text): [Name(text)]
    default: []
    }
  }
}

extension Name {
  /// Whether it ends like an id that the daemon makes.
  fileprivate var isMade: Bool {
    bytes.suffix(12).allSatisfy { ($0 >= 48 && $0 <= 57) || ($0 >= 97 && $0 <= 102) }
  }
}

extension MadeIDs {
  /// Reads what the daemon generated from its reply and its events.
  init(_ reply: JSONTree, _ events: [JSONTree]) {
    users = Self.users(in: events)
    device = reply["result"]?["device"]?.name
    tombstone = reply["result"]?["tombstone"]?.name
    customerID = events.first { $0["kind"] == "userImported" }?["user"]?.name
    isAnswered = reply["result"] != nil && reply["result"]?["replayed"] == nil
    self.events = events.map { Comparison.withoutMadeUp($0) }
  }

  /// Returns the users that the events say were created.
  private static func users(in events: [JSONTree]) -> [MadeUser] {
    events.filter { $0["kind"] == "userCreated" }.compactMap { event in
      guard let customer = event["user"]?.name else { return nil }
      if let id = event["userId"]?.name {
        return MadeUser(id: id, isAnonymous: false, customerID: customer)
      }
      let id = event["anonymousId"]?.name ?? Name("?")
      return MadeUser(id: id, isAnonymous: true, customerID: customer)
    }
  }
}
