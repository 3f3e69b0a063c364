internal import Glibc
internal import Platform

/// The result of a nonblocking call.
package enum CallResult: Equatable {
  /// The returned value, which is never negative.
  case value(Int)
  /// `EAGAIN`: retry when epoll reports the descriptor as ready.
  case wouldBlock
}

/// Makes a call that may return `EAGAIN`, and repeats it after `EINTR`.
///
/// It is not beside `systemCall` because every request makes two calls, and calls into another
/// module are not inlined.
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
    default: throw SystemError(of: name, code: code)
    }
  }
}
