import Glibc
import Testing

@testable import SocketServer

@Suite("The errno discipline")
struct SystemCallTests {
  @Test("an interrupted call is made again")
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

  @Test("\"later\" is a case where it is expected, and an error where it is not")
  func later() throws {
    let fail = {
      errno = EAGAIN
      return -1
    }
    #expect(try nonblockingCall("f", fail) == .wouldBlock)
    #expect(throws: SystemError(code: EAGAIN, call: "f")) { try systemCall("f", fail) }
  }

  @Test("an error says which call failed, and how, in the system's words")
  func description() throws {
    let error = #expect(throws: SystemError.self) {
      try systemCall("open") { unsafe open("/nowhere/at/all", O_RDONLY) }
    }
    #expect(error?.description == "open: No such file or directory (errno 2)")
  }

  @Test("a bad descriptor is our own bug, and traps")
  func ownBug() async {
    await #expect(processExitsWith: .failure) {
      _ = try nonblockingCall("read") {
        errno = EBADF
        return -1
      }
    }
  }

  @Test("a descriptor is closed with its owner")
  func descriptor() throws {
    var ends: [CInt] = [-1, -1]
    // SAFETY: the array outlives the call, which fills both of its elements.
    try systemCall("pipe") { unsafe pipe(&ends) }
    var waiting = Descriptor(owning: ends[1])
    let reading = Descriptor(owning: ends[0])
    waiting = Descriptor(owning: dup(reading.number))
    #expect(waiting.number != ends[1])
    var byte: UInt8 = 0
    // SAFETY: the variable outlives the call. The end of the pipe shows that nobody can write.
    #expect(unsafe read(reading.number, &byte, 1) == 0)
  }
}
