import IdentityCore
import Storage

/// The waiting records of a type, in order.
///
/// A commit doesn't touch it: a query first adds the keys of the rows since the last query. So each
/// row is read once for a list, and only if somebody asks for it.
struct WaitingList {
  /// May have keys whose records are in the tables by now; a query removes those that it meets.
  fileprivate var keys = SortedKeys()
  /// Sequence number of the next row to add.
  fileprivate var nextRow = 0
  /// The number of the repeated row that was added last; see `MemtableContents.repeatedRow`.
  fileprivate var repeatedNumber: Int64 = 0
  /// Number of keys that queries have looked at; tests read it.
  fileprivate(set) var visits = 0

  /// What is listed.
  enum Order: Hashable {
    case key(RecordType)
    /// Devices by their user.
    case deviceByUser

    var type: RecordType {
      switch self {
      case .key(let type): type
      case .deviceByUser: .device
      }
    }
  }

  private static let recordsAtATime = 256

  /// Adds some rows; returns whether more are left.
  mutating func extend(_ order: Order, with contents: MemtableContents) -> Bool {
    if repeatedNumber != contents.repeatedNumber, let repeated = contents.repeatedRow {
      add(order, of: repeated.row)
      repeatedNumber = contents.repeatedNumber
    }
    nextRow = max(nextRow, contents.rowNumbers.lowerBound)
    var recordCount = 0
    while nextRow < contents.rowNumbers.upperBound {
      guard recordCount < Self.recordsAtATime else { return true }
      let row = contents.row(at: nextRow)
      add(order, of: row)
      recordCount += row.recordParts.count
      nextRow += 1
    }
    return false
  }

  private mutating func add(_ order: Order, of row: JournalRow) {
    for part in row.recordParts where part.type == order.type {
      let id = row.copy(part.id)
      switch order {
      case .key: keys.insert(ListKey(project: part.project, first: id))
      case .deviceByUser:
        guard case .user(let user) = part.indexKey else { continue }
        keys.insert(ListKey(project: part.project, first: row.copy(user), second: id))
      }
    }
  }

  /// Returns the newest states of the listed records from a key on, deleted ones included, until
  /// the body says that it has enough.
  mutating func records(
    _ order: Order,
    from key: ListKey,
    in contents: MemtableContents,
    until isEnough: (ListKey, StoredRecord?) -> Bool
  ) -> [StoredRecord] {
    var found: [StoredRecord] = []
    var flushed: [ListKey] = []
    var visitCount = 0
    keys.forEach(from: key) { key in
      visitCount += 1
      let id = order == .deviceByUser ? key.second : key.first
      let record = contents.record(at: RecordKey(order.type, key.project, id))
      if isEnough(key, record) { return false }
      if let record { found.append(record) } else { flushed.append(key) }
      return true
    }
    visits += visitCount
    for key in flushed { keys.remove(key) }
    return found
  }
}

extension MemtableContents {
  /// Returns the records of a type after an id, in id order, with at most `limit` that exist and
  /// the deleted ones among them; nil if the list has to be extended first.
  mutating func page(
    of type: RecordType,
    in project: ProjectNumber,
    after id: [UInt8],
    limit: Int
  ) -> [StoredRecord]? {
    withList(.key(type)) { list, contents in
      var liveCount = 0
      let start = ListKey(project: project, first: id)
      return list.records(.key(type), from: start, in: contents) { key, record in
        if key.project != project || liveCount == limit { return true }
        if record?.body != nil, key != start { liveCount += 1 }
        return false
      }.filter { $0.key.id != id }
    }
  }

  /// Returns the devices that a user's newest states have; nil if the list has to be extended.
  mutating func devices(of user: UserID, in project: ProjectNumber) -> [StoredRecord]? {
    withList(.deviceByUser) { list, contents in
      let start = ListKey(project: project, first: user.bytes)
      return list.records(.deviceByUser, from: start, in: contents) { key, _ in
        key.project != project || key.first != user.bytes
      }.filter { $0.indexKey == .user(user) }
    }
  }

  /// Returns all records of a type, deleted ones included; nil if the list has to be extended.
  mutating func all(of type: RecordType) -> [StoredRecord]? {
    withList(.key(type)) { list, contents in
      let start = ListKey(project: ProjectNumber(0), first: [])
      return list.records(.key(type), from: start, in: contents) { _, _ in false }
    }
  }

  /// Moves a list out while it changes; returns nil if rows are left to be added to it.
  private mutating func withList(
    _ order: WaitingList.Order,
    _ body: (inout WaitingList, Self) -> [StoredRecord]
  ) -> [StoredRecord]? {
    var list = lists.removeValue(forKey: order) ?? WaitingList()
    let found = list.extend(order, with: self) ? nil : body(&list, self)
    lists[order] = list
    return found
  }
}
