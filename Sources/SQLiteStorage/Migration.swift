/// One step of the schema; it is done in one transaction and never changed afterwards.
struct Migration {
  let name: String
  let statements: [String]

  /// In order: the first one makes version 1, and so on.
  static let all: [Migration] = [
    recordsAndEvents, eventsByPlace, eventsByCustomer, shortRows, eventsInCustomers, packedEvents,
    journalOfItsOwn,
  ]

  static var newestVersion: Int64 { Int64(all.count) }

  /// What `PRAGMA application_id` says of our files: "entd" in ASCII.
  static let applicationID: Int64 = 0x656E_7464

  private static let recordsAndEvents = Migration(
    name: "records and events",
    statements: [
      "PRAGMA application_id = 0x656E7464",
      """
      CREATE TABLE directory (
        project INTEGER NOT NULL, id BLOB NOT NULL, body BLOB NOT NULL, PRIMARY KEY (project, id)
      ) STRICT, WITHOUT ROWID
      """,
      """
      CREATE TABLE projects (
        project INTEGER NOT NULL, id BLOB NOT NULL, body BLOB NOT NULL, PRIMARY KEY (project, id)
      ) STRICT, WITHOUT ROWID
      """,
      """
      CREATE TABLE tallies (
        project INTEGER NOT NULL, id BLOB NOT NULL, body BLOB NOT NULL, PRIMARY KEY (project, id)
      ) STRICT, WITHOUT ROWID
      """,
      """
      CREATE TABLE devices (
        project INTEGER NOT NULL, id BLOB NOT NULL, body BLOB NOT NULL, user BLOB,
        PRIMARY KEY (project, id)
      ) STRICT, WITHOUT ROWID
      """,
      "CREATE INDEX devices_by_user ON devices (project, user, id) WHERE user IS NOT NULL",
      """
      CREATE TABLE users (
        project INTEGER NOT NULL, id BLOB NOT NULL, body BLOB NOT NULL, PRIMARY KEY (project, id)
      ) STRICT, WITHOUT ROWID
      """,
      """
      CREATE TABLE customers (
        project INTEGER NOT NULL, id BLOB NOT NULL, body BLOB NOT NULL, due_at INTEGER,
        PRIMARY KEY (project, id)
      ) STRICT, WITHOUT ROWID
      """,
      "CREATE INDEX customers_by_due ON customers (project, due_at, id) WHERE due_at IS NOT NULL",
      """
      CREATE TABLE purchases (
        project INTEGER NOT NULL, id BLOB NOT NULL, body BLOB NOT NULL, due_at INTEGER,
        PRIMARY KEY (project, id)
      ) STRICT, WITHOUT ROWID
      """,
      "CREATE INDEX purchases_by_due ON purchases (project, due_at, id) WHERE due_at IS NOT NULL",
      """
      CREATE TABLE accounts (
        project INTEGER NOT NULL, id BLOB NOT NULL, body BLOB NOT NULL, PRIMARY KEY (project, id)
      ) STRICT, WITHOUT ROWID
      """,
      """
      CREATE TABLE properties (
        project INTEGER NOT NULL, id BLOB NOT NULL, body BLOB NOT NULL, PRIMARY KEY (project, id)
      ) STRICT, WITHOUT ROWID
      """,
      """
      CREATE TABLE consumers (
        project INTEGER NOT NULL, id BLOB NOT NULL, body BLOB NOT NULL, PRIMARY KEY (project, id)
      ) STRICT, WITHOUT ROWID
      """,
      """
      CREATE TABLE webhooks (
        project INTEGER NOT NULL, id BLOB NOT NULL, body BLOB NOT NULL, PRIMARY KEY (project, id)
      ) STRICT, WITHOUT ROWID
      """,
      """
      CREATE TABLE user_trails (
        project INTEGER NOT NULL, id BLOB NOT NULL, body BLOB NOT NULL, PRIMARY KEY (project, id)
      ) STRICT, WITHOUT ROWID
      """,
      """
      CREATE TABLE purchase_trails (
        project INTEGER NOT NULL, id BLOB NOT NULL, body BLOB NOT NULL, PRIMARY KEY (project, id)
      ) STRICT, WITHOUT ROWID
      """,
      """
      CREATE TABLE salts (
        project INTEGER NOT NULL, id BLOB NOT NULL, body BLOB NOT NULL, PRIMARY KEY (project, id)
      ) STRICT, WITHOUT ROWID
      """,
      """
      CREATE TABLE tombstones (
        project INTEGER NOT NULL, id BLOB NOT NULL, body BLOB NOT NULL, PRIMARY KEY (project, id)
      ) STRICT, WITHOUT ROWID
      """,
      """
      CREATE TABLE erasures (
        project INTEGER NOT NULL, id BLOB NOT NULL, body BLOB NOT NULL, PRIMARY KEY (project, id)
      ) STRICT, WITHOUT ROWID
      """,
      """
      CREATE TABLE answers (
        project INTEGER NOT NULL, id BLOB NOT NULL, body BLOB NOT NULL,
        answered_at INTEGER NOT NULL, PRIMARY KEY (project, id)
      ) STRICT, WITHOUT ROWID
      """,
      """
      CREATE TABLE definitions (
        project INTEGER NOT NULL, id BLOB NOT NULL, body BLOB NOT NULL, PRIMARY KEY (project, id)
      ) STRICT, WITHOUT ROWID
      """,
      """
      CREATE TABLE sweeps (
        project INTEGER NOT NULL, id BLOB NOT NULL, body BLOB NOT NULL, PRIMARY KEY (project, id)
      ) STRICT, WITHOUT ROWID
      """,
      "CREATE INDEX answers_by_moment ON answers (answered_at)",
      """
      CREATE TABLE events (
        project INTEGER NOT NULL, cursor INTEGER NOT NULL, kind INTEGER NOT NULL,
        customer BLOB NOT NULL, at INTEGER NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (project, cursor)
      ) STRICT, WITHOUT ROWID
      """,
      "CREATE INDEX events_by_customer ON events (project, customer, cursor)",
      // Commits that are not folded into the tables above yet.
      "CREATE TABLE journal (number INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT",
    ]
  )

