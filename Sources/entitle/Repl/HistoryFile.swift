import Glibc
import Platform

/// The history of submitted lines, in a file that only its owner can read.
struct HistoryFile {
  /// The maximum number of lines to read, and to keep when the file is truncated.
  static let linesMax = 1000

  let path: String

  /// Uses `$XDG_STATE_HOME/entitled` or else `~/.local/state/entitled`; nil without either.
  init?(variable: (String) -> String?) {
    let state = variable("XDG_STATE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let folder = state ?? variable("HOME").map({ "\($0)/.local/state" }) else { return nil }
    path = "\(folder)/entitled/history"
  }

  init(path: String) {
    self.path = path
  }

  /// Returns the newest lines, oldest first; truncates a file that is much longer.
  func read() -> [String] {
    guard let bytes = try? StandardStreams.readFile(path) else { return [] }
    let lines = bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    let newest = Array(lines.suffix(Self.linesMax))
    if lines.count > 2 * Self.linesMax { _ = write(newest, O_TRUNC) }
    return newest
  }

  /// Appends a line; returns false if that fails.
  ///
  /// Skips a line that begins with a space, as shells do, so that users can keep a line private.
  func append(_ line: String) -> Bool {
    guard line.first?.isWhitespace == false else { return true }
    makeFolders()
    return write([line], O_APPEND)
  }

  private func write(_ lines: [String], _ flag: Int32) -> Bool {
    let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | flag
    guard let file = try? Descriptor.open(path, flags, mode: 0o600) else { return false }
    // An existing file may have another mode.
    fchmod(file.number, 0o600)
    let text = lines.map { "\($0)\n" }.joined()
    return StandardStreams.write(Array(text.utf8), to: file.number) == .done
  }

  private func makeFolders() {
    let parts = path.split(separator: "/").dropLast()
    for count in 1...max(1, parts.count) {
      unsafe mkdir("/" + parts.prefix(count).joined(separator: "/"), 0o700)
    }
  }
}
