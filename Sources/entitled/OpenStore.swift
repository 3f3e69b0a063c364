import SQLiteStorage
import SocketServer
import Storage

/// The open store: the reader for the event loop, and the commit thread.
struct OpenStore {
  let reader: any StoreReader
  let commitThread: CommitThread

  init(_ settings: Settings, waker: Waker) throws(StorageError) {
    let store: any Store =
      switch settings.store {
      case .memory: MemoryStore()
      case .sqlite(let path):
        try SQLiteStore(path: path, sqliteCacheBytesMax: settings.limits.sqliteCacheBytesMax)
      }
    commitThread = try CommitThread(store) { waker.wake() }
    reader = try store.openReader()
  }
}
