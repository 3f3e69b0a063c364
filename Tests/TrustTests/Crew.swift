import Foundation
import Synchronization

/// Threads that work at the same time, each for itself.
final class Crew {
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
