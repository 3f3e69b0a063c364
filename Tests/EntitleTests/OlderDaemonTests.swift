import Testing

@Suite("The program with an older daemon")
struct OlderDaemonTests {
  @Test("The error says that the daemon is older if it lacks a method")
  func method() throws {
    let error = #""error":{"code":-32601,"message":"no","data":{"kind":"unknownMethod"}}"#
    let run = try EntitleRun.against(
      { peer in
        _ = peer.line()
        peer.send("{\"jsonrpc\":\"2.0\",\"id\":1,\(error)}\n")
        #expect(peer.line()?.contains("server.info") == true)
        peer.send(#"{"jsonrpc":"2.0","id":2,"result":{"version":"0.0.7"}}"# + "\n")
      },
      ["identify", "device=d", "userId=u"]
    )
    #expect(run.code == 3)
    #expect(
      run.complaints.contains("the daemon (0.0.7) is older than this program"),
      "\(run.complaints)"
    )
    // A method that the program does not know either is a typing error, not a newer method.
    let slip = try EntitleRun.against(refusing(String(error.dropFirst(8))), ["call", "identfy"])
    #expect(slip.code == 3)
    #expect(!slip.complaints.contains("is older"))
  }

  @Test(
    "The error says that the daemon is older only if it lacks the parameter",
    arguments: [
      (#"[{"name":"device"}]"#, true), (#"[{"name":"device"},{"name":"userId"}]"#, false),
    ]
  )
  func parameter(params: String, isOlder: Bool) throws {
    let data = #"{"kind":"invalidParams","field":"/userId","hint":"as it says"}"#
    let run = try EntitleRun.against(
      { peer in
        _ = peer.line()
        peer.send(
          #"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"no","data":\#(data)}}"# + "\n"
        )
        #expect(peer.line()?.contains("server.describe") == true)
        peer.send(#"{"jsonrpc":"2.0","id":2,"result":{"method":{"params":\#(params)}}}"# + "\n")
        guard peer.line() != nil else { return }
        peer.send(#"{"jsonrpc":"2.0","id":3,"result":{"version":"0.0.7"}}"# + "\n")
      },
      ["identify", "device=d", "userId=u"]
    )
    #expect(run.code == 3)
    #expect(run.complaints.contains("(0.0.7) is older") == isOlder, "\(run.complaints)")
    #expect(run.complaints.contains("hint: as it says") == !isOlder)
  }
}
