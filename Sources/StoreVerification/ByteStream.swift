internal import Glibc
internal import Platform

/// Whole messages over a stream socket.
struct ByteStream {
  let number: CInt

  /// Reads exactly `count` bytes; nil if the stream ends, fails or passes the deadline before.
  func read(_ count: Int, until deadline: SteadyInstant? = nil) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      guard isReady(for: POLLIN, until: deadline) else { return nil }
      // SAFETY: the range lies within the array, which is valid during the call.
      let taken = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe recv(number, buffer.baseAddress.map { unsafe $0 + filled }, count - filled, 0)
      }
      if taken > 0 { filled += taken } else if taken == 0 || errno != EINTR { return nil }
    }
    return bytes
  }

  /// Writes all bytes; returns false if the other side is gone or the deadline passes.
  func write(_ bytes: [UInt8], until deadline: SteadyInstant? = nil) -> Bool {
    var sent = 0
    while sent < bytes.count {
      guard isReady(for: POLLOUT, until: deadline) else { return false }
      let flags = CInt(MSG_NOSIGNAL) | (deadline == nil ? 0 : CInt(MSG_DONTWAIT))
      // SAFETY: the range lies within the array, which is valid during the call.
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe send(number, buffer.baseAddress.map { unsafe $0 + sent }, bytes.count - sent, flags)
      }
      if count >= 0 { sent += count } else if errno != EINTR && errno != EAGAIN { return false }
    }
    return true
  }

  /// Waits until the socket can be used; without a deadline the call itself waits.
  private func isReady(for events: CInt, until deadline: SteadyInstant?) -> Bool {
    guard let deadline else { return true }
    while true {
      var entry = pollfd(fd: number, events: Int16(events), revents: 0)
      let milliseconds = CInt(clamping: deadline.milliseconds(since: .now))
      // SAFETY: one entry, in a variable that outlives the call.
      let count = unsafe poll(&entry, 1, milliseconds)
      if count > 0 { return true }
      if count == 0 || errno != EINTR { return false }
    }
  }
}
