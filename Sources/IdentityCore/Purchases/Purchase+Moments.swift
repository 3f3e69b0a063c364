// The period around a moment in which the state of holdings stays the same.
extension Purchase {
  /// Cuts `moments` at every moment at which the purchase's state may change.
  func narrow(_ moments: inout ClosedRange<Moment>, around now: Moment) {
    latest.narrow(&moments, around: now)
    if hasAmendment { moments.narrow(at: expiresAt?.next, around: now) }
    if hasRelations { moments.narrow(at: successor?.startsAt, around: now) }
    for transaction in earlier { transaction.narrow(&moments, around: now) }
  }
}

extension Transaction {
  fileprivate func narrow(_ moments: inout ClosedRange<Moment>, around now: Moment) {
    moments.narrow(at: purchasedAt, around: now)
    moments.narrow(at: expiresAt?.next, around: now)
    guard hasState else { return }
    moments.narrow(at: endedAt?.next, around: now)
    moments.narrow(at: refundedAt, around: now)
    moments.narrow(at: revokedAt, around: now)
    moments.narrow(at: pausedUntil, around: now)
    moments.narrow(at: gracePeriodExpiresAt?.next, around: now)
  }
}

extension Grant {
  func narrow(_ moments: inout ClosedRange<Moment>, around now: Moment) {
    moments.narrow(at: grantedAt, around: now)
    moments.narrow(at: revokedAt, around: now)
    moments.narrow(at: expiresAt?.next, around: now)
  }
}

extension ClosedRange<Moment> {
  /// Cuts the range at a moment and keeps the side that contains `now`.
  fileprivate mutating func narrow(at turn: Moment?, around now: Moment) {
    guard let turn else { return }
    if turn <= now {
      self = Swift.max(lowerBound, turn)...upperBound
    } else {
      let last = Moment(milliseconds: turn.milliseconds - 1)
      self = lowerBound...Swift.min(upperBound, last)
    }
  }
}

extension Moment {
  /// The next millisecond: the first without access, after an inclusive end.
  var next: Moment {
    let (next, isBeyond) = milliseconds.addingReportingOverflow(1)
    return isBeyond ? self : Moment(milliseconds: next)
  }

  /// The millisecond before.
  var previous: Moment {
    let (previous, isBeyond) = milliseconds.subtractingReportingOverflow(1)
    return isBeyond ? self : Moment(milliseconds: previous)
  }
}
