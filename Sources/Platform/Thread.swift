internal import CLinux
internal import Glibc

/// A system thread that blocks all signals, so that the main thread receives them.
package struct Thread: Sendable {
  private let handle: pthread_t

  /// Starts a thread that runs `body`; the caller must `join` it.
  package static func start(
    _ body: @escaping @Sendable () -> Void
  ) throws(SystemError) -> Thread {
    var everything = sigset_t()
    var before = sigset_t()
    var handle = pthread_t()
    // SAFETY: the three variables outlive the calls, which keep no pointers.
    unsafe sigfillset(&everything)
    // The thread inherits this mask, so no signal can reach it at any time.
    unsafe pthread_sigmask(SIG_SETMASK, &everything, &before)
    // SAFETY: the thread consumes the reference that is retained here.
    let context = unsafe Unmanaged.passRetained(Body(body)).toOpaque()
    let code = unsafe pthread_create(&handle, nil, runBody, context)
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
    guard code == 0 else {
      // SAFETY: the thread was not started, so the reference is still ours.
      unsafe Unmanaged<Body>.fromOpaque(context).release()
      throw SystemError(code: code, call: "pthread_create")
    }
    return Thread(handle: handle)
  }

  /// Starts a thread that is not joined.
  package static func detach(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    pthread_detach(try start(body).handle)
  }

  /// Waits for the thread's end; call it once.
  package func join() {
    let code = pthread_join(handle, nil)
    precondition(code == 0, "Thread: joining failed with errno \(code)")
  }

  /// Gives the calling thread the lowest priority, if the system allows it.
  package static func useLowestPriority() {
    _ = clinux_give_way()
  }

  /// Lets other threads interrupt the calling thread, and the processes that it starts, as soon as
  /// they wake up, if the system allows it.
  ///
  /// With the usual slices, a thread that wakes up may wait until the running one has used its
  /// slice of some milliseconds. Unlike with the lowest priority, a busy processor does not starve
  /// it.
  package static func stepBack() {
    _ = clinux_step_back()
  }

  /// Lets other threads on this processor run first, once.
  ///
  /// Otherwise a thread that was woken behind this one could wait up to four milliseconds.
  package static func yieldProcessor() {
    _ = sched_yield()
  }
}

/// A closure in an object, to pass through C.
private final class Body: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

private func runBody(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context = unsafe context else { preconditionFailure("Thread: started with nothing") }
  // SAFETY: it is the `Body` that was retained for this thread.
  unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
