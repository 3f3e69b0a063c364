/// A point in time: milliseconds since 1970 in UTC.
///
/// The core receives the time from its caller and never reads a clock.
package struct Moment: Hashable, Comparable, Sendable {
  package let milliseconds: Int64

  package init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// Later than any timestamp that a request can carry.
  package static let distantFuture = Moment(milliseconds: .max)

  package static func < (left: Self, right: Self) -> Bool {
    left.milliseconds < right.milliseconds
  }
}
