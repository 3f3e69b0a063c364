import SQLiteStorage

/// The journal that a killed daemon left in its store.
enum JournalGauge {
  static func read(_ path: String) throws -> (rows: Int, bytes: Int) {
    let rows = try SQLiteScan(path: path).waitingRowSizes
    return (rows: rows.count, bytes: rows.reduce(0, +))
  }
}
