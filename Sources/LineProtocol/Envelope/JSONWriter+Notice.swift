package import IdentityCore

// What a subscriber is told without asking again: notifications, each a line with its LF.
extension JSONWriter {
  /// An event of a project, as readers get it.
  package mutating func eventNotice(
    subscription: Int,
    _ event: borrowing Event,
    cursor: Int64,
    of project: Project
  ) {
    beginNotice("event", subscription, cursor)
    key("event")
    self.event(event, cursor: cursor, of: project)
    endNotice()
  }

  /// The last one of a subscription: what comes behind the cursor is to be asked for again.
  package mutating func gapNotice(subscription: Int, cursor: Int64) {
    beginNotice("gap", subscription, cursor)
    endNotice()
  }

  private mutating func beginNotice(_ method: StaticString, _ subscription: Int, _ cursor: Int64) {
    beginNotification(method: method)
    beginObject()
    member("subscription", String(subscription))
    member("cursor", String(cursor))
  }

  private mutating func endNotice() {
    endObject()
    endNotification()
    endLine()
  }
}
