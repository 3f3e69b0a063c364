import EntitledClient
import EntitledTesting
import TestSupport
import Testing

@Suite("The contract's conversations over the client's socket")
struct ConversationTests {
  @Test("The daemon replies as every conversation expects", arguments: GoldenConversation.names)
  func each(name: String) throws {
    let conversation = try GoldenConversation(named: name)
    let daemon = try TestDaemon.local(["--clock", "system"] + conversation.options)
    defer { daemon.stop() }
    try conversation.play(on: RawLine(daemon.socket))
  }

  @Test("A reply that differs from the conversation fails the test")
  func difference() throws {
    let text = """
      >> {"id":1,"method":"server.ping"}
      << {"jsonrpc":"2.0","id":1,"result":{"pong":false,"now":{{any}}}}
      """
    let conversation = try GoldenConversation(name: "wrong", text: text)
    let daemon = try TestDaemon.local()
    defer { daemon.stop() }
    let line = try RawLine(daemon.socket)
    #expect(throws: ConversationError.self) { try conversation.play(on: line) }
  }
}

extension TestDaemon {
  /// Starts the daemon that was built beside the tests.
  static func local(_ options: [String] = []) throws -> TestDaemon {
    try TestDaemon(options, program: DaemonProcess.program("entitled"))
  }
}
