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
  package func content(of query: StoreQuery) throws(StorageError) -> StoreContent {
    try contents.withLock { contents throws(StorageError) in try contents.content(of: query) }
  }
}

extension MemoryStore: StoreWriter {
  package var appender: (any TurnAppender)? { nil }

  package func commit(_ turns: [Turn]) throws(StorageError) {
    try contents.withLock { contents throws(StorageError) in try contents.apply(turns) }
  }

  package func upkeep(isIdle: Bool) throws(StorageError) -> MaintenanceState { .done }

  package func prepareRewrites() throws(StorageError) -> Bool { true }

  /// Has nothing to clear, because there are no files.
  package func clearTraces() throws(StorageError) -> TraceProgress { .done }
}

private struct MemoryContents {
  private var records: [RecordKey: Record] = [:]
  /// Events of each project, in the order of their cursors.
  private var events: [ProjectNumber: [StoredEvent]] = [:]
  /// Indexes of each customer's events in the project's list.
  private var indexes: [ProjectNumber: [CustomerID: [Int]]] = [:]
  /// Records that are due, by project.
  private var dues: [ProjectNumber: MomentIndex<DueRecord>] = [:]
  private var answers = MomentIndex<RememberedAnswer>()
  /// The newest answer of the last commit that remembered any.
  private var newestAnswer: Moment?
  /// Devices on which each user is logged in.
  private var logins: [ProjectNumber: [UserID: Set<DeviceID>]] = [:]
  private var consumers: Set<ConsumerAddress> = []
  /// The ids of the records that are listed, by type.
  private var ids: [ProjectNumber: [RecordType: SortedList<RecordID>]] = [:]

  mutating func apply(_ turns: [Turn]) throws(StorageError) {
    try checkCursors(turns)
    for event in turns.lazy.flatMap(\.events) {
      let index = events[event.project]?.count ?? 0
      indexes[event.project, default: [:]][event.customer, default: []].append(index)
      events[event.project, default: []].append(event)
    }
    for event in turns.lazy.flatMap(\.rewrites) { rewrite(event) }
    var remembered: [Moment] = []
    for (key, record) in turns.lastStates {
      set(record, for: key)
      if case .answer(let answer)? = record { remembered.append(answer.answeredAt) }
    }
    expireAnswers(behind: remembered)
  }

  private mutating func set(_ record: Record?, for key: RecordKey) {
    let old = records[key]
    if let due = old?.due(under: key) { dues[key.project]?.remove(due) }
    if let due = record?.due(under: key) {
      dues[key.project, default: MomentIndex()].insert(due)
    }
    if let old = RememberedAnswer(old, key) { answers.remove(old) }
    if let answer = RememberedAnswer(record, key) { answers.insert(answer) }
    if key.type == .device { indexLogin(record, under: key) }
    if key.type == .consumer {
      let address = ConsumerAddress(project: key.project, id: ConsumerID(key))
      if record == nil { consumers.remove(address) } else { consumers.insert(address) }
    }
    if key.type.row.isListed { list(key, isNew: old == nil, isGone: record == nil) }
    records[key] = record
  }

  private mutating func list(_ key: RecordKey, isNew: Bool, isGone: Bool) {
    guard isNew != isGone else { return }
    let id = RecordID(bytes: key.id)
    if isGone {
      ids[key.project]?[key.type]?.remove(id)
    } else {
      ids[key.project, default: [:]][key.type, default: SortedList()].add(id)
    }
  }

  /// Deletes expired answers, if others were remembered since the start.
  private mutating func expireAnswers(behind remembered: [Moment]) {
    newestAnswer = remembered.max() ?? newestAnswer
    guard let newestAnswer else { return }
    let count = IdempotencyExpiry.countMax(remembering: remembered.count)
    let limit = IdempotencyExpiry.limit(newest: newestAnswer)
    for answer in answers.first(count, through: limit) { set(nil, for: answer.key) }
  }

  private mutating func indexLogin(_ record: Record?, under key: RecordKey) {
    let (project, id) = (key.project, DeviceID(key))
    if case .device(let device)? = records[key], let user = device.identifiedUser {
      logins[project]?[user]?.remove(id)
    }
    if case .device(let device)? = record, let user = device.identifiedUser {
      logins[project, default: [:]][user, default: []].insert(id)
    }
  }

