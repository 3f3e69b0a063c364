import Synchronization

/// Runs work beside the loop, one piece after the other.
package protocol Worker: AnyObject {
  /// Runs `work` soon; the loop is woken when it is done.
  func run(_ work: @escaping @Sendable () -> Void)
}

/// Runs work at once, on the caller's thread: for a service in one process, without threads.
package final class InlineWorker: Worker {
  package init() {}

  package func run(_ work: @escaping @Sendable () -> Void) { work() }
}

/// Where a worker leaves a result for the loop, which takes it once.
package final class ResultBox<Result: Sendable>: Sendable {
  private let result = Mutex<Result?>(nil)

  package init() {}

  package var isFull: Bool { result.withLock { $0 != nil } }

  package func put(_ new: Result) { result.withLock { $0 = new } }

  package func take() -> Result? { result.withLock { $0.take() } }
}
