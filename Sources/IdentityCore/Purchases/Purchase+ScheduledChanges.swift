/// A change that time alone causes, with the event that it emits.
struct ScheduledChange: Equatable, Comparable {
  /// When the event is due.
  ///
  /// An end is inclusive: for example, a clock at exactly the end emits nothing yet.
  var due: Moment
  /// When it happened, as the event says; for an end, the last moment with access.
  var at: Moment
  /// The kind of the purchase's own event; nil if only access changes.
  var kind: Event.Kind?
  /// The transaction that changes; nil for the latest.
  var transaction: TransactionID?

  static func end(_ last: Moment) -> ScheduledChange {
    ScheduledChange(due: last.next, at: last, kind: .purchaseExpired)
  }

  /// Returns the end that is due at a moment, the inverse of `end`.
  static func end(dueAt due: Moment) -> ScheduledChange {
    let last = Moment(milliseconds: due.milliseconds - 1)
    return end(last).due == due ? end(last) : end(due)
  }

  /// Orders a purchase's own event before an access event at the same moment.
  static func < (left: Self, right: Self) -> Bool {
    if left.due != right.due { return left.due < right.due }
    if left.at != right.at { return left.at < right.at }
    if (left.kind == nil) != (right.kind == nil) { return left.kind != nil }
    guard let other = right.transaction else { return false }
    return left.transaction.map { $0 < other } ?? true
  }
}

extension Purchase {
  /// The purchase's changes that are still to be emitted, in order.
  var scheduledChanges: [ScheduledChange] {
    var all: [ScheduledChange] = []
    forEachScheduledChange { all.append($0) }
    var changes: [ScheduledChange] = []
    for change in all.sorted() where change != changes.last { changes.append(change) }
    return changes
  }

  /// When the first change is due; computed without an array, because every change needs it.
  package var nextDue: Moment? {
    // There is no event about a purchase without a holder.
    guard !isUnclaimed else { return nil }
    var first: Moment?
    forEachScheduledChange { first = min(first ?? $0.due, $0.due) }
    return first
  }

  /// Calls `body` for each change, in any order; several causes of one change repeat it.
  private func forEachScheduledChange(_ body: (ScheduledChange) -> Void) {
    let emittedUntil = emittedUntil
    for index in 0...earlier.count {
      let isLatest = index == earlier.count
      let period = isLatest ? latest : earlier[index]
      let start = period.purchasedAt
      if start > emittedUntil {
        body(ScheduledChange(due: start, at: start, kind: nil))
        if index > 0 { end(dueAt: start, body) }
      }
      if let end = isLatest ? periodEnd : period.periodEnd { self.end(dueAt: end.next, body) }
      guard period.hasState else { continue }
      if let endedAt = period.endedAt { end(dueAt: endedAt.next, body) }
      update(period, dueAt: period.refundedAt, body)
      if period.revokedAt != period.refundedAt { update(period, dueAt: period.revokedAt, body) }
      guard isLatest else { continue }
      if let grace = period.gracePeriodExpiresAt { end(dueAt: grace.next, body) }
      if let moment = period.pausedUntil, moment > emittedUntil,
        stateInPeriod(at: moment.previous)?.state == .paused, !period.isWithdrawn(at: moment)
      {
        body(ScheduledChange(due: moment, at: moment, kind: .purchaseUpdated))
      }
    }
    if let successor { end(dueAt: successor.startsAt, body) }
  }

  /// Calls `body` with the end of access, if access ends before `due`, and not by a withdrawal.
  private func end(dueAt due: Moment, _ body: (ScheduledChange) -> Void) {
    guard due > emittedUntil else { return }
    let last = due.previous
    guard let before = stateInPeriod(at: last), before.state.givesAccess,
      let after = stateInPeriod(at: due), !after.state.givesAccess
    else { return }
    // A refund or a revocation has an event of its own, unless the period ended by itself.
    let isWithdrawn = [before, after].contains { period($0).isWithdrawn(exactlyAt: due) }
    if isWithdrawn, endWithGrace(before).map({ due <= $0 }) ?? true { return }
    body(.end(last))
  }

  private func update(
    _ period: Transaction,
    dueAt due: Moment?,
    _ body: (ScheduledChange) -> Void
  ) {
    guard let due, due > emittedUntil else { return }
    body(
      ScheduledChange(due: due, at: due, kind: .purchaseUpdated, transaction: period.id)
    )
  }
}

extension Transaction {
  fileprivate func isWithdrawn(exactlyAt moment: Moment) -> Bool {
    hasState && (refundedAt == moment || revokedAt == moment)
  }
}

extension Customer {
  /// The ends of grants that are still to be emitted, in order.
  var scheduledChanges: [ScheduledChange] {
    guard !grants.isEmpty else { return [] }
    return grants.compactMap { grant in
      guard grant.revokedAt == nil, let end = grant.expiresAt else { return nil }
      return .end(end)
    }
    .filter { $0.due > emittedUntil }.sorted { $0.due < $1.due }
  }

  /// When the first of them is due.
  package var nextDue: Moment? { scheduledChanges.first?.due }
}

extension Record {
  /// Returns the next scheduled change of the record under the key, if any.
  package func due(under key: RecordKey) -> (ProjectNumber, DueRecord)? {
    guard let moment = nextDue else { return nil }
    switch key {
    case .purchase(let project, let chain):
      return (project, DueRecord(moment: moment, record: .purchase(chain)))
    case .customer(let project, let id):
      return (project, DueRecord(moment: moment, record: .customer(id)))
    case .directory, .project, .projectCounts, .device, .user, .account, .answer, .properties,
      .userTrail,
      .purchaseTrail, .chainName, .definition, .rollout, .consumer, .webhooks, .salt, .tombstone,
      .erasures, .accountToken, .unclaimed, .stores, .receivedNotifications:
      return nil
    }
  }

  /// When the next scheduled change is due, if any.
  package var nextDue: Moment? {
    switch self {
    case .purchase(let purchase): purchase.nextDue
    case .customer(let customer): customer.nextDue
    case .directory, .project, .projectCounts, .device, .user, .account, .answer, .properties,
      .userTrail,
      .purchaseTrail, .chainName, .definition, .rollout, .consumer, .webhooks, .salt, .tombstone,
      .erasures, .accountToken, .unclaimed, .stores, .receivedNotifications:
      nil
    }
  }
}
