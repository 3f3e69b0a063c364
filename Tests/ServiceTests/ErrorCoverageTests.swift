import LineProtocol
import TestSupport
import Testing

@Suite("Every error that a method may return is shown")
struct ErrorCoverageTests {
  /// Errors that a caller cannot cause from outside.
  private static let needsMore: Set<String> = [
    "permissionDenied", "storageFull", "storageFailed", "storageUnavailable",
    "verifierFailed", "verifierMissing",
  ]

  /// The methods of all conversations, each with the errors that it answers there.
  private static let shown = Result {
    var shown: Set<String> = []
    for name in GoldenConversation.names {
      let conversation = try GoldenConversation(named: name)
      let line = try CallingLine(conversation) { bytes, glass in
        let replies = try glass.ask(bytes)
        // Some conversations send invalid JSON.
        let calls = (try? JSONTree(bytes).answers) ?? []
        let answers = try replies.flatMap { try JSONTree($0).answers }
        for call in calls {
          for answer in answers where call["id"] == answer["id"] {
            let kind = answer["error"]?["data"]?["kind"]?.text ?? ""
            shown.insert("\(call["method"]?.text ?? "") \(kind)")
          }
        }
        return replies
      }
      try conversation.play(on: line)
    }
    return shown
  }

  @Test(
    "A conversation shows each error that a caller can cause",
    arguments: Repository.files(in: "Protocol/methods", ending: ".json")
  )
  func shown(file: String) throws {
    let contract = try JSONTree(Repository.bytes("Protocol/methods/\(file)"))
    let method = try #require(contract["name"]?.text)
    for kind in contract["errors"]?.elements.compactMap(\.text) ?? []
    where !Self.needsMore.contains(kind) {
      #expect(try Self.shown.get().contains("\(method) \(kind)"))
    }
  }
}
