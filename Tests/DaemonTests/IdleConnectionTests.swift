import Foundation
import TestSupport
import Testing

/// Opens many idle connections; `ENTITLED_IDLE=15000` sets their number.
///
/// The number is limited by the descriptors that the machine allows a process.
@Suite("Idle connections", .serialized)
struct IdleConnectionTests {
  private static let wanted =
    Int(ProcessInfo.processInfo.environment["ENTITLED_IDLE"] ?? "") ?? 4000

  /// Returns the wanted number, limited by the descriptors of this process and the daemon.
  private static func allowed() throws -> Int {
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var limit = rlimit()
    // SAFETY: the structure outlives the calls that fill and read it.
    guard unsafe getrlimit(resource, &limit) == 0 else {
      throw ChildProcessError(reason: "getrlimit: errno \(errno)")
    }
    limit.rlim_cur = limit.rlim_max
    guard unsafe setrlimit(resource, &limit) == 0 else {
      throw ChildProcessError(reason: "setrlimit: errno \(errno)")
    }
    // Other tests use some descriptors, and the daemon reserves some.
    let most = Int(exactly: limit.rlim_cur) ?? .max
    return min(wanted, (most - 500) / 20 * 19)
  }

  @Test("An idle connection costs the daemon less than 8 KB, even after requests")
  func memory() throws {
    let count = try Self.allowed()
    let daemon = try DaemonProcess(["--store", "memory:"])
    let other = try daemon.connect()
    try other.result("install", #"{"device":"d"}"#)
    let before = daemon.residentBytes
    var lines: [SocketLine] = []
    for number in 0..<count {
      let line = try daemon.connect()
      lines.append(line)
      switch number % 3 {
      case 0: try line.result("checkEntitlements", #"{"device":"d"}"#)
      case 1: try line.result("setUserProperty", #"{"device":"d","key":"k","value":"v"}"#)
      default: break
      }
    }
    // After this reply, all earlier connections are open.
    #expect(try other.result("server.ping", "{}")["pong"] == .bool(true))
    let each = (daemon.residentBytes - before) / count
    print("IdleConnectionTests: \(count) connections, \(each) bytes each")
    #expect(DaemonProcess.isSanitized || each < 8192, "\(each) bytes each")
    // The connections are alive: both the last and the first get a reply.
    for line in [lines[count - 1], lines[0]] {
      #expect(try line.result("server.ping", "{}")["pong"] == .bool(true))
    }
    let descriptors = daemon.descriptorCount
    lines.removeAll()
    #expect(daemon.waitUntilDescriptors(areAtMost: descriptors - count))
  }
}
