// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// What `events.read` answers.
  public struct EventsPage: Hashable, Sendable {
    /// See `EventsPage` in Protocol.
    public let events: [Entitled.Event]
    /// Cursor for the next call: that of the last event in the list, or of the newest event in
    /// the log when there are no more.
    public let cursor: String
    /// True when there may be more events: call again at once. The list can be empty when `more`
    /// is true, because no event that the daemon looked at matched.
    public let more: Bool
  }
}

extension Entitled.EventsPage: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.events = try members.required("events")
    self.cursor = try members.required("cursor")
    self.more = try members.required("more")
  }
}
