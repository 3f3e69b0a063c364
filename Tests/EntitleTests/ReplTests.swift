import Foundation
import Testing

@Suite("entitle repl on a terminal, with a real daemon", .enabled(if: RealDaemon.isBuilt))
struct ReplTests {
  /// Whether libedit is installed; the program also works without it.
  private static let hasLibrary = unsafe dlopen("libedit.so.2", RTLD_NOW | RTLD_LOCAL) != nil

  private func withTerminal(
    columns: UInt16 = 80,
    type: String = "xterm",
    _ body: (PseudoTerminal, String) throws -> Void
  ) throws {
    try RealDaemon.run { socket in
      try withDirectory { directory in
        let terminal = try PseudoTerminal(
          [EntitleRun.folder.appending(path: "entitle").path, "repl", "--socket", socket],
          environment: ["TERM": type, "XDG_STATE_HOME": directory],
          columns: columns
        )
        terminal.wait(for: "the daemon at \(socket) answers")
        terminal.wait(for: "entitle> ")
        try body(terminal, "\(directory)/entitled/history")
      }
    }
  }

  @Test("Lines are edited, completed, run and stored", .enabled(if: hasLibrary))
  func session() throws {
    try withTerminal { terminal, history in
      terminal.type("inst\tdev\t日本\u{1B}[Dé\r")
      terminal.wait(for: "created  true")
      terminal.wait(for: "entitle> ")
      // The value of the earlier line is completed.
      terminal.type("logout device=\t\r")
      terminal.wait(for: "outcome  unchanged")
      terminal.wait(for: "entitle> ")
      terminal.type("\u{12}")
      terminal.wait(for: "bck:")
      terminal.type("inst")
      terminal.type("\u{05} --field created\r")
      terminal.wait(for: "false")
      terminal.wait(for: "entitle> ")
      terminal.type("identfy\r")
      terminal.wait(for: #"did you mean "identify"?"#)
      terminal.wait(for: "entitle> ")
      terminal.type("given up\u{03}exit\r")
      #expect(terminal.end() == 0)
      let kept = try String(contentsOfFile: history, encoding: .utf8)
      #expect(
        kept == """
          install device=日é本
          logout device=日é本\u{20}
          install device=日é本 --field created
          identfy
          exit

          """
      )
      let attributes = try FileManager.default.attributesOfItem(atPath: history)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test("The choices fit the terminal's width", .enabled(if: hasLibrary))
  func choices() throws {
    try withTerminal(columns: 40) { terminal, _ in
      terminal.type("check\t")
      terminal.wait(for: "  checkEntitlements")
      terminal.wait(for: "…")
      terminal.wait(for: "entitle> check")
      let longest = terminal.shown.split(separator: "\r\n").filter { $0.hasPrefix("  check") }
        .map(\.count).max()
      #expect(longest == 40)
      terminal.type("\u{15}\u{04}")
      #expect(terminal.end() == 0)
    }
  }

  @Test("Ctrl-C ends only the running command, and the terminal is restored")
  func interrupted() throws {
    try withTerminal { terminal, _ in
      terminal.type("install device=d\r")
      terminal.wait(for: "created")
      terminal.wait(for: "entitle> ")
      terminal.type("watch after=0\r")
      terminal.wait(for: "userCreated")
      terminal.type("\u{03}")
      terminal.wait(for: "entitle> ")
      terminal.type("server.ping\r")
      terminal.wait(for: "pong  true")
      terminal.wait(for: "entitle> ")
      terminal.type("\u{04}")
      #expect(terminal.end() == 0)
      #expect(terminal.isRestored)
    }
  }

  @Test("Without a movable cursor, lines are read without an editor")
  func plain() throws {
    try withTerminal(type: "dumb") { terminal, history in
      terminal.type("install device=d\r")
      terminal.wait(for: "created  true")
      terminal.wait(for: "entitle> ")
      terminal.type("exit\r")
      #expect(terminal.end() == 0)
      let kept = try String(contentsOfFile: history, encoding: .utf8)
      #expect(kept == "install device=d\nexit\n")
    }
  }
}
