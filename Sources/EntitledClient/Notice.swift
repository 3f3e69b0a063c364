/// A notification of a subscription: an event, or a gap.
public struct Notice: Hashable, Sendable {
  /// `event` or `gap`; ignore any other value.
  public let method: String
  /// The members `subscription` and `cursor`; for an event also `event`.
  public let params: JSON
}
