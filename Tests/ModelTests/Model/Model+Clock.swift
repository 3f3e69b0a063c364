import TestSupport

/// `clock.advance`: scheduled changes happen in order, each at its own time.
extension Model {
  mutating func advance(_ params: JSONTree) throws(ModelError) -> JSONTree {
    let durations = [
      "PT0.001S": 1, "PT1H": 3_600_000, "PT12H": ModelMoment.day / 2, "P1D": ModelMoment.day,
      "P2D": 2 * ModelMoment.day, "P1W": 7 * ModelMoment.day,
    ]
    let by = params["by"]?.text.flatMap { durations[$0] }
    let target = params["to"]?.momentValue ?? now + (by ?? 0)
    guard target >= now else { throw ModelError("invalidParams", "/to") }
    if target == now { return .object(["now": .moment(now)]) }
    let request = cause
    cause = .object(["clock": .bool(true)])
    let turns = turningPoints.filter { $0 > now && $0 <= target }
    for moment in turns { pass(moment) }
    now = target
    cause = request
    events.append(
      .object([
        "kind": "clockAdvanced", "at": .moment(now), "project": "default", "cause": cause,
        "now": .moment(now),
      ])
    )
    return .object(["now": .moment(now)])
  }

  /// All moments at which the state may change, in order.
  private var turningPoints: [Int] {
    var moments: Set<Int> = []
    for purchase in purchases {
      for transaction in purchase.transactions {
        let fields = purchase.fields(of: transaction)
        moments.insert(fields.purchasedAt)
        // The last moment with access is included; a pause, refund or revocation acts at once.
        for end in [fields.lastMoment, fields.lastMomentOfGrace] {
          if let end { moments.insert(end + 1) }
        }
        for date in ["pausedUntil", "refundedAt", "revokedAt"] {
          if let date = fields.moment(date) { moments.insert(date) }
        }
      }
    }
    for grant in grants {
      if let end = grant.expiresAt { moments.insert(end + 1) }
      // An import may date a grant ahead.
      moments.insert(grant.givenAt)
      if let moment = grant.revokedAt { moments.insert(moment) }
    }
    return moments.sorted()
  }

  /// Moves the clock to a moment.
  private mutating func pass(_ moment: Int) {
    now = moment
    for index in purchasesInOrder { emitScheduledChange(of: index, at: moment) }
    let customersInOrder = customers.indices.filter { !customers[$0].isAbsorbed }
      .sorted { customers[$0].ids[0] < customers[$1].ids[0] }
    for customer in customersInOrder {
      let own = grants.filter { $0.customer == customer }
      let hasEnded = own.contains { $0.expiresAt == moment - 1 }
      guard hasEnded || own.contains(where: { $0.givenAt == moment || $0.revokedAt == moment })
      else { continue }
      let count = events.count
      emitAccess(of: customer, [])
      if hasEnded { dateBack(from: count, to: moment - 1) }
    }
  }

  /// Emits a purchase's event if its state differs from the previous millisecond.
  private mutating func emitScheduledChange(of index: Int, at moment: Int) {
    let purchase = purchases[index]
    let before = ModelState(of: purchase, in: self, at: moment - 1)
    let after = ModelState(of: purchase, in: self, at: moment)
    let withdrawn = purchase.transactions.filter { transaction in
      let fields = purchase.fields(of: transaction)
      return fields.moment("refundedAt") == moment || fields.moment("revokedAt") == moment
    }
    // What others change in this millisecond is left to their own events.
    let own = [before, after].flatMap { entitlements(of: purchase, in: $0) }
    let isOver = before?.hasAccess == true && after?.hasAccess != true
    let isReplaced = succession(of: purchase)?.at == moment
    let hasEnd = before?.endOfAccess == moment - 1
    // The withdrawal of a transaction that does not decide takes nothing.
    let deciding = [before?.transaction.id, after?.transaction.id]
    let isWithdrawn = withdrawn.contains { deciding.contains($0.id) }
    if isOver && (hasEnd || isReplaced || !isWithdrawn) {
      // Its `at` is the last moment with access.
      let count = events.count
      let moved = transition(from: before, to: after, outlook(of: purchase))
      emitPurchase("purchaseExpired", index, purchaseMembers(index) + moved)
      emitHolderAccess(of: index, about: purchases[index].latest.id, among: own)
      dateBack(from: count, to: moment - 1)
    }
    let isResumed =
      before?.state == "paused" && before?.fields.moment("pausedUntil") == moment
    if !withdrawn.isEmpty || isResumed {
      // Each transaction has its event, the latest first.
      let ids = withdrawn.reversed().map { Optional($0.id) }
      for id in ids.isEmpty ? [nil] : ids {
        var moved = transition(from: before, to: after, outlook(of: purchase))
        if let id, id != purchase.latest.id {
          moved.append(.init(name: "isEarlier", value: .bool(true)))
        }
        emitPurchase("purchaseUpdated", index, purchaseMembers(index, about: id) + moved)
        emitHolderAccess(of: index, about: id, among: own)
      }
    } else if purchase.transactions.contains(where: { $0.history.purchasedAt == moment }) {
      // A later period begins: emit only changes of access.
      emitHolderAccess(of: index, about: purchases[index].latest.id, among: own)
    }
  }

  /// Returns the entitlements that a purchase gives in a state.
  private func entitlements(of purchase: ModelPurchase, in state: ModelState?) -> [Name] {
    guard let state, state.hasAccess, environment == "any" || environment == purchase.environment
    else { return [] }
    return products.filter { $0.id == state.fields.product }.flatMap(\.entitlements)
  }

  private mutating func dateBack(from position: Int, to moment: Int) {
    for index in position..<events.count {
      events[index] = .object(
        events[index].members.map {
          $0.name == "at" ? .init(name: "at", value: .moment(moment)) : $0
        }
      )
    }
  }
}
