import Glibc
import Platform
import Testing

@testable import SocketServer

@Suite("Nonblocking calls")
struct NonblockingCallTests {
  @Test("A call is repeated after an interruption")
  func interrupted() throws {
    var calls = 0
    let result = try nonblockingCall("f") {
      calls += 1
      errno = EINTR
      return calls < 3 ? -1 : 7
    }
    #expect(result == .value(7))
    #expect(calls == 3)
  }

  @Test("A call that would block has its own result")
  func later() throws {
    let result = try nonblockingCall("f") {
      errno = EAGAIN
      return -1
    }
    #expect(result == .wouldBlock)
  }

  @Test("A call on a bad descriptor is a bug and traps")
  func ownBug() async {
    await #expect(processExitsWith: .failure) {
      _ = try nonblockingCall("read") {
        errno = EBADF
        return -1
      }
    }
  }
}
