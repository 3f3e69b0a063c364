/// Somebody who reads the feed and has said how far they are done with it.
package struct Consumer: Equatable, Sendable {
  package var id: ConsumerID
  /// The last event that is done with; 0 before the first.
  package var cursor: Int64

  package init(id: ConsumerID, cursor: Int64) {
    self.id = id
    self.cursor = cursor
  }
}
