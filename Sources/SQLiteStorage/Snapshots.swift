import Synchronization

/// The states of the tables that readers keep, and that stand in the way of the log: it is copied
/// no further than to the oldest of them, and begins anew beside none.
final class Snapshots: Sendable {
  private let kept = Mutex<[Snapshot]>([])
  private let unwanted = Atomic(false)

  func add(_ snapshot: Snapshot) {
    kept.withLock { $0.append(snapshot) }
  }

  func remove(_ snapshot: Snapshot) {
    kept.withLock { $0.removeAll { $0 === snapshot } }
  }

  /// Whether each is to end with the look that it was begun for.
  var areUnwanted: Bool {
    get { unwanted.load(ordering: .sequentiallyConsistent) }
    set { unwanted.store(newValue, ordering: .sequentiallyConsistent) }
  }

  /// Ends them all; who looks next begins another one.
  func letGo() {
    for snapshot in kept.withLock({ $0 }) { snapshot.letGo() }
  }
}
