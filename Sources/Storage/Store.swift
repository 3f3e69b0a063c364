package import IdentityCore

/// Where records and events are kept: the port that every adapter fits.
///
/// Readers and writers are opened where they are used: one thread at a time uses each of them.
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
  ) throws(StorageError) -> [DueRecord]
  /// The devices on which a user is logged in, in the order of their bytes.
  func devices(
    of user: UserID,
    in project: ProjectNumber
  ) throws(StorageError) -> [DeviceID]
  /// The remembered answers of a project whose addresses come behind one, in order.
  func answers(
    in project: ProjectNumber,
    after address: [UInt8],
    limit: Int
  ) throws(StorageError) -> [StoredAnswer]
  /// The ids of a project's customers behind one, or from the first, in the order of their bytes.
  func customers(
    in project: ProjectNumber,
    after id: CustomerID?,
    limit: Int
  ) throws(StorageError) -> [CustomerID]
}

/// Makes turns durable.
package protocol StoreWriter {
  /// Who does so beside it; nil where there is nobody.
  var appender: (any TurnAppender)? { get }
  /// All of the turns, or none of them; when it returns they are on disk.
  func commit(_ turns: [Turn]) throws(StorageError)
  /// A bounded part of what a store has to do now and then: called after commits, and again, as
  /// its result says, while nobody waits for a commit (`isIdle`).
  ///
  /// Remembered answers that have outlived their lifetime, by the newest one's moment, go out with
  /// commits or here, a few at a time. What was committed stays committed when it throws; what it
  /// throws concerns the turns to come.
  func upkeep(isIdle: Bool) throws(StorageError) -> MaintenanceState
  /// A bounded part of getting ready for rewrites of what commits before this call told; whether it
  /// was the last.
  func prepareRewrites() throws(StorageError) -> Bool
  /// A bounded part of clearing the files of what commits before this call took away: bytes that
  /// no record has any more.
  ///
  /// What is cleared is so once `done` was returned; a commit that clears traces begins anew.
  func clearTraces() throws(StorageError) -> TraceProgress
}

extension StoreWriter {
  package var appender: (any TurnAppender)? { nil }

  /// Where it takes no preparation.
  package func prepareRewrites() throws(StorageError) -> Bool { true }
}

/// Makes turns durable for whoever submits them, while the writer is at something else.
package protocol TurnAppender: AnyObject, Sendable {
  /// A turn that has nothing but changes and events; on disk when it returns, and before any that
  /// the writer commits from then on. False where it is to be committed by the writer.
  ///
  /// Nobody commits meanwhile.
  func append(_ turn: Turn) throws(StorageError) -> Bool
}

/// Whether a store has more to do when there is time for it.
package enum MaintenanceState: Equatable, Sendable {
  case done
  /// When nobody is expected at once.
  case more
  /// As soon as nobody waits.
  case overdue
  /// Not here, but it is to be looked after in a moment.
  case underWay
}

/// How far clearing the files has come.
package enum TraceProgress: Equatable, Sendable {
  case done
  case more
  /// Not here, or others read the files: it is to be looked after in a moment.
  case underWay
}
