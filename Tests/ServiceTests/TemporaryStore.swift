import IdentityCore
import Storage
import Synchronization

final class MemoryStore: Store {
  struct State { var r: [RecordKey: Record] = [:]; var e: [StoredEvent] = [] }
  let state = Mutex(State())
  func openReader() throws(StorageError) -> any StoreReader { R(s: self) }
  func openWriter() throws(StorageError) -> any StoreWriter { R(s: self) }
  struct R: StoreReader, StoreWriter {
    let s: MemoryStore
    func load(_ keys: [RecordKey]) throws(StorageError) -> [Record?] {
      s.state.withLock { st in keys.map { st.r[$0] } }
    }
    func events(_ q: EventQuery) throws(StorageError) -> EventPage {
      s.state.withLock { st in
        var page = EventPage(events: [], cursor: q.after, more: false)
        for e in st.e where e.project == q.project && e.cursor > q.after {
          if page.events.count == q.limit { page.more = true; break }
          if q.admits(e) { page.events.append(e) }
          page.cursor = e.cursor
        }
        return page
      }
    }
    func commit(_ turns: [Turn]) throws(StorageError) {
      s.state.withLock { st in
        for t in turns {
          for (k, r) in t.changes { st.r[k] = r }
          st.e += t.events
        }
      }
    }
  }
}
final class InlineCommitter: Committer {
  var p = CommitProgress(durable: .none)
  let w: any StoreWriter
  init(writer: any StoreWriter) { w = writer }
  func submit(_ turn: Turn) { do { try w.commit([turn]); p.durable = turn.number } catch { p.failure = error } }
  func progress() -> CommitProgress { p }
  func resume() { p.failure = nil }
}
