import Storage

/// The statements for one sort of record: static text, prepared once for each connection.
struct RecordTable {
  let sort: RecordSort

  init(_ sort: RecordSort) {
    self.sort = sort
  }

  var select: String {
    switch sort {
    case .directory: "SELECT body FROM directory WHERE project = ?1 AND id = ?2"
    case .project: "SELECT body FROM projects WHERE project = ?1 AND id = ?2"
    case .tally: "SELECT body FROM tallies WHERE project = ?1 AND id = ?2"
    case .device: "SELECT body FROM devices WHERE project = ?1 AND id = ?2"
    case .user: "SELECT body FROM users WHERE project = ?1 AND id = ?2"
    case .customer: "SELECT body FROM customers WHERE project = ?1 AND id = ?2"
    case .purchase: "SELECT body FROM purchases WHERE project = ?1 AND id = ?2"
    case .account: "SELECT body FROM accounts WHERE project = ?1 AND id = ?2"
    case .properties: "SELECT body FROM properties WHERE project = ?1 AND id = ?2"
    case .salt: "SELECT body FROM salts WHERE project = ?1 AND id = ?2"
    case .tombstone: "SELECT body FROM tombstones WHERE project = ?1 AND id = ?2"
    case .erasures: "SELECT body FROM erasures WHERE project = ?1 AND id = ?2"
    case .definition: "SELECT body FROM definitions WHERE project = ?1 AND id = ?2"
    case .sweep: "SELECT body FROM sweeps WHERE project = ?1 AND id = ?2"
    case .userTrail: "SELECT body FROM user_trails WHERE project = ?1 AND id = ?2"
    case .purchaseTrail: "SELECT body FROM purchase_trails WHERE project = ?1 AND id = ?2"
    case .consumer: "SELECT body FROM consumers WHERE project = ?1 AND id = ?2"
    case .webhooks: "SELECT body FROM webhooks WHERE project = ?1 AND id = ?2"
    case .answer: "SELECT body FROM answers WHERE project = ?1 AND id = ?2"
    }
  }

  var delete: String {
    switch sort {
    case .directory: "DELETE FROM directory WHERE project = ?1 AND id = ?2"
    case .project: "DELETE FROM projects WHERE project = ?1 AND id = ?2"
    case .tally: "DELETE FROM tallies WHERE project = ?1 AND id = ?2"
    case .device: "DELETE FROM devices WHERE project = ?1 AND id = ?2"
    case .user: "DELETE FROM users WHERE project = ?1 AND id = ?2"
    case .customer: "DELETE FROM customers WHERE project = ?1 AND id = ?2"
    case .purchase: "DELETE FROM purchases WHERE project = ?1 AND id = ?2"
    case .account: "DELETE FROM accounts WHERE project = ?1 AND id = ?2"
    case .properties: "DELETE FROM properties WHERE project = ?1 AND id = ?2"
    case .salt: "DELETE FROM salts WHERE project = ?1 AND id = ?2"
    case .tombstone: "DELETE FROM tombstones WHERE project = ?1 AND id = ?2"
    case .erasures: "DELETE FROM erasures WHERE project = ?1 AND id = ?2"
    case .definition: "DELETE FROM definitions WHERE project = ?1 AND id = ?2"
    case .sweep: "DELETE FROM sweeps WHERE project = ?1 AND id = ?2"
    case .userTrail: "DELETE FROM user_trails WHERE project = ?1 AND id = ?2"
    case .purchaseTrail: "DELETE FROM purchase_trails WHERE project = ?1 AND id = ?2"
    case .consumer: "DELETE FROM consumers WHERE project = ?1 AND id = ?2"
    case .webhooks: "DELETE FROM webhooks WHERE project = ?1 AND id = ?2"
    case .answer: "DELETE FROM answers WHERE project = ?1 AND id = ?2"
    }
  }

  /// Puts a row in, or in the place of the one with its address.
  ///
  /// No `ON CONFLICT … DO UPDATE`: that looks for the row a second time, a seventh of all that it
  /// costs to change one.
  var upsert: String {
    switch sort {
    case .directory: "INSERT OR REPLACE INTO directory (project, id, body) VALUES (?1, ?2, ?3)"
    case .project: "INSERT OR REPLACE INTO projects (project, id, body) VALUES (?1, ?2, ?3)"
    case .tally: "INSERT OR REPLACE INTO tallies (project, id, body) VALUES (?1, ?2, ?3)"
    case .device:
      """
      INSERT OR REPLACE INTO devices (project, id, body, user) VALUES (?1, ?2, ?3, ?4)
      """
    case .user: "INSERT OR REPLACE INTO users (project, id, body) VALUES (?1, ?2, ?3)"
    case .customer:
      """
      INSERT OR REPLACE INTO customers (project, id, body, due_at) VALUES (?1, ?2, ?3, ?4)
      """
    case .purchase:
      """
      INSERT OR REPLACE INTO purchases (project, id, body, due_at) VALUES (?1, ?2, ?3, ?4)
      """
    case .account: "INSERT OR REPLACE INTO accounts (project, id, body) VALUES (?1, ?2, ?3)"
    case .properties: "INSERT OR REPLACE INTO properties (project, id, body) VALUES (?1, ?2, ?3)"
    case .salt: "INSERT OR REPLACE INTO salts (project, id, body) VALUES (?1, ?2, ?3)"
    case .tombstone: "INSERT OR REPLACE INTO tombstones (project, id, body) VALUES (?1, ?2, ?3)"
    case .erasures: "INSERT OR REPLACE INTO erasures (project, id, body) VALUES (?1, ?2, ?3)"
    case .definition: "INSERT OR REPLACE INTO definitions (project, id, body) VALUES (?1, ?2, ?3)"
    case .sweep: "INSERT OR REPLACE INTO sweeps (project, id, body) VALUES (?1, ?2, ?3)"
    case .userTrail: "INSERT OR REPLACE INTO user_trails (project, id, body) VALUES (?1, ?2, ?3)"
    case .purchaseTrail:
      "INSERT OR REPLACE INTO purchase_trails (project, id, body) VALUES (?1, ?2, ?3)"
    case .consumer: "INSERT OR REPLACE INTO consumers (project, id, body) VALUES (?1, ?2, ?3)"
    case .webhooks: "INSERT OR REPLACE INTO webhooks (project, id, body) VALUES (?1, ?2, ?3)"
    case .answer:
      """
      INSERT OR REPLACE INTO answers (project, id, body, answered_at) VALUES (?1, ?2, ?3, ?4)
      """
    }
  }
}
