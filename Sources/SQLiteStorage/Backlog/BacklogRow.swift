import Storage

/// A row of the journal that is not in the tables yet.
final class BacklogRow: Sendable {
  let number: Int64
  let row: JournalRow
  /// Of its records' addresses, in their order.
  let hashes: [UInt64]

  init(_ row: JournalRow, number: Int64) {
    self.number = number
    self.row = row
    hashes = row.recordParts.map { row.byteHash(of: $0) }
  }

  var byteCount: Int { row.bytes.count }
}

/// An event of such a row.
struct WaitingEvent {
  let cursor: Int64
  private let row: BacklogRow
  private let place: Int

  init(_ row: BacklogRow, _ place: Int) {
    cursor = row.row.eventParts[place].cursor
    self.row = row
    self.place = place
  }

  /// A copy.
  var event: StoredEvent { row.row.event(row.row.eventParts[place]) }

  func isOf(_ customer: [UInt8]) -> Bool {
    row.row.holds(customer, in: row.row.eventParts[place].customer)
  }
}

/// A project's events that are not in the tables yet, in order.
struct EventRun {
  private var events: [WaitingEvent] = []
  private var goneCount = 0

  var newest: Int64? { events.count == goneCount ? nil : events.last?.cursor }

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
