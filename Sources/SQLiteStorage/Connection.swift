import CSQLite
import Glibc

/// A connection to the data file, for use by a single thread at a time.
@safe final class Connection {
  let handle: OpaquePointer
  private let busyTimeoutMilliseconds: Int32
  /// Size of the write-ahead log in pages after this connection's last commit.
  private let logPages: UnsafeMutablePointer<Int32>

  enum Access {
    case read, write
    /// Reads a file that no process writes, without locks and without creating files.
    case readUnchanging
    /// Opens a private database in memory.
    case memory
  }

  /// Opens an existing file; each wait for another connection's lock lasts at most
  /// `busyTimeoutMilliseconds`.
  init(
    path: String,
    access: Access,
    busyTimeoutMilliseconds: Int32
  ) throws(SQLiteError) {
    let mode: Int32 =
      switch access {
      case .read: SQLITE_OPEN_READONLY
      case .readUnchanging: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      case .write, .memory: SQLITE_OPEN_READWRITE
      }
    let name =
      switch access {
      // SQLite takes only a relative path for a URI or for `:memory:`.
      case .read, .write: path.hasPrefix("/") ? path : "./" + path
      case .readUnchanging: Self.uri(path) + "?immutable=1"
      case .memory: ":memory:"
      }
    Self.configured
    var opened: OpaquePointer?
    // SAFETY: SQLite copies the name, and sets `opened` even when it fails.
    let code = unsafe sqlite3_open_v2(
      name,
      &opened,
      mode | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE,
      nil
    )
    guard let handle = unsafe opened else {
      throw SQLiteError(
        extendedCode: code,
        systemCode: 0,
        message: "out of memory",
        statement: nil
      )
    }
    guard code == SQLITE_OK else {
      // SAFETY: the connection is closed after its last use.
      let error = unsafe SQLiteError(handle, code: code, statement: nil)
      unsafe sqlite3_close_v2(handle)
      throw error
    }
    unsafe self.handle = handle
    self.busyTimeoutMilliseconds = busyTimeoutMilliseconds
    unsafe logPages = .allocate(capacity: 1)
    unsafe logPages.initialize(to: 0)
    // SAFETY: the connection is open; the counter lives until it is closed.
    unsafe sqlite3_busy_timeout(handle, busyTimeoutMilliseconds)
    // Replaces automatic checkpoints within commits, whose errors would be lost.
    unsafe sqlite3_wal_hook(handle, recordLogPages, logPages)
  }

  /// Configures SQLite before its first use; has no effect if the program used it before.
  private static let configured: Void = { _ = csqlite_count_no_memory() }()

  /// Returns the path as a URI (https://www.sqlite.org/uri.html); a relative path stays relative.
  private static func uri(_ path: String) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var uri = Array("file:".utf8)
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."):
        uri.append(byte)
      default: uri += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: uri, as: UTF8.self)
  }

  deinit {
    // SAFETY: only statements share the handle, and this call waits for them.
    unsafe sqlite3_wal_hook(handle, nil, nil)
    unsafe sqlite3_close_v2(handle)
    unsafe logPages.deallocate()
  }

  func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    var prepared: OpaquePointer?
    // SAFETY: SQLite copies the text.
    let code = unsafe sqlite3_prepare_v3(
      handle,
      sql,
      -1,
      UInt32(SQLITE_PREPARE_PERSISTENT),
      &prepared,
      nil
    )
    guard code == SQLITE_OK, let statement = unsafe prepared else {
      throw error(code, in: sql)
    }
    return unsafe Statement(statement, sql, of: self)
  }

  /// Runs a statement once.
  func execute(_ sql: String) throws(SQLiteError) {
    try prepare(sql).run()
  }

  /// Returns the first column of the first row.
  func integer(_ sql: String) throws(SQLiteError) -> Int64? {
    var value: Int64?
    try prepare(sql).forEachRow { row in
      value = row.integer(0)
      return .stop
    }
    return value
  }

  func text(_ sql: String) throws(SQLiteError) -> String? {
    var value: String?
    try prepare(sql).forEachRow { row in
      value = row.text(0)
      return .stop
    }
    return value
  }

  func error(_ code: Int32, in sql: String?) -> SQLiteError {
    // SAFETY: the connection is open.
    unsafe SQLiteError(handle, code: code, statement: sql)
  }

  /// Rolls back a transaction that an error may have left open.
  func rollBack() {
    // SAFETY: the connection is open.
    guard unsafe sqlite3_get_autocommit(handle) == 0 else { return }
    // SAFETY: as above. If it fails, the next BEGIN reports it.
    unsafe sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
  }

  /// Number of rows that the last statement changed.
  var changeCount: Int {
    // SAFETY: the connection is open.
    Int(unsafe sqlite3_changes(handle))
  }

  /// Whether the file is read-only although it was opened for writing.
  var isReadOnly: Bool {
    // SAFETY: the connection is open.
    unsafe sqlite3_db_readonly(handle, "main") == 1
  }
}

