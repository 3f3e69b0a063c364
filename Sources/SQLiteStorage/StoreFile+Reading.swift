import Glibc
import Storage

extension StoreFile {
  /// Opens an existing data file in a transaction, so that the connection reads a single snapshot.
  ///
  /// `isAlone` promises that no process writes the file. Then SQLite creates no files beside it,
  /// unless a write-ahead log must be read.
  func openForReading(isAlone: Bool) throws(StorageError) -> Connection {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw .unusable("a data file needs a path; this one is empty or has a NUL byte")
    }
    guard let status = try Self.status(path) else {
      throw .unusable("there is no file \(path): name a data file or a backup")
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unusable("\(path) is not a regular file: name a data file or a backup")
    }
    try requireData()
    let hasLog = try hasLog()
    let rest = refusalOfRest(JournalVolume.suffixes)
    let access: Connection.Access = isAlone && !hasLog ? .readUnchanging : .read
    let (connection, refusal) = try mappingErrors(isRead: true) {
      () throws(SQLiteError) -> (Connection, StorageError?) in
      let connection = try Connection(path: path, access: access, busyTimeoutMilliseconds: 5000)
      connection.keepLogOnClose()
      try connection.execute(TurnSQL.begin)
      // This first read fixes the snapshot.
      if let rest, try connection.isBlank() { return (connection, rest) }
      return (connection, try connection.refusalToRead(path))
    }
    if let refusal { throw refusal }
    return connection
  }
}

extension Connection {
  fileprivate func refusalToRead(_ path: String) throws(SQLiteError) -> StorageError? {
    if let refusal = try foreignFileError(of: path) { return refusal }
    let version = try integer("PRAGMA user_version") ?? 0
    guard version == Schema.current.version else {
      return .unusable(
        "\(path) has the schema's version \(version), and this program reads"
          + " \(Schema.current.version); start a daemon on it once, which brings it there"
      )
    }
    return nil
  }
}
