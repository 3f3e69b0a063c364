import IdentityCore
import Storage

/// The statements for events, and those that any turn may need.
enum TurnSQL {
  static let begin = "BEGIN"
  static let beginWriting = "BEGIN IMMEDIATE"
  static let commit = "COMMIT"
  /// Selects the `FlushedRows`.
  static let selectFlushed = """
    SELECT number, salt, volume, offset, has_journal FROM folded WHERE id = 1
    """
  static let updateFlushed = """
    UPDATE folded SET number = ?2, volume = ?3, offset = ?4 WHERE id = 1 AND number = ?1
    """
  /// Used for flushes, whose rows are durable in the journal until the next checkpoint.
  static let syncAtCheckpoints = "PRAGMA synchronous = NORMAL"
  static let syncEachCommit = "PRAGMA synchronous = FULL"
  /// Overwrites deleted data, also in freed pages.
  static let overwriteDeleted = "PRAGMA secure_delete = ON"
  /// After a crash during a flush the table may have the event already.
  static let insertEvent = """
    INSERT INTO events (place, kind, customer, at, body) VALUES (?1, ?2, ?3, ?4, ?5)
    ON CONFLICT (place) DO NOTHING
    """
  static let selectEvents = """
    SELECT place, kind, customer, at, body FROM events
    WHERE place > ?1 AND place <= ?2 ORDER BY place
    """
  /// After a crash during a flush the table may have the entry already.
  static let insertCustomerEvent = """
    INSERT INTO customer_events (customer, place) VALUES (?1, ?2)
    ON CONFLICT (customer, place) DO NOTHING
    """
  static let deleteCustomerEvent = "DELETE FROM customer_events WHERE customer = ?1 AND place = ?2"
  static let selectCustomerOfEvent = "SELECT customer FROM events WHERE place = ?1"
  static let rewriteEvent = """
    UPDATE events SET customer = ?2, body = ?3 WHERE place = ?1
    """
  static let selectDevices = """
    SELECT id FROM devices WHERE project = ?1 AND user = ?2 AND user IS NOT NULL ORDER BY id
    """
  static let selectNewestEvent = """
    SELECT place FROM events WHERE place > ?1 AND place <= ?2 ORDER BY place DESC LIMIT 1
    """
  /// Omits the events of other customers with the same hash.
  ///
  /// In a damaged file a missing event gives a NULL kind.
  static let selectEventsOfCustomer = """
    SELECT found.place, kind, events.customer, at, body
    FROM customer_events AS found LEFT JOIN events ON events.place = found.place
    WHERE found.customer = ?1 AND found.place > ?2 AND found.place <= ?3
      AND ifnull(events.customer = ?4, TRUE)
    ORDER BY found.place LIMIT ?5
    """
  /// Selects rows after a moment and an id, before which all rows are known to be outdated.
  static func selectDue(of type: RecordType) -> String {
    """
    SELECT due_at, id FROM \(RecordTable(type).name)
    WHERE project = ?1 AND due_at IS NOT NULL AND (due_at, id) > (?2, ?3) AND due_at <= ?4
    ORDER BY due_at, id
    """
  }
  static let selectCustomers = """
    SELECT id FROM customers WHERE project = ?1 AND id > ?2 ORDER BY id
    """
  static let selectConsumers = """
    SELECT project, id FROM consumers WHERE (project, id) > (?1, ?2) ORDER BY project, id LIMIT ?3
    """
  static let expireAnswers = """
    DELETE FROM answers WHERE (project, id) IN (
      SELECT project, id FROM answers WHERE answered_at <= ?1 ORDER BY answered_at LIMIT ?2)
    """

  /// The statements that requests cause; none may scan a table.
  static var all: [String] {
    [
      begin, beginWriting, commit, selectFlushed, updateFlushed, insertEvent,
      insertCustomerEvent, deleteCustomerEvent, selectCustomerOfEvent, rewriteEvent, selectEvents,
      selectEventsOfCustomer,
      selectNewestEvent, selectDevices, selectDue(of: .purchase),
      selectDue(of: .customer), selectCustomers, selectConsumers,
      expireAnswers,
    ]
      + RecordType.allCases.filter(\.row.isListed).map { RecordTable($0).page }
      + RecordType.allCases.map(RecordTable.init).flatMap { [$0.select, $0.upsert, $0.delete] }
  }
}
