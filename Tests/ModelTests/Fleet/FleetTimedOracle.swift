import IdentityCore
import Storage
import TestSupport

/// Checks the project with the system's clock: access, ends and erasures.
struct FleetTimedOracle {
  private let run: FleetRun
  private let requests: [FleetRequest]
  private let events: [JSONTree]
  /// The purchases in the log.
  private var purchases: [Purchase] = []

  private struct Purchase {
    let request: FleetRequest
    let turn: Int
    let decidedAt: Moment
    let end: Moment

    var transaction: String { request.params["transactionId"]?.text ?? "" }
  }

  init(_ run: FleetRun) throws {
    self.run = run
    requests = run.requests.filter { $0.project == .timed }
    events = try run.events(of: .timed)
    let byID = Dictionary(requests.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for (index, commit) in run.store.history.enumerated() {
      for case .answer(let answer)? in commit.turn.changes.values {
        let key = String(decoding: answer.key.idempotencyKey.dropFirst(), as: UTF8.self)
        guard let id = Int(key), let request = byID[id], request.method == "purchase",
          let end = request.params["expiresAt"]?.momentValue
        else { continue }
        purchases.append(
          Purchase(
            request: request,
            turn: index + 1,
            decidedAt: answer.answeredAt,
            end: Moment(milliseconds: Int64(end) + FleetRun.epoch)
          )
        )
      }
    }
  }

  /// Returns the first contradiction.
  func contradiction() throws -> FleetFinding? {
    for request in requests {
      if let found = outcome(of: request) ?? access(request) ?? traces(in: request) { return found }
    }
    for purchase in purchases { if let found = ends(of: purchase) { return found } }
    for commit in run.store.history {
      for event in commit.turn.events where event.kind == .purchaseExpired {
        guard event.project == FleetProject.timed.number, event.event.at >= commit.moment else {
          continue
        }
        return FleetFinding(check: .ends, words: "an end is emitted at \(commit.moment), too early")
      }
    }
    return try traces()
  }

  /// Checks that a reply says what became of its request.
  private func outcome(of request: FleetRequest) -> FleetFinding? {
    guard let reply = request.reply else {
      if request.isAbandoned { return nil }
      return FleetFinding(check: .answered, words: "request \(request.id) has no reply")
    }
    guard request.sentIn == run.restoresCount else { return nil }
    if request.isUnavailable, request.faultsCount == 0,
      !(request.isUnknown && run.mayMissEntries)
    {
      return FleetFinding(check: .needlessFailure, words: "request \(request.id): \(reply)")
    }
    guard request.method == "purchase", request.params["expiresAt"] != nil else { return nil }
    let purchase = purchases.first { $0.request.id == request.id }
    if request.isUnavailable {
      guard purchase != nil, !request.isUnknown else { return nil }
      return FleetFinding(check: .outcome, words: "request \(request.id) failed, and is in the log")
    }
    guard let turn = purchase?.turn, request.sentAfter < turn, turn <= request.repliedAfter else {
      return FleetFinding(
        check: .outcome,
        words: "request \(request.id) is in turn \(purchase?.turn ?? 0)"
      )
    }
    return nil
  }

  /// Checks that access was right at the moment that a reply names.
  private func access(_ request: FleetRequest) -> FleetFinding? {
    guard request.method == "checkEntitlements", request.sentIn == run.restoresCount,
      let result = request.reply?["result"], let at = result["at"]?.momentValue
    else { return nil }
    let moment = Moment(milliseconds: Int64(at) + FleetRun.epoch)
    guard request.sentAt <= moment, moment <= request.repliedAt else {
      return FleetFinding(check: .time, words: "request \(request.id) was answered as of \(moment)")
    }
    let isActive = result["entitlements"]?["X"]?["active"]?.flag == true
    let own = purchases.filter { $0.request.params["device"] == request.params["device"] }
    // A purchase may have been seen or not only if it was committed in between.
    let certain = own.contains { $0.turn <= request.sentAfter && $0.end >= moment }
    let possible = own.contains { $0.turn <= request.repliedAfter && $0.end >= moment }
    if isActive ? possible : !certain { return nil }
    let words = "request \(request.id) says \(isActive), sent after turn \(request.sentAfter)"
    return FleetFinding(check: .freshness, words: words)
  }

  /// Checks that an end was emitted once.
  private func ends(of purchase: Purchase) -> FleetFinding? {
    let count = events.count {
      $0["kind"] == "purchaseExpired" && $0["transactionId"]?.text == purchase.transaction
    }
    let isOver = purchase.end < run.store.now
    let isDue = isOver && purchase.decidedAt <= purchase.end
    guard count > 1 || isDue && count == 0 || !isOver && count > 0 else { return nil }
    let words = "the end of \(purchase.transaction) is emitted \(count) times"
    return FleetFinding(check: .ends, words: words)
  }

  /// Checks that a reply has no id that was erased before the request was sent.
  private func traces(in request: FleetRequest) -> FleetFinding? {
    guard let reply = request.reply?.description else { return nil }
    let asked = request.params.description
    for id in request.erased where reply.contains(id) && !asked.contains(id) {
      return FleetFinding(check: .erasure, words: "request \(request.id) shows \(id)")
    }
    return nil
  }

  /// Checks that the store has no erased id.
  private func traces() throws -> FleetFinding? {
    let text = events.map(\.description).joined()
    let number = FleetProject.timed.number
    for id in run.victims.erased {
      let key = RecordKey.user(number, UserID(Array(id.utf8)))
      let isStored = try run.store.reader.load([key])[0] != nil
      if isStored || text.contains(id) || run.store.isNamedInLogs(key) {
        let place = isStored ? "a record" : text.contains(id) ? "an event" : "an entry of a log"
        return FleetFinding(check: .erasure, words: "\(id) is still in \(place)")
      }
    }
    return nil
  }
}
