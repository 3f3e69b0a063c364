import Platform
import SocketServer
import Storage

/// Runs large decisions on a separate thread, one at a time, and then wakes the event loop.
final class ThreadWorker: Worker {
  private let waker: Waker
  /// The thread of the last decision, which has delivered its result.
  private var last: Thread?

  init(waker: Waker) {
    self.waker = waker
  }

  func run(_ work: @escaping @Sendable () -> Void) {
    last?.join()
    last = nil
    let waker = waker
    do throws(SystemError) {
      last = try Thread.start {
        work()
        waker.wake()
      }
    } catch {
      // Without a thread, the work runs here and blocks the event loop.
      work()
      waker.wake()
    }
  }
}
