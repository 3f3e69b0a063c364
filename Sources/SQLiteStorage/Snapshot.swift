import IdentityCore
import Storage
import Synchronization

/// A snapshot of the tables, in which a reader looks up records.
///
/// Beginning a snapshot takes time and invalidates the page cache, so it is kept over many turns of
/// the loop: newer changes are in the memtable. The writer ends it before the log is copied,
/// because the reader's thread may be asleep then.
final class Snapshot: Sendable {
  fileprivate struct State {
    let connection: Connection
    let begin: Statement
    let end: Statement
    let selects: ByRecordType<Statement>
    /// Number of memtable removals that it contains; nil without a snapshot.
    var removals: Int?
    var beginCount = 0
  }

  private let state: Mutex<State>

  /// Enough for the inner pages of large tables, so that a lookup reads a single page.
  private static let sqliteCacheBytesMax = 8 << 20

  /// Takes a connection for its own use.
  init(_ connection: sending Connection) throws(SQLiteError) {
    try connection.execute("PRAGMA cache_size = -\(Self.sqliteCacheBytesMax >> 10)")
    state = Mutex(
      State(
        connection: connection,
        begin: try connection.prepare(TurnSQL.begin),
        end: try connection.prepare(TurnSQL.commit),
        selects: try connection.prepareForEachType { $0.select }
      )
    )
  }

  /// Returns a record's bytes from a snapshot with at least that many memtable removals.
  ///
  /// `keeps` says whether to keep the snapshot for the next lookup.
  func body(
    at key: RecordKey,
    removals: Int,
    keeps: Bool
  ) throws(StorageError) -> [UInt8]? {
    try state.withLock { state throws(StorageError) in
      do throws(SQLiteError) {
        if state.removals != removals {
          state.finish()
          try state.begin.run()
          state.removals = removals
          state.beginCount += 1
        }
        let body = try state.body(key)
        if !keeps { state.finish() }
        return body
      } catch {
        state.removals = nil
        state.connection.rollBack()
        throw error.storageError
      }
    }
  }

  func finish() {
    state.withLock { $0.finish() }
  }

  /// Number of snapshots so far.
  var beginCount: Int { state.withLock { $0.beginCount } }
}

extension Snapshot.State {
  fileprivate mutating func finish() {
    guard removals != nil else { return }
    removals = nil
    do throws(SQLiteError) {
      try end.run()
    } catch {
      connection.rollBack()
    }
  }

  fileprivate func body(_ key: RecordKey) throws(SQLiteError) -> [UInt8]? {
    var body: [UInt8]?
    try selects[key.type].forEachRow([
      .integer(Int64(key.project.value)), .bytes(key.id),
    ]) { row in
      body = row.bytes(0)
      return .stop
    }
    return body
  }
}
