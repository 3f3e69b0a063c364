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
    add(MemtableRow(row, number: number, end: end))
  }

  /// Adds a row; one that repeats earlier rows comes before all others.
  func add(_ row: MemtableRow) {
    contents.withLock { contents in
      if row.row.isRepeated { contents.setRepeated(row) } else { contents.add(row) }
    }
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
  ///
  /// It begins with what an earlier flush has held back, which alone is no reason for a flush.
  func flush(journalBytesMax: Int = .max, evenIfOnlyHeldBack: Bool = false) -> Flush? {
    // The lock is held for a few rows at a time, so that readers need not wait long.
    var flush = Flush()
    contents.withLock { $0.addRepeated(to: &flush) }
    let bytesMax = journalBytesMax.addingReportingOverflow(flush.journalBytes).partialValue
    while flush.journalBytes < max(journalBytesMax, bytesMax),
      contents.withLock({ $0.addRows(to: &flush) })
    {}
    if flush.rowCount > 0 { return flush }
    return evenIfOnlyHeldBack && flush.beginsWithRepeated ? flush : nil
  }

  /// Takes the rows of a flush away, and keeps instead what it has held back, as the row that
  /// repeats it; a row without parts keeps nothing.
  func replace(_ rows: [MemtableRow], by repeated: MemtableRow) {
    contents.withLock { $0.setRepeated(repeated, insteadOf: rows) }
    remove(rows)
  }

  /// Forgets what is held back, which the tables have by now.
  func removeRepeated() {
    contents.withLock { $0.removeRepeated() }
  }

  /// Number and size of the row that repeats what is held back; the size is 0 without one.
  var repeated: (number: Int64, byteCount: Int) {
    contents.withLock { ($0.repeatedNumber, $0.repeatedRow?.row.bytes.count ?? 0) }
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
  func records(at keys: [RecordKey]) -> (found: [StoredRecord?], removals: Int) {
    contents.withLock { contents in
      (keys.map { contents.record(at: $0) }, contents.removals)
    }
  }

  /// Number of times that data moved from here to the tables.
  var removals: Int { contents.withLock { $0.removals } }

  func contains(_ key: RecordKey) -> Bool {
    contents.withLock { $0.contains(key) }
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

  /// Returns a project's events that are held back, after a cursor.
  func heldEvents(of project: ProjectNumber, after cursor: Int64) -> ArraySlice<WaitingEvent> {
    contents.withLock { $0.heldEvents(of: project, after: cursor) }
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
