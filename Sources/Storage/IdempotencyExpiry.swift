package import IdentityCore

/// How a store expires remembered answers.
package enum IdempotencyExpiry {
  /// Most answers that a commit expires when it remembers `count`: more than it adds, so the
  /// backlog shrinks, and few enough that the commit stays short.
  package static func countMax(remembering count: Int) -> Int { 16 + 2 * count }

  /// An answer given at this moment or earlier has expired, where `newest` is the newest answer.
  package static func limit(newest: Moment) -> Moment {
    let (limit, overflow) = newest.milliseconds.subtractingReportingOverflow(
      IdempotentReply.lifetimeMilliseconds
    )
    return Moment(milliseconds: overflow ? .min : limit)
  }
}
