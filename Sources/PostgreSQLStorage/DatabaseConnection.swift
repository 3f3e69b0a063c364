internal import CPostgreSQL

/// A connection to PostgreSQL; it belongs to the thread that opened it.
///
/// Statements are sent together and their replies read together: one round trip.
@safe
final class DatabaseConnection {
  private let handle: UnsafeMutablePointer<cpostgres_connection>
  /// The names of prepared statements, by their texts.
  private var names: [String: String] = [:]
  private var namesCount = 0
  private static let namesMax = 200
  private var isLost = false
  /// What the server's session of this connection has as a setting, and no other.
  let mark = Int64.random(in: 1...Int64.max)

  /// How long the server may owe a reply without delivering a byte.
  static let silenceMilliseconds: CInt = 3000

  /// Connects, and waits until it is done.
  init(_ string: ConnectionString) throws(ConnectionLoss) {
    // SAFETY: the options outlive the call, which copies them.
    let opened = unsafe string.withOptions { unsafe cpostgres_connect($0) }
    guard let opened = unsafe opened else {
      throw ConnectionLoss(reason: "libpq has no memory for a connection")
    }
    unsafe handle = unsafe opened
    guard unsafe cpostgres_is_connected(handle) != 0 else {
      // SAFETY: the text belongs to the connection, and is copied here.
      throw ConnectionLoss(reason: Self.line(unsafe String(cString: cpostgres_error(handle))))
    }
  }

  deinit {
    // SAFETY: only this object has the pointer.
    unsafe cpostgres_close(handle)
  }

  /// Returns the first line of libpq's text, which has no part of the connection string but the
  /// host, the port, the database and the user.
  private static func line(_ text: String) -> String {
    text.split(separator: "\n").first.map(String.init) ?? "the connection failed"
  }

  /// The server's version: 150018 for 15.18.
  var serverVersion: Int { Int(unsafe cpostgres_version(handle)) }

  /// The server's process, as the other end has said it.
  var processID: Int64 { Int64(unsafe cpostgres_process(handle)) }

  /// Whether it goes over a network without TLS.
  var isExposed: Bool { unsafe cpostgres_is_exposed(handle) != 0 }

  /// The number of warnings that the server has sent so far.
  var warningsCount: Int { Int(unsafe handle.pointee.warnings) }

  /// Runs a text of several statements without parameters; for use before `beginPipeline`.
  func run(_ text: String) throws(ConnectionLoss) -> Result<ResultRows, DatabaseError> {
    // SAFETY: the text outlives the call.
    guard let result = unsafe cpostgres_run(handle, text) else {
      throw ConnectionLoss(reason: "the connection was lost")
    }
    return outcome(of: unsafe ResultRows(result, of: self))
  }

  /// From here on, statements are sent without waiting for results.
  func beginPipeline() throws(ConnectionLoss) {
    guard unsafe cpostgres_begin_pipeline(handle) != 0 else {
      throw ConnectionLoss(reason: "libpq cannot send statements in a pipeline")
    }
  }

  /// Runs statements in one round trip; each fails or succeeds by itself.
  ///
  /// A `Sync` follows each statement. Otherwise the server would not end a transaction whose daemon
  /// stops in the middle of sending.
  func results(
    of statements: [PreparedStatement],
    silence: CInt = DatabaseConnection.silenceMilliseconds
  ) throws(ConnectionLoss) -> [Result<ResultRows, DatabaseError>] {
    guard !isLost else { throw ConnectionLoss(reason: "the connection was lost") }
    do throws(ConnectionLoss) {
      for statement in statements { try send(statement) }
      var all: [Result<ResultRows, DatabaseError>] = []
      for statement in statements {
        let result = try nextResults(silence)
        // The server may not have prepared it.
        if case .failure = result { names[statement.text] = nil }
        all.append(result)
      }
      return all
    } catch {
      isLost = true
      throw error
    }
  }

  /// Sends a statement, which the server first prepares if it does not know it.
  private func send(_ statement: PreparedStatement) throws(ConnectionLoss) {
    let known = names[statement.text]
    let name = known ?? newName(for: statement)
    let parameters = statement.parameters
    // SAFETY: the buffers outlive the call, which copies them.
    let isSent = unsafe parameters.bytes.withUnsafeBufferPointer { bytes in
      unsafe cpostgres_send(
        handle,
        name,
        known == nil ? statement.text : nil,
        bytes.baseAddress,
        parameters.lengths,
        CInt(parameters.lengths.count)
      )
    }
    guard isSent != 0 else { throw lost }
  }

