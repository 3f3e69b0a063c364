import Foundation
import LineProtocol
import TestSupport
import Testing

/// `.ci/package-test` executes the page's commands for the installed service.
@Suite("The documentation pages on restores and versions")
struct RestorePageTests {
  @Test("The drill prints what the page shows, and leaves nothing behind")
  func drill() throws {
    let folder = try ScratchFolder()
    let page = try Page("Protocol/restore.md")
    let drill = page.lines(of: "```sh drill").joined(separator: "\n")
    // Ends the daemon if the drill fails.
    let script = "cd '\(folder.path)'\ntrap 'kill -9 $! 2>/dev/null' EXIT\n\(drill)\n"
    let run = try Shell.run(script, in: "Protocol")
    let said = run.said.split(separator: "\n")
    let shown = page.lines(of: "```text")
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
