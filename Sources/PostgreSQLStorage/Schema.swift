import IdentityCore
package import Storage

/// The tables of a store on PostgreSQL.
package enum Schema {
  static let version = 1
  static let recordFormat = 1

  static let tables = ["store", "project_log", "log_entry", "record", "event", "task_lease"]

  static let definitions = """
    CREATE TABLE store (
      singleton boolean PRIMARY KEY CHECK (singleton), id uuid NOT NULL,
      schema_version int NOT NULL, record_format int NOT NULL, place text NOT NULL);
    CREATE TABLE project_log (project int PRIMARY KEY, name bytea UNIQUE);
    CREATE TABLE log_entry (
      project int NOT NULL, position bigint NOT NULL, writer bigint NOT NULL, turn bigint NOT NULL,
      written_at timestamptz NOT NULL DEFAULT clock_timestamp(), tally bytea, keys bytea,
      PRIMARY KEY (project, position));
    CREATE TABLE record (
      project int NOT NULL, sort smallint NOT NULL, id bytea NOT NULL, body bytea NOT NULL,
      login bytea, due_at bigint, answered_at bigint,
      PRIMARY KEY (project, sort, id)) WITH (fillfactor = 85);
    CREATE INDEX record_by_due ON record (project, sort, due_at, id) WHERE due_at IS NOT NULL;
    CREATE INDEX record_by_login ON record (project, login, id) WHERE login IS NOT NULL;
    CREATE INDEX record_by_answer ON record (project, answered_at) WHERE answered_at IS NOT NULL;
    CREATE TABLE event (
      project int NOT NULL, cursor bigint NOT NULL, kind smallint NOT NULL, customer bytea NOT NULL,
      at bigint NOT NULL, body bytea NOT NULL, PRIMARY KEY (project, cursor));
    CREATE INDEX event_by_customer ON event (project, customer, cursor);
    CREATE TABLE task_lease (
      task smallint PRIMARY KEY, holder bigint NOT NULL, expires_at timestamptz NOT NULL);
    """

  /// Returns the statements that create a store with the records and events of some first turns.
  package static func creation(containing turns: [Turn]) -> String {
    var lines = ["BEGIN;", definitions]
    lines.append(
      "INSERT INTO store VALUES (true, \(newID), \(version), \(recordFormat), "
        + "\(RestoredDatabase.place));"
    )
    lines.append("INSERT INTO project_log VALUES (0, NULL);")
    lines.append(insertion(into: 0, of: [.directory], counts: nil))
    let states = turns.lastStates.sorted { $0.key < $1.key }
    for (key, record) in states {
      guard let record else { continue }
      let stored = StoredRecord(record, for: key)
      var project = stored.key.project
      switch record {
      case .projectCounts:
        lines.append(insertion(into: project.value, of: [key], counts: stored.body))
        continue
      case .project(let made):
        project = made.number
        lines.append("INSERT INTO project_log VALUES (\(project.value), \(literal(key.id)));")
      default: break
      }
      let index = stored.indexKey
      lines.append(
        "INSERT INTO record VALUES (\(project.value), \(stored.key.type.code), "
          + "\(literal(stored.key.id)), \(literal(stored.body)), \(literal(index.login)), "
          + "\(literal(index.due)), \(literal(index.answeredAt)));"
      )
    }
    for event in turns.flatMap(\.events) {
      lines.append(
        "INSERT INTO event VALUES (\(event.project.value), \(event.cursor), \(event.kind.code), "
          + "\(literal(event.customer.bytes)), \(event.event.at.milliseconds), "
          + "\(literal(EventCodec.encode(event.event))));"
      )
    }
    return (lines + ["COMMIT;"]).joined(separator: "\n") + "\n"
  }

  /// PostgreSQL 12 has no function for this.
  private static let newID = "md5(random()::text || clock_timestamp()::text)::uuid"

  /// Returns the statement that begins a log; its writer is no daemon.
  private static func insertion(
    into log: UInt32,
    of keys: [RecordKey],
    counts: [UInt8]?
  ) -> String {
    "INSERT INTO log_entry (project, position, writer, turn, tally, keys) "
      + "VALUES (\(log), 1, 0, 1, \(literal(counts)), \(literal(LogEntry.encode(keys))));"
  }

  private static func literal(_ bytes: [UInt8]?) -> String {
    guard let bytes else { return "NULL" }
    let digits = Array("0123456789abcdef".utf8)
    let hex = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    // The server may take a backslash in a text for the begin of a character.
    return "decode('\(String(decoding: hex, as: UTF8.self))', 'hex')"
  }

  private static func literal(_ number: Int64?) -> String { number.map { "\($0)" } ?? "NULL" }
}

extension RecordKey {
  fileprivate static func < (left: Self, right: Self) -> Bool {
    left.type.code == right.type.code
      ? left.id.lexicographicallyPrecedes(right.id) : left.type.code < right.type.code
  }
}
