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

    func byteCount() throws(SQLiteError) -> Int64 {
      var size: Int64 = 0
      // SAFETY: the connection keeps the file open.
      try check(unsafe csqlite_file_size(handle, &size))
      return size
    }

    /// What lies behind the end is zero.
    func read(_ count: Int, at place: Int64) throws(SQLiteError) -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: count)
      // SAFETY: as above; so many bytes are there to be written to.
      let code = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe csqlite_file_read(handle, buffer.baseAddress, Int32(count), place)
      }
      if code != SQLITE_IOERR | (2 << 8) { try check(code) }
      return bytes
    }

    func write(_ bytes: [UInt8], at place: Int64) throws(SQLiteError) {
      // SAFETY: as above; the bytes are only read.
      let code = unsafe bytes.withUnsafeBytes { buffer in
        unsafe csqlite_file_write(handle, buffer.baseAddress, Int32(buffer.count), place)
      }
      try check(code)
    }

    func sync() throws(SQLiteError) {
      // SAFETY: as above.
      try check(unsafe csqlite_file_sync(handle))
    }

    private func check(_ code: Int32) throws(SQLiteError) {
      guard code == SQLITE_OK else { throw connection.error(code, in: "clearing traces") }
    }
  }

  /// Absolute; nil where there is no file.
  var path: String? {
    // SAFETY: the connection is open; SQLite's text is copied.
    guard let path = unsafe sqlite3_db_filename(handle, "main") else { return nil }
    return unsafe String(cString: path)
  }

  func dataFile() throws(SQLiteError) -> File {
    guard let file = file(SQLITE_FCNTL_FILE_POINTER) else {
      throw error(SQLITE_NOTFOUND, in: "clearing traces")
    }
    return file
  }

  /// The numbers of the pages that stand in the write-ahead log, old ones too.
  func pagesInLog() throws(SQLiteError) -> Set<Int64> {
    guard let log = file(SQLITE_FCNTL_JOURNAL_POINTER) else { return [] }
    let byteCount = try log.byteCount()
    // https://www.sqlite.org/fileformat2.html, 4.1: a header, then frames of a header and a page.
    let frameBytes = 24 + (try integer("PRAGMA page_size") ?? 4096)
    var pages: Set<Int64> = []
    for place in stride(from: 32, to: byteCount - 3, by: Int(frameBytes)) {
      let number = try log.read(4, at: place).reduce(0) { $0 << 8 | Int64($1) }
      // Zero where the log was only lengthened.
      if number > 0 { pages.insert(number) }
    }
    return pages
  }

  /// What the write-ahead log has is on disk when it returns.
  func syncLog() throws(SQLiteError) {
    try file(SQLITE_FCNTL_JOURNAL_POINTER)?.sync()
  }

  /// Lets go of the pages that are held in memory.
  func releaseMemory() {
    // SAFETY: the connection is open.
    unsafe sqlite3_db_release_memory(handle)
  }

  private func file(_ operation: Int32) -> File? {
    // SAFETY: the connection is open, and the file as long as it is.
    guard let file = unsafe csqlite_file(handle, operation) else { return nil }
    return unsafe File(file, of: self)
  }
}
