import IdentityCore
import Storage
import Synchronization

/// Puts turns into the journal, and so makes them durable.
///
/// It needs no table for that: who submits a turn may do it while the thread that commits is at
/// the tables. Whatever is not as usual is left to that.
final class JournalWriter: TurnAppender {
  private let state: Mutex<State>
  private let backlog: Backlog
  private let checkpoints: CheckpointThread

  private struct State {
    let journal: Journal
    let packer = TextPacker()
    var nextRow: Int64
    /// About how much work it will be to fold the last row, as a fold counts it.
    var lastSize = 0
    /// Up to which row all is in the tables.
    var folded: Int64
    /// Up to which row that is on disk.
    var durableFold: Int64 = 0
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
    folded: Int64,
    _ backlog: Backlog,
    _ checkpoints: CheckpointThread
  ) {
    let nextRow = (backlog.newestRow ?? folded) + 1
    state = Mutex(State(journal: journal, nextRow: nextRow, folded: folded))
    self.backlog = backlog
    self.checkpoints = checkpoints
  }

  func append(_ turn: Turn) throws(StorageError) -> Bool {
    do throws(SQLiteError) {
      try checkpoints.check()
    } catch {
      // Whoever writes next hears of it.
      return false
    }
    guard turn.isNewest(in: backlog) else { return false }
    return try append([turn], evenIfTight: false) == .done
  }

  /// One row, on disk when it is `done`.
  func append(_ turns: [Turn], evenIfTight: Bool) throws(StorageError) -> Outcome {
    try state.withLock { state throws(StorageError) in
      if let end = state.end { throw end }
      if !evenIfTight, state.journal.isTight(folded: state.folded) { return .tight }
      let row = JournalRow(turns) { state.packer.pack($0.body, of: $0.customer.bytes) }
      guard Journal.takes(rowOf: row.bytes.count) else { return .tooLong }
      do throws(StorageError) {
        guard
          try state.journal.hasRoom(forRowOf: row.bytes.count, folded: state.durableFold)
        else { return .full }
        let end = try state.journal.append(row.bytes, number: state.nextRow)
        backlog.add(row, number: state.nextRow, end: end)
      } catch {
        if case .syncFailed = error { state.end = error }
        throw error
      }
      state.nextRow += 1
      state.lastSize = row.recordParts.count + row.eventParts.count + row.bytes.count / 2048
      return .done
    }
  }

  var nextRow: Int64 { state.withLock { $0.nextRow } }
  var lastSize: Int { state.withLock { $0.lastSize } }
  /// A sync that failed: nothing is written after it.
  var end: StorageError? { state.withLock { $0.end } }

  /// Up to these rows all is in the tables, and that on disk.
  func note(folded: Int64, durable: Int64) {
    state.withLock { state in
      state.folded = folded
      state.durableFold = durable
    }
  }

  /// Whether there would be room soon if what is in the tables were on disk.
  var awaitsSync: Bool {
    state.withLock { state in
      state.folded > state.durableFold && state.journal.isTight(folded: state.durableFold)
    }
  }

  /// More room, before it is needed: a part of upkeep.
  func prepareRoom() {
    state.withLock { $0.journal.prepareRoom() }
  }

  /// Where the next row goes after `forget`.
  var beginning: JournalPlace { state.withLock { $0.journal.beginning } }

  /// All rows are in the tables, and that on disk, and so is what came in the place of the next
  /// one; nothing of them is to stay in the files.
  func forget() {
    state.withLock { state in
      state.journal.forget()
      state.nextRow += 1
    }
  }

  var hasTraces: Bool { state.withLock { $0.journal.hasTraces } }

  /// Clears a part of what was to be forgotten.
  func clearTraces() throws(StorageError) {
    try state.withLock { state throws(StorageError) in try state.journal.clearTraces() }
  }

  /// Takes the files away: all rows are in the tables, and that on disk.
  func remove() {
    state.withLock { $0.journal.remove() }
  }

  /// Nothing comes in any more.
  func close() {
    state.withLock { $0.end = $0.end ?? .failed("the store is closed") }
  }

  /// How long each file of the journal may become: for tests less than it is to be.
  var volumeBytesMax: Int {
    get { state.withLock { $0.journal.volumeBytesMax } }
    set { state.withLock { $0.journal.volumeBytesMax = newValue } }
  }
}

extension Turn {
  /// Whether its events come behind all that there are, as far as that is known without a look into
  /// their table.
  fileprivate func isNewest(in backlog: Backlog) -> Bool {
    var newest: [ProjectNumber: Int64] = [:]
    for event in events {
      guard let before = newest[event.project] ?? backlog.newestEvent(of: event.project),
        event.cursor > before, EventPlace(of: event.cursor, in: event.project) != nil
      else { return false }
      newest[event.project] = event.cursor
    }
    return true
  }
}
