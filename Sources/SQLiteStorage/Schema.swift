import IdentityCore
import Storage

/// The tables, and the migrations from older versions.
///
/// `PRAGMA user_version` counts the steps: the first step makes version 1, and so on. Each step is
/// a transaction, so a step that fails leaves the version before it.
struct Schema {
  /// The statements that make version 1 in a blank file.
  let first: [String]
  /// The steps from each version to the next; a released step never changes.
  let migrations: [[String]]

  /// The value of `PRAGMA application_id` in our files: "entd" in ASCII.
  static let applicationID: Int64 = 0x656E_7464

  /// The schema that this program reads and writes.
  static let current = Schema(first: tables, migrations: [RecordTable(.mention).definitions])

  private var steps: [[String]] { [first] + migrations }

  var version: Int64 { Int64(steps.count) }

  /// Runs the steps that a file lacks.
  func migrate(_ connection: Connection) throws(SQLiteError) {
    let found = try connection.integer("PRAGMA user_version") ?? 0
    for (number, step) in steps.enumerated().dropFirst(Int(found)) {
      try connection.execute(TurnSQL.beginWriting)
      do throws(SQLiteError) {
        for statement in step { try connection.execute(statement) }
        // A pragma takes no bound value.
        try connection.execute("PRAGMA user_version = \(number + 1)")
        try connection.execute(TurnSQL.commit)
      } catch {
        connection.rollBack()
        throw error
      }
    }
  }

  /// Compares a file's tables and indexes with the schema; returns a sentence for each difference.
  func faults(of connection: Connection) throws(SQLiteError) -> [String] {
    let made = try Connection(path: "", access: .memory, busyTimeoutMilliseconds: 0)
    try migrate(made)
    let wanted = try made.schema()
    let found = try connection.schema()
    var faults: [String] = []
    for (name, text) in wanted where found[name] != text {
      let fault = found[name] == nil ? "is missing" : "differs from what this program creates"
      faults.append("its table or index \(name) \(fault)")
    }
    for name in found.keys where wanted[name] == nil {
      faults.append("its table or index \(name) is not part of the schema")
    }
    return faults.sorted()
  }

  private static let tables =
    ["PRAGMA application_id = \(applicationID)"]
    + RecordType.allCases.filter { $0 != .mention }.flatMap { RecordTable($0).definitions } + [
      // Events are long and arrive in order: the inner pages of a rowid table hold no event.
      // `EventPosition` defines `place`.
      """
      CREATE TABLE events (
        place INTEGER PRIMARY KEY, kind INTEGER NOT NULL, customer BLOB NOT NULL,
        at INTEGER NOT NULL, body BLOB NOT NULL
      ) STRICT
      """,
      // An index on `events` would write a page for each event as it arrives. The flush fills this
      // table in the order of its keys. `customer` is a `CustomerHash`: a third of an id's size.
      """
      CREATE TABLE customer_events (
        customer INTEGER NOT NULL, place INTEGER NOT NULL, PRIMARY KEY (customer, place)
      ) STRICT, WITHOUT ROWID
      """,
      // The flushed part of the journal, see `FlushedRows`; in a backup also when it was made, see
      // `RestoredBackup`.
      """
      CREATE TABLE folded (
        id INTEGER PRIMARY KEY CHECK (id = 1), number INTEGER NOT NULL, salt INTEGER NOT NULL,
        volume INTEGER NOT NULL, offset INTEGER NOT NULL, has_journal INTEGER NOT NULL,
        copied_at INTEGER
      ) STRICT
      """,
      "INSERT INTO folded VALUES (1, 0, random(), 0, 0, 0, NULL)",
    ]
}

extension Connection {
  /// Returns the statement that made each table and index, by name.
  func schema() throws(SQLiteError) -> [String: String] {
    var texts: [String: String] = [:]
    try prepare(ScanSQL.schema).forEachRow { row in
      texts[row.text(0)] = row.text(1)
      return .next
    }
    return texts
  }
}
