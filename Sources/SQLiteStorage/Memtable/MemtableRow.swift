import IdentityCore
import Storage

/// A row of the journal that is not in the tables yet.
final class MemtableRow: Sendable {
  let number: Int64
  let row: JournalRow
  /// Where the next one goes in the journal.
  let end: JournalPlace
  /// Of its records' addresses, in their order.
  let hashes: [UInt64]

  init(_ row: JournalRow, number: Int64, end: JournalPlace) {
    self.number = number
    self.row = row
    self.end = end
    hashes = row.recordParts.map { row.byteHash(of: $0) }
  }

  /// How much it counts for; a short one for a part of the room that it has in the journal.
  var byteCount: Int { max(row.bytes.count, journalBytes / 3) }

  /// How much room it has in the journal.
  var journalBytes: Int { JournalFrame.size(ofRow: row.bytes.count) }
}

/// An event of such a row.
///
/// Of all that wait those of one customer are looked for one by one: nearly always a hash, which
/// stands beside them, says that it is another's.
struct WaitingEvent {
  let cursor: Int64
  private let customerHash: UInt64
  private let row: MemtableRow
  private let place: Int

  init(_ row: MemtableRow, _ place: Int) {
    let finding = row.row.eventParts[place].finding
    cursor = finding.cursor
    customerHash = row.row.byteHash(ofCustomer: finding)
    self.row = row
    self.place = place
  }

  var kind: Event.Kind { row.row.eventParts[place].kind }

  /// The event, and what is wrong where it cannot be read.
  func eventOrDamage() -> (event: StoredEvent, damage: String?) {
    let (row, part) = (row.row, row.row.eventParts[place])
    return StoredEvent.read(
      part.finding.cursor,
      of: part.finding.project,
      part.kind,
      at: part.at,
      of: CustomerID(row.copy(part.finding.customer)),
      row.copy(part.body)
    )
  }

  /// The first ones of a customer behind an event.
  static func first(
    _ limit: Int,
    of customer: CustomerID,
    after cursor: Int64,
    in events: ArraySlice<WaitingEvent>
  ) -> [WaitingEvent] {
    let hash = customer.byteHash
    var found: [WaitingEvent] = []
    let events = events.span
    for place in events.indices where events[place].customerHash == hash {
      guard found.count < limit else { break }
      let event = events[place]
      if event.cursor > cursor, event.isOf(customer.bytes) { found.append(event) }
    }
    return found
  }

  private func isOf(_ customer: [UInt8]) -> Bool {
    row.row.holds(customer, in: row.row.eventParts[place].finding.customer)
  }
}

/// A project's events that wait, in their order.
struct EventRun {
  private var events: [WaitingEvent] = []
  private var goneCount = 0

  /// By halves.
  func after(_ cursor: Int64) -> ArraySlice<WaitingEvent> {
    var low = goneCount
    var high = events.count
    while low < high {
      let middle = low + (high - low) / 2
      if events[middle].cursor > cursor { high = middle } else { low = middle + 1 }
    }
    return events[low...]
  }

  mutating func append(_ event: WaitingEvent) {
    events.append(event)
  }

  mutating func removeFirst() {
    goneCount += 1
    guard goneCount * 2 > events.count else { return }
    events.removeFirst(goneCount)
    goneCount = 0
  }
}
