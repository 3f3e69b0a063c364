import CSQLite
import IdentityCore
import Storage

/// The gap in each feed that the first start on a backup leaves; see `FeedGap`.
enum RestoredBackup {
  /// The milliseconds since 1970.
  private static let now = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"

  /// Returns the statement that marks a file as a backup of a store that last changed at a moment,
  /// in milliseconds since 1970.
  ///
  /// A copy of a backup is as old as that one. An older mark only makes the gap larger.
  static func mark(changedAt moment: Int64) -> String {
    "UPDATE folded SET copied_at = min(coalesce(copied_at, \(moment)), \(moment), \(now))"
  }
  private static let unmark = "UPDATE folded SET copied_at = NULL"
  private static let selectAge = "SELECT \(now) - copied_at FROM folded WHERE copied_at IS NOT NULL"

  /// Leaves a gap in each feed and removes the mark, in a single durable transaction; returns false
  /// if the file is not marked.
  ///
  /// A marked file has no rows in the journal.
  static func leaveGaps(in connection: Connection) throws(SQLiteError) -> Bool {
    guard let age = try connection.integer(selectAge) else { return false }
    try connection.execute(TurnSQL.beginWriting)
    do throws(SQLiteError) {
      for project in try projects(in: connection) { try leaveGap(age, in: project, connection) }
      try connection.execute(unmark)
      try connection.execute(TurnSQL.commit)
    } catch {
      connection.rollBack()
      throw error
    }
    return true
  }

  private static func leaveGap(
    _ age: Int64,
    in known: Project,
    _ connection: Connection
  ) throws(SQLiteError) {
    let key = RecordKey.projectCounts(known.number)
    var counts = ProjectCounts()
    let select = try connection.prepare(RecordTable(.projectCounts).select)
    try select.forEachRow(cells(of: key)) { row throws(SQLiteError) in
      if case .projectCounts(let stored) = try decode(row.bytes(0), for: key) { counts = stored }
      return .stop
    }
    var project = known
    let gap = FeedGap(after: counts.events, age: age)
    counts.events = gap.through
    project.feedGaps.append(gap)
    try put(.project(project), for: .project(project.id), connection)
    try put(.projectCounts(counts), for: key, connection)
  }

  private static func projects(in connection: Connection) throws(SQLiteError) -> [Project] {
    var projects: [Project] = []
    let select = try connection.prepare("SELECT id, body FROM projects")
    try select.forEachRow { row throws(SQLiteError) in
      let key = RecordKey.project(ProjectID(row.bytes(0)))
      guard case .project(let project) = try decode(row.bytes(1), for: key) else { return .next }
      projects.append(project)
      return .next
    }
    return projects
  }

  private static func decode(_ body: [UInt8], for key: RecordKey) throws(SQLiteError) -> Record {
    do throws(CodecError) {
      return try RecordCodec.decode(body, for: key)
    } catch {
      throw SQLiteError(
        extendedCode: SQLITE_CORRUPT,
        systemCode: 0,
        message: "\(error)",
        statement: nil
      )
    }
  }

  private static func put(
    _ record: Record,
    for key: RecordKey,
    _ connection: Connection
  ) throws(SQLiteError) {
    let upsert = try connection.prepare(RecordTable(key.type).upsert)
    try upsert.run(cells(of: key) + [.bytes(RecordCodec.encode(record, for: key))])
  }

  private static func cells(of key: RecordKey) -> [Statement.Cell] {
    [.integer(Int64(key.project.value)), .bytes(key.id)]
  }
}
