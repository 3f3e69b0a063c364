import IdentityCore
import Storage
import Synchronization

/// A store in memory that records changes and their previous values.
final class WatchedStore: Store {
  private let store = MemoryStore()
  private let notes = Mutex(ChangeLog())

  struct ChangeLog {
    var records: [RecordKey: Record] = [:]
    /// The changed records and events since the last look.
    var changed: Set<RecordKey> = []
    var eventsCount = 0
    var turnsCount = 0

    mutating func record(_ turn: Turn) {
      for (key, record) in turn.changes {
        if records[key] != record { changed.insert(key) }
        records[key] = record
      }
      eventsCount += turn.events.count
      turnsCount += 1
    }
  }

  /// Returns the changes since the last call.
  func takeChanges() -> (records: Set<RecordKey>, eventsCount: Int) {
    notes.withLock { notes in
      defer { (notes.changed, notes.eventsCount) = ([], 0) }
      return (notes.changed, notes.eventsCount)
    }
  }

  /// Returns the whole contents as a single turn.
  func everything() throws(StorageError) -> Turn {
    let records = notes.withLock { $0.records }
    var events: [StoredEvent] = []
    let reader = try openReader()
    for case .project(let project) in records.values {
      let query = EventQuery(project: project.number, after: 0, limit: .max, scanMax: .max)
      events += try reader.events(query).events
    }
    return Turn(number: TurnNumber(1), changes: records.mapValues { $0 }, events: events)
  }

  var turnsCount: Int { notes.withLock { $0.turnsCount } }

  func openReader() throws(StorageError) -> any StoreReader { try store.openReader() }

  func openWriter() throws(StorageError) -> any StoreWriter {
    WatchedWriter(writer: try store.openWriter(), store: self)
  }

  fileprivate func record(_ turns: [Turn]) {
    notes.withLock { notes in
      for turn in turns { notes.record(turn) }
    }
  }
}

private struct WatchedWriter: StoreWriter {
  let writer: any StoreWriter
  let store: WatchedStore

  var appender: (any TurnAppender)? { nil }

  func commit(_ turns: [Turn]) throws(StorageError) {
    try writer.commit(turns)
    store.record(turns)
  }

  func upkeep(isIdle: Bool) throws(StorageError) -> MaintenanceState {
    try writer.upkeep(isIdle: isIdle)
  }

  func prepareRewrites() throws(StorageError) -> Bool { try writer.prepareRewrites() }

  func clearTraces() throws(StorageError) -> TraceProgress { try writer.clearTraces() }
}
