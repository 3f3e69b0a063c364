internal import Glibc

/// Makes a call that returns -1 when it fails.
///
/// The call is repeated after `EINTR`; any other error is thrown with the call's name.
@discardableResult
package func systemCall(_ name: String, _ body: () -> Int) throws(SystemError) -> Int {
  while true {
    let result = body()
    if result >= 0 { return result }
    let code = errno
    if code != EINTR { throw SystemError(of: name, code: code) }
  }
}

/// Makes a call that returns a C `int`.
@discardableResult
package func systemCall(_ name: String, _ body: () -> CInt) throws(SystemError) -> CInt {
  CInt(try systemCall(name) { Int(body()) })
}

extension SystemError {
  /// An error of a system call; `EBADF` and `EFAULT` can only be a bug of this program, and trap.
  package init(of call: String, code: CInt) {
    precondition(code != EBADF && code != EFAULT, "\(call): errno \(code) is our own bug")
    self.init(code: code, call: call)
  }
}