  /// Returns the name under which the server prepares a statement that it does not know.
  ///
  /// Rare statements have no name, and so replace each other.
  private func newName(for statement: PreparedStatement) -> String {
    guard names.count < Self.namesMax else { return "" }
    namesCount += 1
    names[statement.text] = "s\(namesCount)"
    return "s\(namesCount)"
  }

  /// Reads the results of one statement, through its `Sync`.
  private func nextResults(
    _ silence: CInt
  ) throws(ConnectionLoss) -> Result<ResultRows, DatabaseError> {
    var last: Result<ResultRows, DatabaseError>?
    // A preparation and a statement have one end each; more of them mean that nothing follows.
    var ends = 0
    while ends <= 2 {
      guard let result = try next(silence) else {
        ends += 1
        continue
      }
      switch result.state {
      case CInt(CPOSTGRES_SYNC):
        guard let last else { throw lost }
        return last
      case CInt(CPOSTGRES_ABORTED): break
      default:
        if case .failure? = last { break }
        last = outcome(of: result)
        // libpq itself reports a lost connection without a code.
        if case .failure(let error)? = last, error.code.isEmpty { throw lost }
      }
    }
    throw lost
  }

  private func next(_ silence: CInt) throws(ConnectionLoss) -> ResultRows? {
    switch unsafe cpostgres_wait(handle, silence) {
    case CPOSTGRES_READY: break
    case CPOSTGRES_SILENT:
      throw ConnectionLoss(reason: "the server has been silent for \(silence) ms")
    default: throw lost
    }
    guard let result = unsafe cpostgres_result(handle) else { return nil }
    return unsafe ResultRows(result, of: self)
  }

  private func outcome(of rows: ResultRows) -> Result<ResultRows, DatabaseError> {
    let isDone = [CInt(CPOSTGRES_COMMAND_OK), CInt(CPOSTGRES_ROWS)].contains(rows.state)
    return isDone ? .success(rows) : .failure(rows.error)
  }

  private var lost: ConnectionLoss {
    // SAFETY: the text belongs to the connection, and is copied here.
    ConnectionLoss(reason: Self.line(unsafe String(cString: cpostgres_error(handle))))
  }

  /// The rows of a result, and its connection, which has to outlive it.
  @safe
  final class ResultRows {
    private let result: UnsafeMutableRawPointer
    private let connection: DatabaseConnection

    fileprivate init(_ result: UnsafeMutableRawPointer, of connection: DatabaseConnection) {
      unsafe self.result = unsafe result
      self.connection = connection
    }

    deinit {
      // SAFETY: only this object has the pointer, and the connection is open.
      unsafe cpostgres_clear(connection.handle, result)
    }

    fileprivate var state: CInt { unsafe cpostgres_state(connection.handle, result) }

    /// What the server did: `COMMIT`, for example.
    var tag: String {
      // SAFETY: the text belongs to the result, and is copied here; the same holds below.
      unsafe String(cString: cpostgres_tag(connection.handle, result))
    }

    fileprivate var error: DatabaseError {
      DatabaseError(code: field("C"), message: field("M"))
    }

    private func field(_ name: Unicode.Scalar) -> String {
      let code = CChar(truncatingIfNeeded: name.value)
      return unsafe String(cString: cpostgres_field(connection.handle, result, code))
    }

    var count: Int { Int(unsafe cpostgres_row_count(connection.handle, result)) }

    /// Returns the bytes of a value; nil for a null.
    func bytes(_ row: Int, _ column: Int) -> [UInt8]? {
      unsafe withValue(row, column) { unsafe Array($0) }
    }

    /// Returns an integer of any size; 0 for a null.
    func integer(_ row: Int, _ column: Int) -> Int64 {
      unsafe withValue(row, column) { bytes in
        let start: Int64 = unsafe (bytes.first ?? 0) & 0x80 == 0 ? 0 : -1
        return unsafe bytes.reduce(start) { $0 << 8 | Int64($1) }
      } ?? 0
    }

    private func withValue<Value>(
      _ row: Int,
      _ column: Int,
      _ read: (UnsafeRawBufferPointer) -> Value
    ) -> Value? {
      var length: CInt = 0
      let start = unsafe cpostgres_value(
        connection.handle,
        result,
        CInt(row),
        CInt(column),
        &length
      )
      guard length >= 0, let start = unsafe start else { return nil }
      // SAFETY: libpq has given the length; the bytes are only read during the call.
      return unsafe read(UnsafeRawBufferPointer(start: start, count: Int(length)))
    }

    /// Returns a text.
    func text(_ row: Int, _ column: Int) -> String {
      String(decoding: bytes(row, column) ?? [], as: UTF8.self)
    }
  }
}

typealias ResultRows = DatabaseConnection.ResultRows
