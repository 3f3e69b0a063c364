import CSQLite
import TestSupport

/// What a daemon that is gone has left in the journal of its store.
enum JournalGauge {
  static func read(_ path: String) throws -> (rows: Int, bytes: Int) {
    var connection: OpaquePointer?
    var statement: OpaquePointer?
    // SAFETY: both outlive their uses, and are given back in the order that SQLite asks for; it
    // takes nil for either.
    defer {
      unsafe sqlite3_finalize(statement)
      unsafe sqlite3_close_v2(connection)
    }
    let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX
    guard unsafe sqlite3_open_v2(path, &connection, flags, nil) == SQLITE_OK,
      unsafe sqlite3_prepare_v3(
        connection,
        "SELECT count(*), coalesce(sum(length(body)), 0) FROM journal",
        -1,
        0,
        &statement,
        nil
      ) == SQLITE_OK,
      unsafe sqlite3_step(statement) == SQLITE_ROW
    else { throw ChildProcessError(reason: "the journal in \(path) cannot be read") }
    return (
      rows: Int(unsafe sqlite3_column_int64(statement, 0)),
      bytes: Int(unsafe sqlite3_column_int64(statement, 1))
    )
  }
}
