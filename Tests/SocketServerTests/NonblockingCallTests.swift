import Glibc
import Platform
import Testing

@testable import SocketServer

@Suite("A call on a descriptor that does not block")
struct NonblockingCallTests {
  @Test("is made again after an interruption")
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

  @Test("has a case of its own for \"later\"")
  func later() throws {
    let result = try nonblockingCall("f") {
      errno = EAGAIN
      return -1
    }
    #expect(result == .wouldBlock)
  }

  @Test("on a bad descriptor is our own bug, and traps")
  func ownBug() async {
    await #expect(processExitsWith: .failure) {
      _ = try nonblockingCall("read") {
        errno = EBADF
        return -1
      }
    }
  }
}
