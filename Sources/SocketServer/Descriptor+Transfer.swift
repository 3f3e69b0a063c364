// Calls on connected sockets, several for each request.
internal import CLinux
internal import Glibc
package import Platform

/// An open file descriptor of somebody else, for the calls that are made on it.
///
/// Unlike its owner it can be copied, so that nobody holds the owner while a call takes its time;
/// whoever has one must not outlive the owner.
struct BorrowedDescriptor {
  let number: CInt
}

extension Descriptor {
  /// For calls, which end before the owner does.
  var lent: BorrowedDescriptor { BorrowedDescriptor(number: number) }

  /// Receives what is there, up to the buffer's size; 0 is the end of the stream.
  package func receive(into buffer: inout [UInt8], upTo count: Int) throws(SystemError)
    -> CallResult
  {
    try lent.receive(into: &buffer, from: 0, upTo: count)
  }

  /// Sends what the peer's buffer takes; `EPIPE` comes as an error, never as a signal.
  package func send(_ bytes: Span<UInt8>) throws(SystemError) -> CallResult {
    try lent.send(bytes)
  }

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

extension BorrowedDescriptor {
  /// How many bytes the kernel has received that were not read yet.
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

  /// Whether the peer has half-closed and all of its bytes were read.
  func hasEnded() -> Bool {
    var byte: UInt8 = 0
    // SAFETY: at most one byte is written to a variable that outlives the call.
    return unsafe recv(number, &byte, 1, CInt(MSG_PEEK) | CInt(MSG_DONTWAIT)) == 0
  }

  /// Receives what is there, up to so many bytes, into a buffer from some place on; 0 is the end of
  /// the stream.
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
      // SAFETY: the buffer is ours for the length of the call, and has `count` bytes from there on.
      unsafe buffer.withUnsafeMutableBytes {
        unsafe clinux_receive(number, $0.baseAddress.map { unsafe $0 + start }, count)
      }
    }
  }

  /// Sends what the peer's buffer takes; `EPIPE` comes as an error, never as a signal.
  func send(_ bytes: Span<UInt8>) throws(SystemError) -> CallResult {
    try nonblockingCall("send") {
      // SAFETY: the span outlives the call, which only reads from it.
      unsafe bytes.withUnsafeBytes {
        unsafe clinux_send(number, $0.baseAddress, $0.count)
      }
    }
  }
}
