import Synchronization

/// Runs work outside the event loop, sequentially.
package protocol Worker: AnyObject {
  /// Runs `work` soon and wakes the loop when it is done.
  func run(_ work: @escaping @Sendable () -> Void)
}

/// Runs work at once on the caller's thread, for a service without threads.
package final class InlineWorker: Worker {
  package init() {}

  package func run(_ work: @escaping @Sendable () -> Void) { work() }
}

/// Passes a worker's result to the loop, which takes it once.
package final class ResultBox<Result: Sendable>: Sendable {
  private let result = Mutex<Result?>(nil)

  package init() {}

  package var isFull: Bool { result.withLock { $0 != nil } }

  package func store(_ new: Result) { result.withLock { $0 = new } }

  package func take() -> Result? { result.withLock { $0.take() } }
}
