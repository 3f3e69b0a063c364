import CSQLite

/// A prepared statement; it keeps its connection open.
@safe final class Statement {
  fileprivate let handle: OpaquePointer
  fileprivate let connection: Connection
  /// The SQL text, for errors.
  let sql: String

  /// Takes ownership of a handle of this connection.
  @unsafe init(_ handle: OpaquePointer, _ sql: String, of connection: Connection) {
    unsafe self.handle = handle
    self.sql = sql
    self.connection = connection
  }

  deinit {
    // SAFETY: this object owns the handle, and its connection is still open.
    unsafe sqlite3_finalize(handle)
  }

  /// A value to bind.
  enum Cell {
    case integer(Int64)
    case bytes([UInt8])
    case null
  }

  enum RowAction {
    case next, stop
  }

  /// Runs a statement and ignores its rows.
  func run(_ cells: [Cell] = []) throws(SQLiteError) {
    try forEachRow(cells) { _ in .next }
  }

  /// Runs the statement with the cells bound to `?1`, `?2`, …, and resets it.
  func forEachRow(
    _ cells: [Cell] = [],
    _ body: (Row) throws(SQLiteError) -> RowAction
  ) throws(SQLiteError) {
    defer { reset() }
    for (position, cell) in cells.enumerated() { try bind(cell, at: Int32(position + 1)) }
    while true {
      // SAFETY: the handle is this object's.
      let code = unsafe sqlite3_step(handle)
      switch code {
      case SQLITE_ROW: if try body(Row(statement: self)) == .stop { return }
      case SQLITE_DONE: return
      default: throw connection.error(code, in: sql)
      }
    }
  }

  /// Runs a statement without rows; `bind` may bind slices of `bytes`, which are not copied.
  func run(on bytes: [UInt8], _ bind: (Binder) throws(SQLiteError) -> Void) throws(SQLiteError) {
    // SAFETY: the bytes stay in place until the bindings are cleared.
    unsafe try bytes.span.withUnsafeBytes { (buffer) throws(SQLiteError) in
      defer { reset() }
      unsafe try bind(Binder(self, buffer))
      // SAFETY: the handle is this object's.
      let code = unsafe sqlite3_step(handle)
      guard code == SQLITE_DONE else { throw connection.error(code, in: sql) }
    }
  }

  /// Binds the values of a run; valid only within the call of `bind`.
  @safe struct Binder {
    private let statement: Statement
    private let bytes: UnsafeRawBufferPointer

    @unsafe fileprivate init(_ statement: Statement, _ bytes: UnsafeRawBufferPointer) {
      self.statement = statement
      unsafe self.bytes = bytes
    }

    func integer(_ value: Int64, at position: Int32) throws(SQLiteError) {
      // SAFETY: the handle is the statement's.
      try check(unsafe sqlite3_bind_int64(statement.handle, position, value))
    }

    func slice(_ range: Range<Int>, at position: Int32) throws(SQLiteError) {
      let slice = unsafe UnsafeRawBufferPointer(rebasing: bytes[range])
      // SAFETY: `run` clears the bindings before the bytes go away.
      let code = unsafe csqlite_bind_lasting_bytes(
        statement.handle,
        position,
        slice.baseAddress,
        UInt64(slice.count)
      )
      try check(code)
    }

    private func check(_ code: Int32) throws(SQLiteError) {
      guard code == SQLITE_OK else {
        throw statement.connection.error(code, in: statement.sql)
      }
    }
  }

  private func bind(_ cell: Cell, at position: Int32) throws(SQLiteError) {
    let code =
      switch cell {
      case .integer(let value):
        // SAFETY: the handle is this object's.
        unsafe sqlite3_bind_int64(handle, position, value)
      case .bytes(let bytes):
        // SAFETY: SQLite copies the bytes before it returns.
        unsafe bytes.withUnsafeBytes { buffer in
          unsafe csqlite_bind_bytes(handle, position, buffer.baseAddress, UInt64(buffer.count))
        }
      case .null:
        // SAFETY: the handle is this object's.
        unsafe sqlite3_bind_null(handle, position)
      }
    guard code == SQLITE_OK else { throw connection.error(code, in: sql) }
  }

  /// Resets the statement; the result repeats that of the last step, which is known already.
  private func reset() {
    // SAFETY: the handle is this object's.
    unsafe sqlite3_reset(handle)
    unsafe sqlite3_clear_bindings(handle)
  }

  /// The current row of a statement; valid until the next step.
  struct Row {
    fileprivate let statement: Statement

    func integer(_ column: Int32) -> Int64 {
      // SAFETY: the statement has a row; a missing column gives 0.
      unsafe sqlite3_column_int64(statement.handle, column)
    }

    func isNull(_ column: Int32) -> Bool {
      // SAFETY: the statement has a row.
      unsafe sqlite3_column_type(statement.handle, column) == SQLITE_NULL
    }

    func bytes(_ column: Int32) -> [UInt8] {
      // SAFETY: the statement has a row. The pointer is valid until the next step, and SQLite
      // reports the size after the call for the pointer.
      guard let start = unsafe sqlite3_column_blob(statement.handle, column) else { return [] }
      let count = unsafe Int(sqlite3_column_bytes(statement.handle, column))
      return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
    }

    func text(_ column: Int32) -> String {
      String(decoding: bytes(column), as: UTF8.self)
    }
  }
}
