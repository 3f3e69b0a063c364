import IdentityCore
import Storage
import TestSupport

/// Replays the turns of a project log through the reference implementation of the rules.
///
/// Every acknowledged write must have the reply of its place in the log, and every other reply must
/// be that of some state between the request and the reply.
struct FleetOracle {
  private var model = Model(now: History.start)
  /// The states after each write, with the number of turns until then.
  private var states: [(model: Model, turn: Int, isWhole: Bool)] = []
  private var placed: Set<Int> = []
  private let run: FleetRun
  private let project: FleetProject
  private let requests: [FleetRequest]
  private let events: [Int64: JSONTree]
  /// The events of each definition, which its rollout emits in later turns.
  private var rollouts: [Int: [JSONTree]] = [:]

  init(_ run: FleetRun, _ project: FleetProject) throws {
    (self.run, self.project) = (run, project)
    requests = run.requests.filter { $0.project == project }
    var byCursor: [Int64: JSONTree] = [:]
    for event in try run.events(of: project) {
      guard let cursor = event["cursor"]?.text.flatMap({ Int64($0) }) else { continue }
      byCursor[cursor] = event
      if let id = Self.definition(of: event) { rollouts[id, default: []].append(event) }
    }
    events = byCursor
  }

  /// Returns the request that defined what an event shows.
  private static func definition(of event: JSONTree) -> Int? {
    guard event["cause"]?["method"] == "project.define" else { return nil }
    return event["cause"]?["id"]?.integer
  }

