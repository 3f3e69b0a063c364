import Glibc

/// An open descriptor, closed when nobody holds on to it any more.
final class OwnedDescriptor: Sendable {
  let number: Int32

  init(owning number: Int32) {
    precondition(number >= 0, "OwnedDescriptor: \(number) is not open")
    self.number = number
  }

  deinit { close(number) }

  /// Waits for a byte; nil at the end.
  func readByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      // SAFETY: the variable outlives the call, which fills its one byte.
      let count = unsafe read(number, &byte, 1)
      if count == 1 { return byte }
      guard count < 0 && errno == EINTR else { return nil }
    }
  }
}

/// The two ends of a pipe, which no other program inherits unless it is told to.
struct PipeEnds {
  let reading: OwnedDescriptor
  let writing: OwnedDescriptor

  init() throws(StartError) {
    var ends: [Int32] = [0, 0]
    // SAFETY: the array has room for the two descriptors.
    guard unsafe pipe(&ends) == 0 else { throw StartError("there is no pipe (errno \(errno))") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = OwnedDescriptor(owning: ends[0])
    writing = OwnedDescriptor(owning: ends[1])
  }
}

extension OwnedDescriptor {
  /// What is there, up to some size, and nothing at the end; nil when it cannot be read.
  func readChunk() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // SAFETY: the buffer is ours for the length of the call, and says its own size.
      let count = unsafe bytes.withUnsafeMutableBytes {
        unsafe read(number, $0.baseAddress, $0.count)
      }
      if count >= 0 { return Array(bytes[..<count]) }
      guard errno == EINTR else { return nil }
    }
  }
}
