import Foundation
import TestSupport
import Testing

/// `ENTITLED_IDLE=15000 swift test --filter IdleConnectionTests` opens as many as that, where the
/// machine lets a process have so many descriptors.
@Suite("Clients who are connected and say nothing", .serialized)
struct IdleConnectionTests {
  private static let wanted =
    Int(ProcessInfo.processInfo.environment["ENTITLED_IDLE"] ?? "") ?? 4000

  /// As many as wanted, or as this process and the daemon may have.
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
    // Other tests have some, and the daemon keeps some back.
    let most = Int(exactly: limit.rlim_cur) ?? .max
    return min(wanted, (most - 500) / 20 * 19)
  }

  @Test("cost the daemon less than 8 KB each, whether they have asked something or not")
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
    // Everybody was let in who came before this.
    #expect(try other.result("server.ping", "{}")["pong"] == .bool(true))
    let each = (daemon.residentBytes - before) / count
    print("IdleConnectionTests: \(count) connections, \(each) bytes each")
    #expect(DaemonProcess.isSanitized || each < 8192, "\(each) bytes each")
    // They are there: the last one is answered, and so is the first.
    for line in [lines[count - 1], lines[0]] {
      #expect(try line.result("server.ping", "{}")["pong"] == .bool(true))
    }
    let descriptors = daemon.descriptorCount
    lines.removeAll()
    #expect(daemon.waitUntilDescriptors(areAtMost: descriptors - count))
  }
}
