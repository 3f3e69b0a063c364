import IdentityCore
import Storage

/// The statements that make a turn durable, in the transaction that holds the locks.
struct CommitStatements {
  private(set) var all: [PreparedStatement] = []

  /// Each log gets an entry at the position after the one that `applied` names.
  init(
    _ turn: Turn,
    affected: [RecordKey],
    logs: [ProjectNumber],
    applied: [ProjectNumber: LogEntry.ID],
    writer: WriterID
  ) {
    var counts: [ProjectNumber: [UInt8]] = [:]
    var (changed, deleted): ([StoredRecord], [StoredRecord]) = ([], [])
    for (key, record) in turn.changes {
      let stored = StoredRecord(record, for: key)
      switch (key.type, record) {
      case (.projectCounts, _): counts[key.project] = stored.body
      case (.project, .project(let project)?):
        let position = applied[project.number]?.position ?? LogPosition.none
        if position == .none { add(project.number, named: project.id) }
        let key = RecordKey(.project, project.number, stored.key.id)
        changed.append(
          // What is due is the definition that has not reached every customer.
          StoredRecord(
            key: key,
            body: stored.body,
            indexKey: project.isRollingOut ? .due(Moment(milliseconds: .min)) : .none
          )
        )
      default:
        if stored.body == nil { deleted.append(stored) } else { changed.append(stored) }
      }
    }
    change(changed)
    delete(deleted)
    expireAnswers(among: turn)
    add(turn.events)
    rewrite(turn.rewrites)
    if turn.clearsTraces { clearKeys(of: logs) }
    for log in logs.sorted(by: { $0.value < $1.value }) {
      let named = affected.filter { $0.log == nil || $0.log == log }
      let position = (applied[log] ?? LogEntry.ID.none).position.next
      add(position, in: log, of: writer, turn.number, named, counts: counts[log])
    }
    all.append(PreparedStatement("COMMIT"))
  }

  private mutating func add(_ project: ProjectNumber, named id: ProjectID) {
    var parameters = ParameterList()
    parameters.append(Int64(project.value))
    parameters.append(bytes: id.bytes)
    let text = "INSERT INTO project_log (project, name) VALUES ($1::int8, $2::bytea)"
    all.append(PreparedStatement(text, parameters))
  }

  private mutating func change(_ records: [StoredRecord]) {
    guard !records.isEmpty else { return }
    var parameters = ParameterList()
    parameters.append(integers: records.map { Int64($0.key.project.value) })
    parameters.append(integers: records.map { Int64($0.key.type.code) })
    parameters.append(byteStrings: records.map(\.key.id))
    parameters.append(byteStrings: records.map(\.body))
    parameters.append(byteStrings: records.map(\.indexKey.login))
    parameters.append(optionals: records.map(\.indexKey.due))
    parameters.append(optionals: records.map(\.indexKey.answeredAt))
    let text = """
      INSERT INTO record (project, sort, id, body, login, due_at, answered_at)
      SELECT log, sort, id, body, login, due_at, answered_at
      FROM unnest($1::int8[], $2::int8[], $3::bytea[], $4::bytea[], $5::bytea[], $6::int8[],
        $7::int8[]) AS new (log, sort, id, body, login, due_at, answered_at)
      ON CONFLICT (project, sort, id) DO UPDATE SET body = excluded.body, login = excluded.login,
        due_at = excluded.due_at, answered_at = excluded.answered_at
      """
    all.append(PreparedStatement(text, parameters))
  }

  private mutating func delete(_ records: [StoredRecord]) {
    guard !records.isEmpty else { return }
    var parameters = ParameterList()
    parameters.append(integers: records.map { Int64($0.key.project.value) })
    parameters.append(integers: records.map { Int64($0.key.type.code) })
    parameters.append(byteStrings: records.map(\.key.id))
    let text = """
      DELETE FROM record USING unnest($1::int8[], $2::int8[], $3::bytea[]) AS gone (log, sort, id)
      WHERE record.project = gone.log AND record.sort = gone.sort AND record.id = gone.id
      """
    all.append(PreparedStatement(text, parameters))
  }

