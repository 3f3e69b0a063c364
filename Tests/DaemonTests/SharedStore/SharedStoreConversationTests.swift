import TestSupport
import Testing

@Suite(
  "Golden conversations on PostgreSQL",
  .enabled(
    if: PostgreSQLServer.isInstalled,
    "PostgreSQL is not installed: run .ci/setup postgresql"
  )
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

  @Test(
    "Every conversation gets its expected replies, line by line over three daemons",
    arguments: GoldenConversation.names.filter(isOfLines)
  )
  func threeDaemons(name: String) throws {
    let conversation = try GoldenConversation(named: name)
    let store = try PostgreSQLServer.shared.get().newStore(conversation.options)
    let daemons = try (0..<3).map { _ in try DaemonProcess(["--store", store]) }
    do {
      try conversation.play(on: AlternatingLine(daemons.map { try $0.connect() }))
    } catch {
      for daemon in daemons { print(daemon.log) }
      throw error
    }
    for daemon in daemons { #expect(daemon.stop() == 0) }
  }

  /// Whether each line has one reply on the connection that sent it, and depends on nothing that
  /// one daemon alone knows.
  private static func isOfLines(_ name: String) -> Bool {
    guard let conversation = try? GoldenConversation(named: name) else { return true }
    let words = [
      "events.subscribe", "events.unsubscribe", "webhook", "server.stats", "events.wait",
      // A host accepts a definition, and another reads its events at once.
      "catalogue-change-events", "environment-change-events",
    ]
    if words.contains(where: { name.contains($0) }) { return false }
    var open = 0
    for step in conversation.steps {
      switch step.action {
      case .send(let text):
        if open != 0 || words.contains(where: { text.contains($0) }) { return false }
        open += 1
      case .expect: open -= 1
      case .sendBytes, .expectClose, .halfClose: return false
      }
    }
    return open == 0
  }
}

/// Sends each line to the next of several daemons, and waits for its reply there.
private final class AlternatingLine: Line {
  private let lines: [any Line]
  private var last = -1

  init(_ lines: [any Line]) {
    self.lines = lines
  }

  func send(_ bytes: [UInt8]) throws {
    last = (last + 1) % lines.count
    try lines[last].send(bytes)
  }

  func receive() throws -> [UInt8]? { try lines[max(last, 0)].receive() }

  func halfClose() throws { try lines[max(last, 0)].halfClose() }
}
