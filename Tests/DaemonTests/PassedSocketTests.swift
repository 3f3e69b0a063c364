import Foundation
import TestSupport
import Testing

@Suite("Sockets from a service manager")
struct PassedSocketTests {
  /// Starts a daemon as a service manager does.
  ///
  /// The socket is descriptor 3, and the environment names the pid of the daemon.
  private func start(
    passing descriptor: Int32,
    _ options: [String] = [],
    count: String = "1",
    pid: String = "$$",
    in folder: ScratchFolder
  ) throws -> ChildProcess {
    let script = """
      LISTEN_FDS=\(count) LISTEN_PID=\(pid) exec "$0" --store memory: "$@" 2>"\(folder.path)/log"
      """
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    return try ChildProcess(
      "/bin/sh",
      ["-c", script, DaemonProcess.program("entitled")] + options,
      environment: ["RUNTIME_DIRECTORY": folder.path],
      descriptors: [null, null, null, descriptor]
    )
  }

  private func log(_ folder: ScratchFolder) -> String {
    (try? String(contentsOfFile: folder.file("log"), encoding: .utf8)) ?? ""
  }

  @Test("A passed socket serves earlier clients, too, and remains after the daemon exits")
  func served() throws {
    let folder = try ScratchFolder()
    let path = folder.file("passed")
    let listener = try bound(path, SOCK_STREAM, listens: true)
    defer { close(listener) }
    for _ in 0..<2 {
      // The connection waits in the backlog until a daemon accepts it.
      let line = try SocketLine(path)
      let child = try start(passing: listener, in: folder)
      try line.result("server.ping", "{}")
      child.kill(SIGTERM)
      #expect(child.wait() == 0)
      #expect(FileManager.default.fileExists(atPath: path))
      #expect(log(folder).contains("listening on \(path)"), "\(log(folder))")
    }
    // The daemon creates neither a socket nor a lock in the service manager's directory.
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["log", "passed"])
  }

  @Test("A socket for another pid, or beside --socket, is unused", arguments: [true, false])
  func otherwise(isNamed: Bool) throws {
    let folder = try ScratchFolder()
    let listener = try bound(folder.file("passed"), SOCK_STREAM, listens: true)
    defer { close(listener) }
    let child = try start(
      passing: listener,
      isNamed ? ["--socket", folder.file("own.sock")] : [],
      pid: isNamed ? "$$" : "1",
      in: folder
    )
    let path = folder.file(isNamed ? "own.sock" : "entitled.sock")
    while (try? SocketLine(path)) == nil {
      if let code = child.poll() {
        Issue.record("\(code): \(log(folder))")
        return
      }
      usleep(1000)
    }
    try SocketLine(path).result("server.ping", "{}")
    child.kill(SIGTERM)
    #expect(child.wait() == 0)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("A descriptor that is not a listening stream socket is refused with a reason")
  func refused() throws {
    let folder = try ScratchFolder()
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    let datagrams = try bound(folder.file("d"), SOCK_DGRAM, listens: false)
    let silent = try bound(folder.file("n"), SOCK_STREAM, listens: false)
    defer { for descriptor in [null, datagrams, silent] { close(descriptor) } }
    let cases: [(Int32, String, String)] = [
      (null, "1", "not a Unix socket"), (datagrams, "1", "not a stream socket"),
      (silent, "1", "does not listen"), (silent, "2", "takes one socket"),
      (silent, "many", "takes one socket"),
    ]
    for (descriptor, count, words) in cases {
      let child = try start(passing: descriptor, count: count, in: folder)
      #expect(child.wait() == 2)
      #expect(log(folder).contains(words), "\(log(folder))")
    }
  }

  private func bound(_ path: String, _ type: __socket_type, listens: Bool) throws -> Int32 {
    let descriptor = socket(AF_UNIX, Int32(type.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    // SAFETY: the paths of tests are shorter than `sun_path`; the address outlives the call.
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
    let code = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard code == 0, !listens || listen(descriptor, 8) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    return descriptor
  }
}
