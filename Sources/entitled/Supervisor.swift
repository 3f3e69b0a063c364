import Glibc
import Platform
import SocketServer

/// Notifies the service manager of the daemon's state, as specified in `man 3 sd_notify`.
final class Supervisor {
  private let socket: String?
  /// The interval of watchdog messages: half of the service manager's timeout.
  private let interval: Duration?
  private(set) var nextSign: SteadyInstant?

  init(_ launchEnvironment: LaunchEnvironment) {
    socket = launchEnvironment["NOTIFY_SOCKET"]
    let pid = launchEnvironment["WATCHDOG_PID"]
    let isMeant = pid.map { Int32($0) == getpid() } ?? true
    let limit = launchEnvironment["WATCHDOG_USEC"].flatMap { Int64($0) } ?? 0
    interval = socket != nil && isMeant && limit > 1 ? .microseconds(limit / 2) : nil
  }

  /// Reports that the socket listens.
  func ready() {
    notify("READY=1")
    signOfLife(now: .now)
  }

  func stopping() { notify("STOPPING=1") }

  /// Sends a watchdog message if it is due; the event loop calls this, so a hung loop sends none.
  func signOfLife(now: SteadyInstant) {
    guard let interval, nextSign.map({ $0 <= now }) ?? true else { return }
    notify("WATCHDOG=1")
    nextSign = now + interval
  }

  /// Sends a message without blocking; a service manager that does not read misses it.
  private func notify(_ words: String) {
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

  /// Parses a path, or the name of an abstract socket, which begins with `@`.
  private static func address(_ name: String) -> UnixAddress? {
    switch name.utf8.first {
    case UInt8(ascii: "/"): UnixAddress(path: name)
    case UInt8(ascii: "@"): UnixAddress(abstractName: String(name.dropFirst()))
    default: nil
    }
  }

  private var isLogged = false

  /// Logs the first failure only, since later messages probably fail as well.
  private func log(_ code: Int32, _ call: String) {
    guard !isLogged else { return }
    isLogged = true
    Log.supervisorUnreachable("\(SystemError(code: code, call: call))").write()
  }
}
