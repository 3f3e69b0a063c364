package import IdentityCore

/// Where records and events are kept: the port that every adapter fits.
///
/// Readers and writers are opened where they are used: each belongs to one thread and never
/// leaves it.
package protocol Store: Sendable {
  func openReader() throws(StorageError) -> any StoreReader
  func openWriter() throws(StorageError) -> any StoreWriter
}

/// Looks up what is durable.
package protocol StoreReader {
  /// The records under the keys, in their order; nil where there is none.
  func load(_ keys: [RecordKey]) throws(StorageError) -> [Record?]
  /// A stretch of a project's events, in order.
  func events(_ query: EventQuery) throws(StorageError) -> EventPage
}

/// Makes turns durable.
package protocol StoreWriter {
  /// All of the turns, or none of them; when it returns they are on disk.
  func commit(_ turns: [Turn]) throws(StorageError)
}
