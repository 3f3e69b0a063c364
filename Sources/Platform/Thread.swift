internal import CLinux
internal import Glibc

/// A thread of the system, which takes no signals: they are left to the main thread.
package struct Thread: Sendable {
  private let handle: pthread_t

  /// Starts a thread that ends with `body`, and that `join` waits for.
  package static func start(
    _ body: @escaping @Sendable () -> Void
  ) throws(SystemError) -> Thread {
    var everything = sigset_t()
    var before = sigset_t()
    var handle = pthread_t()
    // SAFETY: the three are variables of this call, which nothing keeps a pointer to.
    unsafe sigfillset(&everything)
    // A thread inherits the mask, so that there is no moment in which a signal could reach it.
    unsafe pthread_sigmask(SIG_SETMASK, &everything, &before)
    // SAFETY: the thread takes over the reference that is retained here.
    let context = unsafe Unmanaged.passRetained(Body(body)).toOpaque()
    let code = unsafe pthread_create(&handle, nil, runBody, context)
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
    guard code == 0 else {
      // SAFETY: there is no thread that could have taken it over.
      unsafe Unmanaged<Body>.fromOpaque(context).release()
      throw SystemError(code: code, call: "pthread_create")
    }
    return Thread(handle: handle)
  }

  /// Starts a thread that nothing waits for.
  package static func detach(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    pthread_detach(try start(body).handle)
  }

  /// Waits for the thread's end; called once.
  package func join() {
    let code = pthread_join(handle, nil)
    precondition(code == 0, "Thread: joining failed with errno \(code)")
  }

  /// Gives the calling thread the lowest priority for the rest of its life, where the system allows
  /// it.
  package static func giveWay() {
    _ = clinux_give_way()
  }

  /// Lets threads that wait for the same processor run first, once.
  ///
  /// Otherwise a thread that was woken and queued behind this one could wait until the scheduler's
  /// next tick, up to four milliseconds.
  package static func letOthersGoFirst() {
    _ = sched_yield()
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
