import IdentityCore
import Storage

/// The journal rows of a data file that its tables do not have yet.
///
/// The writer limits the journal to some megabytes, so they fit in memory.
struct WaitingRows {
  /// The newest state of each record.
  private(set) var records: [RecordAddress: StoredRecord] = [:]
  /// In the order of project and cursor.
  private(set) var events: [EventRow] = []
  private var eventIndexes: [ProjectNumber: [Int64: Int]] = [:]
  /// The existing records, in address order.
  private var sorted: [RecordType: [StoredRecord]] = [:]
  /// The faults of unreadable rows, a sentence each.
  private(set) var faults: [String] = []

  init(_ contents: JournalContents) {
    if let fault = contents.fault { faults.append(fault) }
    for row in contents.rows {
      do throws(CodecError) {
        add(try JournalRow(bytes: row.bytes))
      } catch {
        faults.append("row \(row.number) of its journal is damaged: \(error)")
      }
    }
    for record in records.values where record.body != nil {
      sorted[record.address.type, default: []].append(record)
    }
    for type in sorted.keys {
      sorted[type]?.sort { ScanPosition($0.address) < ScanPosition($1.address) }
    }
    events.sort { ($0.project, $0.cursor) < ($1.project, $1.cursor) }
    for (index, event) in events.enumerated() {
      eventIndexes[event.project, default: [:]][event.cursor] = index
    }
  }

  /// Returns the records after a position, through `end` or through the last.
  func records(
    of type: RecordType,
    after start: ScanPosition,
    through end: ScanPosition?
  ) -> ArraySlice<StoredRecord> {
    guard let all = sorted[type] else { return [] }
    let first = all.count { !(start < ScanPosition($0.address)) }
    return all[first...].prefix { record in
      end.map { !($0 < ScanPosition(record.address)) } ?? true
    }
  }

  /// Returns the events after a position, through `end` or through the last.
  func events(after start: EventPosition, through end: EventPosition?) -> ArraySlice<EventRow> {
    let first = events.count { $0.position <= start.number }
    return events[first...].prefix { event in end.map { event.position <= $0.number } ?? true }
  }

  func event(_ cursor: Int64, in project: ProjectNumber) -> EventRow? {
    eventIndexes[project]?[cursor].map { events[$0] }
  }

  private mutating func add(_ row: JournalRow) {
    for record in row.records { records[record.address] = record }
    for part in row.eventParts { events.append(EventRow(part, of: row)) }
  }
}

extension EventRow {
  fileprivate init(_ part: JournalRow.EventPart, of row: JournalRow) {
    self.init(
      project: part.indexEntry.project,
      cursor: part.indexEntry.cursor,
      kind: Int64(part.kind.code),
      customer: CustomerID(row.copy(part.indexEntry.customer)),
      at: part.at,
      body: row.copy(part.body)
    )
  }

  fileprivate var position: Int64 { EventPosition(after: cursor, in: project).number }
}
