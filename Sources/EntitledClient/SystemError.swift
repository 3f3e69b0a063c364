// The only file that reads `errno`.
internal import Glibc

/// A system call that the kernel refused.
package struct SystemError: Error, Equatable {
  package let code: CInt
  /// The name of the C function.
  package let call: String

  /// As a call has failed.
  package init(code: CInt, call: String) {
    self.code = code
    self.call = call
  }

  /// The system's own sentence for an `errno`.
  static func text(of code: CInt) -> String {
    guard let text = unsafe strerror(code) else { return "unknown error" }
    // SAFETY: it is a C string; glibc keeps it until this thread's next call of strerror.
    return unsafe String(cString: text)
  }
}

/// Makes a call that gives -1 when it fails; one that a signal interrupted is made again.
///
/// `EBADF` and `EFAULT` can only be our own bug, and trap.
func systemCall(_ name: String, _ body: () -> Int) throws(SystemError) -> Int {
  while true {
    let result = body()
    if result >= 0 { return result }
    let code = errno
    switch code {
    case EINTR: continue
    case EBADF, EFAULT: preconditionFailure("\(name): errno \(code) is our own bug")
    default: throw SystemError(code: code, call: name)
    }
  }
}
