import EntitledClient

/// Asks the daemon for every event of a customer.
struct TimelineReader {
  let question: PictureQuestion
  let ask: Asking

  /// The oldest first.
  func events() throws(Failure) -> [JSON] {
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

  private static func strange(_ method: String) -> Failure {
    .client(.protocolViolation(reason: "the answer of \(method) is not what this program knows"))
  }
}
