import TestSupport

/// A running history: daemon and model receive the same requests.
struct HistoryRun {
  let service: ServiceInProcess
  private(set) var model: Model
  private var count = 0
  private var access = AccessBook()
  private var exchanges: [(request: JSONTree, reply: JSONTree)] = []

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
    let isDryRun = params["dryRun"]?.flag == true
    let shown = isDryRun ? reply["result"]?["events"]?.elements ?? [] : emitted
    let expected = model.answer(
      method,
      params,
      id: count,
      made: Self.made(in: shown),
      madeDevice: reply["result"]?["device"]?.name
    )
    if let reason = Self.compare(reply, expected, isDryRun: isDryRun) { return reason }
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
    return access.check(emitted, model)
  }

  private static let writingMethods = [
    "project.define", "install", "identify", "logout", "purchase", "purchase.update", "restore",
    "grant", "revoke", "setUserProperty", "clock.advance",
  ]

  /// Returns the users that the events say were created.
  static func made(in events: [JSONTree]) -> [MadeUser] {
    events.filter { $0["kind"] == "userCreated" }.compactMap { event in
      guard let customer = event["user"]?.name else { return nil }
      if let id = event["userId"]?.name {
        return MadeUser(id: id, isAnonymous: false, customerID: customer)
      }
      let id = event["anonymousId"]?.name ?? Name("?")
      return MadeUser(id: id, isAnonymous: true, customerID: customer)
    }
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
      return "the model refuses it as \(error.kind)"
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