  /// Events are long, and come one behind the other: a tree whose inner pages hold none of them.
  ///
  /// `EventPlace` says what a place is.
  private static let eventsByPlace = Migration(
    name: "events by place",
    statements: [
      "DROP INDEX events_by_customer",
      "ALTER TABLE events RENAME TO events_by_cursor",
      """
      CREATE TABLE events (
        place INTEGER PRIMARY KEY, kind INTEGER NOT NULL, customer BLOB NOT NULL,
        at INTEGER NOT NULL, body BLOB NOT NULL
      ) STRICT
      """,
      """
      INSERT INTO events (place, kind, customer, at, body)
      SELECT project << 36 | cursor, kind, customer, at, body FROM events_by_cursor
      ORDER BY project, cursor
      """,
      "DROP TABLE events_by_cursor",
      "CREATE INDEX events_by_customer ON events (customer)",
    ]
  )

  /// What finds the events of a customer is filled by itself, in the order of customers: an index
  /// takes each event as it comes, and so a page for each of them.
  private static let eventsByCustomer = Migration(
    name: "events by customer",
    statements: [
      """
      CREATE TABLE customer_events (
        customer BLOB NOT NULL, place INTEGER NOT NULL, PRIMARY KEY (customer, place)
      ) STRICT, WITHOUT ROWID
      """,
      """
      INSERT INTO customer_events (customer, place)
      SELECT customer, place FROM events ORDER BY customer, place
      """,
      "DROP INDEX events_by_customer",
    ]
  )

  /// Some rows are shorter, and no table changes.
  ///
  /// Customers and accounts are written in a form that older programs do not read; those in the
  /// older one stay in it until they change. Rows of the journal had no events
  /// any more then: see `FormerJournal`.
  private static let shortRows = Migration(name: "short rows", statements: [])

  /// What finds the events of a customer stands with the customer: see `CustomerFindings`.
  ///
  /// What is in the table of findings stays there.
  private static let eventsInCustomers = Migration(
    name: "events in customers",
    statements: ["ALTER TABLE customers ADD COLUMN events BLOB"]
  )

  /// The texts of events are packed, and no table changes: see `PackedText`.
  ///
  /// Those that are there stay as they are until they are rewritten.
  private static let packedEvents = Migration(name: "packed events", statements: [])

  /// The journal is no table any more: see `Journal`, and `FormerJournal` for what stood in it.
  static let journalOfItsOwnVersion = 7

  private static let journalOfItsOwn = Migration(
    name: "a journal of its own",
    statements: [
      """
      CREATE TABLE folded (
        id INTEGER PRIMARY KEY CHECK (id = 1), number INTEGER NOT NULL, salt INTEGER NOT NULL,
        volume INTEGER NOT NULL, offset INTEGER NOT NULL, has_journal INTEGER NOT NULL
      ) STRICT
      """,
      "INSERT INTO folded VALUES (1, 0, random(), 0, 0, 0)",
      "DROP TABLE journal",
    ]
  )
}