  mutating func content(of query: StoreQuery) throws(StorageError) -> StoreContent {
    switch query {
    case .records(let keys): return .records(keys.map { records[$0] })
    case .events(let query): return .events(try page(query))
    case .due(let project, let moment, let limit):
      return .due(dues[project]?.first(limit, through: moment) ?? [])
    case .devices(let project, let user): return .devices(logins[project]?[user]?.sorted() ?? [])
    case .page(let type, let project, let id, let limit):
      let found = ids(of: type, in: project, after: id, limit)
      return .page(found.compactMap { record(at: RecordKey(type, project, $0)) })
    case .customers(let project, let id, let limit):
      let found = ids(of: .customer, in: project, after: id?.bytes ?? [], limit)
      return .customers(found.map { CustomerID($0) })
    case .consumers(let limit): return .consumers(Array(consumers.sorted().prefix(limit)))
    case .unclaimed(let project, let chain, let limit):
      let found = ids(of: .unclaimed, in: project, after: chain?.unclaimedID ?? [], limit)
      return .unclaimed(found.compactMap { ChainKey(unclaimedID: $0) })
    }
  }

  private func record(at key: RecordKey) -> PagedRecord? {
    records[key].map { PagedRecord(id: key.id, record: $0) }
  }

  /// Returns the ids of a type's records after an id, in byte order.
  private mutating func ids(
    of type: RecordType,
    in project: ProjectNumber,
    after id: [UInt8],
    _ limit: Int
  ) -> [[UInt8]] {
    ids[project]?[type]?.ids(after: RecordID(bytes: id), limit: limit).map(\.bytes) ?? []
  }

  private mutating func rewrite(_ event: StoredEvent) {
    let project = event.project
    // Nothing else refers to the lists, so that a change copies none of them.
    guard let index = events[project]?.firstPosition(where: { $0.cursor >= event.cursor }),
      let found = events[project]?.dropFirst(index).first, found.cursor == event.cursor
    else { return }
    let former = found.customer
    if former != event.customer {
      if var others = indexes[project]?.removeValue(forKey: former) {
        others.remove(at: others.firstPosition { $0 >= index })
        indexes[project]?[former] = others.isEmpty ? nil : others
      }
      var own = indexes[project]?.removeValue(forKey: event.customer) ?? []
      own.insert(index, at: own.firstPosition { $0 > index })
      indexes[project, default: [:]][event.customer] = own
    }
    events[project]?[index] = event
  }

  private func page(_ query: EventQuery) throws(StorageError) -> EventPage {
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

/// The id of a record, in the order in which a database sorts it.
private struct RecordID: Comparable, Hashable {
  var bytes: [UInt8]

  static func < (left: Self, right: Self) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

private protocol Dated: Comparable, Hashable {
  var moment: Moment { get }
}

extension DueRecord: Dated {}

extension Record {
  fileprivate func due(under key: RecordKey) -> DueRecord? {
    nextDue.flatMap { DueRecord(moment: $0, of: key) }
  }
}

/// An answer, until it expires.
private struct RememberedAnswer: Dated {
  let moment: Moment
  let key: RecordKey

  init?(_ record: Record?, _ key: RecordKey) {
    guard case .answer(let answer)? = record else { return nil }
    (moment, self.key) = (answer.answeredAt, key)
  }

  static func < (left: Self, right: Self) -> Bool { left.moment < right.moment }
}

/// Entries by their moment, as a heap.
private struct MomentIndex<Entry: Dated> {
  private var valid: Set<Entry> = []
  /// May contain entries that are no longer valid; they are skipped when they reach the top.
  private var heap = Heap<Entry>()

  mutating func insert(_ entry: Entry) {
    if valid.insert(entry).inserted { heap.insert(entry) }
  }

  mutating func remove(_ entry: Entry) {
    valid.remove(entry)
  }

  /// Returns the first `limit` entries through a moment, in order.
  mutating func first(_ limit: Int, through moment: Moment) -> [Entry] {
    var found: [Entry] = []
    var seen: Set<Entry> = []
    while found.count < limit, let entry = heap.first, entry.moment <= moment {
      _ = heap.popFirst()
      if valid.contains(entry), seen.insert(entry).inserted { found.append(entry) }
    }
    for entry in found { heap.insert(entry) }
    return found
  }
}
