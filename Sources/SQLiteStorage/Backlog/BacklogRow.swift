import IdentityCore
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

/// What finds an event of such a row by its customer.
///
/// Of all that wait those of one customer are looked for one by one: nearly always a hash, which
/// stands beside them, says that it is another's.
struct WaitingFinding {
  let cursor: Int64
  private let customerHash: UInt64
  private let row: BacklogRow
  private let place: Int

  init(_ row: BacklogRow, _ place: Int) {
    let finding = row.row.findings[place]
    cursor = finding.cursor
    customerHash = row.row.byteHash(ofCustomer: finding)
    self.row = row
    self.place = place
  }

  /// The cursors of the first ones of a customer behind an event.
  static func cursors(
    of customer: CustomerID,
    after cursor: Int64,
    _ limit: Int,
    in findings: ArraySlice<WaitingFinding>
  ) -> [Int64] {
    let hash = customer.byteHash
    var cursors: [Int64] = []
    let findings = findings.span
    for place in findings.indices where findings[place].customerHash == hash {
      guard cursors.count < limit else { break }
      let finding = findings[place]
      if finding.cursor > cursor, finding.isOf(customer.bytes) { cursors.append(finding.cursor) }
    }
    return cursors
  }

  private func isOf(_ customer: [UInt8]) -> Bool {
    row.row.holds(customer, in: row.row.findings[place].customer)
  }
}

/// What finds a project's events and is not in its table yet, in the order of the events.
struct FindingRun {
  private var findings: [WaitingFinding] = []
  private var goneCount = 0

  /// By halves.
  func after(_ cursor: Int64) -> ArraySlice<WaitingFinding> {
    var low = goneCount
    var high = findings.count
    while low < high {
      let middle = low + (high - low) / 2
      if findings[middle].cursor > cursor { high = middle } else { low = middle + 1 }
    }
    return findings[low...]
  }

  mutating func append(_ finding: WaitingFinding) {
    findings.append(finding)
  }

  mutating func removeFirst() {
    goneCount += 1
    guard goneCount * 2 > findings.count else { return }
    findings.removeFirst(goneCount)
    goneCount = 0
  }
}
