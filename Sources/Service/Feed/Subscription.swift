import IdentityCore
import LineProtocol
import Storage

/// A subscription of a connection to a project's events.
final class Subscription {
  let session: ClientSession
  /// The number within its connection, from 1.
  let id: Int
  let project: Project
  /// Nil for every kind.
  let kinds: [Event.Kind]?
  /// The turn on which its start depends.
  let since: TurnNumber
  /// The cursor up to which all events were sent, or are of other kinds.
  var position: Int64
  var state = State.unannounced
  /// Whether it was ever sent all events that there were.
  var hadCaughtUp = false
  /// The read of a shared store that it waits for.
  var storeWait: StoreWait?

  enum State {
    /// Its reply is not sent yet, and comes first.
    case unannounced
    /// The store may have more for it.
    case behind
    /// The same, and the client has to read first.
    case stalled
    /// It was sent everything, and gets events as they become durable.
    case live
    case over
  }

  init(
    _ id: Int,
    in session: ClientSession,
    project: Project,
    kinds: [Event.Kind]?,
    position: Int64,
    since: TurnNumber
  ) {
    self.session = session
    self.id = id
    self.project = project
    self.kinds = kinds
    self.position = position
    self.since = since
  }

  /// Whether the store can be read for it now.
  var wantsRead: Bool { state == .behind && !(storeWait?.isWaiting ?? false) }

  /// Begins when its reply is sent.
  func open() {
    if state == .unannounced { state = .behind }
  }

  func admits(_ event: StoredEvent) -> Bool { kinds?.contains(event.kind) ?? true }

  /// Writes the events that were not sent, until they have `room` bytes; false if there was no
  /// room for all.
  func write(
    _ events: [StoredEvent],
    _ texts: inout EventTexts,
    room: Int,
    to writer: inout JSONWriter
  ) -> Bool {
    for event in events where event.project == project.number && event.cursor > position {
      if admits(event) {
        guard writer.count < room else { return false }
        let text = texts.text(of: event, in: project)
        writer.eventNotice(subscription: id, text, cursor: event.cursor)
      }
      position = event.cursor
    }
    return true
  }
}
