import IdentityCore
import Storage

/// A connection to a store that has been checked, with the daemon's settings.
struct StoreSession {
  let connection: DatabaseConnection
  let store: StoreIdentity
  /// Whether a commit waits until a standby has it.
  let isReplicated: Bool
  /// That of the deliveries when it was opened.
  let generation: Int

  /// Which store, and on which server.
  struct StoreIdentity: Equatable {
    let id: String
    /// The server, and when it started.
    let server: String
  }

  /// Why there is no session.
  enum Refusal: Error {
    /// The server cannot be used now.
    case unreachable(String)
    /// An administrator has to do something first.
    case unusable(String)
  }

  /// Leaves gaps in the feeds if commits may be lost; `number` is that of the request for which it
  /// is opened.
  init(
    _ string: ConnectionString,
    for deliveries: StoreDeliveries,
    _ number: UInt64
  ) throws(Refusal) {
    generation = deliveries.generation
    let string = try Self.chooseHost(of: string, deliveries)
    let rows: [Result<ResultRows, DatabaseError>]
    do throws(ConnectionLoss) {
      connection = try DatabaseConnection(string)
      guard connection.serverVersion >= Self.serverVersionMin else {
        throw ConnectionLoss(reason: Self.tooOld)
      }
      try connection.beginPipeline()
      var mark = ParameterList()
      mark.append(connection.mark)
      let questions = [Self.server, Self.store, Self.rights].map { PreparedStatement($0) }
      rows = try connection.results(of: [PreparedStatement(Self.settings, mark)] + questions)
    } catch {
      if error.reason == Self.tooOld { throw .unusable(error.reason) }
      throw .unreachable("PostgreSQL: \(error.reason)")
    }
    _ = try Self.found(rows[0])
    let server = try Self.found(rows[1])
    if server.text(0, 1) == "t" {
      throw .unreachable("the server is a standby in recovery; name the primary")
    }
    guard server.text(0, 0) == "on" else {
      throw .unusable("the server has fsync = \(server.text(0, 0)); set it to on")
    }
    if server.integer(0, 4) != connection.processID { try Self.refusePooler(connection, string) }
    isReplicated = server.text(0, 5) == "t"
    let stored = try Self.storeRow(in: rows[2])
    store = StoreIdentity(
      id: stored.text(0, 0),
      server: "\(server.text(0, 2)) \(server.text(0, 3))"
    )
    let missing = try Self.found(rows[3]).text(0, 0)
    guard missing.isEmpty else {
      throw .unusable(
        "the daemon's role lacks \(missing); \(DatabaseError.missingRight), as their owner"
      )
    }
    guard deliveries.store.map({ $0.id == store.id }) ?? true else { throw Self.otherStore }
    let (known, present) = (StorePlace(stored.text(0, 3)), StorePlace(stored.text(0, 4)))
    try Self.checkTimeline(present, known, of: string, deliveries)
    try deliveries.leaveGaps(before: number, isAtPlace: known.base == present.base) {
      [connection] isLost, willCommit throws(Refusal) in
      try RestoredDatabase.leaveGaps(in: connection, isLost: isLost, willCommit)
    }
  }

  static let otherStore = Refusal.unusable("the server has another store than before")

  private static let serverVersionMin = 120_000
  private static let tooOld = "the server is older than PostgreSQL 12; update it"

  /// Each read and each commit is to be as durable, as isolated and as evenly fast as the daemon
  /// promises, whatever the server's configuration says.
  ///
  /// The server does not time a session whose statement has only arrived in part: if the network
  /// dies then, keepalives end it.
  private static let settings = """
    SELECT set_config(name, value, false) FROM (VALUES
      ('default_transaction_isolation', 'read committed'), ('client_min_messages', 'warning'),
      ('idle_in_transaction_session_timeout', '1000'), ('lock_timeout', '5000'),
      ('statement_timeout', '5000'), ('enable_seqscan', 'off'), ('enable_hashjoin', 'off'),
      ('enable_mergejoin', 'off'), ('enable_bitmapscan', 'off'), ('enable_sort', 'off'),
      ('plan_cache_mode', 'force_generic_plan'), ('max_parallel_workers_per_gather', '0'),
      ('jit', 'off'), ('tcp_keepalives_idle', '1'), ('tcp_keepalives_interval', '1'),
      ('tcp_keepalives_count', '2'), ('\(connectionMark)', $1::int8::text),
      ('synchronous_commit', CASE WHEN current_setting('synchronous_commit') IN ('off', 'local')
        THEN 'on' ELSE current_setting('synchronous_commit') END)
    ) AS setting (name, value)
    """

  private static let server = """
    SELECT current_setting('fsync'), CASE WHEN pg_is_in_recovery() THEN 't' ELSE 'f' END,
      (SELECT system_identifier::text FROM pg_control_system()), pg_postmaster_start_time()::text,
      pg_backend_pid()::int8,
      CASE WHEN current_setting('synchronous_standby_names') <> '' THEN 't' ELSE 'f' END
    """

  private static let store = """
    SELECT id::text, schema_version, record_format,
      place, \(RestoredDatabase.place)
    FROM store
    """

  /// What the role may not do: without a right, a write would fail hours after the start.
  private static let rights = """
    SELECT coalesce(string_agg(missing, ', '), '') FROM (
      SELECT string_agg(name, ', ' ORDER BY name) || ' on ' || place AS missing
      FROM unnest(ARRAY[\(Schema.tables.map { "'\($0)'" }.joined(separator: ", "))]) AS place,
        unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) AS name
      WHERE NOT has_table_privilege(place, name) GROUP BY place ORDER BY place) AS lacking
    """

