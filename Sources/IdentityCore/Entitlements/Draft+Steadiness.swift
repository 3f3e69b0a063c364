/// For how long an answer about somebody stays the same.
package struct Steadiness: Equatable, Sendable {
  /// The records that it was derived from, beside the project and what the customer holds.
  package var device: DeviceID?
  package var customer: CustomerID
  /// The moments at which it is the same as now, as long as no record changes.
  package var moments: ClosedRange<Moment>
}

extension Draft {
  /// What `checkEntitlements` answers about the subject now, and for how long.
  package mutating func steadyEntitlements(
    _ subject: Subject
  ) throws(Stop) -> (Check, Steadiness) {
    let person = try person(subject)
    let holdings = try holdings(of: person.customer)
    let check = Check(user: person.user.id, access: holdings.access, at: now)
    return (check, steadiness(of: person, in: holdings.moments))
  }

  /// For how long what `userInfo` and `userProperties` answer about the subject stays the same.
  package mutating func steadiness(of subject: Subject) throws(Stop) -> Steadiness {
    let person = try person(subject)
    var moments = Moment(milliseconds: .min)...Moment.distantFuture
    for grant in person.customer.grants { grant.narrow(&moments, around: now) }
    return steadiness(of: person, in: moments)
  }

  private func steadiness(of person: Person, in moments: ClosedRange<Moment>) -> Steadiness {
    Steadiness(
      device: person.device?.id,
      customer: person.customer.id,
      moments: moments
    )
  }
}

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
