import Glibc
import Platform
import SocketServer

/// Tells whoever manages the service how the daemon is, as man 3 sd_notify says.
final class Supervisor {
  private let socket: String?
  /// How often it wants to hear that the loop turns: half of the time after which it gives up.
  private let interval: Duration?
  private(set) var nextSign: SteadyInstant?

  init(_ launchEnvironment: LaunchEnvironment) {
    socket = launchEnvironment["NOTIFY_SOCKET"]
    let pid = launchEnvironment["WATCHDOG_PID"]
    let isMeant = pid.map { Int32($0) == getpid() } ?? true
    let limit = launchEnvironment["WATCHDOG_USEC"].flatMap { Int64($0) } ?? 0
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
    guard let address = Self.address(socket) else { return log(EINVAL, "$NOTIFY_SOCKET") }
    let bytes = Array(words.utf8)
    let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
    // SAFETY: the address and the words outlive the call, which only reads them.
    let count = unsafe address.withPointer {
      unsafe sendto(number, bytes, bytes.count, flags, $0, $1)
    }
    if count < 0 { log(errno, "sendto") }
  }

  /// A path, or a name that begins with `@` and belongs to no file.
  private static func address(_ name: String) -> UnixAddress? {
    switch name.utf8.first {
    case UInt8(ascii: "/"): UnixAddress(path: name)
    case UInt8(ascii: "@"): UnixAddress(abstractName: String(name.dropFirst()))
    default: nil
    }
  }

  private var isLogged = false

  /// Once: what did not go through once will not go through every few seconds.
  private func log(_ code: Int32, _ call: String) {
    guard !isLogged else { return }
    isLogged = true
    Log.supervisorUnreachable("\(SystemError(code: code, call: call))").write()
  }
}
