package import IdentityCore

/// Where records and events are kept: the port that every adapter fits.
///
/// Readers and writers are opened where they are used: each belongs to one thread and never
/// leaves it.
package protocol Store: Sendable {
  /// A reader for the thread that calls.
  func openReader() throws(StorageError) -> any StoreReader
  /// The writer, for the thread that calls; a store has one at a time.
  func openWriter() throws(StorageError) -> any StoreWriter
}

/// Looks up what is durable.
package protocol StoreReader {
  /// The records under the keys, in their order; nil where there is none.
  func load(_ keys: [RecordKey]) throws(StorageError) -> [Record?]
  /// A stretch of a project's events, in order.
  func events(_ query: EventQuery) throws(StorageError) -> EventPage
  /// What the clock has to tell in a project up to a moment, in order.
  func due(
    in project: ProjectNumber,
    through moment: Moment,
    limit: Int
  ) throws(StorageError) -> [Due]
  /// The ids of a project's customers behind one, or from the first, in the order of their bytes.
  func customers(
    in project: ProjectNumber,
    after id: CustomerID?,
    limit: Int
  ) throws(StorageError) -> [CustomerID]
}

/// Makes turns durable.
package protocol StoreWriter {
  /// All of the turns, or none of them; when it returns they are on disk.
  ///
  /// Remembered answers that have outlived their lifetime, by the newest one's moment, go out with
  /// it, a few at a time.
  func commit(_ turns: [Turn]) throws(StorageError)
  /// What a store has to do now and then, while nobody waits for it: called after commits.
  ///
  /// What was committed stays committed when it throws; what it throws concerns the turns to come.
  func upkeep() throws(StorageError)
}
