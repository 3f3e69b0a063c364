import CSQLite
import Storage

extension SQLiteStore {
  /// The commands that put a backup in place of a data file.
  package static func replacing(_ path: String) -> String {
    "mkdir \(path).lost && mv \(path) \(path)-* \(path).lost && cp BACKUP \(path)"
  }

  /// Opens the file and migrates it to this program's schema, or rejects it unchanged.
  ///
  /// Also returns whether this is the first start on a backup.
  func openMigrated(
    _ file: StoreFile
  ) throws(StorageError) -> (connection: Connection, wasBackup: Bool) {
    guard sqlite3_libversion_number() >= 3_037_000 else {
      throw .unusable("this SQLite is older than 3.37; install a newer libsqlite3")
    }
    let hasLog = try file.hasLog()
    // The daemon makes a journal after the tables.
    let rest = file.refusalOfRest(JournalVolume.suffixes)
    let (connection, refusal, wasBackup) = try file.mappingErrors { () throws(SQLiteError) in
      let connection = try connect(.write)
      // Closing the last connection would copy the log to the data file. A rejected file must not
      // change, nor a file for which no writer exists yet.
      if hasLog { connection.keepLogOnClose() }
      let refusal: StorageError?
      if let rest, try connection.isBlank() {
        refusal = rest
      } else {
        refusal = try migrate(connection)
      }
      let wasBackup = refusal == nil ? try RestoredBackup.leaveGaps(in: connection) : false
      return (connection, refusal, wasBackup)
    }
    if let refusal { throw refusal }
    return (connection, wasBackup)
  }

  private var readOnly: StorageError {
    .unusable("\(path) can only be read; give this user the right to write it and its directory")
  }

  /// Migrates the file; returns the reason if it is rejected.
  private func migrate(_ connection: Connection) throws(SQLiteError) -> StorageError? {
    if let refusal = try connection.foreignFileError(of: path) { return refusal }
    guard !connection.isReadOnly else { return readOnly }
    guard try connection.text("PRAGMA journal_mode = WAL") == "wal" else {
      return .unusable(
        "the file system of \(path) cannot keep a write-ahead log; name a path on a local disk"
      )
    }
    try connection.execute(TurnSQL.syncEachCommit)
    try Schema.current.migrate(connection)
    return nil
  }
}

extension Connection {
  /// Returns the reason to reject a file of another program or of a newer version; nil for a file
  /// of our own or a blank file.
  func foreignFileError(of path: String) throws(SQLiteError) -> StorageError? {
    let applicationID = try integer("PRAGMA application_id") ?? 0
    let version = try integer("PRAGMA user_version") ?? 0
    let isOurs = applicationID == Schema.applicationID
    let isBlank = isOurs ? false : try isBlank()
    guard isOurs || isBlank else {
      return .unusable(
        "\(path) is the database of another program (application id \(applicationID));"
          + " name another path"
      )
    }
    let newest = Schema.current.version
    guard 0...newest ~= version else {
      return .unusable(
        "\(path) was written by a newer program (its schema has version \(version), this program"
          + " knows \(newest)); start that program, or name another path"
      )
    }
    return nil
  }

  /// Whether the file has no contents.
  func isBlank() throws(SQLiteError) -> Bool {
    guard try integer("PRAGMA application_id") == 0 else { return false }
    guard try integer("PRAGMA user_version") == 0 else { return false }
    return try integer("SELECT count(*) FROM sqlite_schema") == 0
  }
}
