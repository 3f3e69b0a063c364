import TestSupport
import Testing

@Suite(
  "Golden conversations on PostgreSQL",
  .enabled(if: PostgreSQLServer.isInstalled, "PostgreSQL is not installed")
)
struct SharedStoreConversationTests {
  @Test("Every conversation gets its expected replies", arguments: GoldenConversation.names)
  func oneDaemon(name: String) throws {
    let conversation = try GoldenConversation(named: name)
    let store = try PostgreSQLServer.shared.get().newStore(conversation.options)
    let daemon = try DaemonProcess(["--store", store])
    try conversation.play(on: daemon.connect())
    #expect(daemon.stop() == 0)
  }
}
