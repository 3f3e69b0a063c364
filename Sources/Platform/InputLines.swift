internal import Glibc

/// Reads the lines of a file or of standard input one by one, in bounded memory.
package struct InputLines: ~Copyable {
  /// Nil for standard input.
  private let file: Descriptor?
  private let number: Int32
  private let name: String
  private var lines: LineBuffer
  private var hasEnded = false

  /// Opens a file; `-` is standard input.
  package init(_ path: String, lineBytesMax: Int = 1 << 20) throws(UsageError) {
    name = path == "-" ? "standard input" : path
    lines = LineBuffer(lineBytesMax: lineBytesMax)
    guard path != "-" else {
      file = nil
      number = STDIN_FILENO
      return
    }
    do throws(SystemError) {
      let opened = try Descriptor.open(path, O_RDONLY)
      number = opened.number
      file = consume opened
    } catch {
      throw UsageError("\(path) cannot be read: \(SystemError.text(of: error.code))")
    }
  }

  /// The size of the file; nil for a pipe or a terminal.
  package var bytesCount: Int? {
    var status = stat()
    // SAFETY: the system fills the structure, which is exclusive during the call.
    guard unsafe fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// Returns the next line without its line end; nil after the last.
  package mutating func next() throws(UsageError) -> [UInt8]? {
    while true {
      do throws(LineBuffer.TooLong) {
        if let line = try lines.next() { return line }
      } catch {
        throw UsageError("\(name) has a line of more than \(lines.lineBytesMax) bytes")
      }
      if hasEnded { return lines.takeRest() }
      try read()
    }
  }

  private mutating func read() throws(UsageError) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    // SAFETY: the buffer is exclusive during the call, which receives its size.
    let count = unsafe chunk.withUnsafeMutableBytes {
      unsafe Glibc.read(number, $0.baseAddress, $0.count)
    }
    if count > 0 {
      lines.append(chunk[..<count])
    } else if count == 0 {
      hasEnded = true
    } else {
      let code = errno
      guard StandardStreams.isTransient(code, number, for: POLLIN) else {
        throw UsageError("\(name) cannot be read: \(SystemError.text(of: code))")
      }
    }
  }
}
