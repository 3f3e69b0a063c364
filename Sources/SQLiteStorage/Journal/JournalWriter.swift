import IdentityCore
import Storage
import Synchronization

/// Puts turns into the journal, and so makes them durable.
///
/// It needs no table for that: who submits a turn may do it while the thread that commits is at
/// the tables. Whatever is not as usual is left to that.
final class JournalWriter: TurnAppender {
  /// Whoever writes has it, as long as the disk takes.
  private let journal: Mutex<Journal>
  private let state: Mutex<State>
  private let memtable: Memtable
  private let checkpoints: CheckpointThread

  /// What everybody may ask and tell while somebody writes: who folds must not wait for the disk
  /// with him, nor be woken just when he goes on.
  private struct State {
    var nextRow: Int64
    /// About how much work it will be to fold the last row, as a fold counts it.
    var lastSize = 0
    /// Up to which row all is in the tables.
    var flushed: Int64
    /// Up to which row that is on disk.
    var durableFlush: Int64 = 0
    /// Nothing is written any more.
    var end: StorageError?
  }

  enum Outcome {
    case done
    /// There is room, and to be no longer; see `Journal.isTight`.
    case tight
    /// There is no room.
    case full
    /// No journal takes a row as long as that.
    case tooLong
  }

  /// The journal goes on behind what the backlog has.
  init(
    _ journal: sending Journal,
    flushed: Int64,
    _ memtable: Memtable,
    _ checkpoints: CheckpointThread
  ) {
    let nextRow = (memtable.newestRow ?? flushed) + 1
    self.journal = Mutex(journal)
    state = Mutex(State(nextRow: nextRow, flushed: flushed))
    self.memtable = memtable
    self.checkpoints = checkpoints
  }

  func append(_ turn: Turn) throws(StorageError) -> Bool {
    do throws(SQLiteError) {
      try checkpoints.check()
    } catch {
      // Whoever writes next hears of it.
      return false
    }
    guard turn.isNewest(in: memtable) else { return false }
    return try append([turn], evenIfTight: false) == .done
  }

  /// One row, on disk when it is `done`.
  func append(_ turns: [Turn], evenIfTight: Bool) throws(StorageError) -> Outcome {
    try journal.withLock { journal throws(StorageError) in
      let state = state.withLock { $0 }
      if let end = state.end { throw end }
      if !evenIfTight, journal.isTight(flushed: state.flushed) { return .tight }
      let row = JournalRow(turns)
      guard Journal.takes(rowOf: row.bytes.count) else { return .tooLong }
      do throws(StorageError) {
        guard try journal.hasRoom(forRowOf: row.bytes.count, flushed: state.durableFlush)
        else { return .full }
        let end = try journal.append(row.bytes, number: state.nextRow)
        memtable.add(row, number: state.nextRow, end: end)
      } catch {
        if case .syncFailed = error { self.state.withLock { $0.end = error } }
        throw error
      }
      noteRow(row)
      return .done
    }
  }

  private func noteRow(_ row: JournalRow) {
    state.withLock { state in
      state.nextRow += 1
      state.lastSize = row.recordParts.count + row.eventParts.count + row.bytes.count / 2048
    }
  }

  var nextRow: Int64 { state.withLock { $0.nextRow } }
  var lastSize: Int { state.withLock { $0.lastSize } }
  /// A sync that failed: nothing is written after it.
  var end: StorageError? { state.withLock { $0.end } }

  /// Up to these rows all is in the tables, and that on disk.
  func note(flushed: Int64, durable: Int64) {
    state.withLock { state in
      state.flushed = flushed
      state.durableFlush = durable
    }
  }

  /// Whether there would be room soon if what is in the tables were on disk; false also where
  /// somebody writes just now, for it is asked again.
  var awaitsSync: Bool {
    let (flushed, durable) = state.withLock { ($0.flushed, $0.durableFlush) }
    guard flushed > durable else { return false }
    return journal.withLockIfAvailable { $0.isTight(flushed: durable) } ?? false
  }

  /// More room, before it is needed, where nobody writes just now: a part of upkeep.
  func prepareRoom() {
    journal.withLockIfAvailable { $0.prepareRoom() }
  }

  /// Where the next row goes after `forget`.
  var beginning: JournalPlace { journal.withLock { $0.beginning } }

  /// All rows are in the tables, and that on disk, and so is what came in the place of the next
  /// one; nothing of them is to stay in the files.
  func forget() {
    journal.withLock { journal in
      journal.forget()
      state.withLock { $0.nextRow += 1 }
    }
  }

  var hasTraces: Bool { journal.withLock { $0.hasTraces } }

  /// Clears a part of what was to be forgotten.
  func clearTraces() throws(StorageError) {
    try journal.withLock { journal throws(StorageError) in try journal.clearTraces() }
  }

  /// Takes the files away: all rows are in the tables, and that on disk.
  func remove() {
    journal.withLock { $0.remove() }
  }

  /// Nothing comes in any more, once it has returned.
  func close() {
    journal.withLock { _ in
      state.withLock { $0.end = $0.end ?? .failed("the store is closed") }
    }
  }

  /// How long each file of the journal may become: for tests less than it is to be.
  var volumeBytesMax: Int {
    get { journal.withLock { $0.volumeBytesMax } }
    set { journal.withLock { $0.volumeBytesMax = newValue } }
  }
}

extension Turn {
  /// Whether its events come behind all that there are, as far as that is known without a look into
  /// their table.
  fileprivate func isNewest(in memtable: Memtable) -> Bool {
    var newest: [ProjectNumber: Int64] = [:]
    for event in events {
      guard let before = newest[event.project] ?? memtable.newestEvent(of: event.project),
        event.cursor > before, EventPlace(of: event.cursor, in: event.project) != nil
      else { return false }
      newest[event.project] = event.cursor
    }
    return true
  }
}
