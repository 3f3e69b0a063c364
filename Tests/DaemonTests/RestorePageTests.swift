import Foundation
import LineProtocol
import TestSupport
import Testing

/// `.ci/package-test` executes the page's commands for the installed service.
@Suite("The documentation pages on restores and versions")
struct RestorePageTests {
  /// Returns the lines of all code blocks that begin with this fence.
  private func lines(of fence: String, in page: String) throws -> [Substring] {
    let text = String(decoding: try Repository.bytes(page), as: UTF8.self)
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var found: [Substring] = []
    while let start = rest.firstIndex(of: Substring(fence)) {
      let block = rest[start...].dropFirst().prefix { $0 != "```" }
      found += block
      rest = rest[block.endIndex...]
    }
    return found
  }

  @Test("The drill prints what the page shows, and leaves nothing behind")
  func drill() throws {
    let folder = try ScratchFolder()
    let drill = try lines(of: "```sh drill", in: "Protocol/restore.md").joined(separator: "\n")
    // Ends the daemon if the drill fails.
    let script = "cd '\(folder.path)'\ntrap 'kill -9 $! 2>/dev/null' EXIT\n\(drill)\n"
    let run = try Shell.run(script, in: "Protocol")
    let said = run.said.split(separator: "\n")
    let shown = try lines(of: "```text", in: "Protocol/restore.md")
    #expect(said.count == shown.count, "\(run.said)")
    for (line, expected) in zip(said, shown) {
      // The size of a backup depends on SQLite, so the page has "…" in its place.
      let parts = expected.split(separator: "…", omittingEmptySubsequences: false)
      #expect(line.hasPrefix(parts[0]) && line.hasSuffix(parts[parts.count - 1]), "\(line)")
      #expect(parts.count > 1 || line == expected)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test("The programs print the version of the first section on the page of changes")
  func versions() throws {
    for program in ["entitle", "entitled", "entitled-webhook"] {
      let run = try ProgramRun(program, ["--version"]).outcome()
      #expect(run.code == 0 && run.said == "\(program) \(Contract.version)\n", "\(run.said)")
    }
    let page = String(decoding: try Repository.bytes("Protocol/changes.md"), as: UTF8.self)
    let section = page.split(separator: "\n").first { $0.hasPrefix("## ") }
    #expect(section == "## \(Contract.version)")
  }
}
