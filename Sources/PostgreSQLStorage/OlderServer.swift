package import Storage

/// The administrator's word that the daemons go on from a server on a lower timeline.
package struct OlderServer {
  /// The host, the port and the database, for people.
  package let place: String
  package let timeline: UInt32
  /// The newer timeline, whose commits are lost, and why it is known.
  package let lost: (timeline: UInt32, source: String)

  /// Stores that word in the database that the string leads to, if a newer timeline is known.
  ///
  /// Each host follows it once: if a standby takes over later, this server is an old primary again.
  /// The folder is that of a daemon which refuses the server.
  package init(accepting string: ConnectionString, folder: String?) throws(StorageError) {
    do throws(StoreSession.Refusal) {
      let panel = HostPanel(string.servers)
      let survey = try panel.survey(isUsable: { _ in false }, whenLate: { _, _ in })
      let chosen = try survey.choice()
      (place, timeline) = (chosen.host.place, chosen.standing.timeline)
      let connection: DatabaseConnection
      do throws(ConnectionLoss) {
        connection = try DatabaseConnection(chosen.host)
      } catch {
        throw .unreachable("PostgreSQL: \(error.reason)")
      }
      let rows = try Self.run("SELECT place FROM store", connection)
      guard rows.count == 1 else { throw .unusable("the database has no store") }
      let system = chosen.standing.system
      let newest = StoreSession.Newest(
        known: TimelineMemory(folder: folder, of: string).highest(of: system),
        stored: StorePlace(rows.text(0, 0)),
        of: system
      )
      guard let newest, newest.timeline > timeline else {
        throw .unusable(
          "there is nothing to accept: \(place) is on timeline \(timeline), and nothing newer is"
            + " known to the hosts that answer, to the table store or to"
            + " \(folder ?? "$STATE_DIRECTORY")/postgres-\(system)-*.timeline; ask beside a daemon"
            + " that refuses the older server, with its $STATE_DIRECTORY; stop the newer one first"
        )
      }
      lost = (newest.timeline, newest.source)
      let word = String(UInt64.random(in: 1...UInt64.max), radix: 16)
      // The place is missing, so that the next session leaves gaps in the feeds.
      _ = try Self.run("UPDATE store SET place = ' accepted \(word)'", connection)
    } catch {
      switch error {
      case .unreachable(let reason), .unusable(let reason): throw .unusable(reason)
      }
    }
  }

  private static func run(
    _ text: String,
    _ connection: DatabaseConnection
  ) throws(StoreSession.Refusal) -> ResultRows {
    let result: Result<ResultRows, DatabaseError>
    do throws(ConnectionLoss) {
      result = try connection.run(text)
    } catch {
      throw .unreachable("PostgreSQL: \(error.reason)")
    }
    return try StoreSession.found(result)
  }
}