// The write-ahead log.
extension Connection {
  var logPageCount: Int {
    // SAFETY: only calls on this connection write it, and none is running.
    Int(unsafe logPages.pointee)
  }

  enum Checkpoint {
    /// Copies what it can without waiting.
    case passive
    /// Copies everything and empties the log.
    case truncating
  }

  /// Copies the log's pages to the data file; returns how many of them are copied.
  @discardableResult
  func checkpoint(_ kind: Checkpoint) throws(SQLiteError) -> Int {
    let mode =
      switch kind {
      case .passive: SQLITE_CHECKPOINT_PASSIVE
      case .truncating: SQLITE_CHECKPOINT_TRUNCATE
      }
    var copied: Int32 = 0
    // SAFETY: the connection is open, and the variable outlives the call.
    let code = unsafe sqlite3_wal_checkpoint_v2(handle, "main", mode, nil, &copied)
    guard code == SQLITE_OK else { throw error(code, in: "checkpoint") }
    return Int(copied)
  }

  /// Runs a checkpoint with a shorter busy timeout.
  func checkpoint(
    _ kind: Checkpoint,
    waitingMilliseconds: Int32
  ) throws(SQLiteError) {
    // SAFETY: the connection is open.
    unsafe sqlite3_busy_timeout(handle, waitingMilliseconds)
    defer {
      // SAFETY: as above.
      unsafe sqlite3_busy_timeout(handle, busyTimeoutMilliseconds)
    }
    try checkpoint(kind)
  }

  /// Sets whether closing the connection keeps the log instead of copying it.
  func keepLogOnClose(_ keeps: Bool = true) {
    // SAFETY: the connection is open.
    unsafe csqlite_keep_log_on_close(handle, keeps ? 1 : 0)
  }

  func disableBusyTimeout() {
    // SAFETY: the connection is open.
    unsafe sqlite3_busy_timeout(handle, 0)
  }
}

extension SQLiteError {
  /// Describes the error `code` of the last call on `handle`, which must be open.
  @unsafe fileprivate init(_ handle: OpaquePointer, code: Int32, statement: String?) {
    extendedCode = code
    // SAFETY: the caller guarantees an open handle; the message is copied.
    systemCode = code & 0xFF == SQLITE_OK ? 0 : unsafe Self.systemCode(handle, code)
    message = unsafe sqlite3_errmsg(handle).map { unsafe String(cString: $0) } ?? "no message"
    self.statement = statement
    if code & 0xFF == SQLITE_CORRUPT {
      // SAFETY: the caller guarantees an open handle; the path is copied.
      damaged = unsafe sqlite3_db_filename(handle, "main").map { unsafe String(cString: $0) }
    }
  }

  /// Returns the system's errno.
  ///
  /// SQLite has none for a write that failed within a commit; a limit on the size of files shows in
  /// the files.
  @unsafe private static func systemCode(_ handle: OpaquePointer, _ code: Int32) -> Int32 {
    let systemCode = unsafe sqlite3_system_errno(handle)
    // SQLITE_IOERR_WRITE.
    guard systemCode == 0, code == SQLITE_IOERR | (3 << 8) else { return systemCode }
    // SAFETY: the caller guarantees an open handle; the path is copied.
    guard let path = unsafe sqlite3_db_filename(handle, "main").map({ unsafe String(cString: $0) })
    else { return 0 }
    return FileSizeLimit.isReached(by: [path, path + "-wal"]) ? EFBIG : 0
  }
}

private func recordLogPages(
  _ count: UnsafeMutableRawPointer?,
  _: OpaquePointer?,
  _: UnsafePointer<CChar>?,
  _ pages: Int32
) -> Int32 {
  // SAFETY: the pointer is the connection's own counter.
  unsafe count?.storeBytes(of: pages, as: Int32.self)
  return SQLITE_OK
}
