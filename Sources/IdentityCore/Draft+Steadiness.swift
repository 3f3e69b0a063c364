/// For how long an answer about somebody stays the same.
package struct Steadiness: Equatable, Sendable {
  /// The records that it was derived from, beside the project and what the customer holds.
  package var device: DeviceID?
  package var customer: CustomerID
  /// The moments at which it is the same as now, as long as no record changes.
  package var moments: ClosedRange<Moment>
}

extension Draft {
  /// Of what `checkEntitlements` and `userInfo` answer about the subject.
  package mutating func steadiness(of subject: Subject) throws(Stop) -> Steadiness {
    let person = try person(subject)
    var turns = person.customer.grants.flatMap(\.turns)
    for purchase in try purchases(person.customer.held) { turns += purchase.turns }
    let past = turns.filter { $0 <= now }.max()
    let next = turns.filter { $0 > now }.min()
    let last = next.map { Moment(milliseconds: $0.milliseconds - 1) }
    return Steadiness(
      device: person.device?.id,
      customer: person.customer.id,
      moments: (past ?? Moment(milliseconds: .min))...(last ?? .distantFuture)
    )
  }
}

extension Purchase {
  /// Every moment from which on its state may be another than just before; told or not.
  fileprivate var turns: [Moment] {
    var turns = [refundedAt, revokedAt, pausedUntil].compactMap { $0 }
    turns += [expiresAt, gracePeriodExpiresAt].compactMap { $0?.next }
    for transaction in transactions {
      turns.append(transaction.purchasedAt)
      if let end = transaction.expiresAt { turns.append(end.next) }
    }
    return turns
  }
}

extension Grant {
  fileprivate var turns: [Moment] {
    [grantedAt] + [revokedAt, expiresAt?.next].compactMap { $0 }
  }
}

extension Moment {
  /// The first one after it; a last millisecond with access is followed by this.
  fileprivate var next: Moment {
    let (next, isBeyond) = milliseconds.addingReportingOverflow(1)
    return isBeyond ? self : Moment(milliseconds: next)
  }
}
