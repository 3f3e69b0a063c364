import SQLiteStorage
import SocketServer
import Storage

/// The open store: the reader for the event loop, and the commit thread.
struct OpenStore {
  let reader: any StoreReader
  let commitThread: CommitThread
  /// Whether this is the first start on a backup.
  let isRestored: Bool

  init(_ settings: Settings, waker: Waker) throws(StorageError) {
    let store: any Store
    switch settings.store {
    case .memory:
      store = MemoryStore()
      isRestored = false
    case .sqlite(let path):
      let file = try SQLiteStore(
        path: path,
        sqliteCacheBytesMax: settings.limits.sqliteCacheBytesMax
      )
      isRestored = file.wasBackup
      store = file
    }
    commitThread = try CommitThread(store) { waker.wake() }
    reader = try store.openReader()
  }
}
