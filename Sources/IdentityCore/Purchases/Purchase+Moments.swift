// The moments from which on something else may be true of what a customer holds.
extension Purchase {
  /// By every moment from which on its state may be another than just before; told or not.
  func narrow(_ moments: inout ClosedRange<Moment>, around now: Moment) {
    moments.narrow(at: refundedAt, around: now)
    moments.narrow(at: revokedAt, around: now)
    moments.narrow(at: pausedUntil, around: now)
    moments.narrow(at: expiresAt?.next, around: now)
    moments.narrow(at: gracePeriodExpiresAt?.next, around: now)
    latest.narrow(&moments, around: now)
    for transaction in earlier { transaction.narrow(&moments, around: now) }
  }
}

extension Transaction {
  fileprivate func narrow(_ moments: inout ClosedRange<Moment>, around now: Moment) {
    moments.narrow(at: purchasedAt, around: now)
    moments.narrow(at: expiresAt?.next, around: now)
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
  /// To the side of a moment on which now is.
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
  /// The first one after it; a last millisecond with access is followed by this.
  fileprivate var next: Moment {
    let (next, isBeyond) = milliseconds.addingReportingOverflow(1)
    return isBeyond ? self : Moment(milliseconds: next)
  }
}
