internal import Glibc

/// Wakes a thread that waits in `poll`; it is closed when its owner lets go of it.
struct WakePipe: ~Copyable, Sendable {
  private let reading: CInt
  private let writing: CInt

  init() throws(SystemError) {
    var ends: [CInt] = [0, 0]
    // Glibc's module has no pipe2, and no other pipe is kept from a child that starts meanwhile.
    let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    _ = try systemCall("socketpair") {
      // SAFETY: the array has room for the two descriptors, and outlives the call.
      Int(unsafe socketpair(AF_UNIX, CInt(kind), 0, &ends))
    }
    reading = ends[0]
    writing = ends[1]
  }

  // The results are not looked at: on Linux the numbers are free again even after an error.
  deinit {
    _ = Glibc.close(reading)
    _ = Glibc.close(writing)
  }

  /// What `poll` is to look at.
  var entry: pollfd { pollfd(fd: reading, events: Int16(POLLIN), revents: 0) }

  /// Wakes whoever waits, or the next one who does.
  func wake() {
    var byte: UInt8 = 0
    // SAFETY: one byte, which outlives the call. A full pipe wakes as well.
    _ = unsafe Glibc.write(writing, &byte, 1)
  }

  /// Forgets that somebody was woken.
  func clear() {
    var bytes = [UInt8](repeating: 0, count: 256)
    // SAFETY: the buffer outlives the call, and says its own size.
    while unsafe Glibc.read(reading, &bytes, bytes.count) == bytes.count {}
  }
}
