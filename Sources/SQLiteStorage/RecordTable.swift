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

  var upsert: String {
    switch sort {
    case .device:
      """
      INSERT INTO devices (project, id, body, user) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT (project, id) DO UPDATE SET body = excluded.body, user = excluded.user
      """
    case .customer:
      """
      INSERT INTO customers (project, id, body, due_at) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT (project, id) DO UPDATE SET body = excluded.body, due_at = excluded.due_at
      """
    case .purchase:
      """
      INSERT INTO purchases (project, id, body, due_at) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT (project, id) DO UPDATE SET body = excluded.body, due_at = excluded.due_at
      """
    case .answer:
      """
      INSERT INTO answers (project, id, body, answered_at) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT (project, id)
      DO UPDATE SET body = excluded.body, answered_at = excluded.answered_at
      """
    case .directory, .project, .tally, .user, .account, .properties, .userTrail, .purchaseTrail,
      .definition, .sweep, .consumer, .webhooks, .salt, .tombstone, .erasures:
      plainUpsert
    }
  }

  /// Of the sorts that nothing but their id finds.
  private var plainUpsert: String {
    switch sort {
    case .directory:
      """
      INSERT INTO directory (project, id, body) VALUES (?1, ?2, ?3)
      ON CONFLICT (project, id) DO UPDATE SET body = excluded.body
      """
    case .project:
      """
      INSERT INTO projects (project, id, body) VALUES (?1, ?2, ?3)
      ON CONFLICT (project, id) DO UPDATE SET body = excluded.body
      """
    case .tally:
      """
      INSERT INTO tallies (project, id, body) VALUES (?1, ?2, ?3)
      ON CONFLICT (project, id) DO UPDATE SET body = excluded.body
      """
    case .user:
      """
      INSERT INTO users (project, id, body) VALUES (?1, ?2, ?3)
      ON CONFLICT (project, id) DO UPDATE SET body = excluded.body
      """
    case .account:
      """
      INSERT INTO accounts (project, id, body) VALUES (?1, ?2, ?3)
      ON CONFLICT (project, id) DO UPDATE SET body = excluded.body
      """
    case .properties:
      """
      INSERT INTO properties (project, id, body) VALUES (?1, ?2, ?3)
      ON CONFLICT (project, id) DO UPDATE SET body = excluded.body
      """
    case .userTrail, .purchaseTrail, .definition, .sweep, .consumer, .webhooks, .salt, .tombstone,
      .erasures:
      rareUpsert
    case .device, .customer, .purchase, .answer:
      preconditionFailure("RecordTable: \(sort) is found by something else too")
    }
  }

  /// Of those among them that few methods need.
  private var rareUpsert: String {
    switch sort {
    case .consumer:
      """
      INSERT INTO consumers (project, id, body) VALUES (?1, ?2, ?3)
      ON CONFLICT (project, id) DO UPDATE SET body = excluded.body
      """
    case .webhooks:
      """
      INSERT INTO webhooks (project, id, body) VALUES (?1, ?2, ?3)
      ON CONFLICT (project, id) DO UPDATE SET body = excluded.body
      """
    case .definition:
      """
      INSERT INTO definitions (project, id, body) VALUES (?1, ?2, ?3)
      ON CONFLICT (project, id) DO UPDATE SET body = excluded.body
      """
    case .sweep:
      """
      INSERT INTO sweeps (project, id, body) VALUES (?1, ?2, ?3)
      ON CONFLICT (project, id) DO UPDATE SET body = excluded.body
      """
    case .salt:
      """
      INSERT INTO salts (project, id, body) VALUES (?1, ?2, ?3)
      ON CONFLICT (project, id) DO UPDATE SET body = excluded.body
      """
    case .tombstone:
      """
      INSERT INTO tombstones (project, id, body) VALUES (?1, ?2, ?3)
      ON CONFLICT (project, id) DO UPDATE SET body = excluded.body
      """
    case .erasures:
      """
      INSERT INTO erasures (project, id, body) VALUES (?1, ?2, ?3)
      ON CONFLICT (project, id) DO UPDATE SET body = excluded.body
      """
    case .userTrail:
      """
      INSERT INTO user_trails (project, id, body) VALUES (?1, ?2, ?3)
      ON CONFLICT (project, id) DO UPDATE SET body = excluded.body
      """
    case .purchaseTrail:
      """
      INSERT INTO purchase_trails (project, id, body) VALUES (?1, ?2, ?3)
      ON CONFLICT (project, id) DO UPDATE SET body = excluded.body
      """
    case .directory, .project, .tally, .device, .user, .customer, .purchase, .account, .answer,
      .properties:
      preconditionFailure("RecordTable: \(sort) is no rare one")
    }
  }
}
