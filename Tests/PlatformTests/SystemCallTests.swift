import Glibc
import Platform
import Testing

@Suite("A system call")
struct SystemCallTests {
  @Test("is made again after an interruption")
  func interrupted() throws {
    var calls = 0
    let result: Int = try systemCall("f") {
      calls += 1
      errno = EINTR
      return calls < 3 ? -1 : 7
    }
    #expect(result == 7)
    #expect(calls == 3)
  }

  @Test("that fails is an error that names the call, in the system's words")
  func description() throws {
    let error = #expect(throws: SystemError.self) {
      _ = try Descriptor.open("/nowhere/at/all", O_RDONLY)
    }
    #expect(error?.description == "open: No such file or directory (errno 2)")
  }

  @Test("on a bad descriptor is our own bug, and traps")
  func ownBug() async {
    await #expect(processExitsWith: .failure) {
      let _: Int = try systemCall("read") {
        errno = EBADF
        return -1
      }
    }
  }
}

@Suite("A descriptor")
struct DescriptorTests {
  @Test("is closed with its owner")
  func closed() throws {
    var pair = try DescriptorPair()
    let end = pair.takeOwnEnd()
    pair = try DescriptorPair()
    // The other end was closed with the first pair.
    let rest = try end.read()
    #expect(rest == [])
  }
}

@Suite("An event")
struct EventDescriptorTests {
  @Test("stays until a wait takes it, and several are one", arguments: [false, true])
  func once(isBlocking: Bool) throws {
    let event = try EventDescriptor(isBlocking: isBlocking)
    event.signal()
    event.signal()
    let isSignalled = event.poll(milliseconds: 0)
    event.wait()
    let isLeft = event.poll(milliseconds: 0)
    let cameAgain = event.wait(milliseconds: 1)
    #expect([isSignalled, isLeft, cameAgain] == [true, false, false])
  }

  @Test("may be counted: each signal wakes one wait")
  func counted() throws {
    let event = try EventDescriptor(isCounting: true)
    event.signal()
    event.signal()
    let taken = (0..<3).map { _ in event.clear() }
    #expect(taken == [true, true, false])
  }

  @Test("wakes another thread")
  func thread() throws {
    let (there, back) = (Event(try EventDescriptor()), Event(try EventDescriptor()))
    let thread = try Thread.start {
      there.descriptor.wait()
      back.descriptor.signal()
    }
    there.descriptor.signal()
    back.descriptor.wait()
    thread.join()
  }

  private final class Event: Sendable {
    let descriptor: EventDescriptor

    init(_ descriptor: consuming EventDescriptor) {
      self.descriptor = descriptor
    }
  }
}

@Suite("A child process")
struct ChildProcessTests {
  @Test("gets its descriptors, its environment, and none but those")
  func started() throws {
    var pair = try DescriptorPair()
    let end = pair.takeOwnEnd()
    let child = try ChildProcess(
      "sh",
      ["sh", "-c", "echo $A $B; exit 7"],
      descriptors: [STDIN_FILENO, pair.childEnd.number, STDERR_FILENO],
      environment: ["A=1", "PATH=/usr/bin:/bin"]
    )
    #expect(child.wait() == 7)
    let output = try end.read()
    #expect(output == Array("1\n".utf8))
  }

  @Test("that a signal ended has 128 and its number, and one that is missing is an error")
  func ended() throws {
    #expect(try ChildProcess("/bin/sh", ["sh", "-c", "kill -9 $$"]).wait() == 137)
    #expect(throws: SystemError(code: ENOENT, call: "posix_spawnp")) {
      try ChildProcess("/nowhere/at/all", ["all"])
    }
  }
}
