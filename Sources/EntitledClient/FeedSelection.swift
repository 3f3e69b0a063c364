/// Which events of a project to follow, and from where on.
public struct FeedSelection: Hashable, Sendable {
  /// Where it begins.
  public var start: Start
  /// Only these kinds; nil for all.
  public var kinds: [String]?
  /// Only what is about this customer, by any id that reaches it; nil for everybody.
  public var user: String?
  /// Nil for the default one.
  public var project: String?

  /// Behind which event a feed begins.
  public enum Start: Hashable, Sendable {
    /// The newest there is when the feed is read for the first time.
    case now
    /// That with this cursor; `"0"` for the beginning.
    case after(String)
    /// The last one that this consumer has acknowledged.
    case consumer(String)
  }

  /// All events of the default project, but for what is named.
  public init(
    from start: Start = .now,
    kinds: [String]? = nil,
    user: String? = nil,
    project: String? = nil
  ) {
    self.start = start
    self.kinds = kinds
    self.user = user
    self.project = project
  }
}
