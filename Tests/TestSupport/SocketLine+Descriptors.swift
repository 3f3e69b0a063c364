import Foundation

extension SocketLine {
  /// Sends bytes together with a descriptor, by SCM_RIGHTS (man 7 unix).
  package func send(_ bytes: [UInt8], with passed: Int32) throws {
    // A header of 16 bytes, the descriptor, and padding to a full word.
    var control: [UInt64] = [20, UInt64(UInt32(SOL_SOCKET)) | UInt64(1) << 32, 0]
    control[2] = UInt64(UInt32(passed))
    var bytes = bytes
    // SAFETY: everything that the message points to outlives the call.
    let count = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe control.withUnsafeMutableBytes { rights in
        var part = unsafe iovec(iov_base: buffer.baseAddress, iov_len: buffer.count)
        return unsafe withUnsafeMutablePointer(to: &part) { part in
          var message = unsafe msghdr()
          unsafe message.msg_iov = part
          unsafe message.msg_iovlen = 1
          unsafe message.msg_control = rights.baseAddress
          unsafe message.msg_controllen = rights.count
          return unsafe sendmsg(descriptor, &message, Int32(MSG_NOSIGNAL))
        }
      }
    }
    guard count == bytes.count else { throw ChildProcessError(reason: "sendmsg: errno \(errno)") }
  }
}
