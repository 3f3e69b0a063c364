/// A moment at which something is to be told without anybody asking for it.
struct Turning: Equatable {
  /// From when on it is to be told.
  ///
  /// An end is told when it is over: a clock that stands exactly
  /// there tells nothing yet.
  var due: Moment
  /// When it happened, as the event says: of an end, the last moment with access.
  var at: Moment
  /// What is told of the purchase itself; nil where only access changes.
  var kind: Event.Kind?

  static func end(_ last: Moment) -> Turning {
    let (next, isBeyond) = last.milliseconds.addingReportingOverflow(1)
    let due = isBeyond ? last : Moment(milliseconds: next)
    return Turning(due: due, at: last, kind: .purchaseExpired)
  }
}

extension Purchase {
  /// What is still to be told of it, in order.
  var turnings: [Turning] {
    var turnings: [Turning] = []
    var index = transactions.count - 1
    while index >= 0 {
      let transaction = transactions[index]
      // A period that ends before the next one begins.
      if index + 1 < transactions.count, let end = transaction.expiresAt,
        end < transactions[index + 1].purchasedAt
      {
        turnings.append(.end(end))
      }
      // Everything before it has been told long ago.
      guard transaction.purchasedAt > toldUntil else { break }
      turnings.append(
        Turning(due: transaction.purchasedAt, at: transaction.purchasedAt, kind: nil)
      )
      index -= 1
    }
    turnings += presentTurnings
    return turnings.filter { $0.due > toldUntil }.sorted { $0.due < $1.due }
  }

  /// When the first of them is due.
  package var nextDue: Moment? { turnings.first?.due }

  /// Those of the present state: its end, the end of a pause, what was dated ahead.
  private var presentTurnings: [Turning] {
    var turnings: [Turning] = []
    let withdrawals = [refundedAt, revokedAt].compactMap { $0 }
    let withdrawal = withdrawals.min()
    for moment in Set(withdrawals) {
      turnings.append(Turning(due: moment, at: moment, kind: .purchaseUpdated))
    }
    guard let expiresAt else { return turnings }
    let end = max(expiresAt, gracePeriodExpiresAt ?? expiresAt)
    if let withdrawal, withdrawal <= end { return turnings }
    turnings.append(.end(end))
    if let pausedUntil, pausedUntil > end, pausedUntil < withdrawal ?? .distantFuture {
      turnings.append(Turning(due: pausedUntil, at: pausedUntil, kind: .purchaseUpdated))
    }
    return turnings
  }
}

extension Customer {
  /// The ends of grants that are still to be told, in order.
  var turnings: [Turning] {
    grants.compactMap { grant in
      guard grant.revokedAt == nil, let end = grant.expiresAt else { return nil }
      return .end(end)
    }
    .filter { $0.due > toldUntil }.sorted { $0.due < $1.due }
  }

  /// When the first of them is due.
  package var nextDue: Moment? { turnings.first?.due }
}

extension Record {
  /// What the clock has to tell of the record that is kept under the key; nil for nothing.
  package func due(under key: RecordKey) -> (ProjectNumber, Due)? {
    guard let moment = nextDue else { return nil }
    switch key {
    case .purchase(let project, let chain):
      return (project, Due(moment: moment, record: .purchase(chain)))
    case .customer(let project, let id):
      return (project, Due(moment: moment, record: .customer(id)))
    case .directory, .project, .tally, .device, .user, .account, .answer, .properties, .userTrail,
      .purchaseTrail, .definition, .sweep, .consumer:
      return nil
    }
  }

  /// When the clock has something to tell of the record; nil for never.
  package var nextDue: Moment? {
    switch self {
    case .purchase(let purchase): purchase.nextDue
    case .customer(let customer): customer.nextDue
    case .directory, .project, .tally, .device, .user, .account, .answer, .properties, .userTrail,
      .purchaseTrail, .definition, .sweep, .consumer:
      nil
    }
  }
}
