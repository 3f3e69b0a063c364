import EntitledClient
import Foundation
import Testing

@testable import entitle

@Suite("The program with a fake daemon")
struct ProgramRunTests {
  private static func error(_ kind: String, hint: String) -> String {
    #"{"code":1,"message":"it cannot be","data":{"kind":"\#(kind)","hint":"\#(hint)"}}"#
  }

  private static func entitlement(active: Bool) -> String {
    #"{"userId":"u","entitlements":{"pro":{"id":"pro","active":\#(active)}},"at":"x"}"#
  }

  @Test("Exit code 0: the result goes to standard output, as JSON without a terminal")
  func done() throws {
    let lines = try withDaemon(answering(#"{"user": {"id":"é"}}"#)) { daemon in
      let run = try EntitleRun(
        ["identify", "device=d", "--user-id", "u"],
        environment: ["ENTITLED_SOCKET": "unix:\(daemon.path)"]
      )
      #expect(run.code == 0)
      #expect(run.output == "{\"user\":{\"id\":\"é\"}}\n")
      #expect(run.complaints == "")
      return { daemon.lines }
    }
    #expect(
      lines() == [
        #"{"jsonrpc":"2.0","id":1,"method":"identify","params":{"device":"d","userId":"u"}}"#
      ]
    )
  }

  @Test("check prints yes (0) or no (1)", arguments: [(true, 0, "yes\n"), (false, 1, "no\n")])
  func check(isActive: Bool, code: Int32, output: String) throws {
    let lines = try withDaemon(answering(Self.entitlement(active: isActive))) { daemon in
      let run = try EntitleRun(["check", "pro", "--user", "u", "--socket", daemon.path])
      #expect(run.code == code)
      #expect(run.output == output)
      #expect(run.complaints == "")
      let json = try EntitleRun(["check", "pro", "user=u", "--json", "--socket", daemon.path])
      #expect(json.code == code)
      #expect(json.output == "{\"id\":\"pro\",\"active\":\(isActive)}\n")
      return { daemon.lines }
    }
    let params = #"{"userId":"u","entitlements":["pro"]}"#
    let line = #"{"jsonrpc":"2.0","id":1,"method":"checkEntitlements","params":\#(params)}"#
    #expect(lines() == [line, line])
  }

