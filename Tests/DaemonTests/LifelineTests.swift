import Foundation
import TestSupport
import Testing

@Suite("The lifeline between the daemon and its parent")
struct LifelineTests {
  /// Starts a daemon with the lifeline as descriptor 4, and waits until it listens.
  private func start(_ lifeline: Int32, in folder: ScratchFolder) throws -> ChildProcess {
    let ready = try PipeEnds()
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { for descriptor in [null, ready.reading] { close(descriptor) } }
    let child = try ChildProcess(
      DaemonProcess.program("entitled"),
      [
        "--socket", folder.file("s"), "--store", "memory:", "--ready-fd", "3", "--lifeline-fd", "4",
      ],
      descriptors: [null, null, null, ready.writing, lifeline]
    )
    close(ready.writing)
    var byte: UInt8 = 0
    #expect(unsafe read(ready.reading, &byte, 1) == 1)
    return child
  }

  @Test("The daemon exits when its pipe is closed, whatever was written to it")
  func pipe() throws {
    let folder = try ScratchFolder()
    let lifeline = try PipeEnds()
    let child = try start(lifeline.reading, in: folder)
    #expect(unsafe write(lifeline.writing, "x", 1) == 1)
    let line = try SocketLine(folder.file("s"))
    try line.result("server.ping", "{}")
    close(lifeline.writing)
    #expect(child.wait() == 0)
    #expect(try line.receive() == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.file("s")))
    // A write end that another process keeps open makes no difference.
    close(lifeline.reading)
  }

  @Test("The daemon exits when the peer of its socket half-closes")
  func socketPair() throws {
    let folder = try ScratchFolder()
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #expect(unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0)
    let child = try start(ends[0], in: folder)
    try SocketLine(folder.file("s")).result("server.ping", "{}")
    shutdown(ends[1], Int32(SHUT_WR))
    #expect(child.wait() == 0)
    for end in ends { close(end) }
  }

  @Test("The daemon exits at once if its parent ended before the socket was ready")
  func early() throws {
    let folder = try ScratchFolder()
    let lifeline = try PipeEnds()
    close(lifeline.writing)
    let child = try start(lifeline.reading, in: folder)
    #expect(child.wait() == 0)
    close(lifeline.reading)
  }

  @Test("A daemon exits after its parent is killed")
  func killed() throws {
    let folder = try ScratchFolder()
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    // The shell holds the write end, as its standard output, until it is killed. The first line of
    // the daemon's log shows that it listens.
    let script = """
      mkfifo "$1/life" "$1/log"
      "$0" --socket "$1/s" --store memory: --lifeline-fd 0 <"$1/life" 2>"$1/log" &
      exec >"$1/life"
      read line <"$1/log"
      echo $! >"$1/pid"
      mv "$1/pid" "$1/ready"
      kill -STOP $$
      """
    let child = try ChildProcess(
      "/bin/sh",
      ["-c", script, DaemonProcess.program("entitled"), folder.path],
      descriptors: [null, null, null]
    )
    while !FileManager.default.fileExists(atPath: folder.file("ready")) { usleep(1000) }
    let line = try SocketLine(folder.file("s"))
    try line.result("server.ping", "{}")
    child.kill(SIGKILL)
    child.wait()
    #expect(try line.receive() == nil)
  }

  @Test("A lifeline that is a file or not open is refused", arguments: [0, 1, 9])
  func notALifeline(number: Int) throws {
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    let folder = try ScratchFolder()
    let log = unsafe open(folder.file("log"), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    let pipe = try PipeEnds()
    defer {
      for descriptor in [null, log, pipe.reading, pipe.writing] { close(descriptor) }
    }
    // 0 is a file, 1 the write end of a pipe, and 9 is not open.
    let child = try ChildProcess(
      "/bin/sh",
      [
        "-c", #"exec "$0" --socket "$1/s" --store memory: --lifeline-fd $2 9<&-"#,
        DaemonProcess.program("entitled"), folder.path, "\(number)",
      ],
      descriptors: [null, pipe.writing, log]
    )
    #expect(child.wait() == 2)
    let said = try String(contentsOfFile: folder.file("log"), encoding: .utf8)
    #expect(said.contains("--lifeline-fd \(number): the descriptor is not a pipe"), "\(said)")
  }
}
