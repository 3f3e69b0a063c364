package import Storage

/// Keeps everything in one SQLite file, with a write-ahead log beside it.
package struct SQLiteStore: Store {
  let path: String
  let busyTimeoutMilliseconds: Int32
  private let pagesBytesMax: Int
  /// What readers see in front of the tables.
  let backlog: Backlog
  private let snapshots = Snapshots()
  private let first = FirstConnection()

  /// Makes the file where it is missing, and brings an older one to this program's schema.
  ///
  /// Reads no user: it takes as long with ten million as with ten. `busyTimeoutMilliseconds` is
  /// how long to wait for another program's locks, here and in every reader and writer;
  /// `pagesBytesMax` is what the writer keeps of the file's pages between its transactions.
  package init(
    path: String,
    pagesBytesMax: Int = pagesBytesMaxDefault,
    busyTimeoutMilliseconds: Int32 = 5000
  ) throws(StorageError) {
    self.path = path
    self.pagesBytesMax = pagesBytesMax
    self.busyTimeoutMilliseconds = busyTimeoutMilliseconds
    backlog = Backlog()
    let file = StoreFile(path: path)
    try file.make()
    try first.open { () throws(StorageError) in
      let connection = try openMigrated(file)
      try file.closeToOthers()
      try readJournal(connection)
      return connection
    }
  }

  package static let pagesBytesMaxDefault = 16 << 20

  package func openReader() throws(StorageError) -> any StoreReader {
    do throws(SQLiteError) {
      return try SQLiteReader(connectForReading, backlog, snapshots)
    } catch {
      throw unusable(error)
    }
  }

  package func openWriter() throws(StorageError) -> any StoreWriter {
    let thread = try CheckpointThread(connectForCheckpoints, refuse: unusable)
    do throws(SQLiteError) {
      let connection = if let opened = first.take() { opened } else { try connect(.write) }
      connection.keepLogOnClose(false)
      try connection.execute(TurnSQL.syncEachCommit)
      try connection.execute("PRAGMA foreign_keys = ON")
      // What is taken away is overwritten; TraceSweep does the rest.
      _ = try connection.integer(TurnSQL.overwriteDeleted)
      // After a burst the log gives its room back, at its next start from the beginning.
      _ = try connection.integer("PRAGMA journal_size_limit = 67108864")
      // A fold touches pages all over the file, and is to read each of them once: where they did
      // not fit, they were written to the log and read back within one fold, three times over.
      try connection.execute("PRAGMA cache_size = -\(max(1, pagesBytesMax >> 10))")
      try connection.execute("PRAGMA cache_spill = OFF")
      return try SQLiteWriter(
        connection,
        backlog,
        Checkpointer(connection, thread, snapshots),
        snapshots,
        connectForSurveys: connectForReading
      )
    } catch {
      throw unusable(error)
    }
  }

  private func connectForReading() throws(SQLiteError) -> sending Connection {
    let connection = try connect(.read)
    // Only the writer may move what the log has to the data file: it knows when it must not.
    connection.keepLogOnClose()
    return connection
  }

  private func connectForCheckpoints() throws(SQLiteError) -> Connection {
    let connection = try connect(.write)
    connection.keepLogOnClose()
    try connection.execute(TurnSQL.syncEachCommit)
    // Before SQLite has read something it knows of no log.
    _ = try connection.integer("PRAGMA user_version")
    return connection
  }

  /// What an end without warning left unfolded; it is folded when there is time for it.
  private func readJournal(_ connection: Connection) throws(StorageError) {
    var rows: [(number: Int64, bytes: [UInt8])] = []
    do throws(SQLiteError) {
      try connection.prepare(TurnSQL.selectJournal).forEachRow { row in
        rows.append((row.integer(0), row.bytes(1)))
        return .next
      }
    } catch {
      throw unusable(error)
    }
    for (number, bytes) in rows {
      do throws(CodecError) {
        backlog.add(try JournalRow(bytes: bytes), number: number)
      } catch {
        throw .unusable("\(path) is damaged (\(error)); put a backup in its place")
      }
    }
  }

  func connect(_ access: Connection.Access) throws(SQLiteError) -> Connection {
    try Connection(
      path: path,
      access: access,
      busyTimeoutMilliseconds: busyTimeoutMilliseconds
    )
  }
}
