import Foundation
import Testing

/// A program on a pseudo-terminal, into which the test types.
final class PseudoTerminal {
  private let master: CInt
  private let process = Process()
  /// The output since the last `wait`.
  private var pending: [UInt8] = []
  /// The whole output.
  private(set) var shown = ""

  init(_ words: [String], environment: [String: String]) throws {
    var ends: (CInt, CInt) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    // SAFETY: the variables outlive the call, which fills them.
    guard unsafe openpty(&ends.0, &ends.1, nil, nil, &size) == 0 else {
      throw FakeDaemon.Failure(call: "openpty", code: errno)
    }
    master = ends.0
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    let slave = FileHandle(fileDescriptor: ends.1, closeOnDealloc: true)
    // setsid makes the terminal the program's controlling terminal, so that Ctrl-C reaches it.
    process.executableURL = URL(filePath: "/usr/bin/setsid")
    process.arguments = ["--ctty", "--wait"] + words
    process.environment = environment.merging(EntitleRun.sanitizer) { given, _ in given }
    process.standardInput = slave
    process.standardOutput = slave
    process.standardError = slave
    try process.run()
    try slave.close()
  }

  deinit {
    close(master)
    process.waitUntilExit()
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    // SAFETY: the array outlives the call.
    let count = unsafe write(master, bytes, bytes.count)
    #expect(count == bytes.count)
  }

  /// Waits until the output contains `text`, and discards the output up to there.
  func wait(for text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let wanted = Array(text.utf8)
    while true {
      if let range = pending.firstRange(of: wanted) {
        pending.removeSubrange(..<range.upperBound)
        return
      }
      guard readMore() else {
        Issue.record(
          "\(text.debugDescription) was not shown: \(shown.debugDescription)",
          sourceLocation: sourceLocation
        )
        return
      }
    }
  }

  /// Reads to the end of the program, and returns its exit code.
  func end() -> CInt {
    while readMore() {}
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Reads more output; returns false at the end, or after a minute without output.
  private func readMore() -> Bool {
    var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    // SAFETY: the entry and the buffer outlive the calls, and the size is the buffer's.
    guard unsafe poll(&entry, 1, 60_000) > 0 else { return false }
    let count = unsafe chunk.withUnsafeMutableBytes {
      unsafe read(master, $0.baseAddress, $0.count)
    }
    guard count > 0 else { return false }
    pending += chunk[..<count]
    shown += String(decoding: chunk[..<count], as: UTF8.self)
    return true
  }
}
