package import IdentityCore

/// How a store lets go of remembered answers.
package enum AnswerExpiry {
  /// How many a commit lets go of that itself remembers so many: more than come in, and few
  /// enough that nobody waits for it.
  package static func countMax(remembering count: Int) -> Int { 16 + 2 * count }

  /// What was answered at this moment or before is out of use when something is answered now.
  package static func limit(newest: Moment) -> Moment {
    let (limit, overflow) = newest.milliseconds.subtractingReportingOverflow(
      StoredAnswer.lifetimeMilliseconds
    )
    return Moment(milliseconds: overflow ? .min : limit)
  }
}
