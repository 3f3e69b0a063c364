import CSQLite
import Glibc
import Platform
import Storage

extension SQLiteError {
  /// Returns the reason why a file cannot be used, as a sentence that says what to do about it.
  ///
  /// A file that is only to be read is a data file or a backup, and stays where it is.
  func refusal(of path: String, isRead: Bool = false) -> StorageError {
    if case .syncFailed = storageError { return storageError }
    if storageError == .full {
      return .unusable("the disk has no room for \(path); free space, and start again")
    }
    if [EMFILE, ENFILE].contains(systemCode) {
      return .unusable(
        "\(path) cannot be opened: too many open files; \(SystemError.moreDescriptors)"
      )
    }
    switch code {
    case SQLITE_NOTADB:
      return .unusable(
        "\(path) is not a SQLite database; "
          + (isRead ? "name a data file or a backup" : "name another path, or move that file away")
      )
    case SQLITE_CORRUPT:
      return .unusable("\(path) is damaged (\(self)); put a backup in its place")
    case SQLITE_BUSY, SQLITE_LOCKED:
      return .unusable("another program has locked \(path); end it, or name another path")
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH:
      return .unusable(
        "\(path) can only be read; give this user the right to write it and its directory"
      )
    case SQLITE_CANTOPEN:
      return .unusable(
        "\(path), or its -wal or -shm beside it, cannot be opened (\(self));"
          + " look at the rights on the directory; a file system that is read-only takes no copy of"
          + " a store that was not stopped"
      )
    default:
      return .unusable("\(path) cannot be opened (\(self)); look at the disk")
    }
  }
}

extension StoreFile {
  /// Runs calls of SQLite; an error becomes the reason why this file cannot be used.
  func mappingErrors<Value>(
    isRead: Bool = false,
    _ body: () throws(SQLiteError) -> Value
  ) throws(StorageError) -> Value {
    try SQLiteStorage.mappingErrors(body) { $0.refusal(of: path, isRead: isRead) }
  }
}
