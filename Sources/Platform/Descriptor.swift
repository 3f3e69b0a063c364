package import Glibc

/// An open file descriptor with a single owner, closed when the owner goes away.
package struct Descriptor: ~Copyable, Sendable {
  /// The descriptor's number; a copy must not outlive the owner.
  package let number: CInt

  /// Takes ownership of a descriptor.
  package init(owning number: CInt) {
    precondition(number >= 0, "Descriptor: \(number) is not an open descriptor")
    self.number = number
  }

  // The result is ignored: Linux frees the number even after an error, and a second close could
  // close a descriptor that another thread has opened since.
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

  /// Raises the process's limit of descriptors to the maximum allowed.
  ///
  /// - Returns: the new limit.
  @discardableResult
  package static func raiseLimit() throws(SystemError) -> Int {
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var limit = rlimit()
    // SAFETY: the structure outlives the call that fills it.
    try systemCall("getrlimit") { unsafe getrlimit(resource, &limit) }
    if limit.rlim_cur < limit.rlim_max {
      limit.rlim_cur = limit.rlim_max
      // SAFETY: the structure outlives the call that reads it.
      try systemCall("setrlimit") { unsafe setrlimit(resource, &limit) }
    }
    return Int(exactly: limit.rlim_cur) ?? .max
  }

  /// Copies a descriptor to the first free number from `first` on.
  package static func copy(_ number: CInt, from first: CInt) throws(SystemError) -> Descriptor {
    Descriptor(owning: try systemCall("fcntl") { fcntl(number, F_DUPFD_CLOEXEC, first) })
  }

  /// Reads at most `countMax` bytes; returns none at the end.
  package func read(upTo countMax: Int = 1 << 16) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: countMax)
    let count = try systemCall("read") {
      // SAFETY: the buffer is valid during the call, which receives its size.
      unsafe bytes.withUnsafeMutableBytes { unsafe Glibc.read(number, $0.baseAddress, $0.count) }
    }
    bytes.removeSubrange(count...)
    return bytes
  }
}

/// Two connected sockets, for this program and a child process.
package struct DescriptorPair: ~Copyable {
  private var own: Descriptor?
  /// The child's end, which is closed with the pair.
  package let childEnd: Descriptor

  /// Makes a pair of Unix stream sockets; Glibc's module has no `pipe2`, and another thread's child
  /// could inherit any other pipe.
  package init() throws(SystemError) {
    var ends: [CInt] = [0, 0]
    let kind = CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue)
    // SAFETY: the array has room for the two descriptors, and outlives the call.
    try systemCall("socketpair") { unsafe socketpair(AF_UNIX, kind, 0, &ends) }
    own = Descriptor(owning: ends[0])
    childEnd = Descriptor(owning: ends[1])
  }

  /// Returns this program's end; call it once.
  package mutating func takeOwnEnd() -> Descriptor {
    guard let end = own.take() else { preconditionFailure("DescriptorPair: an end taken twice") }
    return end
  }
}
