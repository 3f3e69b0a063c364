import Storage

/// The statements for one sort of record.
struct RecordTable {
  let select: String
  let upsert: String
  let delete: String

  init(_ sort: RecordSort) {
    switch sort {
    case .directory:
      select = "SELECT body FROM directory WHERE project = ?1 AND id = ?2"
      upsert = """
        INSERT INTO directory (project, id, body) VALUES (?1, ?2, ?3)
        ON CONFLICT (project, id) DO UPDATE SET body = excluded.body
        """
      delete = "DELETE FROM directory WHERE project = ?1 AND id = ?2"
    case .project:
      select = "SELECT body FROM projects WHERE project = ?1 AND id = ?2"
      upsert = """
        INSERT INTO projects (project, id, body) VALUES (?1, ?2, ?3)
        ON CONFLICT (project, id) DO UPDATE SET body = excluded.body
        """
      delete = "DELETE FROM projects WHERE project = ?1 AND id = ?2"
    case .tally:
      select = "SELECT body FROM tallies WHERE project = ?1 AND id = ?2"
      upsert = """
        INSERT INTO tallies (project, id, body) VALUES (?1, ?2, ?3)
        ON CONFLICT (project, id) DO UPDATE SET body = excluded.body
        """
      delete = "DELETE FROM tallies WHERE project = ?1 AND id = ?2"
    case .device:
      select = "SELECT body FROM devices WHERE project = ?1 AND id = ?2"
      upsert = """
        INSERT INTO devices (project, id, body) VALUES (?1, ?2, ?3)
        ON CONFLICT (project, id) DO UPDATE SET body = excluded.body
        """
      delete = "DELETE FROM devices WHERE project = ?1 AND id = ?2"
    case .user:
      select = "SELECT body FROM users WHERE project = ?1 AND id = ?2"
      upsert = """
        INSERT INTO users (project, id, body) VALUES (?1, ?2, ?3)
        ON CONFLICT (project, id) DO UPDATE SET body = excluded.body
        """
      delete = "DELETE FROM users WHERE project = ?1 AND id = ?2"
    case .customer:
      select = "SELECT body FROM customers WHERE project = ?1 AND id = ?2"
      upsert = """
        INSERT INTO customers (project, id, body) VALUES (?1, ?2, ?3)
        ON CONFLICT (project, id) DO UPDATE SET body = excluded.body
        """
      delete = "DELETE FROM customers WHERE project = ?1 AND id = ?2"
    case .purchase:
      select = "SELECT body FROM purchases WHERE project = ?1 AND id = ?2"
      upsert = """
        INSERT INTO purchases (project, id, body) VALUES (?1, ?2, ?3)
        ON CONFLICT (project, id) DO UPDATE SET body = excluded.body
        """
      delete = "DELETE FROM purchases WHERE project = ?1 AND id = ?2"
    case .account:
      select = "SELECT body FROM accounts WHERE project = ?1 AND id = ?2"
      upsert = """
        INSERT INTO accounts (project, id, body) VALUES (?1, ?2, ?3)
        ON CONFLICT (project, id) DO UPDATE SET body = excluded.body
        """
      delete = "DELETE FROM accounts WHERE project = ?1 AND id = ?2"
    case .answer:
      select = "SELECT body FROM answers WHERE project = ?1 AND id = ?2"
      upsert = """
        INSERT INTO answers (project, id, body, answered_at) VALUES (?1, ?2, ?3, ?4)
        ON CONFLICT (project, id)
        DO UPDATE SET body = excluded.body, answered_at = excluded.answered_at
        """
      delete = "DELETE FROM answers WHERE project = ?1 AND id = ?2"
    }
  }
}

/// The statements for events and for what every turn may do.
enum TurnSQL {
  static let begin = "BEGIN"
  static let beginWriting = "BEGIN IMMEDIATE"
  static let commit = "COMMIT"
  static let insertEvent = """
    INSERT INTO events (project, cursor, kind, customer, at, body) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
    """
  static let selectEvents = """
    SELECT cursor, kind, customer, at, body FROM events
    WHERE project = ?1 AND cursor > ?2 ORDER BY cursor
    """
  static let expireAnswers = """
    DELETE FROM answers WHERE (project, id) IN (
      SELECT project, id FROM answers WHERE answered_at <= ?1 ORDER BY answered_at LIMIT ?2)
    """

  /// Every statement that requests cause: none may look through a table.
  static var all: [String] {
    [begin, beginWriting, commit, insertEvent, selectEvents, expireAnswers]
      + RecordSort.allCases.map(RecordTable.init).flatMap { [$0.select, $0.upsert, $0.delete] }
  }
}
