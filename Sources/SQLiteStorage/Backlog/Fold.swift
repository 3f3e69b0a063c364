import Storage

/// Rows of the journal on their way to the tables, a step at a time.
///
/// Of each record the newest state goes, of the sorts one after the other and by address, so that
/// what stands on one page comes together; then the events; then the rows go, the oldest first.
/// After an end in between, the rows that are left still say what is so: all of it goes again.
struct Fold {
  private var groups: [[StoredRecord]]
  /// How many of the first group are in their table; where there are any, it is sorted.
  private var recordsDone = 0
  private var events: ArraySlice<StoredEvent>
  private var rows: ArraySlice<BacklogRow>

  /// What goes in one transaction.
  struct Step {
    var records: [StoredRecord] = []
    var events: [StoredEvent] = []
    var rows: [BacklogRow] = []
    /// About how much work it is.
    fileprivate(set) var size = 0
  }

  /// The newest states that no row behind these has, as far as the rows brought them.
  init(rows: [BacklogRow], records: [StoredRecord]) {
    var groups: [RecordSort: [StoredRecord]] = [:]
    for record in records { groups[record.address.sort, default: []].append(record) }
    self.groups = RecordSort.allCases.compactMap { groups[$0] }
    events = ArraySlice(rows.flatMap(\.events))
    self.rows = rows[...]
  }

  var isDone: Bool { rows.isEmpty }

  /// Takes so much out of it, but one thing at least.
  mutating func next(sizeMax: Int) -> Step {
    var step = Step()
    while step.size < sizeMax, !groups.isEmpty {
      if recordsDone == 0 { groups[0].sort { ScanPlace($0.address) < ScanPlace($1.address) } }
      let some = groups[0][recordsDone...].prefix(sizeMax - step.size)
      step.records += some
      step.size += some.count
      recordsDone += some.count
      guard recordsDone == groups[0].count else { continue }
      groups.removeFirst()
      recordsDone = 0
    }
    let some = events.prefix(max(0, sizeMax - step.size))
    step.events += some
    step.size += some.count
    events = events.dropFirst(some.count)
    guard groups.isEmpty, events.isEmpty else { return step }
    while let row = rows.first, step.size == 0 || step.size + row.size <= sizeMax {
      step.rows.append(row)
      step.size += row.size
      rows = rows.dropFirst()
    }
    return step
  }
}

extension BacklogRow {
  /// The pages of a row that goes are overwritten.
  fileprivate var size: Int { 1 + byteCount / 2048 }
}
