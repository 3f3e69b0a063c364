import IdentityCore
import Storage

/// The table of a record type, and its statements, which each connection prepares once.
struct RecordTable {
  let type: RecordType

  init(_ type: RecordType) {
    self.type = type
  }

  var select: String { "SELECT body FROM \(name) WHERE project = ?1 AND id = ?2" }

  var delete: String { "DELETE FROM \(name) WHERE project = ?1 AND id = ?2" }

  /// Inserts a row, or replaces the row with the same key.
  ///
  /// `ON CONFLICT … DO UPDATE` would look up the row again, a seventh of a change's cost.
  var upsert: String {
    let values = secondColumn == nil ? "?1, ?2, ?3" : "?1, ?2, ?3, ?4"
    return "INSERT OR REPLACE INTO \(name) (\(columns)) VALUES (\(values))"
  }

  var columns: String {
    ["project", "id", "body", secondColumn].compactMap(\.self).joined(separator: ", ")
  }

  /// Selects the rows after a project and an id, up to a limit, to scan the whole table.
  var scan: String {
    """
    SELECT project, id, body, \(secondColumn ?? "NULL") FROM \(name)
    WHERE (project, id) > (?1, ?2) ORDER BY project, id LIMIT ?3
    """
  }

  /// Selects a project's rows after an id.
  var page: String {
    "SELECT id, body FROM \(name) WHERE project = ?1 AND id > ?2 ORDER BY id"
  }

  var name: String { type.row.table }

  /// The column of the record's second key.
  var secondColumn: String? {
    switch type.row.column {
    case .user: "user"
    case .due: "due_at"
    case .answeredAt: "answered_at"
    case nil: nil
    }
  }

  /// The statements that create the table and the index on its second column.
  var definitions: [String] {
    let columns = "project INTEGER NOT NULL, id BLOB NOT NULL, body BLOB NOT NULL"
    let (second, index): (String, String?) =
      switch type.row.column {
      case .user:
        (
          ", user BLOB",
          "\(name)_by_user ON \(name) (project, user, id) WHERE user IS NOT NULL"
        )
      case .due:
        (
          ", due_at INTEGER",
          "\(name)_by_due ON \(name) (project, due_at, id) WHERE due_at IS NOT NULL"
        )
      case .answeredAt:
        (", answered_at INTEGER NOT NULL", "\(name)_by_moment ON \(name) (answered_at)")
      case nil: ("", nil)
      }
    let table = """
      CREATE TABLE \(name) (\(columns)\(second), PRIMARY KEY (project, id)) STRICT, WITHOUT ROWID
      """
    return [table] + (index.map { ["CREATE INDEX \($0)"] } ?? [])
  }
}
