import IdentityCore
import Platform
import Storage
import Synchronization

/// The journal rows that are not in the tables yet; every reader looks them up before the tables.
///
/// A commit is a single write to the journal where the tables would take ten; the writer flushes
/// the rows to the tables later. A reader looks here first, then in the tables, so it finds a row
/// that is flushed in between there.
final class Memtable: Sendable {
  private let contents = Mutex(MemtableContents())

  /// Number of journal bytes that are not flushed yet.
  var byteCount: Int { contents.withLock { $0.byteCount } }

  // Calls of the writer.

  func add(_ row: JournalRow, number: Int64, end: JournalPosition) {
    let row = MemtableRow(row, number: number, end: end)
    contents.withLock { $0.add(row) }
  }

  /// Sets a project's newest event: before its first event is committed, and after a commit that
  /// bypasses the memtable.
  func setNewestEvent(_ cursor: Int64, of project: ProjectNumber) {
    contents.withLock { $0.setNewestEvent(cursor, of: project) }
  }

  /// The number of the newest row.
  var newestRow: Int64? { contents.withLock { $0.newestRow } }

  /// The number of the oldest row.
  var oldestRow: Int64? { contents.withLock { $0.oldestRow } }

  /// Number of bytes, and when the oldest row was committed.
  var backlog: (byteCount: Int, oldest: SteadyInstant?) {
    contents.withLock { ($0.byteCount, $0.oldestCommit) }
  }

  /// Returns the waiting rows as a flush of about `journalBytesMax`; nil if there are none.
  func flush(journalBytesMax: Int = .max) -> Flush? {
    // The lock is held for a few rows at a time, so that readers need not wait long.
    var flush = Flush()
    while flush.journalBytes < journalBytesMax, contents.withLock({ $0.addRows(to: &flush) }) {}
    return flush.rowCount == 0 ? nil : flush
  }

  /// Removes the oldest rows, which are in the tables now.
  func remove(_ rows: [MemtableRow]) {
    // A few rows at a time, as above.
    var rest = rows[...]
    while !rest.isEmpty {
      contents.withLock { $0.remove(rest.prefix(Self.rowsAtATime)) }
      rest = rest.dropFirst(Self.rowsAtATime)
    }
  }

  /// Records a row that was written directly to the tables.
  func recordDirectWrite(_ row: JournalRow) {
    contents.withLock { $0.recordDirectWrite(row) }
  }

  // Calls of readers.

  /// Returns the newest waiting state of each record, and the number of removals so far.
  ///
  /// A record that is not here is in the tables, if anywhere, from that removal on.
  func records(at addresses: [RecordAddress]) -> (found: [StoredRecord?], removals: Int) {
    contents.withLock { contents in
      (addresses.map { contents.record(at: $0) }, contents.removals)
    }
  }

  /// Number of times that data moved from here to the tables.
  var removals: Int { contents.withLock { $0.removals } }

  func contains(_ address: RecordAddress) -> Bool {
    contents.withLock { $0.contains(address) }
  }

  /// Returns all waiting records of a type, deleted ones included.
  func records(of type: RecordType) -> [StoredRecord] {
    whenListed { $0.all(of: type) }
  }

  /// Returns the waiting devices of a user.
  func devices(of user: UserID, in project: ProjectNumber) -> [StoredRecord] {
    whenListed { $0.devices(of: user, in: project) }
  }

  /// Returns the waiting records of a type after an id, in id order.
  ///
  /// These are at most `limit` that exist, and the deleted ones among them.
  func page(
    of type: RecordType,
    in project: ProjectNumber,
    after id: [UInt8],
    limit: Int
  ) -> [StoredRecord] {
    whenListed { $0.page(of: type, in: project, after: id, limit: limit) }
  }

  /// Number of keys that the queries for lists have looked at, for tests.
  var listVisits: Int {
    contents.withLock { contents in contents.lists.values.reduce(0) { $0 + $1.visits } }
  }

  /// Repeats a query until its list is complete; the lock is held for some rows at a time.
  private func whenListed(
    _ query: (inout MemtableContents) -> [StoredRecord]?
  ) -> [StoredRecord] {
    while true {
      if let found = contents.withLock({ query(&$0) }) { return found }
    }
  }

  /// Returns a project's newest event; nil if none was committed since the start.
  func newestEvent(of project: ProjectNumber) -> Int64? {
    contents.withLock { $0.newestEvent(of: project) }
  }

  /// Returns a project's waiting events after a cursor, and its newest event.
  func events(
    of project: ProjectNumber,
    after cursor: Int64
  ) -> (waiting: ArraySlice<WaitingEvent>, newest: Int64?) {
    contents.withLock { contents in
      (contents.events(of: project, after: cursor), contents.newestEvent(of: project))
    }
  }

  /// Returns the first due records.
  ///
  /// `leastFlushed` is the earliest due moment flushed since the last call, by the only reader.
  func dues(
    in project: ProjectNumber,
    through moment: Moment,
    limit: Int
  ) -> (dues: [DueRecord], leastFlushed: Moment?) {
    contents.withLock { $0.dues(in: project, through: moment, limit: limit) }
  }

  private static let rowsAtATime = 16
}
