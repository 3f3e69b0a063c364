// A path as the kernel wants it for bind and connect.
internal import CLinux
internal import Glibc
internal import Platform

/// The address of a Unix socket in the file system.
struct UnixAddress {
  /// The most that Linux takes: `sun_path` has 108 bytes, and C programs want a NUL in them.
  static let pathBytesMax = 107

  private var address = sockaddr_un()
  private let length: socklen_t

  /// Nil when the path is empty, too long, or has a NUL in it.
  init?(path: String) {
    let bytes = Array(path.utf8)
    guard 1...Self.pathBytesMax ~= bytes.count, !bytes.contains(0) else { return nil }
    address.sun_family = sa_family_t(AF_UNIX)
    length = socklen_t(MemoryLayout<sockaddr_un>.size)
    // SAFETY: the path is shorter than `sun_path`, as was just checked; the rest of it is zero.
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
  }

  /// Lends the address to a call.
  func withPointer(
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> CInt
  ) -> CInt {
    // SAFETY: a sockaddr_un is what the family in it says, and it outlives the call.
    unsafe withUnsafePointer(to: address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe body($0, length) }
    }
  }
}

extension Descriptor {
  /// A stream socket that does not block and is not inherited.
  static func unixSocket() throws(SystemError) -> Descriptor {
    let kind = Int(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    return Descriptor(owning: try systemCall("socket") { socket(AF_UNIX, CInt(kind), 0) })
  }

  /// Connects to a listening socket, without waiting.
  func connect(to address: UnixAddress) throws(SystemError) -> CallResult {
    try nonblockingCall("connect") {
      // SAFETY: the pointer is used during the call only.
      Int(unsafe address.withPointer { unsafe Glibc.connect(number, $0, $1) })
    }
  }
}
