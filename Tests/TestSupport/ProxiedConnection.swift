import Foundation
import Synchronization

/// A connection of a daemon through a `DatabaseProxy`, and the proxy's own to the server.
package final class ProxiedConnection: Sendable {
  private struct State {
    var hasWritten = false
    /// Whether a reply has been delivered since the daemon sent something.
    var isAnswered = true
    var lastSent = ContinuousClock.now
    var isHeld = false
    var isEnded = false
  }

  private let daemon: Int32
  private let server: Int32
  private let state = Mutex(State())

  /// Takes a descriptor over, and connects to the server; nil if the server cannot be reached.
  package init?(_ daemon: Int32, to path: String) {
    self.daemon = daemon
    server = Self.unixSocket()
    let code = unsafe Self.withAddress(path) { address, length in
      unsafe connect(server, address, length)
    }
    // All properties are initialized, so `deinit` closes the descriptors.
    guard code == 0 else { return nil }
  }

  deinit {
    close(daemon)
    close(server)
  }

  /// Whether it has been in a transaction that writes: the server has answered `BEGIN`.
  ///
  /// The connection that reads sends single statements.
  var hasWritten: Bool { state.withLock { $0.hasWritten } }

  /// Whether nothing passes any more, and the daemon is not to see it.
  var isHeld: Bool { state.withLock { $0.isHeld } }

  var isEnded: Bool { state.withLock { $0.isEnded } }

  /// How long the daemon has sent nothing.
  var silence: Duration { state.withLock { .now - $0.lastSent } }

  /// Notes bytes that pass; returns true if a round trip begins.
  func note(_ bytes: [UInt8], _ direction: DatabaseProxy.Direction) -> Bool {
    state.withLock { state in
      switch direction {
      case .toServer:
        defer { (state.isAnswered, state.lastSent) = (false, .now) }
        return state.isAnswered
      case .toDaemon:
        state.isAnswered = true
        // The tag of a command ends with a null.
        let tag = Array("BEGIN".utf8) + [0]
        if !state.hasWritten, bytes.firstRange(of: tag) != nil { state.hasWritten = true }
        return false
      }
    }
  }

  func suffer(_ kind: DatabaseProxy.Fault.Kind) {
    switch kind {
    case .cut: return end()
    case .stall: break
    case .halfOpen: shutdown(server, Int32(SHUT_RDWR))
    }
    state.withLock { $0.isHeld = true }
  }

  /// Ends both sides, which wakes the threads.
  package func end() {
    state.withLock { $0.isEnded = true }
    for descriptor in [daemon, server] { shutdown(descriptor, Int32(SHUT_RDWR)) }
  }

  /// Waits for bytes; nil at the end of the connection.
  package func receive(_ direction: DatabaseProxy.Direction) -> [UInt8]? {
    let source = direction == .toServer ? daemon : server
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      // SAFETY: the buffer belongs to the array for the length of the call.
      let count = unsafe bytes.withUnsafeMutableBytes {
        unsafe recv(source, $0.baseAddress, $0.count, 0)
      }
      if count < 0 && errno == EINTR { continue }
      return count > 0 ? Array(bytes.prefix(count)) : nil
    }
  }

  /// Sends bytes; returns false if that side has ended.
  package func send(_ bytes: ArraySlice<UInt8>, _ direction: DatabaseProxy.Direction) -> Bool {
    let target = direction == .toServer ? server : daemon
    var rest = bytes
    while !rest.isEmpty {
      // SAFETY: the buffer belongs to the slice for the length of the call.
      let count = unsafe rest.withUnsafeBytes {
        unsafe Foundation.send(target, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  // MARK: Sockets

  /// Returns a descriptor that listens on a Unix socket.
  package static func listen(at path: String) throws -> Int32 {
    let descriptor = unixSocket()
    let code = unsafe withAddress(path) { address, length in
      unsafe bind(descriptor, address, length)
    }
    guard code == 0, Foundation.listen(descriptor, 128) == 0 else {
      throw ChildProcessError(reason: "cannot listen at \(path): errno \(errno)")
    }
    return descriptor
  }

  /// Returns a descriptor that listens on a port of this machine, and the port.
  static func listenOnTCP() throws -> (descriptor: Int32, port: UInt16) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    // SAFETY: the structures outlive the calls.
    let code = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe bind(descriptor, pointer, length) == 0
          && getsockname(descriptor, pointer, &length) == 0
      }
    }
    guard code, Foundation.listen(descriptor, 128) == 0 else {
      throw ChildProcessError(reason: "cannot listen on a port: errno \(errno)")
    }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }

  private static func unixSocket() -> Int32 {
    socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
  }

  private static func withAddress(
    _ path: String,
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    precondition(bytes.count < MemoryLayout.size(ofValue: address.sun_path), "a long path: \(path)")
    // SAFETY: the tuple has room for the path and its null.
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
    return unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
