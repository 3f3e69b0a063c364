import IdentityCore
import Platform
import Storage

/// A journal row that is not in the tables yet.
final class MemtableRow: Sendable {
  let number: Int64
  let row: JournalRow
  /// The journal position of the next row.
  let end: JournalPosition
  /// Hashes of its records' keys, in order.
  let hashes: [UInt64]
  /// When it was committed, or read by a start.
  let committedAt = SteadyInstant.now

  init(_ row: JournalRow, number: Int64, end: JournalPosition) {
    self.number = number
    self.row = row
    self.end = end
    hashes = row.recordParts.map { row.byteHash(of: $0) }
  }

  /// Size that counts towards the limits: at least a third of the row's size in the journal.
  var byteCount: Int { max(row.bytes.count, journalBytes / 3) }

  /// Size of the row in the journal.
  var journalBytes: Int { JournalFrame.size(ofRow: row.bytes.count) }
}

/// A waiting event.
///
/// A query for a customer scans all waiting events; the hash stored here rules out nearly every
/// event of another customer.
struct WaitingEvent {
  let cursor: Int64
  private let customerHash: CustomerHash
  private let row: MemtableRow
  private let index: Int

  init(_ row: MemtableRow, _ index: Int) {
    let indexEntry = row.row.eventParts[index].indexEntry
    cursor = indexEntry.cursor
    customerHash = row.row.customerHash(of: indexEntry)
    self.row = row
    self.index = index
  }

  var kind: Event.Kind { row.row.eventParts[index].kind }

  /// Decodes the event; `damage` says why that failed.
  func eventOrDamage() -> (event: StoredEvent, damage: String?) {
    let (row, part) = (row.row, row.row.eventParts[index])
    return StoredEvent.read(
      part.indexEntry.cursor,
      of: part.indexEntry.project,
      part.kind,
      at: part.at,
      of: CustomerID(row.copy(part.indexEntry.customer)),
      row.copy(part.body)
    )
  }

  /// Returns a customer's first events after a cursor.
  static func first(
    _ limit: Int,
    of customer: CustomerID,
    after cursor: Int64,
    in events: ArraySlice<WaitingEvent>
  ) -> [WaitingEvent] {
    let hash = CustomerHash(customer)
    var found: [WaitingEvent] = []
    let events = events.span
    for index in events.indices where events[index].customerHash == hash {
      guard found.count < limit else { break }
      let event = events[index]
      if event.cursor > cursor, event.isOf(customer.bytes) { found.append(event) }
    }
    return found
  }

  private func isOf(_ customer: [UInt8]) -> Bool {
    row.row.hasBytes(customer, in: row.row.eventParts[index].indexEntry.customer)
  }
}

/// A project's waiting events, in order.
struct EventQueue {
  private var events: [WaitingEvent] = []
  private var removedCount = 0

  /// Returns the events after a cursor, by binary search.
  func after(_ cursor: Int64) -> ArraySlice<WaitingEvent> {
    let waiting = events[removedCount...]
    let first = waiting.firstPosition { $0.cursor > cursor }
    return waiting[first...]
  }

  mutating func append(_ event: WaitingEvent) {
    events.append(event)
  }

  mutating func removeFirst() {
    removedCount += 1
    guard removedCount * 2 > events.count else { return }
    events.removeFirst(removedCount)
    removedCount = 0
  }
}
