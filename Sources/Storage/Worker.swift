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

/// Passes a worker's results to the loop, in order.
package final class ResultQueue<Result: Sendable>: Sendable {
  private let results = Mutex<[Result]>([])

  package init() {}

  package var isEmpty: Bool { results.withLock { $0.isEmpty } }

  package func append(_ result: Result) { results.withLock { $0.append(result) } }

  /// Removes and returns the oldest result; nil if there is none.
  package func takeFirst() -> Result? {
    results.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}