  /// Returns the first contradiction.
  mutating func contradiction() throws -> FleetFinding? {
    var cursor: Int64 = 1
    for request in run.setUp where request.project == project {
      let own = takeEvents(of: request.id, from: &cursor)
      if let found = place(request, own, in: 0) { return found }
    }
    states = [(model, 0, true)]
    let byID = Dictionary(
      requests.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for (index, commit) in run.store.history.enumerated() {
      if let found = try replay(commit, turn: index + 1, byID) { return found }
    }
    for request in requests where !placed.contains(request.id) {
      let found = request.method.hasPrefix("events.") ? readEvents(request) : read(request)
      if let found { return found }
    }
    guard project == .first else { return nil }
    for host in run.subscribed {
      let (cursors, hasGap) = try run.cursors(ofSubscriberOn: host)
      if hasGap, run.faultsCount(of: host) == 0 {
        return finding(.needlessFailure, "the subscription on host \(host) has a gap")
      }
      let count = hasGap ? cursors.count : events.count
      guard cursors == (0..<count).map({ Int64($0) + 1 }) else {
        return finding(.feed, "the subscriber on host \(host) got \(cursors) of \(events.count)")
      }
    }
    return nil
  }

  /// Replays what a turn did in the project.
  private mutating func replay(
    _ commit: SharedMemoryStore.Commit,
    turn: Int,
    _ byID: [Int: FleetRequest]
  ) throws -> FleetFinding? {
    var order: [Int] = []
    var emitted: [Int: [JSONTree]] = [:]
    var ends: [JSONTree] = []
    let own = commit.turn.events.filter { $0.project == project.number }
    for event in own.compactMap({ events[$0.cursor] }) where Self.definition(of: event) == nil {
      // What ended belongs to the request that moved the clock.
      ends.append(event)
      guard let id = event["cause"]?["id"]?.integer else { continue }
      if order.last != id { order.append(id) }
      emitted[id, default: []] += ends
      ends.removeAll()
    }
    if let end = ends.first { return finding(.order, "no request has led to \(end)") }
    // Those without events were mostly decided in the order in which they came.
    order += commit.turn.changes.keys.compactMap { key -> Int? in
      guard key.type == .answer, key.project == project.number, let answer = IdempotencyKey(key)
      else { return nil }
      return Int(String(decoding: answer.idempotencyKey.dropFirst(), as: UTF8.self))
    }
    .filter { !order.contains($0) }.sorted()
    var parts: [Part] = []
    for id in order {
      guard let request = byID[id] else {
        return finding(.order, "turn \(turn) has the request \(id)")
      }
      let isDefinition = request.method == "project.define"
      let shown = isDefinition ? rollouts[id] : emitted[id]
      parts.append(Part(request: request, events: shown ?? []))
    }
    guard !parts.isEmpty else { return nil }
    if let found = place(parts, in: turn) { return found }
    states.append((model, turn, true))
    return nil
  }

  private func finding(_ check: FleetCheck, _ words: String) -> FleetFinding {
    FleetFinding(check: check, words: "\(project.name): \(words)")
  }

  /// Checks a page of events: none is left out, and the newest were there when it was asked for.
  private func readEvents(_ request: FleetRequest) -> FleetFinding? {
    if let outcome = outcome(request) { return outcome.finding }
    if request.method == "events.subscribe", request.reply?["result"] != nil { return nil }
    guard let page = request.reply?["result"]?["events"]?.elements,
      let after = request.params["after"]?.text.flatMap({ Int64($0) })
    else { return finding(.feed, "request \(request.id) \(request.method) is refused") }
    let last = after + Int64(page.count)
    for (place, event) in page.enumerated() where event != events[after + Int64(place) + 1] {
      return finding(.feed, "request \(request.id) shows \(event) after \(after + Int64(place))")
    }
    let isMore = request.reply?["result"]?["more"]?.flag == true
    guard isMore || last >= run.newestCursor(of: project, after: request.sentAfter) else {
      return finding(.freshness, "request \(request.id) leaves out events after \(last)")
    }
    return last > run.newestCursor(of: project, after: request.repliedAfter)
      ? finding(.feed, "request \(request.id) shows an event before it is committed") : nil
  }

  private func takeEvents(of id: Int, from cursor: inout Int64) -> [JSONTree] {
    var own: [JSONTree] = []
    while let event = events[cursor], event["cause"]?["id"]?.integer == id {
      own.append(event)
      cursor += 1
    }
    return own
  }

  /// A request of a turn, with the events that it emitted.
  private struct Part {
    let request: FleetRequest
    let events: [JSONTree]
  }

  /// Carries out the writes of a turn: those with events in the order of the events, and the others
  /// in any order that explains their replies.
  private mutating func place(_ parts: [Part], in turn: Int) -> FleetFinding? {
    guard !parts.isEmpty else { return nil }
    var reason: FleetFinding?
    let firstWithEvents = parts.firstIndex { !$0.events.isEmpty }
    for index in parts.indices where parts[index].events.isEmpty || index == firstWithEvents {
      var attempt = self
      var found = attempt.place(parts[index].request, parts[index].events, in: turn)
      if found == nil {
        attempt.states.append((attempt.model, turn, false))
        var rest = parts
        rest.remove(at: index)
        found = attempt.place(rest, in: turn)
      }
      guard let found else {
        self = attempt
        return nil
      }
      reason = reason ?? found
    }
    return reason
  }

  /// Carries out a write that the log contains.
  private mutating func place(
    _ request: FleetRequest,
    _ emitted: [JSONTree],
    in turn: Int
  ) -> FleetFinding? {
    guard placed.insert(request.id).inserted else {
      return finding(.order, "request \(request.id) is there twice")
    }
    let expected = model.answer(
      request.method,
      request.params,
      id: request.id,
      made: MadeIDs(request.reply ?? .null, emitted)
    )
    let given = JSONTree.array(emitted.map { Comparison.withoutMadeUp(shown($0)) })
    if let found = Comparison.difference(given, .array(expected.events), at: "events") {
      return finding(.order, "turn \(turn), request \(request.id): \(found)")
    }
    guard let reply = request.reply else { return nil }
    if request.isUnavailable {
      if request.isUnknown || request.sentIn != request.repliedIn { return nil }
      return finding(.outcome, "request \(request.id) failed, and turn \(turn) has it")
    }
    if let found = HistoryRun.compare(shown(reply), expected, isDryRun: false) {
      return finding(.order, "turn \(turn), request \(request.id): \(found)")
    }
    let isInTime = request.sentAfter < turn && turn <= request.repliedAfter
    guard turn == 0 || isInTime || request.sentIn != request.repliedIn else {
      let words =
        "request \(request.id) was sent after turn \(request.sentAfter), answered after"
        + " \(request.repliedAfter), and is in turn \(turn)"
      return finding(.outcome, words)
    }
    return nil
  }

  /// Returns what a reply or an event says with the name that the reference implementation knows.
  private func shown(_ tree: JSONTree) -> JSONTree {
    if project == .first { return tree }
    return switch tree {
    case .object(let members):
      .object(members.map { .init(name: $0.name, value: shown($0.value)) })
    case .array(let elements): .array(elements.map { shown($0) })
    case .string(project.name): .string(FleetProject.first.name)
    default: tree
    }
  }

  /// What is known of a request without its result.
  private func outcome(_ request: FleetRequest) -> (finding: FleetFinding?, Void)? {
    guard request.reply != nil else {
      if request.isAbandoned { return (nil, ()) }
      return (finding(.answered, "request \(request.id) has no reply"), ())
    }
    // The history that such a reply shows is lost.
    if request.sentIn < run.restoresCount { return (nil, ()) }
    guard request.isUnavailable else { return nil }
    if request.faultsCount > 0 { return (nil, ()) }
    // The entry that would show what became of it, or of the turn that it shows, may be missing.
    let hasUnknown = run.requests.contains { $0.isUnknown && $0.repliedAt == request.repliedAt }
    if hasUnknown, run.mayMissEntries { return (nil, ()) }
    return (
      finding(.needlessFailure, "request \(request.id) failed: \(request.reply ?? .null)"), ()
    )
  }

  /// Compares an export by what the reference implementation knows of it.
  private static func compare(
    export reply: JSONTree,
    of request: FleetRequest,
    _ expected: ModelReply,
    _ model: Model
  ) -> String? {
    guard let given = reply["result"], let wanted = expected.result,
      let id = request.params["userId"]?.name, let customer = model.customer(reachedBy: id)
    else { return "it is refused" }
    let names = (given["devices"]?.elements ?? []).compactMap { $0["device"]?.name }
    let devices = model.devices.filter { device in
      [device.current, device.anonymous].contains { model.users[$0].customer == customer }
    }
    let shown = JSONTree.object([
      "purchases": given["purchases"] ?? .null, "entitlements": given["entitlements"] ?? .null,
      "devices": .names(names),
    ])
    let known = wanted.with([.init(name: "devices", value: .names(devices.map(\.id)))])
    return Comparison.difference(shown, known, at: "result")
  }

  /// Checks a reply that the log does not contain: a read, a refusal, or no change.
  private func read(_ request: FleetRequest) -> FleetFinding? {
    if let outcome = outcome(request) { return outcome.finding }
    guard let reply = request.reply else { return nil }
    if request.isKeyed, reply["result"] != nil {
      return finding(.outcome, "request \(request.id) was acknowledged, and no turn has it")
    }
    var reason = "there is no such state"
    let text = shown(reply)
    let events = request.isDryRun ? text["result"]?["events"]?.elements ?? [] : []
    let first = states.lastIndex { $0.isWhole && $0.turn <= request.sentAfter } ?? 0
    for state in states[first...] {
      guard state.turn <= request.repliedAfter else { break }
      var model = state.model
      let expected = model.answer(
        request.method,
        request.params,
        id: request.id,
        made: MadeIDs(reply, events)
      )
      let found =
        request.method == "user.export" && expected.error == nil
        ? Self.compare(export: text, of: request, expected, model)
        : HistoryRun.compare(text, expected, isDryRun: request.isDryRun)
      guard let found else { return nil }
      reason = found
    }
    let words =
      "request \(request.id) \(request.method) \(request.params), sent after turn"
      + " \(request.sentAfter) and answered after \(request.repliedAfter) with \(reply): \(reason)"
    return finding(.freshness, words)
  }
}
