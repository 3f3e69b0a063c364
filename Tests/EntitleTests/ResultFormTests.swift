import Foundation
import Testing

@testable import entitle

@Suite("The output forms of a result")
struct ResultFormTests {
  private let result = answering(#"{"user":{"id":"a\u001Bb","aliases":["é"],"device":null}}"#)

  private func run(_ words: String...) throws -> EntitleRun {
    try EntitleRun.against(result, ["userInfo", "device=d"] + words)
  }

  @Test("--field prints a string raw, and other values as JSON")
  func field() throws {
    #expect(try run("--field", "user.id").output == "a\u{1B}b\n")
    #expect(try run("--field=/user/aliases/0").output == "é\n")
    #expect(try run("--field", "user.aliases").output == "[\"é\"]\n")
    #expect(try run("--field", "user.device").output == "null\n")
    #expect(try run("--field", "user.id", "--json").output == "\"a\\u001bb\"\n")
    #expect(try run("--field", "user", "--flat").output.hasPrefix("id = \"a\\u001Bb\"\n"))
  }

  @Test("A missing --field exits with code 3, and an impossible one with 2 before the call")
  func missing() throws {
    let missing = try run("--field", "user.aliases[1]")
    #expect(missing.code == 3)
    #expect(missing.output == "")
    #expect(missing.complaints.contains("hint: user.aliases is a list of 1"))
    let json = try run("--field", "user.aliases[1]", "--json")
    #expect(json.output.contains("\"kind\":\"missingField\""))
    let lines = try withDaemon(result) { daemon in
      let run = try EntitleRun(
        ["userInfo", "device=d", "--field", "user.alias", "--socket", daemon.path]
      )
      #expect(run.code == 2)
      #expect(run.complaints.contains(#"did you mean "aliases"?"#))
      return { daemon.lines }
    }
    #expect(lines() == [])
  }

  @Test("--flat prints a line per value")
  func flat() throws {
    #expect(
      try run("--flat").output == """
        user.id = "a\\u001Bb"
        user.aliases[0] = "é"
        user.device = null

        """
    )
  }

  @Test("check keeps its exit code with --field and --flat")
  func check() throws {
    for isActive in [true, false] {
      let answer = #"{"entitlements":{"pro":{"id":"pro","active":\#(isActive),"state":"x"}}}"#
      func run(_ words: String...) throws -> EntitleRun {
        try EntitleRun.against(answering(answer), ["check", "pro", "device=d"] + words)
      }
      let state = try run("--field", "state")
      #expect(state.output == "x\n")
      #expect(state.code == (isActive ? 0 : 1))
      let flat = try run("--flat")
      #expect(flat.output == "id = \"pro\"\nactive = \(isActive)\nstate = \"x\"\n")
      #expect(flat.code == (isActive ? 0 : 1))
      #expect(try run("--field", "stat").code == 2)
    }
  }

  @Test(
    "--field and --flat are rejected for a command without a result",
    arguments: [
      ["watch", "--flat"], ["help", "--field", "x"], ["socket-path", "--flat"],
      ["userInfo", "device=d", "--flat", "--json"], ["userInfo", "--flat=1"],
    ]
  )
  func noResult(words: [String]) throws {
    let run = try EntitleRun(words)
    #expect(run.code == 2)
    #expect((run.complaints + run.output).contains("hint"))
  }
}
