import Glibc
import Platform
import SocketServer

/// A listening socket from a service manager, as specified in `man 3 sd_listen_fds`.
///
/// The daemon takes the descriptor over before it opens any other file.
struct PassedSocket: ~Copyable {
  /// The path of the socket, as the kernel reports it.
  let path: String
  private var descriptor: Descriptor?

  /// The number of the first descriptor that a service manager passes.
  private static let number: Int32 = 3

  /// Returns nil if no socket was passed, or if it was passed to another process.
  static func take() throws(UsageError) -> PassedSocket? {
    guard let count = ProcessEnvironment.variable("LISTEN_FDS"),
      let pid = ProcessEnvironment.variable("LISTEN_PID")
    else { return nil }
    guard Int32(pid) == getpid() else { return nil }
    guard count == "1" else {
      throw UsageError(
        "$LISTEN_FDS is \(count): the daemon takes one socket",
        hint: "give its .socket unit one ListenStream="
      )
    }
    guard fcntl(number, F_GETFD) >= 0 else {
      throw UsageError(
        "$LISTEN_FDS is 1, but descriptor \(number) is not open",
        hint: "start the daemon by its .socket unit, or without $LISTEN_FDS"
      )
    }
    try check()
    let copy = try PassedDescriptor.takeOver(number, from: number + 1, as: "the socket passed")
    return PassedSocket(path: path(of: copy.number), descriptor: copy)
  }

  /// Hands the socket over to the server.
  mutating func listener() throws(SystemError) -> ListeningSocket? {
    guard let descriptor = descriptor.take() else { return nil }
    return try ListeningSocket(adopting: descriptor)
  }

  private static func check() throws(UsageError) {
    let hint = "write ListenStream=PATH in its .socket unit, and Accept=no"
    guard option(SO_DOMAIN) == AF_UNIX else {
      throw UsageError("the passed descriptor is not a Unix socket", hint: hint)
    }
    guard option(SO_TYPE) == Int32(SOCK_STREAM.rawValue) else {
      throw UsageError("the passed socket is not a stream socket", hint: hint)
    }
    guard option(SO_ACCEPTCONN) == 1 else {
      throw UsageError("the passed socket does not listen", hint: hint)
    }
  }

  private static func option(_ name: Int32) -> Int32? {
    var value: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    // SAFETY: the option is one int, and both variables outlive the call.
    guard unsafe getsockopt(number, SOL_SOCKET, name, &value, &length) == 0 else { return nil }
    return value
  }

  private static func path(of number: Int32) -> String {
    var address = sockaddr_un()
    var length = socklen_t(MemoryLayout<sockaddr_un>.size)
    // SAFETY: a sockaddr_un has room for the address of a Unix socket; all outlive the call.
    let code = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe getsockname(number, $0, &length)
      }
    }
    let start = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 2
    guard code == 0, Int(length) > start else { return "a socket without a name" }
    // SAFETY: the kernel filled `length` bytes.
    let bytes = unsafe withUnsafeBytes(of: address) { unsafe Array($0[start..<Int(length)]) }
    if bytes.first == 0 { return "@" + String(decoding: bytes.dropFirst(), as: UTF8.self) }
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
