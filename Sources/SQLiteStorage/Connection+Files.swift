import CSQLite

// The files themselves, through SQLite's own descriptors.
extension Connection {
  /// What the write-ahead log has is on disk when it returns.
  func syncLog() throws(SQLiteError) {
    try sync(SQLITE_FCNTL_JOURNAL_POINTER)
  }

  /// What the data file has is on disk when it returns.
  func syncDataFile() throws(SQLiteError) {
    try sync(SQLITE_FCNTL_FILE_POINTER)
  }

  private func sync(_ operation: Int32) throws(SQLiteError) {
    // SAFETY: the connection is open.
    let code = unsafe csqlite_sync(handle, operation)
    guard code == SQLITE_OK else { throw error(code, in: "sync") }
  }
}
