package import Glibc

/// An open file descriptor with one owner, closed at the end of the owner's life.
package struct Descriptor: ~Copyable, Sendable {
  /// The kernel's number; a copy of it must not outlive the owner.
  package let number: CInt

  /// Takes over a descriptor that nothing else closes.
  package init(owning number: CInt) {
    precondition(number >= 0, "Descriptor: \(number) is not an open descriptor")
    self.number = number
  }

  // The result is not used: on Linux the number is free again even after an error, and closing
  // again could close a descriptor that another thread has opened since.
  deinit { _ = Glibc.close(number) }

  /// Opens a file; a child process does not inherit it.
  package static func open(
    _ path: String,
    _ flags: CInt,
    mode: mode_t = 0
  ) throws(SystemError) -> Descriptor {
    let number = try systemCall("open") {
      // SAFETY: the path outlives the call.
      unsafe Glibc.open(path, flags | O_CLOEXEC, mode)
    }
    return Descriptor(owning: number)
  }

  /// Copies a descriptor to the first free number from `first` on.
  package static func copy(_ number: CInt, from first: CInt) throws(SystemError) -> Descriptor {
    Descriptor(owning: try systemCall("fcntl") { fcntl(number, F_DUPFD_CLOEXEC, first) })
  }

  /// Reads the next bytes, at most `countMax`; none at the end.
  package func read(upTo countMax: Int = 1 << 16) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: countMax)
    let count = try systemCall("read") {
      // SAFETY: the buffer is valid for the length of the call, and passes its own size.
      unsafe bytes.withUnsafeMutableBytes { unsafe Glibc.read(number, $0.baseAddress, $0.count) }
    }
    bytes.removeSubrange(count...)
    return bytes
  }
}

/// Two connected sockets, one for this program and one for a child process.
package struct DescriptorPair: ~Copyable {
  private var own: Descriptor?
  /// The child's end, which is closed with the pair.
  package let childEnd: Descriptor

  /// A pair of Unix stream sockets: Glibc's module has no `pipe2`, and any other pipe could be
  /// inherited by a child that another thread starts.
  package init() throws(SystemError) {
    var ends: [CInt] = [0, 0]
    let kind = CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue)
    // SAFETY: the array has room for the two descriptors, and outlives the call.
    try systemCall("socketpair") { unsafe socketpair(AF_UNIX, kind, 0, &ends) }
    own = Descriptor(owning: ends[0])
    childEnd = Descriptor(owning: ends[1])
  }

  /// Hands over this program's end; called once.
  package mutating func takeOwnEnd() -> Descriptor {
    guard let end = own.take() else { preconditionFailure("DescriptorPair: an end taken twice") }
    return end
  }
}
