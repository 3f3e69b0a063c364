package import Storage

/// Creates the tables of a store.
package enum StoreCreation {
  /// What became of it.
  package enum Outcome: Equatable, Sendable {
    case created
    case existed
  }

  /// Creates a store with some first turns, unless the database has one.
  package static func run(
    _ string: ConnectionString,
    containing turns: [Turn]
  ) throws(StorageError) -> Outcome {
    do throws(ConnectionLoss) {
      let connection = try DatabaseConnection(string)
      if let other = try foreignTable(in: connection) {
        if try isStore(connection) { return .existed }
        throw ConnectionLoss(
          reason: "the database has a table \(other) of another program; use another database, or"
            + " another schema"
        )
      }
      guard case .failure(let error) = try connection.run(Schema.creation(containing: turns)) else {
        return .created
      }
      _ = try connection.run("ROLLBACK")
      // Another process may have created the store at the same time.
      if try isStore(connection) { return .existed }
      throw ConnectionLoss(reason: "\(error.message) (\(error.code))")
    } catch {
      throw .unusable("PostgreSQL: \(error.reason)")
    }
  }

  /// Returns the name of a table of the store that the database has already.
  private static func foreignTable(
    in connection: DatabaseConnection
  ) throws(ConnectionLoss) -> String? {
    for table in Schema.tables {
      let found = try connection.run("SELECT to_regclass('\(table)') IS NOT NULL")
      if case .success(let rows) = found, rows.text(0, 0) == "t" { return table }
    }
    return nil
  }

  private static func isStore(_ connection: DatabaseConnection) throws(ConnectionLoss) -> Bool {
    let found = try connection.run("SELECT schema_version FROM store WHERE singleton")
    if case .success(let rows) = found { return rows.count == 1 }
    return false
  }
}
