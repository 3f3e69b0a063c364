import IdentityCore
import Synchronization

package final class MemoryStore: Store {
  package init() {}
  struct State { var r: [RecordKey: Record] = [:]; var e: [StoredEvent] = [] }
  let state = Mutex(State())
  package func openReader() throws(StorageError) -> any StoreReader { R(s: self) }
  package func openWriter() throws(StorageError) -> any StoreWriter { R(s: self) }
  struct R: StoreReader, StoreWriter {
    let s: MemoryStore
    func load(_ keys: [RecordKey]) throws(StorageError) -> [Record?] {
      s.state.withLock { st in keys.map { st.r[$0] } }
    }
    func events(_ q: EventQuery) throws(StorageError) -> EventPage {
      s.state.withLock { st in
        var page = EventPage(events: [], cursor: q.after, more: false)
        for e in st.e where e.project == q.project && e.cursor > q.after {
          if q.admits(e) {
            if page.events.count == q.limit { page.more = true; page.cursor = page.events.last?.cursor ?? page.cursor; break }
            page.events.append(e) }
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
package final class InlineCommitter: Committer {
  var p = CommitProgress(durable: .none)
  let w: any StoreWriter
  package init(writer: any StoreWriter) { w = writer }
  package func submit(_ turn: Turn) { do { try w.commit([turn]); p.durable = turn.number } catch { p.failure = error } }
  package func progress() -> CommitProgress { p }
  package func resume() { p.failure = nil }
}

package final class CommitThread: Committer {
  let i: InlineCommitter
  let wake: @Sendable () -> Void
  package init(store: any Store, wake: @escaping @Sendable () -> Void) throws(StorageError) { i = InlineCommitter(writer: try store.openWriter()); self.wake = wake }
  package func submit(_ turn: Turn) { i.submit(turn); wake() }
  package func progress() -> CommitProgress { i.progress() }
  package func resume() { i.resume() }
  package func stop() {}
}
