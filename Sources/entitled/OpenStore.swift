import Platform
import PostgreSQLStorage
import SQLiteStorage
import Service
import SocketServer
import Storage

/// The open store: the reader for the event loop, and what makes its turns durable.
struct OpenStore {
  let reader: any StoreReader
  let committer: any Committer
  /// Nil for a shared store, which has threads of its own.
  let commitThread: CommitThread?
  /// Whether this is the first start on a backup.
  var isRestored = false
  /// How many commits came from the journal because the last run ended suddenly.
  var commitsRecovered: Int?
  private let shared: PostgreSQLStore?
  /// Nil for another kind of store.
  private var file: SQLiteStore?

  /// Takes the connection string of a shared store.
  init(
    _ settings: Settings,
    _ database: ConnectionString?,
    waker: Waker
  ) throws(StorageError) {
    if let database {
      let remote = try PostgreSQLStore(database, folder: settings.stateFolder) { waker.wake() }
      let memory = SharedStore(remote, outage: remote.outage)
      (reader, committer, commitThread, shared) = (memory, memory, nil, remote)
      return
    }
    let store: any Store
    switch settings.store {
    case .memory, .postgres: store = MemoryStore()
    case .sqlite(let path):
      let file = try SQLiteStore(
        path: path,
        sqliteCacheBytesMax: settings.limits.sqliteCacheBytesMax
      )
      (isRestored, commitsRecovered) = (file.wasBackup, file.commitsRecovered)
      (store, self.file) = (file, file)
    }
    let thread = try CommitThread(store) { waker.wake() }
    (committer, commitThread, shared) = (thread, thread, nil)
    reader = try store.openReader()
  }

  /// Whether the store has just been created.
  var isNew: Bool { file?.isNew ?? false }

  /// Says which file was removed or replaced, if the next start will not find everything.
  var loss: String? { file?.loss }

  /// Commits what was submitted, and ends the threads.
  func close() {
    commitThread?.stop()
    shared?.close()
  }
}
