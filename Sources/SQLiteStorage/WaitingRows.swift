import IdentityCore
import Storage

/// What the journal of a data file has and its tables do not have yet.
///
/// The writer keeps the journal to some megabytes, and so is this.
struct WaitingRows {
  /// The newest state of each record.
  private(set) var records: [RecordAddress: StoredRecord] = [:]
  /// In the order of their places.
  private(set) var events: [EventRow] = []
  private var eventPlaces: [ProjectNumber: [Int64: Int]] = [:]
  /// Those that there are, in the order of their addresses.
  private var sorted: [RecordType: [StoredRecord]] = [:]
  /// What is wrong with rows that cannot be read, a sentence each.
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
      sorted[type]?.sort { ScanPlace($0.address) < ScanPlace($1.address) }
    }
    events.sort { ($0.project, $0.cursor) < ($1.project, $1.cursor) }
    for (place, event) in events.enumerated() {
      eventPlaces[event.project, default: [:]][event.cursor] = place
    }
  }

  /// Those behind a place, up to another one; nil is up to the last.
  func records(
    of type: RecordType,
    after start: ScanPlace,
    through end: ScanPlace?
  ) -> ArraySlice<StoredRecord> {
    guard let all = sorted[type] else { return [] }
    let first = all.count { !(start < ScanPlace($0.address)) }
    return all[first...].prefix { record in
      end.map { !($0 < ScanPlace(record.address)) } ?? true
    }
  }

  /// The events behind a place, up to another one; nil is up to the last.
  func events(after start: EventPlace, through end: EventPlace?) -> ArraySlice<EventRow> {
    let first = events.count { $0.place <= start.number }
    return events[first...].prefix { event in end.map { event.place <= $0.number } ?? true }
  }

  func event(_ cursor: Int64, in project: ProjectNumber) -> EventRow? {
    eventPlaces[project]?[cursor].map { events[$0] }
  }

  private mutating func add(_ row: JournalRow) {
    for record in row.records { records[record.address] = record }
    for part in row.eventParts { events.append(EventRow(part, of: row)) }
  }
}

extension EventRow {
  fileprivate init(_ part: JournalRow.EventPart, of row: JournalRow) {
    self.init(
      project: part.finding.project,
      cursor: part.finding.cursor,
      kind: Int64(part.kind.code),
      customer: CustomerID(row.copy(part.finding.customer)),
      at: part.at,
      body: row.copy(part.body)
    )
  }

  fileprivate var place: Int64 { EventPlace(after: cursor, in: project).number }
}
