import IdentityCore
import Storage

/// Reads everything that a request asks for in one statement, and so in one snapshot.
///
/// Each part of the statement selects seven columns: its number, an order, three integers and two
/// byte strings. The parts are the time, the entries of logs, records, and each range.
struct Fetch {
  let queries: [StoreQuery]
  let applied: [ProjectNumber: LogEntry.ID]
  private var text = ""
  private var parameters = ParameterList()
  /// The records of all queries, one after another.
  let keys: [RecordKey]

  /// The number of a part.
  enum Part {
    static let time: Int64 = 0
    static let log: Int64 = 1
    static let record: Int64 = 2
    /// That of the first query.
    static let range: Int64 = 10
  }

  /// The result: the content of each query, the clock of the server, and what is new in the logs.
  struct Content {
    var contents: [StoreContent]
    /// Nil for a commit, which shows none.
    var time: Moment?
    var updates: [LogUpdate]
  }

  init(_ queries: [StoreQuery], applied: [ProjectNumber: LogEntry.ID]) {
    (self.queries, self.applied) = (queries, applied)
    keys = queries.flatMap { query -> [RecordKey] in
      if case .records(let keys) = query { keys } else { [] }
    }
    addLogsAndRecords()
    for place in queries.indices { add(queries[place], as: Part.range + Int64(place)) }
  }

  var statement: PreparedStatement { PreparedStatement(text, parameters) }

  private var next: Int { parameters.lengths.count + 1 }

  private mutating func addPart(_ part: String) { text += "\nUNION ALL\n(\(part))" }

  // MARK: Logs and records

  /// What the keys need; the rest is left out, because the server would prepare to run it, too.
  private struct Needs: OptionSet {
    let rawValue: Int
    /// Projects, by their names.
    static let projects = Needs(rawValue: 1)
    /// Other records, by their keys; counts come with the logs.
    static let records = Needs(rawValue: 2)
  }

  /// The text for each value of `Needs`.
  private static let texts = (0..<4).map { text(for: Needs(rawValue: $0)) }

  private mutating func addLogsAndRecords() {
    var (places, projects, sorts, ids): ([Int64], [Int64], [Int64], [[UInt8]?]) = ([], [], [], [])
    var (namePlaces, names): ([Int64], [[UInt8]?]) = ([], [])
    for (place, key) in keys.enumerated() {
      let place = Int64(place)
      switch key.type {
      case .project:
        namePlaces.append(place)
        names.append(key.id)
      case .projectCounts: break
      default:
        places.append(place)
        projects.append(Int64(key.project.value))
        sorts.append(Int64(key.type.code))
        ids.append(key.id)
      }
    }
    var needs: Needs = []
    parameters.append(integers: applied.keys.map { Int64($0.value) })
    parameters.append(integers: applied.values.map(\.position.value))
    if !names.isEmpty {
      needs.insert(.projects)
      parameters.append(byteStrings: names)
      parameters.append(integers: namePlaces)
    }
    if !places.isEmpty {
      needs.insert(.records)
      for list in [places, projects, sorts] { parameters.append(integers: list) }
      parameters.append(byteStrings: ids)
    }
    text = Self.texts[needs.rawValue]
  }

  private static func text(for needs: Needs) -> String {
    var parts = [timeText, logsText(withNames: needs.contains(.projects))]
    var number = 3
    if needs.contains(.projects) {
      parts.append(projectsText(number))
      number += 2
    }
    if needs.contains(.records) { parts.append(recordsText(number)) }
    return parts.map { "(\($0))" }.joined(separator: "\nUNION ALL\n")
  }

  private static let timeText = """
    SELECT \(Part.time)::int8 AS part, 0::int8 AS place,
      floor(extract(epoch FROM clock_timestamp()) * 1000)::int8 AS a, 0::int8 AS b, 0::int8 AS c,
      NULL::bytea AS x, NULL::bytea AS y
    """

  /// Selects the entries from the applied ones on, and the newest of each named project's log.
  private static func logsText(withNames: Bool) -> String {
    let named = """

      UNION ALL
      SELECT DISTINCT project_log.project::int8, 0::int8
      FROM unnest($3::bytea[]) AS named (name)
      JOIN project_log ON project_log.name = named.name
      WHERE project_log.project <> ALL ($1::int8[])
      """
    return """
      SELECT \(Part.log)::int8, wanted.log, entry.position, entry.writer, entry.turn,
        CASE WHEN entry.position > wanted.applied THEN entry.keys END,
        entry.tally
      FROM (
        SELECT log, applied FROM unnest($1::int8[], $2::int8[]) AS given (log, applied)
        \(withNames ? named : "")
      ) AS wanted,
      LATERAL (
        SELECT position, writer, turn, keys, tally FROM log_entry
        WHERE project = wanted.log AND position >= wanted.applied
        ORDER BY position DESC
        LIMIT CASE WHEN wanted.applied = 0 THEN 1 ELSE \(LogUpdate.entriesMax + 1) END
      ) AS entry
      """
  }

  private static func projectsText(_ number: Int) -> String {
    recordsText(
      "found.body",
      """
      FROM unnest($\(number + 1)::int8[], $\(number)::bytea[]) AS wanted (place, name)
      JOIN project_log ON project_log.name = wanted.name,
      LATERAL (
        SELECT body FROM record WHERE project = project_log.project
          AND sort = \(RecordType.project.code) AND id = project_log.name
        OFFSET 0
      ) AS found
      """
    )
  }

  private static func recordsText(_ number: Int) -> String {
    recordsText(
      "record.body",
      """
      FROM unnest($\(number)::int8[], $\(number + 1)::int8[], $\(number + 2)::int8[],
        $\(number + 3)::bytea[]) AS wanted (place, log, sort, id)
      JOIN record ON record.project = wanted.log AND record.sort = wanted.sort
        AND record.id = wanted.id
      """
    )
  }

