import IdentityCore
import Storage
import Synchronization

/// What the journal has and the tables have not yet: every reader sees it in front of the tables.
///
/// A commit appends one row to the journal, one write where the tables would take ten; the writer
/// folds the rows into the tables behind. A reader looks here first and at the tables afterwards:
/// what is folded meanwhile it then finds there.
final class Memtable: Sendable {
  private let contents = Mutex(MemtableContents())

  /// How many bytes of the journal are not folded yet.
  var byteCount: Int { contents.withLock { $0.byteCount } }

  // The writer's side.

  func add(_ row: JournalRow, number: Int64, end: JournalPlace) {
    let row = MemtableRow(row, number: number, end: end)
    contents.withLock { $0.add(row) }
  }

  /// Before the first of a project's events is committed, which one was its newest until then; and
  /// after a commit that no row came of.
  func noteNewestEvent(_ cursor: Int64, of project: ProjectNumber) {
    contents.withLock { $0.noteNewestEvent(cursor, of: project) }
  }

  /// The number of the newest row.
  var newestRow: Int64? { contents.withLock { $0.newestRow } }

  /// The number of the oldest row.
  var oldestRow: Int64? { contents.withLock { $0.oldestRow } }

  /// The rows that there are, on their way to the tables, up to about so many bytes of the
  /// journal; nil when there is none.
  func flush(journalBytesMax: Int = .max) -> Flush? {
    // A few rows at a time: readers must not wait for all of them.
    var flush = Flush()
    while flush.journalBytes < journalBytesMax, contents.withLock({ $0.give(to: &flush) }) {}
    return flush.rowCount == 0 ? nil : flush
  }

  /// The oldest ones: they are in the tables now.
  func remove(_ rows: [MemtableRow]) {
    // A few at a time, as above.
    var rest = rows[...]
    while !rest.isEmpty {
      contents.withLock { $0.remove(rest.prefix(Self.rowsAtATime)) }
      rest = rest.dropFirst(Self.rowsAtATime)
    }
  }

  /// A row was written to the tables that never was here.
  func noteBypass(_ row: JournalRow) {
    contents.withLock { $0.noteBypass(row) }
  }

  // The readers' side.

  /// Returns the newest state of each record that waits here, and the count of removals.
  ///
  /// A record that is not here is in the tables, if anywhere, as they are since the last removal.
  func records(at addresses: [RecordAddress]) -> (found: [StoredRecord?], removals: Int) {
    contents.withLock { contents in
      (addresses.map { contents.record(at: $0) }, contents.removals)
    }
  }

  func contains(_ address: RecordAddress) -> Bool {
    contents.withLock { $0.contains(address) }
  }

  /// All of a sort, also those that are no more: for what is asked rarely.
  func records(of type: RecordType, in project: ProjectNumber) -> [[UInt8]: StoredRecord] {
    contents.withLock { $0.records(of: type, in: project) { _ in true } }
  }

  /// Those of a sort behind an id, in the order of their ids, also those that are no more.
  func records(
    of type: RecordType,
    in project: ProjectNumber,
    after id: [UInt8]
  ) -> [StoredRecord] {
    let found = contents.withLock { contents in
      contents.records(of: type, in: project) { id.lexicographicallyPrecedes($0) }
    }
    return found.values.sorted { $0.address.id.lexicographicallyPrecedes($1.address.id) }
  }

  /// The newest event of a project; nil where none of its events was committed since the start.
  func newestEvent(of project: ProjectNumber) -> Int64? {
    contents.withLock { $0.newestEvent(of: project) }
  }

  /// The events of a project that wait behind one, and the newest there is.
  func events(
    of project: ProjectNumber,
    after cursor: Int64
  ) -> (waiting: ArraySlice<WaitingEvent>, newest: Int64?) {
    contents.withLock { contents in
      (contents.events(of: project, after: cursor), contents.newestEvent(of: project))
    }
  }

  /// What the clock has to tell first.
  ///
  /// With the least moment that came to the tables since this was asked last: one reader asks.
  func dues(
    in project: ProjectNumber,
    through moment: Moment,
    limit: Int
  ) -> (dues: [DueRecord], leastFlushed: Moment?) {
    contents.withLock { $0.dues(in: project, through: moment, limit: limit) }
  }

  private static let rowsAtATime = 16
}
