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

  static func end(_ last: Moment) -> ScheduledChange {
    let (next, isBeyond) = last.milliseconds.addingReportingOverflow(1)
    let due = isBeyond ? last : Moment(milliseconds: next)
    return ScheduledChange(due: due, at: last, kind: .purchaseExpired)
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
    return left.kind != nil && right.kind == nil
  }
}

extension Purchase {
  /// The purchase's changes that are still to be emitted, in order.
  var scheduledChanges: [ScheduledChange] {
    var scheduledChanges: [ScheduledChange] = []
    forEachScheduledChange { scheduledChanges.append($0) }
    return scheduledChanges.sorted()
  }

  /// When the first change is due; computed without an array, because every change needs it.
  package var nextDue: Moment? {
    var first: Moment?
    forEachScheduledChange { first = min(first ?? $0.due, $0.due) }
    return first
  }

  private func forEachScheduledChange(_ body: (ScheduledChange) -> Void) {
    func emit(_ scheduledChange: ScheduledChange) {
      if scheduledChange.due > emittedUntil { body(scheduledChange) }
    }
    let withdrawal = min(refundedAt ?? .distantFuture, revokedAt ?? .distantFuture)
    var next: Period?
    for index in (0...earlier.count).reversed() {
      let period = period(at: index)
      // Of two periods that begin together, only the later one is ever in force.
      if let next, next.start == period.start { continue }
      if let end = period.lastMoment(before: next, withdrawnAt: withdrawal) {
        emit(.end(end))
      }
      next = period
      // Everything before this period was emitted long ago.
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

  /// A period that one transaction paid for.
  private struct Period {
    var start: Moment
    /// Nil if it never ends; the latest period has the present end with its grace period.
    var end: Moment?

    /// Whether it ended before it began, so that it never gives access.
    var isEmpty: Bool { end.map { $0 < start } ?? false }

    /// Returns the last moment with access, unless access continues into `next`.
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

  /// Whether a pause suspends access until that moment.
  private func hasPause(until moment: Moment) -> Bool {
    guard let end = period(at: earlier.count).end else { return false }
    return moment > ScheduledChange.end(end).due && moment > latest.purchasedAt
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
      .purchaseTrail, .definition, .sweep, .consumer, .webhooks, .salt, .tombstone, .erasures:
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
      .purchaseTrail, .definition, .sweep, .consumer, .webhooks, .salt, .tombstone, .erasures:
      nil
    }
  }
}
