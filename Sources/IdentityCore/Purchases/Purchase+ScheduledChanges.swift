/// A moment at which something is to be told without anybody asking for it.
struct ScheduledChange: Equatable, Comparable {
  /// From when on it is to be told.
  ///
  /// An end is told when it is over: a clock that stands exactly
  /// there tells nothing yet.
  var due: Moment
  /// When it happened, as the event says: of an end, the last moment with access.
  var at: Moment
  /// What is told of the purchase itself; nil where only access changes.
  var kind: Event.Kind?

  static func end(_ last: Moment) -> ScheduledChange {
    let (next, isBeyond) = last.milliseconds.addingReportingOverflow(1)
    let due = isBeyond ? last : Moment(milliseconds: next)
    return ScheduledChange(due: due, at: last, kind: .purchaseExpired)
  }

  /// The end that is due at a moment: `end`, the other way around.
  static func end(dueAt due: Moment) -> ScheduledChange {
    let last = Moment(milliseconds: due.milliseconds - 1)
    return end(last).due == due ? end(last) : end(due)
  }

  /// Of two at one moment the one comes first that is told of the purchase itself: what it does to
  /// access comes behind it.
  static func < (left: Self, right: Self) -> Bool {
    if left.due != right.due { return left.due < right.due }
    if left.at != right.at { return left.at < right.at }
    return left.kind != nil && right.kind == nil
  }
}

extension Purchase {
  /// What is still to be told of it, in order.
  var scheduledChanges: [ScheduledChange] {
    var scheduledChanges: [ScheduledChange] = []
    forEachTurning { scheduledChanges.append($0) }
    return scheduledChanges.sorted()
  }

  /// When the first of them is due; asked with every change, and so nothing is made for it.
  package var nextDue: Moment? {
    var first: Moment?
    forEachTurning { first = min(first ?? $0.due, $0.due) }
    return first
  }

  private func forEachTurning(_ body: (ScheduledChange) -> Void) {
    func emit(_ scheduledChange: ScheduledChange) {
      if scheduledChange.due > emittedUntil { body(scheduledChange) }
    }
    let withdrawal = min(refundedAt ?? .distantFuture, revokedAt ?? .distantFuture)
    var next: Period?
    for index in (0...earlier.count).reversed() {
      let period = period(at: index)
      // Of two that begin at one moment only the later one is ever in force.
      if let next, next.start == period.start { continue }
      if let end = period.lastMoment(before: next, withdrawnAt: withdrawal) {
        emit(.end(end))
      }
      next = period
      // Everything before it has been told long ago.
      guard period.start > emittedUntil else { break }
      emit(ScheduledChange(due: period.start, at: period.start, kind: nil))
    }
    if let refundedAt {
      emit(ScheduledChange(due: refundedAt, at: refundedAt, kind: .purchaseUpdated))
    }
    if let revokedAt, revokedAt != refundedAt {
      emit(ScheduledChange(due: revokedAt, at: revokedAt, kind: .purchaseUpdated))
    }
    if let pausedUntil, hasPause(until: pausedUntil), pausedUntil < withdrawal {
      emit(ScheduledChange(due: pausedUntil, at: pausedUntil, kind: .purchaseUpdated))
    }
  }

  /// A stretch of time that one transaction paid for.
  private struct Period {
    var start: Moment
    /// Nil for none; that of the latest one as it is known now, with its grace period.
    var end: Moment?

    /// It was over before it began: it never gives access.
    var isEmpty: Bool { end.map { $0 < start } ?? false }

    /// The last moment with access, where access ends with it and does not go over into `next`.
    func lastMoment(before next: Period?, withdrawnAt withdrawal: Moment) -> Moment? {
      guard !isEmpty, next.map({ start < $0.start }) ?? true else { return nil }
      let limit = next.map { Moment(milliseconds: $0.start.milliseconds - 1) }
      if let end, end < limit ?? .distantFuture { return end < withdrawal ? end : nil }
      guard let next, next.isEmpty, next.start < withdrawal else { return nil }
      return limit
    }
  }

  private func period(at index: Int) -> Period {
    guard index == earlier.count else {
      return Period(start: earlier[index].purchasedAt, end: earlier[index].expiresAt)
    }
    return Period(
      start: latest.purchasedAt,
      end: expiresAt.map { max($0, gracePeriodExpiresAt ?? $0) }
    )
  }

  /// Whether a pause takes access away until that moment.
  private func hasPause(until moment: Moment) -> Bool {
    guard let end = period(at: earlier.count).end else { return false }
    return moment > ScheduledChange.end(end).due && moment > latest.purchasedAt
  }
}

extension Customer {
  /// The ends of grants that are still to be told, in order.
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
  /// What the clock has to tell of the record that is kept under the key; nil for nothing.
  package func due(under key: RecordKey) -> (ProjectNumber, DueRecord)? {
    guard let moment = nextDue else { return nil }
    switch key {
    case .purchase(let project, let chain):
      return (project, DueRecord(moment: moment, record: .purchase(chain)))
    case .customer(let project, let id):
      return (project, DueRecord(moment: moment, record: .customer(id)))
    case .directory, .project, .projectCounts, .device, .user, .account, .answer, .properties,
      .userTrail,
      .purchaseTrail, .definition, .sweep, .consumer, .webhooks, .salt, .tombstone, .erasures:
      return nil
    }
  }

  /// When the clock has something to tell of the record; nil for never.
  package var nextDue: Moment? {
    switch self {
    case .purchase(let purchase): purchase.nextDue
    case .customer(let customer): customer.nextDue
    case .directory, .project, .projectCounts, .device, .user, .account, .answer, .properties,
      .userTrail,
      .purchaseTrail, .definition, .sweep, .consumer, .webhooks, .salt, .tombstone, .erasures:
      nil
    }
  }
}
