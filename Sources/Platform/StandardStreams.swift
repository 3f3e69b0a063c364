internal import Glibc

/// The standard streams, and reading and writing of whole files.
package enum StandardStreams {
  /// Limit of input, far more than a daemon takes in a request.
  static let inputBytesMax = 64 << 20

  package static let output = STDOUT_FILENO
  package static let complaints = STDERR_FILENO

  package static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  package static var isComplaintsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Reads all of standard input.
  package static func readInput() throws(UsageError) -> [UInt8] {
    try readAll(STDIN_FILENO, "standard input")
  }

  /// Reads a whole file.
  package static func readFile(_ path: String) throws(UsageError) -> [UInt8] {
    let file: Descriptor
    do throws(SystemError) {
      file = try Descriptor.open(path, O_RDONLY)
    } catch {
      throw UsageError("\(path) cannot be read: \(SystemError.text(of: error.code))")
    }
    return try readAll(file.number, path)
  }

  /// Writes a file, and replaces its contents.
  package static func writeFile(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let file = try Descriptor.open(path, O_WRONLY | O_CREAT | O_TRUNC, mode: 0o666)
    switch write(bytes, to: file.number) {
    case .done: break
    case .readerGone: throw SystemError(code: EPIPE, call: "write")
    case .failed(let code): throw SystemError(code: code, call: "write")
    }
  }

  private static func readAll(
    _ descriptor: Int32,
    _ name: String
  ) throws(UsageError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // SAFETY: the buffer is exclusive during the call, which receives its size.
      let count = unsafe chunk.withUnsafeMutableBytes {
        unsafe read(descriptor, $0.baseAddress, $0.count)
      }
      guard count != 0 else { return bytes }
      guard count > 0 else {
        let code = errno
        guard isTransient(code, descriptor, for: POLLIN) else {
          throw UsageError("\(name) cannot be read: \(SystemError.text(of: code))")
        }
        continue
      }
      bytes.append(contentsOf: chunk[..<count])
      guard bytes.count <= inputBytesMax else {
        throw UsageError("\(name) has more than \(inputBytesMax) bytes")
      }
    }
  }

  /// The outcome of a write.
  package enum Writing: Equatable {
    case done
    /// The reader has closed the stream.
    case readerGone
    /// The write failed with this `errno`.
    case failed(code: Int32)
  }

  /// Writes all bytes.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Writing {
    var written = 0
    while written < bytes.count {
      // SAFETY: the span outlives the call, which only reads it.
      let count = unsafe bytes.span.extracting(written..<bytes.count).withUnsafeBytes { rest in
        unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
      }
      if count >= 0 {
        written += count
        continue
      }
      let code = errno
      if code == EPIPE { return .readerGone }
      guard isTransient(code, descriptor, for: POLLOUT) else { return .failed(code: code) }
    }
    return .done
  }

  /// Whether the reader of the descriptor has closed it.
  package static func isReaderGone(_ descriptor: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: 0, revents: 0)
    // SAFETY: one entry, which outlives the call.
    return unsafe poll(&entry, 1, 0) > 0 && entry.revents & Int16(POLLERR | POLLHUP) != 0
  }

  /// Opens `/dev/null` for each closed standard stream, so that no other file gets its number and
  /// receives log lines.
  ///
  /// With `failing` it is opened so that reads and writes fail, as on a closed stream.
  package static func fill(failing: Bool = false) {
    for stream in 0...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
      let wrong = stream == STDIN_FILENO ? O_WRONLY : O_RDONLY
      // SAFETY: the path outlives the call. The stream's number is the lowest free one.
      _ = unsafe open("/dev/null", failing ? wrong : O_RDWR)
    }
  }

  /// Whether to retry after an error; waits until a nonblocking descriptor is ready.
  static func isTransient(_ code: Int32, _ descriptor: Int32, for event: Int32) -> Bool {
    guard code == EAGAIN else { return code == EINTR }
    var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    // SAFETY: one entry, which outlives the call.
    return unsafe poll(&entry, 1, -1) > 0 || errno == EINTR
  }
}
