internal import Glibc

/// Writes text to a new file in large pieces.
package struct BufferedFile: ~Copyable {
  private let file: Descriptor
  private let name: String
  private var pending: [UInt8] = []
  /// Why some text could not be written; nothing is written after that.
  package private(set) var failure: String?

  private static let bufferedBytesMax = 1 << 16

  /// Creates the file, or replaces its contents.
  package init(_ path: String) throws(UsageError) {
    name = path
    do throws(SystemError) {
      file = try Descriptor.open(path, O_WRONLY | O_CREAT | O_TRUNC, mode: 0o666)
    } catch {
      throw UsageError("\(path) cannot be written: \(SystemError.text(of: error.code))")
    }
  }

  /// Adds text, which reaches the file with one of the next writes or with `flush`.
  package mutating func write(_ text: String) {
    pending += text.utf8
    if pending.count >= Self.bufferedBytesMax { flush() }
  }

  /// Hands all text to the system.
  package mutating func flush() {
    defer { pending.removeAll(keepingCapacity: true) }
    guard failure == nil else { return }
    switch StandardStreams.write(pending, to: file.number) {
    case .done: break
    case .readerGone: failure = "\(name) cannot be written: its reader is gone"
    case .failed(let code): failure = "\(name) cannot be written: \(SystemError.text(of: code))"
    }
  }
}
