package import IdentityCore
import Synchronization

/// Keeps everything in memory for the lifetime of the process.
package final class MemoryStore: Store {
  private let contents = Mutex(MemoryContents())

  package init() {}

  package func openReader() throws(StorageError) -> any StoreReader { self }

  package func openWriter() throws(StorageError) -> any StoreWriter { self }
}

extension MemoryStore: StoreReader {
  package func load(_ keys: [RecordKey]) throws(StorageError) -> [Record?] {
    contents.withLock { contents in keys.map { contents.records[$0] } }
  }

  package func events(_ query: EventQuery) throws(StorageError) -> EventPage {
    try contents.withLock { contents throws(StorageError) in try contents.page(query) }
  }

  package func due(
    in project: ProjectNumber,
    through moment: Moment,
    limit: Int
  ) throws(StorageError) -> [DueRecord] {
    contents.withLock { $0.due(in: project, through: moment, limit: limit) }
  }

  package func devices(
    of user: UserID,
    in project: ProjectNumber
  ) throws(StorageError) -> [DeviceID] {
    contents.withLock { $0.devices(of: user, in: project) }
  }

  package func answers(
    in project: ProjectNumber,
    after address: [UInt8],
    limit: Int
  ) throws(StorageError) -> [IdempotentReply] {
    contents.withLock { $0.answers(in: project, after: address, limit: limit) }
  }

  package func customers(
    in project: ProjectNumber,
    after id: CustomerID?,
    limit: Int
  ) throws(StorageError) -> [CustomerID] {
    contents.withLock { $0.customers(in: project, after: id, limit: limit) }
  }

  package func consumers(limit: Int) throws(StorageError) -> [ConsumerAddress] {
    contents.withLock { Array($0.consumers.sorted().prefix(limit)) }
  }

  package func unclaimed(
    in project: ProjectNumber,
    after chain: ChainKey?,
    limit: Int
  ) throws(StorageError) -> [ChainKey] {
    contents.withLock { $0.unclaimed(in: project, after: chain, limit: limit) }
  }
}

extension MemoryStore: StoreWriter {
  package func commit(_ turns: [Turn]) throws(StorageError) {
    try contents.withLock { contents throws(StorageError) in try contents.apply(turns) }
  }

  package func upkeep(isIdle: Bool) throws(StorageError) -> MaintenanceState { .done }

  /// Has nothing to clear, because there are no files.
  package func clearTraces() throws(StorageError) -> TraceProgress { .done }
}

private struct MemoryContents {
  var records: [RecordKey: Record] = [:]
  /// Events of each project, in the order of their cursors.
  private var events: [ProjectNumber: [StoredEvent]] = [:]
  /// Indexes of each customer's events in the project's list.
  private var indexes: [ProjectNumber: [CustomerID: [Int]]] = [:]
  private var answers = AnswerQueue()
  /// Records that are due, by project.
  private var dues: [ProjectNumber: DueIndex] = [:]
  /// Devices on which each user is logged in.
  private var logins: [ProjectNumber: [UserID: Set<DeviceID>]] = [:]
  private var customers: [ProjectNumber: SortedList<CustomerID>] = [:]
  private(set) var consumers: Set<ConsumerAddress> = []
  private var unclaimed: [ProjectNumber: SortedList<ChainKey>] = [:]
  private var answersByAddress: [ProjectNumber: SortedList<AnswerAddress>] = [:]

