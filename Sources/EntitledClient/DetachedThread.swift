internal import Glibc

/// A thread that nobody waits for.
package enum DetachedThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  /// False when the system has no room for another one: then nothing is done.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    // SAFETY: the work is retained here and released once: by the thread, or where there is none.
    let work = unsafe Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let code = unsafe pthread_create(
      &thread,
      nil,
      { pointer in
        guard let pointer = unsafe pointer else { return nil }
        unsafe Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
        return nil
      },
      work.toOpaque()
    )
    guard code == 0 else {
      unsafe work.release()
      return false
    }
    pthread_detach(thread)
    return true
  }
}
