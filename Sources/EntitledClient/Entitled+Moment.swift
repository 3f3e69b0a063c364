internal import LineProtocol

extension Entitled {
  /// A timestamp with millisecond precision.
  public struct Moment: Hashable, Comparable, Sendable {
    /// Milliseconds since 1970-01-01T00:00:00Z; divide by 1000 to create a `Date`.
    public let millisecondsSince1970: Int64

    /// Creates any timestamp; the daemon accepts the years 0000 to 9999.
    public init(millisecondsSince1970: Int64) {
      self.millisecondsSince1970 = millisecondsSince1970
    }

    /// Parses RFC 3339 with any offset, such as `2026-11-21T07:47:00Z`; nil for other texts.
    public init?(_ text: String) {
      guard let milliseconds = MomentText.milliseconds(text) else { return nil }
      millisecondsSince1970 = milliseconds
    }

    /// Returns whether `left` is earlier.
    public static func < (left: Self, right: Self) -> Bool {
      left.millisecondsSince1970 < right.millisecondsSince1970
    }
  }
}

extension Entitled.Moment: CustomStringConvertible {
  /// The timestamp in UTC with milliseconds, for example `2026-11-21T07:47:00.000Z`.
  public var description: String { MomentText.text(milliseconds: millisecondsSince1970) }
}