  mutating func apply(_ turns: [Turn]) throws(StorageError) {
    try checkCursors(turns)
    for event in turns.lazy.flatMap(\.events) {
      let index = events[event.project]?.count ?? 0
      indexes[event.project, default: [:]][event.customer, default: []].append(index)
      events[event.project, default: []].append(event)
    }
    for event in turns.lazy.flatMap(\.rewrites) { rewrite(event) }
    for (key, record) in turns.lastStates {
      if let (project, due) = records[key]?.due(under: key) { dues[project]?.remove(due) }
      if let (project, due) = record?.due(under: key) {
        dues[project, default: DueIndex()].insert(due)
      }
      if case .customer(let project, let id) = key {
        if records[key] == nil && record != nil {
          customers[project, default: SortedList()].add(id)
        }
        if records[key] != nil && record == nil { customers[project]?.remove(id) }
      }
      if case .consumer(let project, let id) = key {
        consumers.insert(ConsumerAddress(project: project, id: id))
      }
      if case .unclaimed(let project, let chain) = key {
        if records[key] == nil && record != nil {
          unclaimed[project, default: SortedList()].add(chain)
        }
        if records[key] != nil && record == nil { unclaimed[project]?.remove(chain) }
      }
      indexLogin(record, under: key)
      indexAnswer(record, under: key)
      records[key] = record
      if case .answer(let answer)? = record { answers.append(key, answeredAt: answer.answeredAt) }
    }
    for (key, answeredAt) in answers.removeExpired() {
      // The key may have been remembered again: the new answer has its own queue entry.
      guard case .answer(let answer)? = records[key], answer.answeredAt == answeredAt else {
        continue
      }
      indexAnswer(nil, under: key)
      records[key] = nil
    }
  }

  private mutating func indexLogin(_ record: Record?, under key: RecordKey) {
    guard case .device(let project, let id) = key else { return }
    if case .device(let device)? = records[key], let user = device.identifiedUser {
      logins[project]?[user]?.remove(id)
    }
    if case .device(let device)? = record, let user = device.identifiedUser {
      logins[project, default: [:]][user, default: []].insert(id)
    }
  }

  mutating func due(
    in project: ProjectNumber,
    through moment: Moment,
    limit: Int
  ) -> [DueRecord] {
    dues[project]?.first(limit, through: moment) ?? []
  }

  func devices(of user: UserID, in project: ProjectNumber) -> [DeviceID] {
    logins[project]?[user]?.sorted() ?? []
  }

  mutating func answers(
    in project: ProjectNumber,
    after address: [UInt8],
    limit: Int
  ) -> [IdempotentReply] {
    let behind = address.isEmpty ? nil : AnswerAddress(bytes: address)
    let found = answersByAddress[project]?.ids(after: behind, limit: limit) ?? []
    return found.compactMap { address in
      guard let key = address.key, case .answer(let answer)? = records[.answer(project, key)] else {
        return nil
      }
      return answer
    }
  }

  /// Updates the address index when an answer is added or removed.
  private mutating func indexAnswer(_ record: Record?, under key: RecordKey) {
    guard case .answer(let project, let name) = key, (records[key] == nil) != (record == nil) else {
      return
    }
    let address = AnswerAddress(bytes: name.addressBytes, key: name)
    if record == nil {
      answersByAddress[project]?.remove(address)
    } else {
      answersByAddress[project, default: SortedList()].add(address)
    }
  }

  private mutating func rewrite(_ event: StoredEvent) {
    guard let all = events[event.project] else { return }
    let index = all.firstPosition { $0.cursor >= event.cursor }
    guard index < all.count, all[index].cursor == event.cursor else { return }
    if all[index].customer != event.customer {
      let former = all[index].customer
      var others = indexes[event.project]?[former] ?? []
      others.remove(at: others.firstPosition { $0 >= index })
      indexes[event.project]?[former] = others.isEmpty ? nil : others
      var own = indexes[event.project]?.removeValue(forKey: event.customer) ?? []
      own.insert(index, at: own.firstPosition { $0 > index })
      indexes[event.project, default: [:]][event.customer] = own
    }
    events[event.project]?[index] = event
  }

  mutating func customers(
    in project: ProjectNumber,
    after id: CustomerID?,
    limit: Int
  ) -> [CustomerID] {
    customers[project]?.ids(after: id, limit: limit) ?? []
  }