  private static func storeRow(
    in result: Result<ResultRows, DatabaseError>
  ) throws(Refusal) -> ResultRows {
    if case .failure(let error) = result, ["42P01", "42703"].contains(error.code) {
      throw .unusable("the database has no store; create it with entitled store create")
    }
    let rows = try found(result)
    guard rows.count == 1 else {
      throw .unusable("the database has no store; create it with entitled store create")
    }
    guard rows.integer(0, 1) == Int64(Schema.version),
      rows.integer(0, 2) == Int64(Schema.recordFormat)
    else { throw .unusable("the store was made by another version of entitled") }
    return rows
  }

  static func found(
    _ result: Result<ResultRows, DatabaseError>
  ) throws(Refusal) -> ResultRows {
    do throws(DatabaseError) {
      return try result.get()
    } catch {
      if error.isOfPooler { throw .unusable(pooler) }
      throw error.isPassing ? .unreachable(error.description) : .unusable(error.description)
    }
  }
}

// Which server to trust.
extension StoreSession {
  /// Returns the string of the host to use.
  private static func chooseHost(
    of string: ConnectionString,
    _ deliveries: StoreDeliveries
  ) throws(Refusal) -> ConnectionString {
    guard !string.hosts.isEmpty else { return string }
    let survey = try deliveries.hosts.survey { answer in
      answer.standing.timeline >= deliveries.timelines.highest(of: answer.standing.system).timeline
    } whenLate: { [weak deliveries] answer, isContrary in
      guard let deliveries else { return }
      remember(answer.standing.timeline, of: answer.standing.system, deliveries)
      if isContrary { deliveries.endSessions() }
    }
    deliveries.warn(
      survey.silent.map { host, reason in
        "\(host.place) was not asked on which timeline it is: \(reason)"
      },
      about: .hosts
    )
    for standing in survey.answers.map(\.standing) {
      remember(standing.timeline, of: standing.system, deliveries)
    }
    return try survey.choice().host
  }

  private static func remember(
    _ timeline: UInt32,
    of system: String,
    heeding word: TimelineMemory.Acceptance? = nil,
    _ deliveries: StoreDeliveries
  ) {
    let failure = deliveries.timelines.record(timeline, of: system, heeding: word)
    deliveries.warn(
      failure.map { ["the timeline of the database cannot be remembered: \($0)"] } ?? [],
      about: .file
    )
  }

  /// Refuses a server on a lower timeline than this host has seen.
  private static func checkTimeline(
    _ present: StorePlace,
    _ stored: StorePlace,
    of string: ConnectionString,
    _ deliveries: StoreDeliveries
  ) throws(Refusal) {
    let word =
      stored.acceptance.isEmpty
      ? nil : TimelineMemory.Acceptance(name: stored.acceptance, timeline: present.timeline)
    let newest = Newest(
      known: deliveries.timelines.highest(of: present.system, heeding: word),
      stored: stored,
      of: present.system
    )
    if let newest, newest.timeline > present.timeline {
      throw .unreachable(older(string, present.timeline, than: newest))
    }
    remember(present.timeline, of: present.system, heeding: word, deliveries)
  }

  /// The highest timeline of a cluster that is known, and where it was seen.
  struct Newest {
    let timeline: UInt32
    let source: String
    /// What is to be done if it does not count.
    var remedy = ""

    init(_ answer: HostSurvey.Answer) {
      timeline = answer.standing.timeline
      source = "\(answer.host.place) is on it"
    }

    /// Nil if nothing is known.
    init?(known: TimelineMemory.Sighting, stored: StorePlace, of system: String) {
      let written = stored.system == system ? stored.timeline : 0
      timeline = max(known.timeline, written)
      guard timeline > 0 else { return nil }
      if written == timeline {
        source = "the table store was written on it"
      } else {
        source = known.file.map { "\($0) remembers it" } ?? "this daemon has seen it"
        remedy = known.file.map { "; if it was that of a copy, remove \($0)" } ?? ""
      }
    }
  }

  /// Why a server on a lower timeline is not used.
  static func older(
    _ server: ConnectionString,
    _ timeline: UInt32,
    than newest: Newest
  ) -> String {
    "\(server.place) is on timeline \(timeline), and timeline \(newest.timeline) of the same"
      + " cluster was seen, because \(newest.source): it is an old primary, which lacks what was"
      + " confirmed since; stop it, and name the new primary; entitled store accept-timeline goes"
      + " on from it all the same, once the newer one is stopped\(newest.remedy)"
  }
}

// Which connections to trust.
extension StoreSession {
  /// The setting by which a connection recognizes its session.
  static let connectionMark = "entitled.connection"

  static let pooler =
    "a connection pooler gives each transaction another session of the server; connect to"
    + " PostgreSQL itself, or with pool_mode = session"

  /// Refuses a pooler whose server session is free for others between two transactions.
  ///
  /// A pooler shows another process number than the server. It gives the session that was free last
  /// to the next client, if it has one.
  private static func refusePooler(
    _ connection: DatabaseConnection,
    _ string: ConnectionString
  ) throws(Refusal) {
    let text = "SELECT coalesce(current_setting('\(connectionMark)', true), '')"
    let seen: Result<ResultRows, DatabaseError>
    do throws(ConnectionLoss) {
      let other = try DatabaseConnection(string)
      try other.beginPipeline()
      seen = try other.results(of: [PreparedStatement(text)], silence: checkSilence)[0]
    } catch {
      // A pool that keeps sessions may have none left. Each lock looks whose session it has, too.
      return
    }
    if try found(seen).text(0, 0) == "\(connection.mark)" { throw .unusable(pooler) }
  }

  private static let checkSilence: CInt = 2000
}
