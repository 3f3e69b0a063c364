import Platform
import Synchronization

/// Which cluster a server has, on which timeline, and whether it takes writes.
struct ServerStanding: Equatable {
  /// The cluster's system identifier, which a standby shares with its primary.
  let system: String
  /// Each promotion begins a higher one.
  let timeline: UInt32
  /// When the server started: it distinguishes two servers of one cluster, under whatever names.
  let server: String
  let acceptsWrites: Bool

  init(_ connection: DatabaseConnection) throws(ConnectionLoss) {
    let statement = PreparedStatement(Self.question)
    switch try connection.results(of: [statement], silence: Self.silence)[0] {
    case .failure(let error): throw ConnectionLoss(reason: error.description)
    case .success(let rows):
      guard rows.count == 1, let timeline = UInt32(rows.text(0, 1), radix: 16) else {
        throw ConnectionLoss(reason: "the server does not say on which timeline it is")
      }
      (system, self.timeline, server) = (rows.text(0, 0), timeline, rows.text(0, 2))
      acceptsWrites = rows.text(0, 3) == "t"
    }
  }

  private static let silence: CInt = 2000

  /// A standby shows the timeline up to which it has replayed.
  private static let question = """
    SELECT (SELECT system_identifier::text FROM pg_control_system()),
      CASE WHEN pg_is_in_recovery() THEN (
        SELECT lpad(to_hex(greatest(timeline_id, min_recovery_end_timeline)), 8, '0')
        FROM pg_control_checkpoint(), pg_control_recovery()
      ) ELSE substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) END,
      pg_postmaster_start_time()::text,
      CASE WHEN pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on'
        THEN 'f' ELSE 't' END
    """
}

/// The place where a store is written: the cluster, the timeline, the database and the table, and
/// an administrator's word that an older server is to go on.
struct StorePlace {
  /// Without that word.
  let base: String
  let system: String
  let timeline: UInt32
  /// The name of that word; empty without one.
  let acceptance: String

  /// Reads what `RestoredDatabase.place` gives, or the store's row has.
  init(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    base = parts.first.map(String.init) ?? ""
    acceptance = parts.count == 3 && parts[1] == "accepted" ? String(parts[2]) : ""
    let fields = base.split(separator: "/")
    system = fields.first.map(String.init) ?? ""
    timeline = fields.count > 1 ? UInt32(fields[1], radix: 16) ?? 0 : 0
  }
}

/// What the servers of a connection string with several hosts say of themselves.
struct HostSurvey {
  struct Answer {
    let host: ConnectionString
    let standing: ServerStanding
  }

  private(set) var answers: [Answer] = []
  /// The hosts that do not say it, and why.
  private(set) var silent: [(host: ConnectionString, reason: String)] = []

  private final class Results: Sendable {
    let all = Mutex<[Int: Result<ServerStanding, ConnectionLoss>]>([:])
  }

  /// Asks all hosts at the same time.
  init(_ hosts: [ConnectionString]) {
    let results = Results()
    var threads: [Thread] = []
    for (place, host) in hosts.enumerated() {
      let ask: @Sendable () -> Void = {
        let answer = Result { () throws(ConnectionLoss) in
          let connection = try DatabaseConnection(host)
          try connection.beginPipeline()
          return try ServerStanding(connection)
        }
        results.all.withLock { $0[place] = answer }
      }
      if let thread = try? Thread.start(ask) { threads.append(thread) } else { ask() }
    }
    for thread in threads { thread.join() }
    let found = results.all.withLock { $0 }
    for (place, host) in hosts.enumerated() {
      switch found[place] {
      case .success(let standing)?: answers.append(Answer(host: host, standing: standing))
      case .failure(let loss)?: silent.append((host, loss.reason))
      case nil: silent.append((host, "no thread could be started"))
      }
    }
  }

  /// Returns the server to use: the one that accepts writes on the highest timeline of all.
  func choice() throws(StoreSession.Refusal) -> Answer {
    let writers = answers.filter(\.standing.acceptsWrites)
    guard let first = writers.first else {
      let reason = answers.isEmpty ? silent.first.map { "PostgreSQL: \($0.reason)" } : nil
      throw .unreachable(reason ?? "no host of the connection string accepts writes")
    }
    let cluster = answers.filter { $0.standing.system == first.standing.system }
    let timeline = cluster.map(\.standing.timeline).max() ?? first.standing.timeline
    let newest = cluster.filter { $0.standing.timeline == timeline }
    guard let chosen = newest.first(where: \.standing.acceptsWrites) else {
      throw .unreachable(
        StoreSession.older(first.standing.timeline, than: timeline, at: newest.first?.host)
      )
    }
    let other = newest.first { answer in
      answer.standing.acceptsWrites && answer.standing.server != chosen.standing.server
    }
    if let other {
      throw .unreachable(
        "two servers accept writes on timeline \(timeline) of the same database, so each lacks what"
          + " the other confirms: \(chosen.host.place), and \(other.host.place); stop one of them"
      )
    }
    return chosen
  }
}