  /// Deletes a few remembered answers past their lifetime in each project that gets new ones.
  private mutating func expireAnswers(among turn: Turn) {
    var newest: [ProjectNumber: (moment: Moment, count: Int)] = [:]
    for (key, record) in turn.changes {
      guard case .answer(let answer)? = record else { continue }
      let known = newest[key.project]
      newest[key.project] = (
        max(known?.moment ?? answer.answeredAt, answer.answeredAt), (known?.count ?? 0) + 1
      )
    }
    for (project, answers) in newest {
      var parameters = ParameterList()
      parameters.append(Int64(project.value))
      parameters.append(IdempotencyExpiry.limit(newest: answers.moment).milliseconds)
      parameters.append(Int64(IdempotencyExpiry.countMax(remembering: answers.count)))
      let text = """
        DELETE FROM record WHERE (project, sort, id) IN (
          SELECT project, sort, id FROM record
          WHERE project = $1::int8 AND answered_at IS NOT NULL AND answered_at <= $2::int8
          ORDER BY answered_at LIMIT $3::int8)
        """
      all.append(PreparedStatement(text, parameters))
    }
  }

  private mutating func add(_ events: [StoredEvent]) {
    guard !events.isEmpty else { return }
    var parameters = ParameterList()
    parameters.append(integers: events.map { Int64($0.project.value) })
    parameters.append(integers: events.map(\.cursor))
    parameters.append(integers: events.map { Int64($0.kind.code) })
    parameters.append(byteStrings: events.map(\.customer.bytes))
    parameters.append(integers: events.map(\.event.at.milliseconds))
    parameters.append(byteStrings: events.map { EventCodec.encode($0.event) })
    let text = """
      INSERT INTO event (project, cursor, kind, customer, at, body)
      SELECT log, cursor, kind, customer, at, body
      FROM unnest($1::int8[], $2::int8[], $3::int8[], $4::bytea[], $5::int8[], $6::bytea[])
        AS new (log, cursor, kind, customer, at, body)
      """
    all.append(PreparedStatement(text, parameters))
  }

  private mutating func rewrite(_ events: [StoredEvent]) {
    guard !events.isEmpty else { return }
    var parameters = ParameterList()
    parameters.append(integers: events.map { Int64($0.project.value) })
    parameters.append(integers: events.map(\.cursor))
    parameters.append(byteStrings: events.map(\.customer.bytes))
    parameters.append(byteStrings: events.map { EventCodec.encode($0.event) })
    let text = """
      UPDATE event SET customer = new.customer, body = new.body
      FROM unnest($1::int8[], $2::int8[], $3::bytea[], $4::bytea[])
        AS new (log, cursor, customer, body)
      WHERE event.project = new.log AND event.cursor = new.cursor
      """
    all.append(PreparedStatement(text, parameters))
  }

  /// Removes the ids of people and devices from all entries of projects.
  private mutating func clearKeys(of logs: [ProjectNumber]) {
    var parameters = ParameterList()
    parameters.append(integers: logs.filter { $0 != .directoryLog }.map { Int64($0.value) })
    let text = """
      UPDATE log_entry SET keys = NULL WHERE project = ANY ($1::int8[]) AND keys IS NOT NULL
      """
    all.append(PreparedStatement(text, parameters))
  }

  /// Adds an entry to a log; without new counts it repeats those of the entry before.
  private mutating func add(
    _ position: LogPosition,
    in log: ProjectNumber,
    of writer: WriterID,
    _ turn: TurnNumber,
    _ affected: [RecordKey],
    counts: [UInt8]?
  ) {
    var parameters = ParameterList()
    parameters.append(Int64(log.value))
    parameters.append(position.value)
    parameters.append(Int64(bitPattern: writer.value))
    parameters.append(Int64(bitPattern: turn.value))
    parameters.append(bytes: LogEntry.encode(affected))
    parameters.append(bytes: counts)
    let text = """
      INSERT INTO log_entry (project, position, writer, turn, keys, tally)
      VALUES ($1::int8, $2::int8, $3::int8, $4::int8, $5::bytea, coalesce($6::bytea, (
        SELECT tally FROM log_entry WHERE project = $1::int8 ORDER BY position DESC LIMIT 1)))
      """
    all.append(PreparedStatement(text, parameters))
  }
}

extension IndexKey {
  var login: [UInt8]? { if case .user(let user) = self { user.bytes } else { nil } }

  var due: Int64? { if case .due(let moment) = self { moment.milliseconds } else { nil } }

  var answeredAt: Int64? {
    if case .answeredAt(let moment) = self { moment.milliseconds } else { nil }
  }
}
