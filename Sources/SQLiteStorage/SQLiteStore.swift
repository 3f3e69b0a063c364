import IdentityCore
package import Storage

/// Stores everything in a single SQLite file, with a write-ahead log and a journal beside it.
package struct SQLiteStore: Store {
  var path: String { file.path }
  private let file: StoreFile
  let busyTimeoutMilliseconds: Int32
  private let sqliteCacheBytesMax: Int
  /// The rows that readers look up before the tables.
  let memtable: Memtable
  private let snapshots = Snapshots()
  private let first = FirstConnection()
  /// Whether this is the first start on a backup.
  package private(set) var wasBackup = false
  /// Whether there was no data file, or one without a byte.
  package let isNew: Bool
  /// How many commits the journal had if the last writer did not close the file; nil if it did.
  package private(set) var commitsRecovered: Int?

  /// Creates the file if it is missing, and migrates an older one to this program's schema.
  ///
  /// It reads no users, so the time does not depend on their number. `busyTimeoutMilliseconds` is
  /// the time to wait for another program's locks, here and in every reader and writer;
  /// `sqliteCacheBytesMax` is the size of the writer's page cache.
  package init(
    path: String,
    sqliteCacheBytesMax: Int = pagesBytesMaxDefault,
    busyTimeoutMilliseconds: Int32 = 5000
  ) throws(StorageError) {
    file = StoreFile(path: path)
    self.sqliteCacheBytesMax = sqliteCacheBytesMax
    self.busyTimeoutMilliseconds = busyTimeoutMilliseconds
    memtable = Memtable()
    isNew = file.byteCount() == 0
    try Self.createFile(at: path)
    try first.open { () throws(StorageError) in
      let connection: Connection
      (connection, wasBackup) = try openMigrated(file)
      file.names.recordData(of: path)
      try file.restrictAccess()
      let journal = try loadJournal(connection)
      if journal.flushed.hasJournal { commitsRecovered = journal.rows.count }
      return FirstConnection.Opened(connection: connection, journal: journal)
    }
  }

  package static let pagesBytesMaxDefault = 16 << 20

  /// Creates an empty data file if it is missing, so that a caller can lock it before SQLite opens
  /// it.
  package static func createFile(at path: String) throws(StorageError) {
    let file = StoreFile(path: path)
    try file.requireData()
    try file.create()
  }

  /// Says what the next start will not find, because files lost their names; nil if it will find
  /// everything.
  package var loss: String? { file.names.loss(of: path) }

  package func openReader() throws(StorageError) -> any StoreReader {
    try file.mappingErrors { () throws(SQLiteError) in
      try SQLiteReader(connectForReading, memtable, snapshots)
    }
  }

  package func openWriter() throws(StorageError) -> any StoreWriter {
    let thread = try CheckpointThread(of: file, connectForCheckpoints)
    let opened: FirstConnection.Opened
    if let first = first.take() { opened = first } else { opened = try reopen() }
    let connection = opened.connection
    if !opened.journal.flushed.hasStamps {
      // Blanks overwrite flushed rows, which may not be durable in the tables yet.
      do throws(SQLiteError) {
        try connection.syncFlushedRows()
      } catch {
        throw error.refusal(of: path)
      }
    }
    let journal = try openJournal(opened.journal)
    do throws(SQLiteError) {
      connection.keepLogOnClose(false)
      // The journal's files exist by now. A start that finds rows of an earlier program, whose
      // blocks have no stamps, leaves this to a later one.
      if !opened.journal.flushed.hasStamps, opened.journal.canHaveStamps {
        try connection.setHasJournal(true)
      }
      try connection.execute(TurnSQL.syncEachCommit)
      try connection.execute("PRAGMA foreign_keys = ON")
      // Deleted data is overwritten; a rebuild does the rest, see `Checkpointer`.
      _ = try connection.integer(TurnSQL.overwriteDeleted)
      // The log shrinks after a burst, when it restarts from the beginning.
      _ = try connection.integer("PRAGMA journal_size_limit = 67108864")
      file.names.recordLog(of: path)
      // A flush touches pages all over the file and should read each of them once. With a smaller
      // cache they were written to the log and read back three times within a flush.
      try connection.execute("PRAGMA cache_size = -\(max(1, sqliteCacheBytesMax >> 10))")
      try connection.execute("PRAGMA cache_spill = OFF")
      return try SQLiteWriter(
        connection,
        JournalWriter(
          journal,
          flushed: opened.journal.flushed.number,
          memtable,
          thread,
          of: file
        ),
        flushed: opened.journal.flushed.number,
        memtable,
        Checkpointer(connection, thread, snapshots),
        snapshots
      )
    } catch {
      throw error.refusal(of: path)
    }
  }

  /// Opens a connection for a writer after the first.
  private func reopen() throws(StorageError) -> FirstConnection.Opened {
    let (connection, flushed) = try file.mappingErrors { () throws(SQLiteError) in
      let connection = try connect(.write)
      return (connection, try connection.flushedRows())
    }
    let contents = try JournalContents(of: path, flushed)
    guard contents.rows.last?.number == memtable.newestRow else {
      throw .unusable("\(path) has another journal than it had; start again")
    }
    return FirstConnection.Opened(connection: connection, journal: contents)
  }

  private func openJournal(_ contents: JournalContents) throws(StorageError) -> Journal {
    do throws(StorageError) {
      let journal = try Journal(of: file, contents)
      if !contents.flushed.hasStamps { try journal.blankFreeBlocks(contents) }
      return journal
    } catch {
      guard error == .full else { throw error }
      throw .unusable("the disk has no room for \(path); free space, and start again")
    }
  }

  private func connectForReading() throws(SQLiteError) -> sending Connection {
    let connection = try connect(.read)
    // Only the writer may copy the log to the data file, because it knows when that is safe.
    connection.keepLogOnClose()
    return connection
  }

  private func connectForCheckpoints() throws(SQLiteError) -> Connection {
    let connection = try connect(.write)
    connection.keepLogOnClose()
    try connection.execute(TurnSQL.syncEachCommit)
    // SQLite does not know of the log before its first read.
    _ = try connection.integer("PRAGMA user_version")
    return connection
  }

  /// Loads the rows that a crash left unflushed; they are flushed in the background.
  private func loadJournal(_ connection: Connection) throws(StorageError) -> JournalContents {
    let flushed = try file.mappingErrors { () throws(SQLiteError) in
      try connection.flushedRows()
    }
    let contents = try JournalContents(of: path, flushed)
    do throws(CodecError) {
      let rows = try contents.rows.map { row throws(CodecError) in
        MemtableRow(try JournalRow(bytes: row.bytes), number: row.number, end: row.end)
      }
      for row in JournalContents.inOrder(rows, \.row.isRepeated) { memtable.add(row) }
    } catch {
      throw .unusable("\(path) is damaged (\(error)); put a backup in its place")
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
