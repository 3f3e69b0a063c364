import Platform
import Service
import SocketServer
import StoreVerification
import Synchronization

/// Verifies App Store payloads on a thread of its own, with the confined child process.
///
/// Thread and child start with the first payload.
final class VerifierThread: NotificationVerifier {
  private let shared: SharedState
  private var isStarted = false

  /// `program` is this program, which runs the child as well.
  init(program: String = ProcessEnvironment.ownProgram, waker: Waker) throws(SystemError) {
    shared = try SharedState(program: program, waker: waker)
  }

  func run(_ work: @escaping @Sendable (AppStoreVerification.Verify) -> Void) {
    guard isStarted || start() else {
      // Without a thread nothing is verified, and nothing waits.
      work { (_) throws(VerifierFault) in throw .failed }
      shared.waker.wake()
      return
    }
    shared.append(work)
  }

  private func start() -> Bool {
    let shared = shared
    do throws(SystemError) {
      try Thread.detach { shared.serve() }
      isStarted = true
    } catch {
      return false
    }
    return true
  }

  /// State that the thread shares with the loop.
  private final class SharedState: Sendable {
    typealias Work = @Sendable (AppStoreVerification.Verify) -> Void

    let waker: Waker
    private let program: String
    private let queue = Mutex<[Work]>([])
    private let wakeup: EventDescriptor

    init(program: String, waker: Waker) throws(SystemError) {
      (self.program, self.waker) = (program, waker)
      wakeup = try EventDescriptor(isBlocking: true)
    }

    func append(_ work: @escaping Work) {
      queue.withLock { $0.append(work) }
      wakeup.signal()
    }

    /// Verifies one payload after another, for as long as the process runs.
    func serve() {
      // A read must not wait for a notification. The child process inherits this.
      Thread.stepBack()
      var child = VerifierChild(program: program)
      while true {
        wakeup.wait()
        let batch = queue.withLock { queue in
          defer { queue = [] }
          return queue
        }
        for work in batch {
          work { (request) throws(VerifierFault) in try child.verdict(on: request) }
          waker.wake()
        }
      }
    }
  }
}
