import Foundation
import Platform
import Testing

@testable import entitle

@Suite("The output of the program")
struct OutputTests {
  private func run(_ shell: String, socket: String) throws -> EntitleRun {
    let program = EntitleRun.folder.appending(path: "entitle").path
    return try EntitleRun(
      ["-c", shell],
      environment: ["ENTITLE": program, "ENTITLED_SOCKET": socket],
      program: URL(filePath: "/bin/bash")
    )
  }

  private let large = answering(#"{"x":"\#(String(repeating: "x", count: 1 << 20))"}"#)

  @Test("A reader may close the output early")
  func readerGone() throws {
    try withDaemon(large) { daemon in
      let run = try run(
        "\"$ENTITLE\" server.ping | head -c 5; echo \" ${PIPESTATUS[0]}\"",
        socket: daemon.path
      )
      #expect(run.output == "{\"x\":\" 0\n" || run.output == "{\"x\": 0\n", "\(run.output)")
      #expect(run.complaints == "")
    }
  }

  @Test("Output that cannot be written is an error")
  func full() throws {
    try withDaemon(large) { daemon in
      let run = try run("\"$ENTITLE\" server.ping > /dev/full", socket: daemon.path)
      #expect(run.code == 74)
      #expect(run.complaints == "entitle: the output cannot be written (errno 28)\n")
    }
  }

  @Test("A closed input or output is an error, and no connection takes its place")
  func closed() throws {
    try withDaemon(large) { daemon in
      let output = try run("\"$ENTITLE\" server.ping >&-", socket: daemon.path)
      #expect(output.code == 74)
      let input = try run("timeout 20 \"$ENTITLE\" import - <&-", socket: daemon.path)
      #expect(input.code == 2, "\(input.complaints)")
    }
  }

  @Test("An argument that is not UTF-8 is rejected, not repaired")
  func notUTF8() throws {
    let run = try run("\"$ENTITLE\" logout device=$'\\xff'", socket: "/none")
    #expect(run.code == 2)
    #expect(run.complaints == "entitle: the argument at place 2 is not UTF-8\n")
  }

  @Test("A result on a terminal is text for people")
  func terminal() throws {
    let program = Program(
      methods: .contract,
      isTerminal: true,
      readInput: { () throws(UsageError) in Array(#"{"device":"d"}"#.utf8) }
    )
    try withDaemon(answering(#"{"user":{"id":"ada"}}"#)) { daemon in
      let words = ["--socket", daemon.path, "logout", "-"]
      #expect(program.run(words) == RunResult(.done, output: "user\n  id  ada\n"))
      #expect(
        program.run(words + ["--json"]) == RunResult(.done, output: "{\"user\":{\"id\":\"ada\"}}\n")
      )
    }
  }

  @Test("JSON on a terminal has escapes for what could control it")
  func controlCharacters() throws {
    let answer = "{\"user\":{\"id\":\"a\u{9B}31m\u{202E}\\\\\"}}"
    try withDaemon(answering(answer)) { daemon in
      for isTerminal in [true, false] {
        let program = Program(
          methods: .contract,
          isTerminal: isTerminal,
          readInput: { () throws(UsageError) in Array(#"{"device":"d"}"#.utf8) }
        )
        let shown = isTerminal ? #"{"user":{"id":"a\u009B31m\u202E\\"}}"# : answer
        let run = program.run(["--socket", daemon.path, "logout", "-", "--json"])
        #expect(run == RunResult(.done, output: "\(shown)\n"))
      }
    }
  }

  @Test("An explanation is a tree for people, and JSON for programs")
  func why() throws {
    let answer =
      #"{"userId":"ada","active":true,"entitlement":{"id":"pro"},"at":"now","because":[]}"#
    try withDaemon(answering(answer)) { daemon in
      for isTerminal in [true, false] {
        let program = Program(
          methods: .contract,
          isTerminal: isTerminal,
          readInput: { () throws(UsageError) in [] }
        )
        for words in [["why", "pro", "user=ada"], ["explain", "entitlement=pro", "userId=ada"]] {
          let run = program.run(["--socket", daemon.path] + words)
          let text = isTerminal ? "pro: yes, for ada at now\n" : "\(answer)\n"
          #expect(run == RunResult(.done, output: text))
        }
      }
    }
  }
}
