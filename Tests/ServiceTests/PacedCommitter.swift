import IdentityCore
import LineProtocol
import Service
import Storage
import Synchronization
import TestSupport
import Testing

/// Commits as many turns as the test allows, and clears the files when the test says so.
final class PacedCommitter: Committer {
  private let writer: any StoreWriter
  private var queued: [Turn] = []
  private var state = CommitProgress(durable: .none)
  /// How many more turns are committed; nil for all.
  var allowed: Int?
  var clears = true
  /// Whether it prepares for rewrites.
  var prepares = true
  /// Whether the next turn fails because the disk is full.
  var isFull = false
  /// Whether clearing the files fails.
  var isDamaged = false
  private(set) var turns = 0
  /// Which of the turns that erase the tables refuse, from 0.
  var refused = 0..<0
  private(set) var erasingTurns = 0
  private(set) var clearings = 0

  init(_ store: any Store) throws(StorageError) {
    writer = try store.openWriter()
  }

  func submit(_ turn: Turn) {
    guard state.failure == nil else { return }
    queued.append(turn)
    work()
  }

  func work() {
    while var turn = queued.first, allowed != 0 {
      if isFull {
        queued.removeAll()
        state.failure = .full
        return
      }
      queued.removeFirst()
      if [turn].erase {
        erasingTurns += 1
        if refused.contains(erasingTurns - 1) { state.erasingFailure = .failed("damage") }
      }
      if state.erasingFailure != nil { turn = [turn].withoutErasing(isLate: true)?.first ?? turn }
      do throws(StorageError) {
        try writer.commit([turn])
      } catch {
        state.failure = error
        return
      }
      allowed = allowed.map { $0 - 1 }
      turns += 1
      if turn.clearsTraces { clearings += 1 }
      state.durable = turn.number
      if isDamaged && turn.clearsTraces {
        queued.removeAll()
        state.failure = .failed("a page is damaged")
        return
      }
      if clears { state.cleared = turn.number }
    }
    if prepares { state.rewritable = state.durable }
    if clears { state.cleared = state.durable }
  }

  func progress() -> CommitProgress { state }
  func resume() { (state.failure, state.erasingFailure) = (nil, nil) }
}

/// A store in memory whose events cannot be read for a while.
final class DamagedStore: Store {
  private let store = MemoryStore()
  private let damage = Mutex(false)

  var isDamaged: Bool {
    get { damage.withLock { $0 } }
    set { damage.withLock { $0 = newValue } }
  }

  func openReader() throws(StorageError) -> any StoreReader {
    DamagedReader(store: self, reader: try store.openReader())
  }

  func openWriter() throws(StorageError) -> any StoreWriter { try store.openWriter() }
}

struct DamagedReader: StoreReader {
  let store: DamagedStore
  let reader: any StoreReader

  func content(of query: StoreQuery) throws(StorageError) -> StoreContent {
    if case .events = query, store.isDamaged { throw .failed("the event 1 cannot be read") }
    return try reader.content(of: query)
  }
}