  /// Selects records, each with its place among the keys.
  private static func recordsText(_ bodies: String, _ source: String) -> String {
    """
    SELECT \(Part.record)::int8, wanted.place, 0::int8, 0::int8, 0::int8, \(bodies), NULL::bytea
    \(source)
    """
  }

  // MARK: Ranges

  private mutating func add(_ query: StoreQuery, as part: Int64) {
    switch query {
    case .records: break
    case .events(let query): add(query, as: part)
    case .due(let project, let moment, let limit):
      let number = next
      parameters.append(Int64(project.value))
      parameters.append(moment.milliseconds)
      parameters.append(Int64(limit))
      for type in [RecordType.purchase, .customer] {
        addPart(
          """
          SELECT \(part)::int8, 0::int8, due_at, sort::int8, 0::int8, id, NULL::bytea
          FROM record
          WHERE project = $\(number)::int8 AND sort = \(type.code) AND due_at IS NOT NULL
            AND due_at <= $\(number + 1)::int8
          ORDER BY due_at, id LIMIT $\(number + 2)::int8
          """
        )
      }
    case .devices(let project, let user):
      let number = next
      parameters.append(Int64(project.value))
      parameters.append(bytes: user.bytes)
      addPart(
        """
        SELECT \(part)::int8, 0::int8, 0::int8, 0::int8, 0::int8, id, NULL::bytea FROM record
        WHERE project = $\(number)::int8 AND login = $\(number + 1)::bytea AND login IS NOT NULL
        ORDER BY id
        """
      )
    case .page(let type, let project, let id, let limit):
      add(type, of: project, after: id, limit, withBodies: true, as: part)
    case .customers(let project, let id, let limit):
      add(.customer, of: project, after: id?.bytes ?? [], limit, as: part)
    case .unclaimed(let project, let chain, let limit):
      add(.unclaimed, of: project, after: chain?.unclaimedID ?? [], limit, as: part)
    case .consumers(let limit):
      let number = next
      parameters.append(Int64(limit))
      addPart(
        """
        SELECT \(part)::int8, 0::int8, found.project::int8, 0::int8, 0::int8, found.id, NULL::bytea
        FROM project_log, LATERAL (
          SELECT project, id FROM record
          WHERE project = project_log.project AND sort = \(RecordType.consumer.code)
          ORDER BY id LIMIT $\(number)::int8
        ) AS found
        ORDER BY found.project, found.id LIMIT $\(number)::int8
        """
      )
    }
  }

  /// Selects the records of a type after an id, in byte order.
  private mutating func add(
    _ type: RecordType,
    of project: ProjectNumber,
    after id: [UInt8],
    _ limit: Int,
    withBodies: Bool = false,
    as part: Int64
  ) {
    let number = next
    parameters.append(Int64(project.value))
    parameters.append(bytes: id)
    parameters.append(Int64(limit))
    addPart(
      """
      SELECT \(part)::int8, 0::int8, 0::int8, 0::int8, 0::int8, id,
        \(withBodies ? "body" : "NULL::bytea")
      FROM record
      WHERE project = $\(number)::int8 AND sort = \(type.code) AND id > $\(number + 1)::bytea
      ORDER BY id LIMIT $\(number + 2)::int8
      """
    )
  }

  /// Selects the wanted events of a page, one more if there is one, and others without their body.
  private mutating func add(_ query: EventQuery, as part: Int64) {
    let number = next
    let scanMax = query.kinds == nil ? min(query.limit, query.scanMax) : query.scanMax
    parameters.append(Int64(query.project.value))
    parameters.append(query.after)
    parameters.append(Int64(scanMax) + 1)
    parameters.append(integers: query.kinds?.map { Int64($0.code) })
    parameters.append(Int64(query.limit))
    let columns = "cursor, kind, at, customer, body"
    var source = """
      SELECT \(columns) FROM event
      WHERE project = $\(number)::int8 AND cursor > $\(number + 1)::int8
      ORDER BY cursor LIMIT $\(number + 2)::int8
      """
    if let customers = query.customers {
      parameters.append(byteStrings: customers.sorted().map(\.bytes))
      source = """
        SELECT \(columns) FROM unnest($\(number + 5)::bytea[]) AS wanted (id), LATERAL (
          SELECT \(columns) FROM event
          WHERE project = $\(number)::int8 AND customer = wanted.id
            AND cursor > $\(number + 1)::int8
          ORDER BY cursor LIMIT $\(number + 2)::int8
        ) AS found
        ORDER BY found.cursor LIMIT $\(number + 2)::int8
        """
      addPart(
        """
        SELECT \(part)::int8, 1::int8, cursor, 0::int8, 0::int8, NULL::bytea, NULL::bytea FROM event
        WHERE project = $\(number)::int8 ORDER BY cursor DESC LIMIT 1
        """
      )
    }
    addPart(
      """
      SELECT \(part)::int8, 0::int8, page.cursor, page.kind::int8, page.at, page.customer, page.body
      FROM (
        SELECT cursor, kind, at, customer, CASE WHEN is_wanted THEN body END AS body,
          count(*) FILTER (WHERE is_wanted) OVER (ORDER BY cursor ROWS UNBOUNDED PRECEDING)
            - is_wanted::int AS before
        FROM (
          SELECT scanned.*,
            ($\(number + 3)::int8[] IS NULL OR kind = ANY ($\(number + 3)::int8[])) AS is_wanted
          FROM (\(source)) AS scanned
        ) AS marked
      ) AS page
      WHERE page.before <= $\(number + 4)::int8 ORDER BY page.cursor
      """
    )
  }
}
