package import Storage

/// Keeps everything in one SQLite file, with a write-ahead log beside it.
package struct SQLiteStore: Store {
  let path: String
  let busyTimeoutMilliseconds: Int32
  private let pagesBytesMax: Int
  /// What readers see in front of the tables.
  let memtable: Memtable
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
    memtable = Memtable()
    let file = StoreFile(path: path)
    try file.make()
    try first.open { () throws(StorageError) in
      let connection = try openMigrated(file)
      try file.closeToOthers()
      return FirstConnection.Opened(connection: connection, journal: try takeJournal(connection))
    }
  }

  package static let pagesBytesMaxDefault = 16 << 20

  package func openReader() throws(StorageError) -> any StoreReader {
    do throws(SQLiteError) {
      return try SQLiteReader(connectForReading, memtable, snapshots)
    } catch {
      throw unusable(error)
    }
  }

  package func openWriter() throws(StorageError) -> any StoreWriter {
    let thread = try CheckpointThread(connectForCheckpoints, refuse: unusable)
    let opened: FirstConnection.Opened
    if let first = first.take() { opened = first } else { opened = try reopen() }
    let journal = try openJournal(opened.journal)
    do throws(SQLiteError) {
      let connection = opened.connection
      connection.keepLogOnClose(false)
      // Its files are there by now.
      if !opened.journal.flushed.hasJournal { try connection.setHasJournal(true) }
      try connection.execute(TurnSQL.syncEachCommit)
      try connection.execute("PRAGMA foreign_keys = ON")
      // What is taken away is overwritten; a rebuild does the rest, see `Checkpointer`.
      _ = try connection.integer(TurnSQL.overwriteDeleted)
      // After a burst the log gives its room back, at its next start from the beginning.
      _ = try connection.integer("PRAGMA journal_size_limit = 67108864")
      // A fold touches pages all over the file, and is to read each of them once: where they did
      // not fit, they were written to the log and read back within one fold, three times over.
      try connection.execute("PRAGMA cache_size = -\(max(1, pagesBytesMax >> 10))")
      try connection.execute("PRAGMA cache_spill = OFF")
      return try SQLiteWriter(
        connection,
        JournalWriter(journal, flushed: opened.journal.flushed.number, memtable, thread),
        flushed: opened.journal.flushed.number,
        memtable,
        Checkpointer(connection, thread, snapshots),
        snapshots
      )
    } catch {
      throw unusable(error)
    }
  }

  /// For another writer than the first.
  private func reopen() throws(StorageError) -> FirstConnection.Opened {
    let connection: Connection
    let flushed: FlushedRows
    do throws(SQLiteError) {
      connection = try connect(.write)
      flushed = try connection.flushedRows()
    } catch {
      throw unusable(error)
    }
    let contents = try JournalContents(of: path, flushed)
    guard contents.rows.last?.number == memtable.newestRow else {
      throw .unusable("\(path) has another journal than it had; start again")
    }
    return FirstConnection.Opened(connection: connection, journal: contents)
  }

  private func openJournal(_ contents: JournalContents) throws(StorageError) -> Journal {
    do throws(StorageError) {
      return try Journal(of: path, contents)
    } catch {
      guard error == .full else { throw error }
      throw .unusable("the disk has no room for \(path); free space, and start again")
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

  /// What an end without warning left unfolded waits from here on; it is folded when there is time
  /// for it.
  private func takeJournal(_ connection: Connection) throws(StorageError) -> JournalContents {
    let flushed: FlushedRows
    do throws(SQLiteError) {
      flushed = try connection.flushedRows()
    } catch {
      throw unusable(error)
    }
    let contents = try JournalContents(of: path, flushed)
    for row in contents.rows {
      do throws(CodecError) {
        memtable.add(try JournalRow(bytes: row.bytes), number: row.number, end: row.end)
      } catch {
        throw .unusable("\(path) is damaged (\(error)); put a backup in its place")
      }
    }
    return contents
  }

  func connect(_ access: Connection.Access) throws(SQLiteError) -> Connection {
    try Connection(
      path: path,
      access: access,
      busyTimeoutMilliseconds: busyTimeoutMilliseconds
    )
  }
}
