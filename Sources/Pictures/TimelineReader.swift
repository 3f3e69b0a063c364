package import EntitledClient

/// Asks the daemon for every event of a customer.
package struct TimelineReader {
  let question: PictureQuestion
  let ask: Asking

  /// Asks through `ask`, once for each page.
  package init(question: PictureQuestion, ask: @escaping Asking) {
    self.question = question
    self.ask = ask
  }

  /// The oldest first.
  package func events() throws(ClientError) -> [JSON] {
    let user = try ask("userInfo", [question.person] + question.projectMembers)
    guard let id = user["user"]?["id"] else { throw Self.strange("userInfo") }
    var events: [JSON] = []
    var cursor: JSON = "0"
    while true {
      let page = try ask(
        "events.read",
        [.init("user", id), .init("after", cursor)] + question.projectMembers
      )
      guard let listed = page["events"]?.elements, let next = page["cursor"],
        let hasMore = page["more"]?.bool
      else { throw Self.strange("events.read") }
      events += listed
      guard hasMore else { return events }
      cursor = next
    }
  }

  private static func strange(_ method: String) -> ClientError {
    .protocolViolation(reason: "the answer of \(method) is not what this program knows")
  }
}
