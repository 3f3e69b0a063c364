import Glibc
import Platform
import SocketServer

/// Tells whoever manages the service how the daemon is, as man 3 sd_notify says.
final class Supervisor {
  private let socket: String?
  /// How often it wants to hear that the loop turns: half of the time after which it gives up.
  private let interval: Duration?
  private(set) var nextSign: SteadyInstant?

  init(_ surroundings: Surroundings) {
    socket = surroundings["NOTIFY_SOCKET"]
    let pid = surroundings["WATCHDOG_PID"]
    let isMeant = pid.map { Int32($0) == getpid() } ?? true
    let limit = surroundings["WATCHDOG_USEC"].flatMap { Int64($0) } ?? 0
    interval = socket != nil && isMeant && limit > 1 ? .microseconds(limit / 2) : nil
  }

  /// The socket listens.
  func ready() {
    tell("READY=1")
    signOfLife(now: .now)
  }

  func stopping() { tell("STOPPING=1") }

  /// Called by the loop in its turns: one that hangs sends nothing.
  func signOfLife(now: SteadyInstant) {
    guard let interval, nextSign.map({ $0 <= now }) ?? true else { return }
    tell("WATCHDOG=1")
    nextSign = now + interval
  }

  /// Nobody waits for a supervisor that does not read: it hears of the next thing.
  private func tell(_ words: String) {
    guard let socket else { return }
    let number = Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard number >= 0 else { return log(errno, "socket") }
    defer { close(number) }
    var address = sockaddr_un()
    var name = Array(socket.utf8)
    guard name.first == UInt8(ascii: "@") || name.first == UInt8(ascii: "/"),
      name.count < MemoryLayout.size(ofValue: address.sun_path)
    else { return log(EINVAL, "$NOTIFY_SOCKET") }
    // An abstract name begins with a zero, and has no end but its length.
    let isAbstract = name[0] == UInt8(ascii: "@")
    if isAbstract { name[0] = 0 }
    address.sun_family = sa_family_t(AF_UNIX)
    // SAFETY: the name is shorter than `sun_path`, as was just checked; the rest of it is zero.
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: name) }
    let start = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 2
    let length = socklen_t(start + name.count + (isAbstract ? 0 : 1))
    let bytes = Array(words.utf8)
    // SAFETY: the address and the words outlive the call, which only reads them.
    let count = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
        return unsafe sendto(number, bytes, bytes.count, flags, $0, length)
      }
    }
    if count < 0 { log(errno, "sendto") }
  }

  private var isLogged = false

  /// Once: what did not go through once will not go through every few seconds.
  private func log(_ code: Int32, _ call: String) {
    guard !isLogged else { return }
    isLogged = true
    Log.supervisorUnreachable("\(SystemError(code: code, call: call))").write()
  }
}
