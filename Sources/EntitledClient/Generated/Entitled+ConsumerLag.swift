// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A consumer of a feed.
  public struct ConsumerLag: Hashable, Sendable {
    /// A project: a namespace for users, purchases, rules and events. Projects share no data.
    public let project: String
    /// Name of a consumer: a reader of the log whose position the daemon stores. The reader
    /// chooses it, for example `mailer`.
    public let consumer: String
    /// A position in a project's log: the number of the last event before it. "0" is the position
    /// before the first event.
    public let cursor: String
    /// Events that it has not acknowledged.
    public let lag: Int
  }
}

extension Entitled.ConsumerLag: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.project = try members.required("project")
    self.consumer = try members.required("consumer")
    self.cursor = try members.required("cursor")
    self.lag = try members.required("lag")
  }
}
