/// The events of a project to follow, and where to start.
public struct FeedSelection: Hashable, Sendable {
  /// The position at which the feed starts.
  public var start: Start
  /// The kinds of events to return; nil for all.
  public var kinds: [String]?
  /// Any ID of the customer whose events to return; nil for all customers.
  public var user: String?
  /// The project; nil for the default project.
  public var project: String?

  /// The position after which a feed starts.
  public enum Start: Hashable, Sendable {
    /// The newest event at the time of the first read.
    case now
    /// The event with this cursor; `"0"` starts at the beginning.
    case after(String)
    /// The last event that this consumer has acknowledged.
    case consumer(String)
  }

  /// Creates a selection; by default, all new events of the default project.
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
