import Glibc
import Platform
import Testing

@Suite("System calls")
struct SystemCallTests {
  @Test("A call is repeated after an interruption")
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

  @Test("A failed call is an error with the call's name and the system's message")
  func description() throws {
    let error = #expect(throws: SystemError.self) {
      _ = try Descriptor.open("/nowhere/at/all", O_RDONLY)
    }
    #expect(error?.description == "open: No such file or directory (errno 2)")
  }

  @Test("A call on a bad descriptor is a bug and traps")
  func ownBug() async {
    await #expect(processExitsWith: .failure) {
      let _: Int = try systemCall("read") {
        errno = EBADF
        return -1
      }
    }
  }
}

@Suite("Descriptors")
struct DescriptorTests {
  @Test("A descriptor is closed with its owner")
  func closed() throws {
    var pair = try DescriptorPair()
    let end = pair.takeOwnEnd()
    pair = try DescriptorPair()
    // The other end was closed with the first pair.
    let rest = try end.read()
    #expect(rest == [])
  }
}

@Suite("Event descriptors")
struct EventDescriptorTests {
  @Test(
    "A signal stays until a wait consumes it, and several are merged",
    arguments: [false, true]
  )
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

  @Test("With counting, each signal wakes a wait")
  func counted() throws {
    let event = try EventDescriptor(isCounting: true)
    event.signal()
    event.signal()
    let taken = (0..<3).map { _ in event.clear() }
    #expect(taken == [true, true, false])
  }

  @Test("A signal wakes another thread")
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

@Suite("Child processes")
struct ChildProcessTests {
  @Test("A child receives its descriptors and its environment, and no others")
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

  @Test("A signal gives the exit code 128 plus its number, and a missing program is an error")
  func ended() throws {
    #expect(try ChildProcess("/bin/sh", ["sh", "-c", "kill -9 $$"]).wait() == 137)
    #expect(throws: SystemError(code: ENOENT, call: "posix_spawnp")) {
      try ChildProcess("/nowhere/at/all", ["all"])
    }
  }
}
