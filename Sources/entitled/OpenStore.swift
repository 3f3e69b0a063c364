import SQLiteStorage
import SocketServer
import Storage

/// The open store: what the loop reads, and the thread that commits.
struct OpenStore {
  let reader: any StoreReader
  let commitThread: CommitThread

  init(_ settings: Settings, waker: Waker) throws(StorageError) {
    let store: any Store =
      switch settings.store {
      case .memory: MemoryStore()
      case .sqlite(let path):
        try SQLiteStore(path: path, pagesBytesMax: settings.limits.pagesBytesMax)
      }
    commitThread = try CommitThread(store) { waker.wake() }
    reader = try store.openReader()
  }
}
