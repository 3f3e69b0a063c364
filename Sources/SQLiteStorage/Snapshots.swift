import Synchronization

/// The snapshots of readers: the log is copied up to the oldest, and restarts only without any.
final class Snapshots: Sendable {
  private let open = Mutex<[Snapshot]>([])
  private let endsAfterRead = Atomic(false)

  func add(_ snapshot: Snapshot) {
    open.withLock { $0.append(snapshot) }
  }

  func remove(_ snapshot: Snapshot) {
    open.withLock { $0.removeAll { $0 === snapshot } }
  }

  /// Whether each snapshot ends with the lookup that began it.
  var endAfterEachRead: Bool {
    get { endsAfterRead.load(ordering: .sequentiallyConsistent) }
    set { endsAfterRead.store(newValue, ordering: .sequentiallyConsistent) }
  }

  /// Ends all snapshots; the next lookup begins another.
  func endAll() {
    for snapshot in open.withLock({ $0 }) { snapshot.finish() }
  }
}
