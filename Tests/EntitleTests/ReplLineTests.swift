import Foundation
import Platform
import Testing

@testable import entitle

@Suite("The lines of entitle repl")
struct ReplLineTests {
  @Test(
    "A line is split as a shell does",
    arguments: [
      ("a b", ["a", "b"]), ("  a\t b ", ["a", "b"]), ("", []), ("a # b", ["a"]), ("a#b", ["a#b"]),
      ("'a b' \"c d\"", ["a b", "c d"]), (#"a\ b"#, ["a b"]),
      (#"x='{"a":"b"}'"#, [#"x={"a":"b"}"#]),
      (#""a\"b\\c\d""#, [#"a"b\c\d"#]), ("'' \"\"", ["", ""]), ("a''b", ["ab"]),
      ("日本 é", ["日本", "é"]),
    ]
  )
  func split(line: String, words: [String]) throws {
    #expect(try ShellWord.split(line) == words)
  }

  @Test(
    "bash splits the same lines in the same way",
    arguments: [
      "a b", #"a\ b 'c d'"e f""#, #"x='{"a":"b"}' y"#, #""a\"b\\c\d" ''"#, "a#b #c", "é 日",
    ]
  )
  func bash(line: String) throws {
    let run = try EntitleRun(
      ["-c", "printf '%s\\0' \(line)\n"],
      program: URL(filePath: "/bin/bash")
    )
    let words = run.output.split(separator: "\0", omittingEmptySubsequences: false).dropLast()
    #expect(try ShellWord.split(line) == words.map(String.init))
  }

  @Test(
    "Quoted words are read back unchanged",
    arguments: [
      [
        "a", "b c", "", "x={\"a\":'b'}", "$HOME", "a\\b", "é", "日 本", "*", "a;b", "~", "!x",
        "--a=b c",
      ]
    ]
  )
  func quoted(words: [String]) throws {
    let line = words.map(ShellWord.quoted).joined(separator: " ")
    #expect(try ShellWord.split(line) == words)
    let run = try EntitleRun(
      ["-c", "printf '%s\\0' \(line)"],
      program: URL(filePath: "/bin/bash")
    )
    #expect(run.output == words.map { "\($0)\0" }.joined())
  }

  @Test(
    "A line that is being typed has a last word",
    arguments: [
      ("", [""], 0), ("a", ["a"], 0), ("a ", ["a", ""], 2), ("a b", ["a", "b"], 2),
      (#"a b\ c"#, ["a", "b c"], 2), ("a 'b'c", ["a", "bc"], 2),
    ]
  )
  func tail(line: String, words: [String], start: Int) throws {
    let tail = try #require(ShellWord.tail(of: line))
    #expect(tail.words == words)
    #expect(line.distance(from: line.startIndex, to: tail.start) == start)
  }

  @Test("Quotes and comments have no last word", arguments: ["a 'b", "a \"b", "a \\", "a # b"])
  func noTail(line: String) {
    #expect(ShellWord.tail(of: line) == nil)
  }

  @Test("A line is a command, or ends the repl")
  func meaning() {
    #expect(ReplLine(" # nothing") == .nothing)
    #expect(ReplLine("exit") == .leave)
    #expect(ReplLine("quit now") == .leave)
    #expect(ReplLine("entitle logout device=d") == .words(["logout", "device=d"]))
    guard case .refused(let quote) = ReplLine("logout 'd"), case .refused = ReplLine("repl") else {
      Issue.record("expected refusals")
      return
    }
    #expect(quote.message == "' has no end")
  }

  @Test("The values of earlier lines are known, newest first")
  func values() {
    let lines = [
      "install device=a", "bad 'quote", "identify device=b userId='u 1'", "logout device=a",
    ]
    #expect(ReplLine.values(in: lines) == ["device": ["a", "b"], "userId": ["u 1"]])
  }

  @Test("Lines from a pipe run one by one, and the last exit code counts")
  func plainly() throws {
    try withDaemon(answering("{}")) { daemon in
      let input = "install device=d\n\n# nothing\nidentfy\nentitle logout device=d\nexit\ninstall"
      let run = try EntitleRun(["repl", "--socket", daemon.path], input: input)
      #expect(run.code == 0)
      #expect(run.output == "{}\n{}\n")
      #expect(run.complaints.contains(#"did you mean "identify"?"#))
      #expect(try EntitleRun(["repl", "--json"], input: "identfy").output.contains("\"usage\""))
      #expect(try EntitleRun(["repl"], input: "help\nidentfy").code == 2)
      let stream = try EntitleRun(["repl", "--socket", daemon.path], input: "call logout -\n{}\n")
      #expect(stream.complaints.contains("standard input has the commands, not params"))
    }
  }
}

@Suite("The history file")
struct HistoryFileTests {
  private func mode(_ path: String) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int ?? 0
  }

  @Test("Only its owner can read the file, and lines that begin with a blank are not stored")
  func kept() throws {
    try withDirectory { directory in
      let file = HistoryFile(path: "\(directory)/a/b/history")
      #expect(file.read() == [])
      for line in ["one", " secret", "twö"] { #expect(file.append(line)) }
      #expect(file.read() == ["one", "twö"])
      #expect(try mode(file.path) == 0o600)
      #expect(try mode("\(directory)/a/b") == 0o700)
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
      #expect(file.append("three"))
      #expect(try mode(file.path) == 0o600)
    }
  }

  @Test("A file that is far too long is truncated to the newest lines")
  func shortened() throws {
    try withDirectory { directory in
      let file = HistoryFile(path: "\(directory)/history")
      let lines = (1...2001).map { "line \($0)" }
      try lines.joined(separator: "\n").write(toFile: file.path, atomically: true, encoding: .utf8)
      #expect(file.read() == Array(lines.suffix(1000)))
      let kept = try String(contentsOfFile: file.path, encoding: .utf8)
      #expect(kept.split(separator: "\n").count == 1000)
      #expect(try mode(file.path) == 0o600)
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == ["history"])
    }
  }

  @Test("The file is in the state directory")
  func place() {
    func path(_ variables: [String: String]) -> String? {
      HistoryFile { variables[$0] }?.path
    }
    #expect(path(["XDG_STATE_HOME": "/x", "HOME": "/h"]) == "/x/entitled/history")
    #expect(path(["XDG_STATE_HOME": "x", "HOME": "/h"]) == "/h/.local/state/entitled/history")
    #expect(path([:]) == nil)
  }

  @Test("Appending fails if the file cannot be written or is a link")
  func refused() throws {
    try withDirectory { directory in
      try "".write(toFile: "\(directory)/file", atomically: true, encoding: .utf8)
      #expect(!HistoryFile(path: "\(directory)/file/history").append("x"))
      try FileManager.default.createSymbolicLink(
        atPath: "\(directory)/link",
        withDestinationPath: "\(directory)/file"
      )
      #expect(!HistoryFile(path: "\(directory)/link").append("x"))
    }
  }
}
