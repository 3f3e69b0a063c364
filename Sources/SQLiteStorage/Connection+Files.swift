import CSQLite

// The files themselves, through SQLite's own descriptors.
extension Connection {
  /// A file that the connection has open; good as long as the connection is.
  @safe struct File {
    private let handle: UnsafeMutablePointer<sqlite3_file>
    private let connection: Connection

    @unsafe fileprivate init(
      _ handle: UnsafeMutablePointer<sqlite3_file>,
      of connection: Connection
    ) {
      unsafe self.handle = handle
      self.connection = connection
    }

    func sync() throws(SQLiteError) {
      // SAFETY: as above.
      try check(unsafe csqlite_file_sync(handle))
    }

    private func check(_ code: Int32) throws(SQLiteError) {
      guard code == SQLITE_OK else { throw connection.error(code, in: "sync") }
    }
  }

  func dataFile() throws(SQLiteError) -> File {
    guard let file = file(SQLITE_FCNTL_FILE_POINTER) else {
      throw error(SQLITE_NOTFOUND, in: "sync")
    }
    return file
  }

  /// What the write-ahead log has is on disk when it returns.
  func syncLog() throws(SQLiteError) {
    try file(SQLITE_FCNTL_JOURNAL_POINTER)?.sync()
  }

  private func file(_ operation: Int32) -> File? {
    // SAFETY: the connection is open, and the file as long as it is.
    guard let file = unsafe csqlite_file(handle, operation) else { return nil }
    return unsafe File(file, of: self)
  }
}
