import Foundation
import Testing

@testable import entitle

@Suite("Words quoted for a shell")
struct ShellWordTests {
  @Test("bash reads quoted words back unchanged")
  func quoted() throws {
    let words = [
      "a", "b c", "", "x={\"a\":'b'}", "$HOME", "a\\b", "é", "日 本", "*", "a;b", "~", "!x",
      "--a=b c",
    ]
    let line = words.map(ShellWord.quoted).joined(separator: " ")
    let run = try EntitleRun(
      ["-c", "printf '%s\\0' \(line)"],
      program: URL(filePath: "/bin/bash")
    )
    #expect(run.output == words.map { "\($0)\0" }.joined())
  }
}
