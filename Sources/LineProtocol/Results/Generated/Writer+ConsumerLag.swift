// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// A consumer of a feed.
package struct ConsumerLag {
  /// A project: a namespace for users, purchases, rules and events. Projects share no data.
  package var project: ProjectID
  /// Name of a consumer: a reader of the log whose position the daemon stores. The reader chooses
  /// it, for example `mailer`.
  package var consumer: ConsumerID
  /// A position in a project's log: the number of the last event before it. "0" is the position
  /// before the first event.
  package var cursor: Int64
  /// Events that it has not acknowledged.
  package var lag: Int

  package init(
    project: ProjectID,
    consumer: ConsumerID,
    cursor: Int64,
    lag: Int = 0
  ) {
    self.project = project
    self.consumer = consumer
    self.cursor = cursor
    self.lag = lag
  }
}

extension JSONWriter {
  /// Writes the members of `ConsumerLag`.
  mutating func members(ofConsumerLag value: ConsumerLag) {
    member("project", value.project)
    member("consumer", value.consumer)
    member("cursor", String(value.cursor))
    member("lag", value.lag)
  }
}
