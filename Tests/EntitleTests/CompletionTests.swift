import Foundation
import Testing

@testable import entitle

@Suite("Completion of a command line")
struct CompletionTests {
  private func choices(_ words: String...) -> [String] {
    CommandCompletion(.contract).choices(for: words).map(\.text)
  }

  @Test("Sub-commands of the contract and of the program are completed")
  func subCommands() {
    #expect(choices("ident") == ["identify"])
    #expect(choices("--timeout", "3", "ident") == ["identify"])
    #expect(choices("--wait", "ident") == ["identify"])
    #expect(choices("--wait", "5", "ident") == ["identify"])
    #expect(choices("help", "project.l") == ["project.list"])
    #expect(choices("call", "project.l") == ["project.list"])
    let all = choices("")
    #expect(all.count == MethodList.contract.methods.count + BuiltIn.allCases.count - 1)
    #expect(!all.contains("complete"))
    #expect(choices("xyz") == [])
  }

  @Test("Parameters that are neither present nor excluded are completed")
  func parameters() {
    #expect(choices("identify", "d") == ["device=", "dryRun="])
    #expect(
      choices("identify", "device=d", "") == [
        "userId=", "accountToken=", "project=", "dryRun=", "idempotencyKey=",
      ]
    )
    #expect(choices("check", "pro", "device=d", "") == ["at=", "ifUnknown=", "project="])
    #expect(choices("check", "pro", "--d") == ["--device"])
    #expect(choices("userInfo", "--user-id", "ann", "--").contains("--device") == false)
    #expect(choices("call", "logout", "dev") == ["device="])
    #expect(choices("socket-path", "") == [])
  }

  @Test("Values from the contract are completed")
  func values() {
    let presets = ["qonversion", "revenuecat", "revenuecatLegacy", "purchasely"]
    #expect(choices("project.define", "rules=") == presets.map { "rules=\($0)" })
    #expect(choices("project.define", "--rules", "q") == ["qonversion"])
    #expect(choices("project.define", "--rules=q") == ["--rules=qonversion"])
    #expect(
      choices("purchase", "isFamilyShared=") == ["isFamilyShared=true", "isFamilyShared=false"]
    )
    #expect(choices("watch", "kinds=granted") == ["kinds=granted"])
    #expect(choices("purchase", "store=p") == ["store=playStore", "store=paddle"])
    #expect(choices("purchase.update", "--store", "w") == ["web"])
    #expect(choices("events.read", "kinds=granted") == ["kinds=granted"])
  }

  @Test("Options are completed where they apply")
  func options() {
    #expect(choices("--fi") == ["--field"])
    #expect(choices("userInfo", "--fl") == ["--flat"])
    #expect(choices("watch", "--f") == [])
    #expect(choices("man", "--i") == ["--install"])
    #expect(choices("--socket", "") == [])
    #expect(choices("completion", "") == ["bash", "zsh", "fish"])
    #expect(choices("demo", "") == ["1", "2", "3", "4", "5", "6"])
    #expect(choices("man", "entitled-") == ["entitled-protocol"])
  }

  /// Returns the choices with which bash replaces the piece before the cursor.
  private func bash(_ line: String) throws -> [String] {
    let script = """
      source <("$ENTITLE" completion bash)
      complete -p entitle >/dev/null || exit 9
      COMP_LINE=$1 COMP_POINT=${#1} COMP_WORDS=("$ENTITLE") COMP_CWORD=1
      _entitle
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let program = EntitleRun.folder.appending(path: "entitle").path
    let run = try EntitleRun(
      ["-c", script, "bash", line],
      environment: ["ENTITLE": program],
      program: URL(filePath: "/bin/bash")
    )
    #expect(run.code == 0)
    #expect(run.complaints == "")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test("The bash script handles word breaks at = and :")
  func bash() throws {
    #expect(try bash("entitle ident") == ["identify"])
    #expect(try bash("entitle identify device=d user") == ["userId="])
    #expect(try bash("entitle project.define rules=revenuecatL") == ["revenuecatLegacy"])
    #expect(try bash("entitle project.define --rules revenuecatL") == ["revenuecatLegacy"])
    #expect(try bash("entitle project.define --rules=q") == ["qonversion"])
    #expect(try bash("entitle completion ") == ["bash", "zsh", "fish"])
    #expect(try bash("entitle nothing ") == [])
  }

  @Test("bash inserts the completion into the line")
  func interactive() throws {
    let terminal = try PseudoTerminal(
      ["/bin/bash", "--norc", "--noprofile", "-i"],
      environment: [
        "PATH": "\(EntitleRun.folder.path):/usr/bin:/bin", "TERM": "xterm", "PS1": "ready> ",
        "INPUTRC": "/dev/null",
      ]
    )
    terminal.wait(for: "ready> ")
    terminal.type("source <(entitle completion bash)\r")
    terminal.wait(for: "ready> ")
    terminal.type("entitle ide\tdev\t|\r")
    terminal.wait(for: "entitle identify device=|")
    terminal.type("\u{03}exit\r")
  }

  private static func path(of shell: String) -> String? {
    ["/usr/bin/\(shell)", "/bin/\(shell)"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  @Test(
    "The scripts of the other shells are valid, if the shells are installed",
    .enabled(
      if: path(of: "zsh") != nil && path(of: "fish") != nil,
      "zsh or fish is not installed: run .ci/setup zsh fish"
    ),
    arguments: ["zsh", "fish"]
  )
  func syntax(shell: String) throws {
    let program = try #require(Self.path(of: shell))
    try withDirectory { directory in
      let script = try EntitleRun(["completion", shell])
      #expect(script.code == 0)
      try script.output.write(toFile: "\(directory)/c", atomically: true, encoding: .utf8)
      let run = try EntitleRun(["-n", "\(directory)/c"], program: URL(filePath: program))
      #expect(run.code == 0, "\(run.complaints)")
    }
  }

  @Test("An unknown shell is rejected")
  func otherShell() throws {
    let run = try EntitleRun(["completion", "zhs"])
    #expect(run.code == 2)
    #expect(run.complaints.contains(#"did you mean "zsh"?"#))
    #expect(try EntitleRun(["completion"]).complaints.contains("which shell?"))
  }
}
