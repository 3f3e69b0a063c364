import IdentityCore
import Storage
import Synchronization

/// One state of the tables, in which records are looked up.
///
/// To begin one has its price, and what was read of the file before is read again then: so it is
/// kept over many turns of the loop, for what has changed since stands in the backlog. The writer
/// ends it when the log is to be copied: nobody else knows when, and who looks may be asleep.
final class Snapshot: Sendable {
  fileprivate struct State {
    let connection: Connection
    let begin: Statement
    let end: Statement
    let selects: ByRecordType<Statement>
    /// How many removals from the backlog it shows; nil where none is kept.
    var removals: Int?
    var beginCount = 0
  }

  private let state: Mutex<State>

  /// The inner pages of large tables, so that a look reads one page, the record's own.
  private static let pagesBytesMax = 8 << 20

  /// For a connection that nobody else uses.
  init(_ connection: sending Connection) throws(SQLiteError) {
    try connection.execute("PRAGMA cache_size = -\(Self.pagesBytesMax >> 10)")
    state = Mutex(
      State(
        connection: connection,
        begin: try connection.prepare(TurnSQL.begin),
        end: try connection.prepare(TurnSQL.commit),
        selects: try connection.prepareForEachType { $0.select }
      )
    )
  }

  /// Of the tables as they are since so many removals from the backlog, or later; kept for the next
  /// look, or not.
  func body(
    at address: RecordAddress,
    removals: Int,
    keeps: Bool
  ) throws(StorageError) -> [UInt8]? {
    try state.withLock { state throws(StorageError) in
      do throws(SQLiteError) {
        if state.removals != removals {
          state.letGo()
          try state.begin.run()
          state.removals = removals
          state.beginCount += 1
        }
        let body = try state.body(address)
        if !keeps { state.letGo() }
        return body
      } catch {
        state.removals = nil
        state.connection.rollBack()
        throw error.storageError
      }
    }
  }

  func letGo() {
    state.withLock { $0.letGo() }
  }

  /// How many states there were so far.
  var beginCount: Int { state.withLock { $0.beginCount } }
}

extension Snapshot.State {
  fileprivate mutating func letGo() {
    guard removals != nil else { return }
    removals = nil
    do throws(SQLiteError) {
      try end.run()
    } catch {
      connection.rollBack()
    }
  }

  fileprivate func body(_ address: RecordAddress) throws(SQLiteError) -> [UInt8]? {
    var body: [UInt8]?
    try selects[address.type].forEachRow([
      .integer(Int64(address.project.value)), .bytes(address.id),
    ]) { row in
      body = row.bytes(0)
      return .stop
    }
    return body
  }
}
