import Glibc
import Platform

/// The lines that were submitted, kept for the next time in a file that only its owner can read.
struct HistoryFile {
  /// The most that are read, and are kept when the file is made shorter.
  static let linesMax = 1000

  let path: String

  /// In `$XDG_STATE_HOME/entitled`, else in `~/.local/state/entitled`; nil without either.
  init?(variable: (String) -> String?) {
    let state = variable("XDG_STATE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let folder = state ?? variable("HOME").map({ "\($0)/.local/state" }) else { return nil }
    path = "\(folder)/entitled/history"
  }

  init(path: String) {
    self.path = path
  }

  /// The newest lines, the oldest of them first; a file that is far longer is made shorter.
  func read() -> [String] {
    guard let file = try? Descriptor.open(path, O_RDONLY) else { return [] }
    var bytes: [UInt8] = []
    while let chunk = try? file.read(), !chunk.isEmpty { bytes += chunk }
    let lines = bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    let newest = Array(lines.suffix(Self.linesMax))
    if lines.count > 2 * Self.linesMax { replace(with: newest) }
    return newest
  }

  /// Adds a line; false when it could not be kept.
  ///
  /// A line that begins with a blank is not kept: so somebody says that it is nobody's business.
  func append(_ line: String) -> Bool {
    guard line.first?.isWhitespace == false else { return true }
    makeFolders()
    return write("\(line)\n", to: path, O_APPEND)
  }

  private func replace(with lines: [String]) {
    let other = "\(path).new"
    guard write(lines.map { "\($0)\n" }.joined(), to: other, O_TRUNC) else { return }
    // SAFETY: the strings outlive the call; so below.
    unsafe rename(other, path)
  }

  private func write(_ text: String, to path: String, _ flag: Int32) -> Bool {
    let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | flag
    guard let file = try? Descriptor.open(path, flags, mode: 0o600) else { return false }
    // One that is there may have another mode.
    fchmod(file.number, 0o600)
    return StandardStreams.write(Array(text.utf8), to: file.number) == .done
  }

  private func makeFolders() {
    let parts = path.split(separator: "/").dropLast()
    for count in 1...max(1, parts.count) {
      unsafe mkdir("/" + parts.prefix(count).joined(separator: "/"), 0o700)
    }
  }
}
