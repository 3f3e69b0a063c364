package import Glibc

/// The address of a Unix socket in the form that the kernel expects.
package struct UnixAddress {
  /// Maximum length of a path: `sun_path` has 108 bytes, and C programs need a NUL.
  package static let pathBytesMax = 107

  private var address = sockaddr_un()
  private let length: socklen_t

  /// Returns nil if the path is empty, too long or has a NUL.
  package init?(path: String) {
    let bytes = Array(path.utf8)
    guard 1...Self.pathBytesMax ~= bytes.count, !bytes.contains(0) else { return nil }
    self.init(bytes, length: MemoryLayout<sockaddr_un>.size)
  }

  /// Makes an abstract address, which has no file; returns nil if the name is too long.
  ///
  /// The kernel compares the whole length, so the address ends with the name.
  package init?(abstractName: String) {
    let bytes = [0] + Array(abstractName.utf8)
    guard bytes.count <= Self.pathBytesMax else { return nil }
    let start = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 2
    self.init(bytes, length: start + bytes.count)
  }

  private init(_ bytes: [UInt8], length: Int) {
    self.length = socklen_t(length)
    address.sun_family = sa_family_t(AF_UNIX)
    // SAFETY: `sun_path` has room for the bytes; the rest of it is zero.
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
  }

  /// Passes the address to a call.
  package func withPointer<Result>(
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    // SAFETY: a sockaddr_un is a valid sockaddr of its family, and it outlives the call.
    unsafe withUnsafePointer(to: address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe body($0, length) }
    }
  }
}
