import Testing
import TestSupport

@Suite("Conversations of the contract, in process")
struct ConversationTests {
  @Test("every conversation goes as it is written", arguments: GoldenConversation.names)
  func asWritten(name: String) throws {
    let conversation = try GoldenConversation(named: name)
    try conversation.play(on: InProcessLine(options: conversation.options))
  }

  @Test("every conversation goes the same way all at once", arguments: GoldenConversation.names)
  func allAtOnce(name: String) throws {
    let conversation = try GoldenConversation(named: name)
    try conversation.play(on: InProcessLine(options: conversation.options), .allAtOnce)
  }
}
