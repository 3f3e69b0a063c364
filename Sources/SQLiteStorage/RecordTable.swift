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

  /// Inserts a row, or replaces the row with the same address.
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

  var name: String {
    switch type {
    case .directory: "directory"
    case .project: "projects"
    case .projectCounts: "tallies"
    case .device: "devices"
    case .user: "users"
    case .customer: "customers"
    case .purchase: "purchases"
    case .account: "accounts"
    case .answer: "answers"
    case .properties: "properties"
    case .salt: "salts"
    case .tombstone: "tombstones"
    case .erasures: "erasures"
    case .definition: "definitions"
    case .rollout: "rollouts"
    case .userTrail: "user_trails"
    case .purchaseTrail: "purchase_trails"
    case .consumer: "consumers"
    case .webhooks: "webhooks"
    case .chainName: "chain_names"
    case .accountToken: "account_tokens"
    case .unclaimed: "unclaimed"
    case .mention: "mentions"
    case .stores: "stores"
    case .receivedNotifications: "received_notifications"
    }
  }

  /// The column of the record's second key.
  var secondColumn: String? {
    switch type {
    case .device: "user"
    case .customer, .purchase: "due_at"
    case .answer: "answered_at"
    default: nil
    }
  }

  /// The statements that create the table and the index on its second column.
  var definitions: [String] {
    let columns = "project INTEGER NOT NULL, id BLOB NOT NULL, body BLOB NOT NULL"
    let second =
      switch type {
      case .device: ", user BLOB"
      case .customer, .purchase: ", due_at INTEGER"
      case .answer: ", answered_at INTEGER NOT NULL"
      default: ""
      }
    let table = """
      CREATE TABLE \(name) (\(columns)\(second), PRIMARY KEY (project, id)) STRICT, WITHOUT ROWID
      """
    switch type {
    case .device:
      return [
        table,
        "CREATE INDEX devices_by_user ON devices (project, user, id) WHERE user IS NOT NULL",
      ]
    case .customer, .purchase:
      return [
        table,
        """
        CREATE INDEX \(name)_by_due ON \(name) (project, due_at, id) WHERE due_at IS NOT NULL
        """,
      ]
    case .answer: return [table, "CREATE INDEX answers_by_moment ON answers (answered_at)"]
    default: return [table]
    }
  }
}