  @Test("check prints a warning, and does not take another reply for a no")
  func checkOddly() throws {
    let warned = try EntitleRun.against(
      answering(
        #"{"entitlements":{"pr":{"active":false}},"warnings":[{"kind":"k","message":"who?"}]}"#
      ),
      ["check", "pr", "device=d"]
    )
    #expect(warned.code == 1)
    #expect(warned.complaints == "entitle: warning: who?\n")
    let silent = try EntitleRun.against(
      answering(#"{"entitlements":{}}"#),
      ["check", "pro", "device=d"]
    )
    #expect(silent.code == 3)
    #expect(silent.output == "")
    let refused = try EntitleRun.against(
      refusing(Self.error("unknownUser", hint: "identify first")),
      ["check", "pro", "device=d"]
    )
    #expect(refused.code == 3)
    #expect(refused.complaints.contains("hint: identify first\n"))
  }

  @Test("Exit code 2: an invalid command line")
  func usage() throws {
    let run = try EntitleRun(["identfy"])
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(
      run.complaints == """
        entitle: unknown command "identfy"
        hint: did you mean "identify"? entitle --help lists the commands

        """
    )
    let json = try EntitleRun(["identfy", "--json"])
    #expect(json.code == 2)
    #expect(json.complaints == "")
    #expect(try JSON(parsing: json.output)["data"]?["kind"] == "usage")
    #expect(try EntitleRun([]).code == 2)
  }

  @Test("Exit code 3: the daemon's error, with its hint")
  func refused() throws {
    let error = Self.error("unknownDevice", hint: "install it")
    let run = try EntitleRun.against(refusing(error), ["logout", "device=d"])
    #expect(run.code == 3)
    #expect(run.output == "")
    #expect(run.complaints == "entitle: it cannot be\nhint: install it\n")
    let json = try EntitleRun.against(refusing(error), ["logout", "device=d", "--json"])
    #expect(json.code == 3)
    #expect(json.output == error + "\n")
    #expect(json.complaints == "")
  }

  @Test("Exit code 3: an invalid reply")
  func violation() throws {
    let run = try EntitleRun.against(
      {
        _ = $0.line(); $0.send("220 mail\r\n")
      },
      ["server.ping"]
    )
    #expect(run.code == 3)
    #expect(run.complaints.contains("is not JSON"))
    #expect(run.complaints.contains("hint: check that the program at this socket is entitled"))
  }

  @Test("Exit code 4: no daemon answers, and the error has the path", arguments: [[], ["--json"]])
  func noConnection(options: [String]) throws {
    try withDirectory { directory in
      for words in [["server.ping"], ["socket-path"], ["check", "pro", "device=d"]] {
        let run = try EntitleRun(words + options + ["--socket", "\(directory)/none"])
        #expect(run.code == 4)
        let text = options.isEmpty ? run.complaints : run.output
        #expect(text.contains("\(directory)/none"))
        #expect(text.contains("no such file"))
        #expect(text.contains("start the daemon"))
        #expect((options.isEmpty ? run.output : run.complaints) == "")
      }
      let long = try EntitleRun(
        ["server.ping"],
        environment: ["ENTITLED_SOCKET": String(repeating: "x", count: 108)]
      )
      #expect(long.code == 4)
      #expect(long.complaints.contains("the path has 108 bytes, and a socket's has at most 107"))
      #expect(long.complaints.contains("hint: choose a shorter path"))
    }
  }

  @Test("Exit code 4: the daemon closes during a reply")
  func closed() throws {
    let run = try EntitleRun.against(
      {
        _ = $0.line(); $0.send("{\"id\":1,")
      },
      ["server.ping"]
    )
    #expect(run.code == 4)
    #expect(run.complaints.contains("in the middle of an answer, after 8 bytes"))
    #expect(run.complaints.contains("hint: the daemon may have done it"))
  }

  @Test("Exit code 5: the daemon does not answer in time")
  func timeout() throws {
    let run = try EntitleRun.against(
      { $0.waitForEnd() },
      ["server.ping", "--timeout", "0.05"]
    )
    #expect(run.code == 5)
    #expect(run.complaints.hasPrefix("entitle: the daemon did not answer within 0.05 seconds\n"))
    #expect(run.complaints.contains("hint: "))
  }

  @Test("Exit code 6: the daemon denies access to this user")
  func permissionDenied() throws {
    let run = try EntitleRun.against(
      refusing(Self.error("permissionDenied", hint: "--allow-uid 7:read")),
      ["server.ping"]
    )
    #expect(run.code == 6)
    #expect(run.complaints.contains("hint: --allow-uid 7:read\n"))
  }

  @Test(
    "Exit code 6: the socket denies access to this user",
    .enabled(if: Nobody.canRun, "needs setpriv and root: run it as root")
  )
  func forbidden() throws {
    try withDaemon(answering("{}")) { daemon in
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o600],
        ofItemAtPath: daemon.path
      )
      let run = try Nobody.run(["server.ping", "--socket", daemon.path])
      #expect(run.code == 6)
      #expect(run.complaints.contains("\(daemon.path): permission denied"))
      #expect(run.complaints.contains("hint: be the daemon's own user"))
    }
  }

  @Test("A reply may have 1 MiB, and arrive in pieces")
  func large() throws {
    let text = String(repeating: "x", count: 1 << 20)
    let run = try EntitleRun.against(answering(#"{"x":"\#(text)"}"#), ["server.ping"])
    #expect(run.code == 0)
    #expect(run.output == #"{"x":"\#(text)"}"# + "\n")
    let pieces = try EntitleRun.against(
      { peer in
        _ = peer.line()
        for byte in Array("{\"id\":1,\"result\":{\"é\":1}}\n".utf8) {
          peer.send([byte])
          sched_yield()
        }
      },
      ["server.ping"]
    )
    #expect(pieces.output == "{\"é\":1}\n")
  }

  @Test("Params may come from standard input")
  func input() throws {
    let lines = try withDaemon(answering("{}")) { daemon in
      let run = try EntitleRun(
        ["call", "x.y", "-", "--socket", daemon.path],
        input: "{\n  \"a\": [1,\n 2]\n}\n"
      )
      #expect(run.code == 0)
      return { daemon.lines }
    }
    #expect(lines() == [#"{"jsonrpc":"2.0","id":1,"method":"x.y","params":{"a":[1,2]}}"#])
    for (input, reason) in [("", "is empty"), ("[1]", "a JSON object"), ("{", "byte 1")] {
      let run = try EntitleRun(["call", "x", "-"], input: input)
      #expect(run.code == 2)
      #expect(run.complaints.contains(reason))
      #expect(run.complaints.contains("hint: send one JSON object"))
    }
  }

  @Test("socket-path prints the path at which a daemon answers")
  func socketPath() throws {
    try withDaemon({ $0.waitForEnd() }) { daemon in
      let folder = String(daemon.path.dropLast("/s".count))
      try FileManager.default.moveItem(atPath: daemon.path, toPath: "\(folder)/entitled.sock")
      let run = try EntitleRun(["socket-path"], environment: ["XDG_RUNTIME_DIR": folder])
      #expect(run.code == 0)
      #expect(run.output == "\(folder)/entitled.sock\n")
    }
  }

  @Test("Help and version need no daemon")
  func help() throws {
    let version = try EntitleRun(["--version"])
    #expect(version.code == 0)
    #expect(version.output.hasPrefix("entitle "))
    let help = try EntitleRun(["help", "identify"])
    #expect(help.code == 0)
    #expect(help.output.contains("usage: entitle identify userId=… (device=… | anonymousId=…)"))
    let text = try EntitleRun(["--help"]).output
    let codes = try #require(text.split(separator: "Exit codes: ").last).prefix { $0 != "M" }
    #expect(codes.matches(of: /\d+/).map(\.output) == ["0", "1", "2", "3", "4", "5", "6", "74"])
  }
}
