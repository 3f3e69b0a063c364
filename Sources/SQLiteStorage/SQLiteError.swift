import CSQLite
import Glibc
import IdentityCore
import Storage

/// An error that SQLite reports: its message and the statement's text, never a bound value.
struct SQLiteError: Error, Equatable {
  /// An extended result code of https://www.sqlite.org/rescode.html.
  let extendedCode: Int32
  /// The system's errno, or 0.
  let systemCode: Int32
  let message: String
  let statement: String?
  /// The damaged file, if SQLite found one.
  var damaged: String?

  /// The primary result code.
  var code: Int32 { extendedCode & 0xFF }
}

extension SQLiteError: CustomStringConvertible {
  var description: String {
    var text = "SQLite: \(message) (code \(extendedCode)"
    if systemCode != 0 { text += ", errno \(systemCode)" }
    text += ")"
    if let statement { text += " in \(statement)" }
    return text
  }
}

// Errors that SQLite does not detect.
extension SQLiteError {
  init(repeatedCursor cursor: Int64, after last: Int64) {
    self.init(
      extendedCode: SQLITE_CONSTRAINT,
      systemCode: 0,
      message: "the event \(cursor) comes after the event \(last)",
      statement: nil
    )
  }

  init(unplacedCursor cursor: Int64, in project: ProjectNumber) {
    self.init(
      extendedCode: SQLITE_FULL,
      systemCode: 0,
      message: "there is no place for the event \(cursor) of the project \(project.value)",
      statement: nil
    )
  }

  /// A failure of the journal within a flush.
  init(_ failure: StorageError) {
    let code =
      switch failure {
      case .full: SQLITE_FULL
      case .syncFailed: SQLITE_IOERR | (4 << 8)
      default: SQLITE_ERROR
      }
    self.init(
      extendedCode: code,
      systemCode: 0,
      message: "the journal: \(failure)",
      statement: nil
    )
  }

  /// The same error each time, so that the log has it once.
  init(heldBackOver limit: Int) {
    self.init(
      extendedCode: SQLITE_CORRUPT,
      systemCode: 0,
      message: "damaged pages keep more than \(limit) bytes of changes in the journal",
      statement: nil
    )
  }

  static let foreignFlush = SQLiteError(
    extendedCode: SQLITE_CORRUPT,
    systemCode: 0,
    message: "another process has flushed the journal",
    statement: TurnSQL.updateFlushed
  )
}

/// Runs calls of SQLite; an error becomes that of the storage port.
func mappingErrors<Value>(
  _ body: () throws(SQLiteError) -> Value,
  as storageError: (SQLiteError) -> StorageError = { $0.storageError }
) throws(StorageError) -> Value {
  do throws(SQLiteError) {
    return try body()
  } catch {
    throw storageError(error)
  }
}

extension SQLiteError {
  /// Whether a page of the file is unreadable, which concerns only what touches that page.
  var isDamage: Bool {
    if self == .foreignFlush { return false }
    // SQLITE_IOERR_READ and SQLITE_IOERR_SHORT_READ.
    return code == SQLITE_CORRUPT || extendedCode == SQLITE_IOERR | (1 << 8)
      || extendedCode == SQLITE_IOERR | (2 << 8)
  }

  var isBusy: Bool { code == SQLITE_BUSY || code == SQLITE_LOCKED }

  /// The error as the storage port defines it.
  var storageError: StorageError {
    switch extendedCode {
    case SQLITE_IOERR | (4 << 8), SQLITE_IOERR | (5 << 8):
      // SQLITE_IOERR_FSYNC and SQLITE_IOERR_DIR_FSYNC, with any errno.
      return .syncFailed(description)
    default: break
    }
    if code == SQLITE_FULL { return .full }
    if code == SQLITE_IOERR && [ENOSPC, EDQUOT, EFBIG].contains(systemCode) { return .full }
    if isBusy { return .failed("another program has locked the data file; \(description)") }
    guard let damaged else { return .failed(description) }
    return .failed(
      "\(damaged) is damaged: \(description); run entitled doctor \(damaged), and put a backup in"
        + " its place"
    )
  }
}
