import Foundation
import TestSupport
import Testing

@Suite("The readiness descriptor")
struct ReadinessTests {
  @Test(
    "A descriptor that was not passed is refused before any file is opened",
    arguments: 3...9
  )
  func notPassed(number: Int) throws {
    let folder = try ScratchFolder()
    // Closes descriptors that the child may inherit from other tests at this moment.
    let script = """
      exec "$0" --socket "$1/s" --store "sqlite:$1/d" --ready-fd $2 \
      3>&- 4>&- 5>&- 6>&- 7>&- 8>&- 9>&- 2>"$1/log"
      """
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    let child = try ChildProcess(
      "/bin/sh",
      ["-c", script, DaemonProcess.program("entitled"), folder.path, "\(number)"],
      descriptors: [null, null, null]
    )
    let code = child.wait()
    let said = try String(contentsOfFile: folder.file("log"), encoding: .utf8)
    #expect(code == 2)
    #expect(said.contains("--ready-fd \(number)") && said.contains("descriptor"), "\(said)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["log"])
  }

  @Test("A read-only descriptor is refused, also from a configuration file")
  func notForThis() throws {
    let folder = try ScratchFolder()
    let file = folder.file("config.json")
    try #"{"ready-fd":3}"#.write(toFile: file, atomically: true, encoding: .utf8)
    let arguments = ["--socket", folder.file("s"), "--store", "memory:"]
    let null = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(null) }
    for way in [["--config", file], ["--ready-fd", "3"]] {
      let child = try ChildProcess(
        DaemonProcess.program("entitled"),
        arguments + way,
        descriptors: [null, null, null, null]
      )
      #expect(child.wait() == 2)
    }
  }

  @Test("A standard stream as the descriptor stays open after the announcement", arguments: [1, 2])
  func standardOutput(number: Int) throws {
    let folder = try ScratchFolder()
    let ready = try PipeEnds()
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { for descriptor in [null, ready.reading] { close(descriptor) } }
    var descriptors = [null, null, null]
    descriptors[number] = ready.writing
    let child = try ChildProcess(
      DaemonProcess.program("entitled"),
      ["--socket", folder.file("s"), "--store", "memory:", "--ready-fd", "\(number)"],
      descriptors: descriptors
    )
    close(ready.writing)
    var byte: UInt8 = 0
    #expect(unsafe read(ready.reading, &byte, 1) == 1)
    // The log may come first; a daemon that answers has announced its readiness.
    while !FileManager.default.fileExists(atPath: folder.file("s")) { usleep(1000) }
    try SocketLine(folder.file("s")).result("server.ping", "{}")
    // If it were closed, the next opened file would reuse its number and receive the log.
    let open = try FileManager.default.destinationOfSymbolicLink(
      atPath: "/proc/\(child.pid)/fd/\(number)"
    )
    #expect(open.hasPrefix("pipe:"))
    child.kill(SIGTERM)
    #expect(child.wait() == 0)
  }

  @Test("A separate descriptor is closed after the announcement")
  func closed() throws {
    let folder = try ScratchFolder()
    let ready = try PipeEnds()
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { for descriptor in [null, ready.reading] { close(descriptor) } }
    let child = try ChildProcess(
      DaemonProcess.program("entitled"),
      ["--socket", folder.file("s"), "--store", "memory:", "--ready-fd", "3"],
      descriptors: [null, null, null, ready.writing]
    )
    close(ready.writing)
    var bytes = [UInt8](repeating: 0, count: 2)
    #expect(unsafe read(ready.reading, &bytes, 2) == 1)
    #expect(unsafe read(ready.reading, &bytes, 2) == 0)
    child.kill(SIGTERM)
    #expect(child.wait() == 0)
  }

  @Test("Without standard streams, the log does not go to another file")
  func noStandardStreams() throws {
    let folder = try ScratchFolder()
    let ready = try PipeEnds()
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { for descriptor in [null, ready.reading] { close(descriptor) } }
    let script = #"exec "$0" --socket "$1/s" --store "sqlite:$1/d" --ready-fd 3 0<&- 1>&- 2>&-"#
    let child = try ChildProcess(
      "/bin/sh",
      ["-c", script, DaemonProcess.program("entitled"), folder.path],
      descriptors: [null, null, null, ready.writing]
    )
    close(ready.writing)
    var byte: UInt8 = 0
    #expect(unsafe read(ready.reading, &byte, 1) == 1)
    for number in 0...2 {
      let open = try FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/\(child.pid)/fd/\(number)"
      )
      #expect(open == "/dev/null")
    }
    child.kill(SIGTERM)
    #expect(child.wait() == 0)
  }
}
