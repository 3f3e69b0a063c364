package import Glibc

/// The address of a Unix socket in the file system, as the kernel wants it.
package struct UnixAddress {
  /// The most that Linux takes: `sun_path` has 108 bytes, and C programs want a NUL in them.
  package static let pathBytesMax = 107

  private var address = sockaddr_un()
  private let length: socklen_t

  /// Nil when the path is empty, too long, or has a NUL in it.
  package init?(path: String) {
    let bytes = Array(path.utf8)
    guard 1...Self.pathBytesMax ~= bytes.count, !bytes.contains(0) else { return nil }
    self.init(bytes, length: MemoryLayout<sockaddr_un>.size)
  }

  /// A name that belongs to no file; nil when it is too long.
  ///
  /// The kernel compares as many bytes as the address is long, so it ends with the name.
  package init?(abstractName: String) {
    let bytes = [0] + Array(abstractName.utf8)
    guard bytes.count <= Self.pathBytesMax else { return nil }
    let start = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 2
    self.init(bytes, length: start + bytes.count)
  }

  private init(_ bytes: [UInt8], length: Int) {
    self.length = socklen_t(length)
    address.sun_family = sa_family_t(AF_UNIX)
    // SAFETY: the bytes are fewer than `sun_path` has; the rest of it is zero.
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
  }

  /// Lends the address to a call.
  package func withPointer<Result>(
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    // SAFETY: a sockaddr_un is what the family in it says, and it outlives the call.
    unsafe withUnsafePointer(to: address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe body($0, length) }
    }
  }
}
