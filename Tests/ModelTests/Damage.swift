import IdentityCore
import Storage
import Testing

/// A way to damage a store, with exactly the findings that the doctor must report.
struct Damage: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let act: @Sendable (ExaminedStore) throws -> [String]

  init(_ name: String, _ act: @escaping @Sendable (ExaminedStore) throws -> [String]) {
    testDescription = name
    self.act = act
  }

  static let shop = ProjectNumber(1)
  static let chain = ChainKey(store: "appStore", originalTransaction: "1")
  static let start = Moment(milliseconds: 0)

  private static let forgetFirst = "DELETE FROM customer_events WHERE place & 0xFFFFFFFFFFF = 1"

  /// Damages the file in SQL; semicolons separate statements.
  private static func sql(_ name: String, _ text: String, _ findings: String...) -> Damage {
    Damage(name) { store in
      for statement in text.split(separator: ";") { try store.execute(String(statement)) }
      return findings
    }
  }

  /// An unused id.
  private static let nobody = "CAST(replace(hex(zeroblob(18)), '0', 'x') AS BLOB)"
  private static let hashOfNobody =
    CustomerHash(CustomerID(Array(repeating: UInt8(ascii: "x"), count: 36))).number

  static let toRows: [Damage] = [
    sql(
      "a body that ends too early",
      "UPDATE users SET body = x'01' WHERE id = CAST('ada' AS BLOB)",
      "project \"default\": user \"ada\": a stored record (user) cannot be read: it ends too early"
        + " at byte 1"
    ),
    sql(
      "who is logged in, in the column alone",
      "UPDATE devices SET user = NULL WHERE id = CAST('phone' AS BLOB)",
      "project \"default\": device \"phone\": its index column differs from the record"
    ),
    sql(
      "what is due, in the column alone",
      "UPDATE purchases SET due_at = due_at + 1",
      "project \"default\": purchase \"appStore:1\": its index column differs from the record"
    ),
    sql(
      "an id that no chain has",
      "INSERT INTO purchases (project, id, body) VALUES (1, CAST('x' AS BLOB), x'01')",
      "project \"default\": purchase \"x\": a stored record (purchase) cannot be read: its id"
        + " belongs to no record of this kind at byte 0",
      "project \"default\": the counts: 1 purchases stored, but counted 2"
    ),
    sql(
      "a record of no project",
      "INSERT INTO salts (project, id, body) VALUES (9, x'', x'0100')",
      "salt \"\": it belongs to project number 9, which is missing"
    ),
    sql(
      "properties that are gone",
      "DELETE FROM properties",
      "project \"default\": the counts: 1 customers with properties stored, but counted 0"
    ),
    sql(
      "a user's trail that is gone",
      "DELETE FROM user_trails WHERE id = (SELECT min(id) FROM user_trails)",
      "project \"default\": the counts: 2 trails of users stored, but counted 1"
    ),
    sql(
      "a purchase's trail that is gone",
      "DELETE FROM purchase_trails",
      "project \"default\": the counts: 1 trails of purchases stored, but counted 0"
    ),
    sql(
      "an event that is gone",
      "DELETE FROM events WHERE place & 0xFFFFFFFFFFF = 1;" + forgetFirst,
      "project \"default\": event 2: expected number 1: events are missing before it"
    ),
    sql(
      "a kind that is none",
      "UPDATE events SET kind = 99 WHERE place & 0xFFFFFFFFFFF = 1",
      "project \"default\": event 1: 99 is not a number of a kind of event"
    ),
    sql(
      "an event about nobody",
      "UPDATE events SET customer = \(nobody) WHERE place & 0xFFFFFFFFFFF = 1;" + forgetFirst
        + ";INSERT INTO customer_events SELECT \(hashOfNobody), min(place) FROM events",
      "project \"default\": event 1: no user has the id"
        + " \"\(String(repeating: "x", count: 36))\""
    ),
    sql(
      "a kind that is another",
      "UPDATE events SET kind = kind + 1 WHERE place & 0xFFFFFFFFFFF = 3",
      "project \"default\": event 3: it has not the members of purchaseRenewed"
    ),
    Damage("an event with the user of another") { store in
      guard case .device(let tablet)? = try store.load(.device(shop, "tablet")) else { return [] }
      let id = tablet.anonymousUser
      let body = "SELECT body FROM events WHERE place & 0xFFFFFFFFFFF = 5"
      try store.execute(
        "UPDATE events SET body = (\(body)) WHERE place & 0xFFFFFFFFFFF = 2"
      )
      let event = "project \"default\": event 2"
      return [
        "\(event): userCreated: a deletion of its device \"phone\" would not find it",
        "\(event): userCreated: a deletion of its user \"ada\" would not find it",
        "\(event): its user \"ada\" never belonged to its customer \"\(id)\"",
      ]
    },
    sql(
      "an event that its customer does not find",
      forgetFirst,
      "the data file: event 1 of project 1 is not found by its customer"
    ),
    sql(
      "an event that another customer finds",
      "INSERT INTO customer_events SELECT 1, min(place) FROM events",
      "the data file: event 1 of project 1 is found by a customer whose event it is not"
    ),
    sql(
      "an event that a request caused whose id is no JSON",
      "UPDATE events SET body = x'01010178027B0001000000000000000000000000000000'"
        + " WHERE place & 0xFFFFFFFFFFF = 1",
      "project \"default\": event 1: its JSON cannot be read"
    ),
    sql(
      "an event that ends too early",
      "UPDATE events SET body = x'0101' WHERE place & 0xFFFFFFFFFFF = 1",
      "project \"default\": event 1: it cannot be read: it ends too early at byte 2"
    ),
    sql(
      "an event that a newer program wrote",
      "UPDATE events SET body = x'02' WHERE place & 0xFFFFFFFFFFF = 1",
      "project \"default\": event 1: it cannot be read: unknown format version 2 at byte 1"
    ),
    sql(
      "an index that is gone",
      "DROP INDEX devices_by_user",
      "the data file: its table or index devices_by_user is missing"
    ),
    sql(
      "a table of somebody else's",
      "CREATE TABLE notes (text TEXT)",
      "the data file: its table or index notes is not part of the schema"
    ),
  ]
}
