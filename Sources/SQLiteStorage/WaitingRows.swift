import IdentityCore
import Storage

/// What the journal of a data file has and its tables do not have yet.
///
/// The writer keeps the journal to some megabytes, and so is this.
struct WaitingRows {
  /// The newest state of each record.
  private(set) var records: [RecordAddress: StoredRecord] = [:]
  private var findings: [ProjectNumber: Set<Int64>] = [:]
  /// Those that there are, in the order of their addresses.
  private var sorted: [RecordSort: [StoredRecord]] = [:]
  /// What is wrong with rows that cannot be read, a sentence each.
  private(set) var faults: [String] = []

  init(of connection: Connection) throws(SQLiteError) {
    var rows: [(number: Int64, bytes: [UInt8])] = []
    try connection.prepare(TurnSQL.selectJournal).forEachRow { row in
      rows.append((row.integer(0), row.bytes(1)))
      return .next
    }
    for row in rows {
      do throws(CodecError) {
        add(try JournalRow(bytes: row.bytes))
      } catch {
        faults.append("row \(row.number) of its journal is damaged: \(error)")
      }
    }
    for record in records.values where record.body != nil {
      sorted[record.address.sort, default: []].append(record)
    }
    for sort in sorted.keys {
      sorted[sort]?.sort { ScanPlace($0.address) < ScanPlace($1.address) }
    }
  }

  /// Those behind a place, up to another one; nil is up to the last.
  func records(
    of sort: RecordSort,
    after start: ScanPlace,
    through end: ScanPlace?
  ) -> ArraySlice<StoredRecord> {
    guard let all = sorted[sort] else { return [] }
    let first = all.count { !(start < ScanPlace($0.address)) }
    return all[first...].prefix { record in
      end.map { !($0 < ScanPlace(record.address)) } ?? true
    }
  }

  /// Whether it has what finds an event by its customer.
  func finds(_ cursor: Int64, in project: ProjectNumber) -> Bool {
    findings[project]?.contains(cursor) ?? false
  }

  private mutating func add(_ row: JournalRow) {
    for record in row.records { records[record.address] = record }
    for finding in row.findings {
      findings[finding.project, default: []].insert(finding.cursor)
    }
  }
}
