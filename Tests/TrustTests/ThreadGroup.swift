import Foundation
import Synchronization

/// Threads that run independently of each other.
final class ThreadGroup {
  private let group = DispatchGroup()

  func start(_ work: @escaping @Sendable () -> Void) {
    group.enter()
    Thread.detachNewThread { [group] in
      work()
      group.leave()
    }
  }

  func wait() { group.wait() }
}
