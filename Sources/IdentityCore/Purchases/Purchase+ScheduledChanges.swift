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

  /// When the first change is due.
  ///
  /// Every change of a purchase needs it, so it makes no array and looks at no state that is not
  /// sooner than the first change so far.
  package var nextDue: Moment? {
    // There is no event about a purchase without a holder.
    guard !isUnclaimed else { return nil }
    // Most purchases have one transaction and no further facts: its beginning, then its end.
    if earlier.isEmpty, !latest.hasState, !hasRelations {
      if latest.purchasedAt > emittedUntil { return latest.purchasedAt }
      guard let due = periodEnd?.next, due > emittedUntil else { return nil }
      return due
    }
    var first: Moment?
    forEachScheduledChange(where: { due in first.map { due < $0 } ?? true }) { first = $0.due }
    return first
  }

  /// Calls `body` for each change whose due moment is wanted, in any order; several causes of one
  /// change repeat it.
  private func forEachScheduledChange(
    where isWanted: (Moment) -> Bool = { _ in true },
    _ body: (ScheduledChange) -> Void
  ) {
    let emittedUntil = emittedUntil
    let isPending = { (due: Moment) in due > emittedUntil && isWanted(due) }
    for index in earlier.indices {
      let isFirst = index == 0
      schedulePeriod(earlier[index].purchasedAt, earlier[index].periodEnd, isFirst, isPending, body)
      if earlier[index].hasState { scheduleFacts(of: earlier[index], isPending, body) }
    }
    schedulePeriod(latest.purchasedAt, periodEnd, earlier.isEmpty, isPending, body)
    if latest.hasState { scheduleFacts(of: latest, isPending, body) }
    scheduleContinuation(isPending, body)
  }

  /// Calls `body` for the beginning and the end of a period.
  private func schedulePeriod(
    _ start: Moment,
    _ periodEnd: Moment?,
    _ isFirst: Bool,
    _ isPending: (Moment) -> Bool,
    _ body: (ScheduledChange) -> Void
  ) {
    if isPending(start) {
      body(ScheduledChange(due: start, at: start, kind: nil))
      if !isFirst { end(dueAt: start, isPending, body) }
    }
    end(dueAt: periodEnd?.next, isPending, body)
  }

  /// Calls `body` for the changes that the store's facts about a transaction cause.
  private func scheduleFacts(
    of period: Transaction,
    _ isPending: (Moment) -> Bool,
    _ body: (ScheduledChange) -> Void
  ) {
    end(dueAt: period.endedAt?.next, isPending, body)
    update(period, dueAt: period.refundedAt, isPending, body)
    if period.revokedAt != period.refundedAt {
      update(period, dueAt: period.revokedAt, isPending, body)
    }
  }

  /// Calls `body` for the changes of what follows the latest period: grace, a pause, a successor.
  private func scheduleContinuation(
    _ isPending: (Moment) -> Bool,
    _ body: (ScheduledChange) -> Void
  ) {
    if latest.hasState {
      end(dueAt: latest.gracePeriodExpiresAt?.next, isPending, body)
      if let moment = latest.pausedUntil, isPending(moment),
        stateInPeriod(at: moment.previous)?.state == .paused, !latest.isWithdrawn(at: moment)
      {
        body(ScheduledChange(due: moment, at: moment, kind: .purchaseUpdated))
      }
    }
    if hasRelations { end(dueAt: successor?.startsAt, isPending, body) }
  }

  /// Calls `body` with the end of access, if access ends before `due`, and not by a withdrawal.
  private func end(
    dueAt due: Moment?,
    _ isPending: (Moment) -> Bool,
    _ body: (ScheduledChange) -> Void
  ) {
    guard let due, isPending(due) else { return }
    let last = due.previous
    guard let before = stateInPeriod(at: last), before.state.givesAccess,
      let after = stateInPeriod(at: due), !after.state.givesAccess
    else { return }
    // A refund or a revocation has an event of its own, unless the period ended by itself.
    let isWithdrawn =
      self.isWithdrawn(before, exactlyAt: due) || self.isWithdrawn(after, exactlyAt: due)
    if isWithdrawn, endWithGrace(before).map({ due <= $0 }) ?? true { return }
    body(.end(last))
  }

  private func isWithdrawn(_ state: StateInPeriod, exactlyAt moment: Moment) -> Bool {
    state.isPresent
      ? latest.isWithdrawn(exactlyAt: moment) : earlier[state.index].isWithdrawn(exactlyAt: moment)
  }

  private func update(
    _ period: Transaction,
    dueAt due: Moment?,
    _ isPending: (Moment) -> Bool,
    _ body: (ScheduledChange) -> Void
  ) {
    guard let due, isPending(due) else { return }
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
  /// The changes of grants that are still to be emitted, in order.
  var scheduledChanges: [ScheduledChange] {
    var changes: [ScheduledChange] = []
    forEachScheduledChange { changes.append($0) }
    return changes.sorted()
  }

  /// When the first of them is due.
  package var nextDue: Moment? {
    var first: Moment?
    forEachScheduledChange { change in first = min(first ?? change.due, change.due) }
    return first
  }

  /// Passes each grant's beginning and end.
  ///
  /// Only an import gives a grant that begins, or is revoked, in the future.
  private func forEachScheduledChange(_ body: (ScheduledChange) -> Void) {
    let emittedUntil = emittedUntil
    for grant in grants {
      if grant.grantedAt > emittedUntil {
        body(ScheduledChange(due: grant.grantedAt, at: grant.grantedAt))
      }
      guard let end = grant.end, end.due > emittedUntil else { continue }
      body(end)
    }
  }
}

extension Grant {
  /// The change that ends the grant, if any.
  fileprivate var end: ScheduledChange? {
    if let revokedAt, expiresAt.map({ revokedAt <= $0 }) ?? true {
      return ScheduledChange(due: revokedAt, at: revokedAt)
    }
    return expiresAt.map { .end($0) }
  }
}

extension Record {
  /// When the next scheduled change is due, if any.
  package var nextDue: Moment? {
    switch self {
    case .purchase(let purchase): purchase.nextDue
    case .customer(let customer): customer.nextDue
    default: nil
    }
  }
}
