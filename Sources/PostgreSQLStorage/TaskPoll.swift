import IdentityCore
import Storage

/// Takes or renews the right to look for background work, and reads what there is, in one round
/// trip.
struct TaskPoll {
  let writer: WriterID
  /// The number of polls of this process, with this one.
  let number: Int

  private static let task: Int64 = 1

  var statements: [PreparedStatement] {
    let parameters = Self.parameters(of: writer)
    let isTrimming = number.isMultiple(of: Self.pollsPerTrim)
    let texts = [Self.lease] + (isTrimming ? [Self.trim] : []) + [Self.work]
    return texts.map { PreparedStatement($0, parameters) }
  }

  /// Returns the statement that gives the right back.
  static func end(of writer: WriterID) -> PreparedStatement {
    let text = "DELETE FROM task_lease WHERE task = $1::int8 AND holder = $2::int8"
    return PreparedStatement(text, parameters(of: writer))
  }

  private static func parameters(of writer: WriterID) -> ParameterList {
    var parameters = ParameterList()
    parameters.append(task)
    parameters.append(Int64(bitPattern: writer.value))
    return parameters
  }

  private static let pollsPerTrim = 5

  /// Has the commit of a statement wait for neither the disk nor a standby.
  ///
  /// Reads have the same connection, and would wait behind it: for a standby that is away, for
  /// ever. Nothing depends on what is lost then.
  private static let quickly = "set_config('synchronous_commit', 'off', true)"

  /// Deletes entries whose successors are ten minutes old: no daemon needs them to follow its log.
  ///
  /// The newest entry of a log has no successor, so it stays. Addresses of rows leave the planner
  /// no choice, even while the table is empty.
  private static let trim = """
    DELETE FROM log_entry WHERE ctid = ANY (ARRAY(
      SELECT old.ctid FROM \(quickly), project_log, LATERAL (
        SELECT ctid FROM log_entry
        WHERE project = project_log.project AND position < greatest((
          SELECT max(position) FROM (
            SELECT position, written_at FROM log_entry AS entry
            WHERE entry.project = project_log.project ORDER BY position LIMIT 5001
          ) AS oldest
          WHERE written_at < clock_timestamp() - interval '10 min'
        ), (
          SELECT position FROM log_entry AS entry
          WHERE entry.project = project_log.project ORDER BY position DESC LIMIT 1
        ) - \(LogUpdate.entriesMax))
        ORDER BY position LIMIT 5000
      ) AS old
      WHERE EXISTS (
        SELECT FROM task_lease
        WHERE task = $1::int8 AND holder = $2::int8 AND expires_at > clock_timestamp()
      )
      LIMIT 20000
    ))
    """

  /// For 15 seconds; the holder renews it every five, and the others lock no row meanwhile.
  ///
  /// If the clock goes back, one that ends later than that is over: its holder may be gone.
  private static let lease = """
    INSERT INTO task_lease (task, holder, expires_at)
    SELECT $1::int8, $2::int8, clock_timestamp() + interval '15 s'
    FROM \(quickly)
    WHERE NOT EXISTS (
      SELECT FROM task_lease
      WHERE task = $1::int8
        AND expires_at BETWEEN clock_timestamp() AND clock_timestamp() + interval '16 s'
        AND (holder <> $2::int8 OR expires_at >= clock_timestamp() + interval '10 s')
    )
    ON CONFLICT (task) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at
    WHERE task_lease.expires_at NOT BETWEEN clock_timestamp()
        AND clock_timestamp() + interval '16 s'
      OR task_lease.holder = excluded.holder
        AND task_lease.expires_at < clock_timestamp() + interval '10 s'
    """

  /// Selects the time, the body of the list of erasures, and the projects that may have work.
  ///
  /// `OFFSET 0` and the order by `due_at` make the planner begin with the projects and look at one
  /// entry of an index for each. Otherwise it may read the index of all records, or of all that end
  /// sometime, in each poll.
  private static let work = """
    WITH held AS MATERIALIZED (
      SELECT FROM task_lease
      WHERE task = $1::int8 AND holder = $2::int8 AND expires_at > clock_timestamp()
    ), now AS MATERIALIZED (
      SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::int8 AS moment
    )
    SELECT 0::int8, now.moment, EXISTS (SELECT FROM held)::int::int8, NULL::bytea, (
      SELECT body FROM record WHERE project = 0 AND sort = \(RecordType.erasures.code)
    ), 0::int8 FROM now
    UNION ALL
    SELECT 1::int8, project_log.project::int8, 0::int8, project_log.name, definition.body,
      coalesce(due.is_due, false)::int::int8
    FROM project_log,
    LATERAL (
      SELECT body, due_at FROM record
      WHERE project = project_log.project AND sort = \(RecordType.project.code)
        AND id = project_log.name
      OFFSET 0
    ) AS definition,
    LATERAL (
      SELECT min(first.due_at) <= (SELECT moment FROM now) AS is_due
      FROM (VALUES (\(RecordType.purchase.code)), (\(RecordType.customer.code))) AS type (sort),
      LATERAL (
        SELECT due_at FROM record
        WHERE project = project_log.project AND sort = type.sort AND due_at IS NOT NULL
        ORDER BY due_at LIMIT 1
      ) AS first
      OFFSET 0
    ) AS due
    WHERE EXISTS (SELECT FROM held) AND (definition.due_at IS NOT NULL OR due.is_due)
    """

  /// Reads the rows of the last statement.
  func read(_ rows: ResultRows) throws(StorageError) -> Fetch.Content {
    try Fetch.readable { () throws(CodecError) in try content(of: rows) }
  }

  private func content(of rows: ResultRows) throws(CodecError) -> Fetch.Content {
    var tasks = StoreTasks()
    var time = Moment(milliseconds: .min)
    for row in 0..<rows.count {
      let body = rows.bytes(row, 4)
      guard rows.integer(row, 0) == 1 else {
        time = Moment(milliseconds: rows.integer(row, 1))
        tasks.isHolder = rows.integer(row, 2) == 1
        if let body, case .erasures(let all) = try RecordCodec.decode(body, for: .erasures) {
          tasks.hasErasures = !all.underway.isEmpty
        }
        continue
      }
      let id = ProjectID(rows.bytes(row, 3) ?? [])
      guard let body, case .project(let project) = try RecordCodec.decode(body, for: .project(id))
      else { continue }
      let address = StoreTasks.ProjectAddress(number: project.number, id: id)
      if project.isRollingOut {
        tasks.rollingOut.append(address)
      } else if case .system = project.clock, rows.integer(row, 5) == 1 {
        tasks.due.append(address)
      }
    }
    return Fetch.Content(contents: [.tasks(tasks)], time: time, updates: [])
  }
}
