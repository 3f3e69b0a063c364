import IdentityCore
import Platform

extension SystemClock {
  /// The time for all projects without a manual clock.
  static func now() -> Moment { Moment(milliseconds: milliseconds) }
}
