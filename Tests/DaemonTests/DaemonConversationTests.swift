import TestSupport
import Testing

@Suite("Conversations of the contract, with the real daemon")
struct DaemonConversationTests {
  @Test(
    "every conversation goes as it is written, however its bytes arrive",
    arguments: GoldenConversation.names,
    Delivery.allCases
  )
  func anyDelivery(name: String, delivery: Delivery) throws {
    let conversation = try GoldenConversation(named: name)
    let daemon = try DaemonProcess(["--store", "memory:"] + conversation.options)
    try conversation.play(on: daemon.connect(), delivery)
    #expect(daemon.stop() == 0)
  }
}
