import Testing
import TestSupport

@Suite("The contract's conversations, in process")
struct ConversationTests {
  @Test("Every conversation plays as written", arguments: GoldenConversation.names)
  func asWritten(name: String) throws {
    let conversation = try GoldenConversation(named: name)
    try conversation.play(on: InProcessLine(options: conversation.options))
  }

  @Test("Every conversation plays the same all at once", arguments: GoldenConversation.names)
  func allAtOnce(name: String) throws {
    let conversation = try GoldenConversation(named: name)
    try conversation.play(on: InProcessLine(options: conversation.options), .allAtOnce)
  }
}
