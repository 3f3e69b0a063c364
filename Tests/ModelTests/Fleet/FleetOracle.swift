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
  private let events: [Int64: JSONTree]

  init(_ run: FleetRun) throws {
    self.run = run
    var byCursor: [Int64: JSONTree] = [:]
    for event in try run.events() {
      if let cursor = event["cursor"]?.text.flatMap({ Int64($0) }) { byCursor[cursor] = event }
    }
    events = byCursor
  }

  /// Returns the first contradiction.
  mutating func contradiction() throws -> String? {
    let byID = Dictionary(
      (run.setUp + run.requests).map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var cursor: Int64 = 1
    for request in run.setUp {
      let own = takeEvents(of: request.id, from: &cursor)
      if let reason = place(request, own, in: 0) { return "setup: \(reason)" }
    }
    states = [(model, 0, true)]
    for (index, commit) in run.store.history.enumerated() {
      let turn = index + 1
      var order: [Int] = []
      var emitted: [Int: [JSONTree]] = [:]
      var ends: [JSONTree] = []
      for event in commit.turn.events.compactMap({ events[$0.cursor] }) {
        // What ended belongs to the request that moved the clock.
        ends.append(event)
        guard let id = event["cause"]?["id"]?.integer else { continue }
        if order.last != id { order.append(id) }
        emitted[id, default: []] += ends
        ends.removeAll()
      }
      if let end = ends.first { return "no request has led to \(end)" }
      for key in commit.turn.changes.keys {
        guard case .answer(_, let answer) = key,
          let id = Int(String(decoding: answer.idempotencyKey.dropFirst(), as: UTF8.self))
        else { continue }
        if !order.contains(id) { order.append(id) }
      }
      var parts: [Part] = []
      for id in order {
        guard let request = byID[id] else { return "turn \(turn) has the request \(id)" }
        parts.append(Part(request: request, events: emitted[id] ?? []))
      }
      if let reason = place(parts, in: turn) { return "turn \(turn): \(reason)" }
      states.append((model, turn, true))
    }
    for request in run.requests where !placed.contains(request.id) {
      let reason = request.method.hasPrefix("events.") ? readEvents(request) : read(request)
      if let reason { return reason }
    }
    for host in run.subscribed {
      let cursors = try run.cursors(ofSubscriberOn: host)
      guard cursors == Array(1...Int64(events.count)) else {
        return "the subscriber on host \(host) got the events \(cursors) of \(events.count)"
      }
    }
    return nil
  }

  /// Checks a page of events: none is left out, and the newest were there when it was asked for.
  private func readEvents(_ request: FleetRun.FleetRequest) -> String? {
    guard let reply = request.reply else { return "request \(request.id) has no reply" }
    if Self.isUnavailable(reply), request.lostTurnsCount > 0 { return nil }
    if request.method == "events.subscribe", reply["result"] != nil { return nil }
    guard let page = reply["result"]?["events"]?.elements,
      let after = request.params["after"]?.text.flatMap({ Int64($0) })
    else { return "request \(request.id) \(request.method) is refused: \(reply)" }
    let last = after + Int64(page.count)
    for (place, event) in page.enumerated() where event != events[after + Int64(place) + 1] {
      return "request \(request.id) shows \(event) after \(after + Int64(place))"
    }
    let isMore = reply["result"]?["more"]?.flag == true
    guard isMore || last >= newestCursor(after: request.sentAfter) else {
      return "request \(request.id) leaves out events after \(last)"
    }
    return last > newestCursor(after: request.repliedAfter)
      ? "request \(request.id) shows an event before it is committed" : nil
  }

  /// Returns the newest cursor after that many turns.
  private func newestCursor(after turns: Int) -> Int64 {
    run.store.history.prefix(turns).reduce(run.setUpEventsCount) {
      $0 + Int64($1.turn.events.count)
    }
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
    let request: FleetRun.FleetRequest
    let events: [JSONTree]
  }

  /// Carries out the writes of a turn: those with events in the order of the events, and the others
  /// in any order that explains their replies.
  private mutating func place(_ parts: [Part], in turn: Int) -> String? {
    guard !parts.isEmpty else { return nil }
    var reason: String?
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
    _ request: FleetRun.FleetRequest,
    _ emitted: [JSONTree],
    in turn: Int
  ) -> String? {
    guard placed.insert(request.id).inserted else { return "request \(request.id) is there twice" }
    let expected = model.answer(
      request.method,
      request.params,
      id: request.id,
      made: HistoryRun.made(in: emitted),
      madeDevice: request.reply?["result"]?["device"]?.name
    )
    let given = JSONTree.array(emitted.map { Comparison.withoutMadeUp($0) })
    if let found = Comparison.difference(given, .array(expected.events), at: "events") {
      return "request \(request.id): \(found)"
    }
    guard let reply = request.reply else { return nil }
    if Self.isUnavailable(reply) { return "request \(request.id) failed, and turn \(turn) has it" }
    if let found = HistoryRun.compare(reply, expected, isDryRun: false) {
      return "request \(request.id): \(found)"
    }
    guard turn == 0 || (request.sentAfter < turn && turn <= request.repliedAfter) else {
      return "request \(request.id) was sent after turn \(request.sentAfter), answered after"
        + " \(request.repliedAfter), and is in turn \(turn)"
    }
    return nil
  }

  /// Checks a reply that the log does not contain: a read, a refusal, or no change.
  private func read(_ request: FleetRun.FleetRequest) -> String? {
    guard let reply = request.reply else { return "request \(request.id) has no reply" }
    if Self.isUnavailable(reply) {
      return request.lostTurnsCount > 0 ? nil : "request \(request.id) failed, and no turn was lost"
    }
    if request.isKeyed, reply["result"] != nil {
      return "request \(request.id) was acknowledged, and no turn has it"
    }
    var reason = "there is no such state"
    let isDryRun = request.params["dryRun"]?.flag == true
    let shown = isDryRun ? reply["result"]?["events"]?.elements ?? [] : []
    for state in states
    where state.turn > request.sentAfter || state.turn == request.sentAfter && state.isWhole {
      guard state.turn <= request.repliedAfter else { break }
      var model = state.model
      let expected = model.answer(
        request.method,
        request.params,
        id: request.id,
        made: HistoryRun.made(in: shown),
        madeDevice: reply["result"]?["device"]?.name
      )
      guard let found = HistoryRun.compare(reply, expected, isDryRun: isDryRun) else { return nil }
      reason = found
    }
    return "request \(request.id) \(request.method) \(request.params), sent after turn"
      + " \(request.sentAfter) and answered after \(request.repliedAfter) with \(reply): \(reason)"
  }

  private static func isUnavailable(_ reply: JSONTree) -> Bool {
    reply["error"]?["data"]?["kind"]?.text == "storageUnavailable"
  }
}
