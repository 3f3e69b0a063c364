import Glibc
@testable import Platform
import Testing

@Suite("The thread that writes the log")
struct LogThreadTests {
  /// A pipe that nobody reads until `rest`.
  private struct Pipe {
    let reading: CInt
    let writing: CInt

    init() throws {
      var ends: [CInt] = [0, 0]
      try #require(unsafe pipe(&ends) == 0)
      (reading, writing) = (ends[0], ends[1])
    }

    /// Reads all lines until one of them satisfies the condition.
    func lines(through isLast: (Substring) -> Bool) throws -> [Substring] {
      var bytes: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = unsafe read(reading, &chunk, chunk.count)
        try #require(count > 0)
        bytes += chunk[..<count]
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        if bytes.last == UInt8(ascii: "\n"), let last = lines.last, isLast(last) { return lines }
      }
    }
  }

  private func line(_ text: String) -> [UInt8] { Array("\(text)\n".utf8) }

  @Test("Lines arrive in order, each completely")
  func order() throws {
    let pipe = try Pipe()
    let thread = try LogThread(pipe.writing) { line("dropped \($0)") }
    for number in 0..<1000 { thread.enqueue(line("line \(number)")) }
    #expect(try pipe.lines { $0 == "line 999" } == (0..<1000).map { "line \($0)" })
    #expect(thread.flush(milliseconds: 60_000))
  }

  @Test("A reader that stops costs lines and not time, and their number is in the log")
  func stalled() throws {
    let pipe = try Pipe()
    let thread = try LogThread(pipe.writing) { line("dropped \($0)") }
    let text = String(repeating: "x", count: 1000)
    // More than the pipe and the queue hold: this returns, because nothing waits.
    let count = 3 * LogThread.waitingBytesMax / text.utf8.count
    for number in 0..<count { thread.enqueue(line("\(number) \(text)")) }
    #expect(!thread.flush(milliseconds: 10))
    let before = try pipe.lines { $0.hasPrefix("dropped") }
    let dropped = try #require(before.last?.split(separator: " ").last.flatMap { Int($0) })
    #expect(dropped > 0)
    // Nothing else is missing: the lines before the gap are the first ones.
    let shown = before.dropLast().map { $0.prefix { $0 != " " } }
    #expect(shown == (0..<count - dropped).map { "\($0)" })
    thread.enqueue(line("after"))
    #expect(try pipe.lines { $0 == "after" } == ["after"])
    #expect(thread.flush(milliseconds: 60_000))
  }

  @Test("Lines that arrive after dropped ones stand behind their number")
  func place() throws {
    let pipe = try Pipe()
    let thread = try LogThread(pipe.writing) { line("dropped \($0)") }
    let long = String(repeating: "x", count: LogThread.waitingBytesMax - 10)
    // The thread hangs in the first line, which leaves room for a short one only.
    thread.enqueue(line(long))
    thread.enqueue(line("too long for the rest"))
    let lines = try pipe.lines { $0 == "dropped 1" }
    #expect(lines == [Substring(long), "dropped 1"])
  }
}
