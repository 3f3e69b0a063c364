/// What a daemon tells without being asked again: an event of a subscription, or a gap in it.
public struct Notice: Hashable, Sendable {
  /// `event`, or `gap`; another one is to be ignored.
  public let method: String
  /// `subscription` and `cursor`; of an event also `event`.
  public let params: JSON
}
