// The errno discipline: the only file that reads `errno`.
internal import Glibc

/// What came of a call on a descriptor that does not block.
package enum CallResult: Equatable {
  /// What the call returned; never negative.
  case value(Int)
  /// `EAGAIN`: later, when epoll says so.
  case wouldBlock
}

/// Makes a call that may say "later".
///
/// `EINTR` is tried again, `EAGAIN` is a case, `EBADF` and `EFAULT` can only be our own bug and
/// trap, and everything else is thrown with the call's name.
func nonblockingCall(
  _ name: String,
  _ body: () -> Int
) throws(SystemError) -> CallResult {
  while true {
    let result = body()
    if result >= 0 { return .value(result) }
    let code = errno
    switch code {
    case EINTR: continue
    case EAGAIN: return .wouldBlock
    case EBADF, EFAULT: preconditionFailure("\(name): errno \(code) is our own bug")
    default: throw SystemError(code: code, call: name)
    }
  }
}

/// Makes a call for which "later" is an error like any other.
@discardableResult
func systemCall(_ name: String, _ body: () -> Int) throws(SystemError) -> Int {
  switch try nonblockingCall(name, body) {
  case .value(let value): return value
  case .wouldBlock: throw SystemError(code: EAGAIN, call: name)
  }
}

/// Makes a call that returns a C `int`.
@discardableResult
func systemCall(_ name: String, _ body: () -> CInt) throws(SystemError) -> CInt {
  CInt(try systemCall(name) { Int(body()) })
}
