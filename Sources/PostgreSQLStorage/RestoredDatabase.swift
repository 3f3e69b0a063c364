import IdentityCore
import Storage

/// The gap in each feed that the first session leaves after the database was restored from a
/// backup, or a standby took over: commits may be lost, whose events clients know; see `FeedGap`.
///
/// A daemon that remembers lost commits leaves one, too.
enum RestoredDatabase {
  /// The place where a store is written; the store's row has that of the last session.
  ///
  /// A restored dump is in another table, maybe of another cluster. A promotion or a recovery
  /// begins another timeline.
  static let place = """
    (SELECT system_identifier::text FROM pg_control_system())
      || '/' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)
      || '/' || (SELECT oid FROM pg_database WHERE datname = current_database())
      || '/' || to_regclass('store')::oid
    """

  /// Leaves the gaps and stores the place, in one transaction.
  ///
  /// Without a known loss, another session may have done so since this one looked.
  static func leaveGaps(
    in connection: DatabaseConnection,
    isLost: Bool,
    _ willCommit: () -> Void
  ) throws(StoreSession.Refusal) {
    let found = try rows(
      of: [begin, lockStore, lockLogs, age, projects].map { PreparedStatement($0) },
      connection
    )
    let stored = StorePlace(found[1].text(0, 0))
    var present = StorePlace(found[1].text(0, 1))
    let isDone = !isLost && stored.base == present.base
    // An administrator's word to go on from this server stays until another timeline begins: each
    // host has to read it.
    if stored.base.isEmpty || stored.base == present.base {
      present.acceptance = stored.acceptance
    }
    var feeds: [Feed] = []
    for row in 0..<(isDone ? 0 : found[4].count) {
      do throws(CodecError) {
        let feed = try Feed(found[4], row, age: found[3].integer(0, 0))
        if let feed { feeds.append(feed) }
      } catch {
        throw .unusable("PostgreSQL: \(error)")
      }
    }
    if !isDone { willCommit() }
    let commit = PreparedStatement("COMMIT")
    let ended = try rows(of: changes(feeds, at: present) + [commit], connection)
    guard ended.last?.tag == "COMMIT" else {
      throw .unreachable("PostgreSQL: the transaction was rolled back")
    }
  }

  private static func rows(
    of statements: [PreparedStatement],
    _ connection: DatabaseConnection
  ) throws(StoreSession.Refusal) -> [ResultRows] {
    let results: [Result<ResultRows, DatabaseError>]
    do throws(ConnectionLoss) {
      results = try connection.results(of: statements)
    } catch {
      throw .unreachable("PostgreSQL: \(error.reason)")
    }
    return try results.map { result throws(StoreSession.Refusal) in
      try StoreSession.found(result)
    }
  }

  private static let begin = "BEGIN ISOLATION LEVEL READ COMMITTED"

  private static let lockStore = "SELECT place, \(place) FROM store FOR UPDATE"

  private static let lockLogs = "SELECT project FROM project_log ORDER BY project FOR UPDATE"

  /// The milliseconds since the newest commit; a lost one is not older.
  private static let age = """
    SELECT floor(extract(epoch FROM clock_timestamp() - max(written_at)) * 1000)::int8
    FROM log_entry
    """

  private static let projects = """
    SELECT record.id, record.body, newest.tally, newest.position
    FROM project_log
    JOIN record ON record.project = project_log.project
      AND record.sort = \(RecordType.project.code) AND record.id = project_log.name,
    LATERAL (
      SELECT tally, position FROM log_entry WHERE project = project_log.project
      ORDER BY position DESC LIMIT 1
    ) AS newest
    """

  /// A project with a new gap in its feed.
  private struct Feed {
    var project: Project
    var counts = ProjectCounts()
    let position: LogPosition

    init?(_ rows: ResultRows, _ row: Int, age: Int64) throws(CodecError) {
      let key = RecordKey.project(ProjectID(rows.bytes(row, 0) ?? []))
      guard let body = rows.bytes(row, 1),
        case .project(let project) = try RecordCodec.decode(body, for: key)
      else { return nil }
      self.project = project
      position = LogPosition(rows.integer(row, 3))
      if let tally = rows.bytes(row, 2),
        case .projectCounts(let known) = try RecordCodec.decode(tally, for: countsKey)
      {
        counts = known
      }
      let gap = FeedGap(after: counts.events, age: age)
      counts.events = gap.through
      self.project.feedGaps.append(gap)
    }

    var key: RecordKey { .project(project.id) }
    var countsKey: RecordKey { .projectCounts(project.number) }
  }

  /// Returns the statements that store the gaps, with an entry of another writer in each log.
  private static func changes(_ feeds: [Feed], at place: StorePlace) -> [PreparedStatement] {
    var places = ParameterList()
    places.append(bytes: Array(place.text.utf8))
    let storePlace = PreparedStatement("UPDATE store SET place = $1", places)
    guard !feeds.isEmpty else { return [storePlace] }
    let projects = feeds.map { Int64($0.project.number.value) }
    var records = ParameterList()
    records.append(integers: projects)
    records.append(byteStrings: feeds.map { RecordCodec.encode(.project($0.project), for: $0.key) })
    var entries = ParameterList()
    entries.append(integers: projects)
    entries.append(integers: feeds.map(\.position.next.value))
    entries.append(byteStrings: feeds.map { LogEntry.encode([$0.key, $0.countsKey]) })
    entries.append(
      byteStrings: feeds.map { RecordCodec.encode(.projectCounts($0.counts), for: $0.countsKey) }
    )
    entries.append(Int64.random(in: 1...Int64.max))
    return [
      PreparedStatement(
        """
        UPDATE record SET body = new.body
        FROM unnest($1::int8[], $2::bytea[]) AS new (log, body), project_log
        WHERE project_log.project = new.log AND record.project = new.log
          AND record.sort = \(RecordType.project.code) AND record.id = project_log.name
        """,
        records
      ),
      PreparedStatement(
        """
        INSERT INTO log_entry (project, position, writer, turn, keys, tally)
        SELECT log, position, $5::int8, 1, keys, tally
        FROM unnest($1::int8[], $2::int8[], $3::bytea[], $4::bytea[])
          AS new (log, position, keys, tally)
        """,
        entries
      ),
      storePlace,
    ]
  }
}
