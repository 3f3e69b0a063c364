// System calls on connected sockets.
internal import CLinux
internal import Glibc
package import Platform

/// A borrowed file descriptor, for system calls; it must not outlive its owner.
///
/// Unlike its owner it can be copied, so the owner is not accessed during a call.
struct BorrowedDescriptor {
  let number: CInt
}

extension Descriptor {
  /// The descriptor for calls that end before its owner does.
  var borrowed: BorrowedDescriptor { BorrowedDescriptor(number: number) }

  /// Receives available bytes, up to `count`; 0 is the end of the stream.
  package func receive(into buffer: inout [UInt8], upTo count: Int) throws(SystemError)
    -> CallResult
  {
    try borrowed.receive(into: &buffer, from: 0, upTo: count)
  }

  /// Sends as much as the peer's buffer takes; `EPIPE` is an error, never a signal.
  package func send(_ bytes: Span<UInt8>) throws(SystemError) -> CallResult {
    try borrowed.send(bytes)
  }

  /// Makes a nonblocking stream socket, which child processes do not inherit.
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

extension BorrowedDescriptor {
  /// Returns the number of received bytes that were not read yet.
  func unreadBytes() throws(SystemError) -> Int {
    var count: CInt = 0
    // SAFETY: FIONREAD writes one int, and the variable outlives the call.
    try systemCall("ioctl") { unsafe ioctl(number, UInt(FIONREAD), &count) }
    return Int(count)
  }

  /// Sends the end of the stream; the other direction stays open.
  func endSending() throws(SystemError) {
    try systemCall("shutdown") { Glibc.shutdown(number, CInt(SHUT_WR)) }
  }

  /// Whether the peer has ended its stream and all of its bytes were read.
  func hasEnded() -> Bool {
    var byte: UInt8 = 0
    // SAFETY: at most one byte is written to a variable that outlives the call.
    return unsafe recv(number, &byte, 1, CInt(MSG_PEEK) | CInt(MSG_DONTWAIT)) == 0
  }

  /// Receives up to `count` bytes into a buffer from `start`; 0 is the end of the stream.
  func receive(
    into buffer: inout [UInt8],
    from start: Int,
    upTo count: Int
  ) throws(SystemError) -> CallResult {
    precondition(
      start >= 0 && count >= 0 && start + count <= buffer.count,
      "receive: \(count) bytes asked from \(start) on, of \(buffer.count)"
    )
    return try nonblockingCall("recv") {
      // SAFETY: the buffer is exclusive during the call, and has `count` bytes from `start`.
      unsafe buffer.withUnsafeMutableBytes {
        unsafe clinux_receive(number, $0.baseAddress.map { unsafe $0 + start }, count)
      }
    }
  }

  /// Sends as much as the peer's buffer takes; `EPIPE` is an error, never a signal.
  func send(_ bytes: Span<UInt8>) throws(SystemError) -> CallResult {
    try nonblockingCall("send") {
      // SAFETY: the span outlives the call, which only reads from it.
      unsafe bytes.withUnsafeBytes {
        unsafe clinux_send(number, $0.baseAddress, $0.count)
      }
    }
  }
}
