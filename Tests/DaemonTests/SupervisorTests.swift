import Foundation
import TestSupport
import Testing

@Suite("Notifications of the service manager")
struct SupervisorTests {
  @Test(
    "The service manager is notified of readiness, liveness and stopping",
    arguments: [false, true]
  )
  func emitted(isAbstract: Bool) throws {
    let folder = try ScratchFolder()
    let name = isAbstract ? "@entitled-\(UUID().uuidString)" : folder.file("notify")
    let manager = try FakeSupervisor(name)
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    let child = try ChildProcess(
      DaemonProcess.program("entitled"),
      ["--socket", folder.file("s"), "--store", "memory:"],
      environment: ["NOTIFY_SOCKET": name, "WATCHDOG_USEC": "20000"],
      descriptors: [null, null, null]
    )
    #expect(manager.next() == "READY=1")
    // The socket existed before the notification.
    try SocketLine(folder.file("s")).result("server.ping", "{}")
    for _ in 0..<5 { #expect(manager.next() == "WATCHDOG=1") }
    child.kill(SIGTERM)
    var last = manager.next()
    while last == "WATCHDOG=1" { last = manager.next() }
    #expect(last == "STOPPING=1")
    #expect(child.wait() == 0)
  }

  @Test("A watchdog for another process receives no liveness messages")
  func othersWatchdog() throws {
    let folder = try ScratchFolder()
    let manager = try FakeSupervisor(folder.file("notify"))
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    let child = try ChildProcess(
      DaemonProcess.program("entitled"),
      ["--socket", folder.file("s"), "--store", "memory:"],
      environment: [
        "NOTIFY_SOCKET": folder.file("notify"), "WATCHDOG_USEC": "2", "WATCHDOG_PID": "1",
      ],
      descriptors: [null, null, null]
    )
    #expect(manager.next() == "READY=1")
    try SocketLine(folder.file("s")).result("server.ping", "{}")
    child.kill(SIGTERM)
    #expect(manager.next() == "STOPPING=1")
    #expect(child.wait() == 0)
  }

  @Test("A missing service manager is logged once, and the daemon keeps running")
  func missing() throws {
    let folder = try ScratchFolder()
    let log = unsafe open(folder.file("log"), O_RDWR | O_CREAT | O_CLOEXEC | O_APPEND, 0o600)
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { for descriptor in [null, log] { close(descriptor) } }
    let child = try ChildProcess(
      DaemonProcess.program("entitled"),
      ["--socket", folder.file("s"), "--store", "memory:"],
      environment: ["NOTIFY_SOCKET": folder.file("nobody"), "WATCHDOG_USEC": "2000"],
      descriptors: [null, null, log]
    )
    while (try? SocketLine(folder.file("s"))) == nil { usleep(1000) }
    for _ in 0..<20 { try SocketLine(folder.file("s")).result("server.ping", "{}") }
    child.kill(SIGTERM)
    #expect(child.wait() == 0)
    let said = try String(contentsOfFile: folder.file("log"), encoding: .utf8)
    #expect(
      said.split(separator: "\n").count { $0.contains("cannot notify the service manager") } == 1,
      "\(said)"
    )
  }
}

/// The receiving end of a notify socket, either a file or abstract (`@`).
private final class FakeSupervisor {
  private let descriptor: Int32

  init(_ name: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    var bytes = Array(name.utf8)
    if bytes[0] == UInt8(ascii: "@") { bytes[0] = 0 }
    let count = bytes.count
    // SAFETY: the names of tests are shorter than `sun_path`.
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
    let length = socklen_t(2 + count + (bytes[0] == 0 ? 0 : 1))
    // SAFETY: the address outlives the call.
    let code = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(descriptor, $0, length)
      }
    }
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    // SAFETY: the structure outlives the call.
    unsafe setsockopt(
      descriptor,
      SOL_SOCKET,
      SO_RCVTIMEO,
      &patience,
      socklen_t(MemoryLayout<timeval>.size)
    )
  }

  deinit { close(descriptor) }

  /// Returns the next message; nil after a long time without a message.
  func next() -> String? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    // SAFETY: the array has room for so many bytes.
    let count = unsafe recv(descriptor, &bytes, bytes.count, 0)
    return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
