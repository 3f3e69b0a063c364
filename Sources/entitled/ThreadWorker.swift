import Platform
import SocketServer
import Storage

/// Runs large decisions on a thread of their own, one after the other, and wakes the loop.
final class ThreadWorker: Worker {
  private let waker: Waker
  /// The last one has left its result: it is about to end, or has ended.
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
      // Without threads it holds up the loop, and is made all the same.
      work()
      waker.wake()
    }
  }
}
