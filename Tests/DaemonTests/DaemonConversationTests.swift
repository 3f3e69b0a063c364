import TestSupport
import Testing

@Suite("Golden conversations with the real daemon")
struct DaemonConversationTests {
  @Test(
    "Every conversation gets its expected replies, however its bytes are split",
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
