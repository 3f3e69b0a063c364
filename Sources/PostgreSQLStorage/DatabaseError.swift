import Storage

/// An error that PostgreSQL has reported.
struct DatabaseError: Error, Equatable {
  /// The five characters of its SQLSTATE.
  let code: String
  /// In PostgreSQL's words, without details that quote data.
  let message: String

  /// Whether the same request may succeed a little later.
  var isPassing: Bool {
    let codes = [
      "25006",  // the server is read-only: it is no longer the primary
      "25P03",  // the session was silent inside a transaction
      "40001", "40P01", "55P03",  // serialization, deadlock, a lock that was not granted in time
      "57014",  // the statement was cancelled
    ]
    // A lost connection, a lack of memory, room or connections, and a server that stops or starts.
    return codes.contains(code) || ["08", "53", "57P0"].contains { code.hasPrefix($0) }
  }

  /// Whether another session has got a statement: it is unknown there, or was known before.
  var isOfPooler: Bool { ["26000", "42P05"].contains(code) }

  /// Whether the server lacks memory, room or connections.
  var lacksResources: Bool { code.hasPrefix("53") }

  /// What the service gets.
  var storageError: StorageError {
    if code == "53100" { return .full }
    if isPassing { return .unavailable(description) }
    return .failed(description)
  }

  var description: String {
    let remedy = code == "42501" ? "; \(Self.missingRight)" : ""
    return "PostgreSQL: \(message) (\(code))\(remedy)"
  }

  static let missingRight =
    "grant the daemon's user SELECT, INSERT, UPDATE and DELETE on the tables of the store"
}

/// A connection was lost, or could not be made.
struct ConnectionLoss: Error {
  let reason: String
}
