import CLinux
import Glibc

/// A thread of the system's, which hears no signals: they are the main thread's.
package struct Thread: Sendable {
  private let handle: pthread_t

  /// `body` runs on the thread, which ends with it.
  package init(_ body: @escaping @Sendable () -> Void) throws(StorageError) {
    var everything = sigset_t()
    var before = sigset_t()
    var handle = pthread_t()
    // SAFETY: the three are variables of this call, which nothing keeps a pointer to.
    unsafe sigfillset(&everything)
    // A thread inherits the mask: so there is no moment in which a signal could reach it.
    unsafe pthread_sigmask(SIG_SETMASK, &everything, &before)
    // SAFETY: the thread takes over the reference that is retained here.
    let context = unsafe Unmanaged.passRetained(Body(body)).toOpaque()
    let code = unsafe pthread_create(&handle, nil, runBody, context)
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
    guard code == 0 else {
      // SAFETY: there is no thread that could have taken it over.
      unsafe Unmanaged<Body>.fromOpaque(context).release()
      throw .unusable("no thread could be started: errno \(code)")
    }
    self.handle = handle
  }

  /// From here on the thread that calls gives way to whoever wants a processor, for good.
  ///
  /// Where the system refuses that, it goes on like others.
  package static func giveWay() {
    _ = clinux_give_way()
  }

  /// Who waits for the processor that the calling thread has goes first, once.
  ///
  /// Whoever was woken while this thread ran, and was put behind it, would else wait until the
  /// system looks again, which may be four milliseconds.
  package static func letOthersGoFirst() {
    _ = sched_yield()
  }

  /// Waits for the thread's end; called once.
  package func join() {
    let code = pthread_join(handle, nil)
    precondition(code == 0, "Thread: joining failed with errno \(code)")
  }
}

/// Something with an address, to be handed through C.
private final class Body: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

private func runBody(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context = unsafe context else { preconditionFailure("Thread: started with nothing") }
  // SAFETY: it is the `Body` that was retained for this thread alone.
  unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
