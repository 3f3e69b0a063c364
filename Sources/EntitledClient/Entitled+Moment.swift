internal import LineProtocol

extension Entitled {
  /// A moment, to the millisecond.
  public struct Moment: Hashable, Comparable, Sendable {
    /// Since the beginning of 1970 in UTC; a `Date` is made of a thousandth of it.
    public let millisecondsSince1970: Int64

    /// Any moment; the daemon takes the years 0000 to 9999.
    public init(millisecondsSince1970: Int64) {
      self.millisecondsSince1970 = millisecondsSince1970
    }

    /// Reads RFC 3339 with any offset, such as `2026-11-21T07:47:00Z`; nil for other texts.
    public init?(_ text: String) {
      guard let milliseconds = MomentText.milliseconds(text) else { return nil }
      millisecondsSince1970 = milliseconds
    }

    /// The earlier one is less.
    public static func < (left: Self, right: Self) -> Bool {
      left.millisecondsSince1970 < right.millisecondsSince1970
    }
  }
}

extension Entitled.Moment: CustomStringConvertible {
  /// In UTC with milliseconds: `2026-11-21T07:47:00.000Z`.
  public var description: String { MomentText.text(milliseconds: millisecondsSince1970) }
}
