package import Storage

/// The administrator's word that the daemons go on from a server on a lower timeline.
package enum OlderServer {
  /// Stores that word in the database that the string leads to; returns the server's timeline.
  ///
  /// Each host follows it once: if a standby takes over later, this server is an old primary again.
  package static func accept(_ string: ConnectionString) throws(StorageError) -> UInt32 {
    let chosen: HostSurvey.Answer
    do throws(StoreSession.Refusal) {
      chosen = try HostSurvey(string.hosts.isEmpty ? [string] : string.hosts).choice()
    } catch {
      switch error {
      case .unreachable(let reason), .unusable(let reason): throw .unusable(reason)
      }
    }
    let word = String(UInt64.random(in: 1...UInt64.max), radix: 16)
    let result: Result<ResultRows, DatabaseError>
    do throws(ConnectionLoss) {
      let connection = try DatabaseConnection(chosen.host)
      // The place is missing, so that the next session leaves gaps in the feeds.
      result = try connection.run("UPDATE store SET place = ' accepted \(word)'")
    } catch {
      throw .unusable("PostgreSQL: \(error.reason)")
    }
    switch result {
    case .failure(let error): throw .unusable(error.description)
    case .success(let rows):
      guard rows.tag == "UPDATE 1" else { throw .unusable("the database has no store") }
    }
    return chosen.standing.timeline
  }
}