  mutating func unclaimed(
    in project: ProjectNumber,
    after chain: ChainKey?,
    limit: Int
  ) -> [ChainKey] {
    unclaimed[project]?.ids(after: chain, limit: limit) ?? []
  }

  func page(_ query: EventQuery) throws(StorageError) -> EventPage {
    let all = events[query.project] ?? []
    if let customers = query.customers {
      return try EventPage.merging(customers, query, newest: all.last?.cursor ?? 0) {
        customer,
        after in
        let own = indexes[query.project]?[customer] ?? []
        let first = own.firstPosition { all[$0].cursor > after }
        return own[first...].prefix(EventPage.mergeBatchSize).map { all[$0] }
      }
    }
    var page = EventPage(events: [], cursor: query.after, more: false)
    var position = all.firstPosition { $0.cursor > query.after }
    let end = position + min(query.scanMax, all.count - position)
    while position < end {
      guard page.append(all[position], query) else { return page }
      position += 1
    }
    page.more = position < all.count
    return page
  }

  /// Checks all cursors before the first change, so that turns are applied as a whole.
  private func checkCursors(_ turns: [Turn]) throws(StorageError) {
    var last: [ProjectNumber: Int64] = [:]
    for event in turns.lazy.flatMap(\.events) {
      let before = last[event.project] ?? events[event.project]?.last?.cursor ?? 0
      guard event.cursor > before else {
        throw .failed("the event \(event.cursor) comes after the event \(before)")
      }
      last[event.project] = event.cursor
    }
  }
}

/// The position of an answer in the order in which an erasure scans them.
private struct AnswerAddress: Comparable, Hashable {
  var bytes: [UInt8]
  /// Nil for an address that serves only as a scan position.
  var key: IdempotencyKey?

  static func == (left: Self, right: Self) -> Bool { left.bytes == right.bytes }

  static func < (left: Self, right: Self) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

/// The due records of a project, as a heap.
private struct DueIndex {
  private var valid: Set<DueRecord> = []
  /// May contain entries that are no longer valid; they are skipped when they reach the top.
  private var heap = Heap<DueRecord>()

  mutating func insert(_ due: DueRecord) {
    if valid.insert(due).inserted { heap.insert(due) }
  }

  mutating func remove(_ due: DueRecord) {
    valid.remove(due)
  }

  /// Returns the first `limit` records due through a moment, in order.
  mutating func first(_ limit: Int, through moment: Moment) -> [DueRecord] {
    var found: [DueRecord] = []
    while found.count < limit, let due = heap.first, due.moment <= moment {
      _ = heap.popFirst()
      if valid.contains(due), found.last != due { found.append(due) }
    }
    for due in found { heap.insert(due) }
    return found
  }
}

/// The remembered answers in the order of their arrival, as an expiry queue.
private struct AnswerQueue {
  private var entries: [(key: RecordKey, answeredAt: Moment)] = []
  private var removedCount = 0
  /// The newest answer of the last commit that remembered any.
  private var newest: Moment?
  /// Number of answers added in this commit.
  private var addedCount = 0

  mutating func append(_ key: RecordKey, answeredAt: Moment) {
    entries.append((key, answeredAt))
    newest = addedCount == 0 ? answeredAt : newest.map { max($0, answeredAt) }
    addedCount += 1
  }

  mutating func removeExpired() -> [(key: RecordKey, answeredAt: Moment)] {
    guard let newest else { return [] }
    let limit = IdempotencyExpiry.limit(newest: newest)
    let expired = entries[removedCount...]
      .prefix(IdempotencyExpiry.countMax(remembering: addedCount))
      .prefix { $0.answeredAt <= limit }
    addedCount = 0
    removedCount += expired.count
    let removed = Array(expired)
    if removedCount > entries.count / 2 {
      entries.removeFirst(removedCount)
      removedCount = 0
    }
    return removed
  }
}

extension Array {
  /// Returns the first index whose element satisfies the predicate, by binary search.
  fileprivate func firstPosition(where isAtOrAfter: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if isAtOrAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
