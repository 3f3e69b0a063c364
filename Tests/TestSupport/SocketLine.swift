import Foundation

/// A client's connection over a Unix socket, with timeouts that suit slow machines.
package final class SocketLine: Line {
  let descriptor: Int32
  private var received: [UInt8] = []

  /// Connects; sending and receiving time out after `patience` seconds.
  package init(_ path: String, patience seconds: Int = 60) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    let capacity = MemoryLayout.size(ofValue: address.sun_path)
    guard bytes.count < capacity else { throw ChildProcessError(reason: "the path is too long") }
    // SAFETY: the tuple is `capacity` bytes long, and the path with its null is not longer.
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
    var patience = timeval(tv_sec: seconds, tv_usec: 0)
    let length = socklen_t(MemoryLayout<timeval>.size)
    // SAFETY: the structures outlive the calls that read them.
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, length)
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, length)
    let code = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard code == 0 else {
      // All properties are initialized, so `deinit` closes the descriptor.
      let reason = unsafe String(cString: strerror(errno))
      throw ChildProcessError(reason: "cannot connect to \(path): \(reason)")
    }
  }

  deinit { close(descriptor) }

  /// Sends the bytes; ignores a closed connection, so that earlier replies can still be read.
  package func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      // SAFETY: the buffer belongs to the slice for the length of the call.
      let count = unsafe rest.withUnsafeBytes {
        unsafe Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0 && errno == EINTR { continue }
      if count < 0 && errno == EPIPE { return }
      guard count > 0 else {
        throw ChildProcessError(reason: "send: \(unsafe String(cString: strerror(errno)))")
      }
      rest = rest.dropFirst(count)
    }
  }

  package func receive() throws -> [UInt8]? {
    var scanned = 0
    while true {
      if let end = received[scanned...].firstIndex(of: 0x0A) {
        defer { received.removeFirst(end + 1) }
        return Array(received[..<end])
      }
      scanned = received.count
      var chunk = [UInt8](repeating: 0, count: 65_536)
      // SAFETY: the buffer belongs to the array for the length of the call.
      let count = unsafe chunk.withUnsafeMutableBytes {
        unsafe recv(descriptor, $0.baseAddress, $0.count, 0)
      }
      if count < 0 && errno == EINTR { continue }
      if count == 0 || (count < 0 && errno == ECONNRESET) {
        guard received.isEmpty else {
          throw ChildProcessError(reason: "the daemon closed within a line")
        }
        return nil
      }
      guard count > 0 else {
        throw ChildProcessError(reason: "recv: \(unsafe String(cString: strerror(errno)))")
      }
      received += chunk.prefix(count)
    }
  }

  package func halfClose() throws {
    guard shutdown(descriptor, Int32(SHUT_WR)) == 0 else {
      throw ChildProcessError(reason: "shutdown: errno \(errno)")
    }
  }
}
