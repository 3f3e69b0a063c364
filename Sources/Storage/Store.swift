package import IdentityCore

/// Stores records and events: the port that each adapter implements.
///
/// Each reader and writer belongs to the thread that opened it.
package protocol Store: Sendable {
  /// Opens a reader for the calling thread.
  func openReader() throws(StorageError) -> any StoreReader
  /// Opens the writer for the calling thread; a store has one writer at a time.
  func openWriter() throws(StorageError) -> any StoreWriter
}

/// The project and the id of a consumer.
package struct ConsumerAddress: Hashable, Comparable, Sendable {
  package let project: ProjectNumber
  package let id: ConsumerID

  package init(project: ProjectNumber, id: ConsumerID) {
    (self.project, self.id) = (project, id)
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.project == right.project ? left.id < right.id : left.project < right.project
  }
}

/// Makes turns durable.
package protocol StoreWriter {
  /// An appender that other threads can use; nil if the store has none.
  var appender: (any TurnAppender)? { get }
  /// Commits all of the turns or none; they are on disk when it returns.
  func commit(_ turns: [Turn]) throws(StorageError)
  /// Does a bounded part of the store's maintenance.
  ///
  /// The commit thread calls it after commits, and repeats it as the result says while no commit
  /// waits (`isIdle`). Remembered answers past their lifetime expire with commits or here, a few at
  /// a time. An error, except a failed sync, concerns no turn: the store tries again.
  func upkeep(isIdle: Bool) throws(StorageError) -> MaintenanceState
  /// Does a bounded part of the preparation for rewriting events of earlier commits; returns
  /// whether it was the last.
  func prepareRewrites() throws(StorageError) -> Bool
  /// Clears a bounded part of the bytes in files that earlier commits removed from all records.
  ///
  /// The files are clear when it returns `done`; a commit that clears traces starts over.
  func clearTraces() throws(StorageError) -> TraceProgress
}

/// Makes turns durable on the submitting thread while the writer is busy.
package protocol TurnAppender: AnyObject, Sendable {
  /// Appends a turn of only changes and events, before any turn that the writer commits later.
  ///
  /// The turn is on disk when it returns. Returns false if the writer must commit it. The writer
  /// must not commit at the same time.
  func append(_ turn: Turn) throws(StorageError) -> Bool
  /// What the store has done so far; never waits for the disk.
  var statistics: StoreStatistics { get }
}

/// Whether a store has more maintenance to do.
package enum MaintenanceState: Equatable, Sendable {
  case done
  /// More, when no commit is expected soon.
  case more
  /// More, as soon as no commit waits.
  case overdue
  /// Another thread is working; check again soon.
  case underWay
}

/// Progress of clearing the files.
package enum TraceProgress: Equatable, Sendable {
  case done
  case more
  /// Another thread is working, or readers hold the files; check again soon.
  case underWay
}
