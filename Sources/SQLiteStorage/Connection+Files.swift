import CSQLite

// Syncs of the files, through SQLite's own descriptors.
extension Connection {
  /// Syncs the write-ahead log.
  func syncLog() throws(SQLiteError) {
    try sync(SQLITE_FCNTL_JOURNAL_POINTER)
  }

  /// Syncs the data file.
  func syncDataFile() throws(SQLiteError) {
    try sync(SQLITE_FCNTL_FILE_POINTER)
  }

  private func sync(_ operation: Int32) throws(SQLiteError) {
    // SAFETY: the connection is open.
    let code = unsafe csqlite_sync(handle, operation)
    guard code == SQLITE_OK else { throw error(code, in: "sync") }
  }
}
