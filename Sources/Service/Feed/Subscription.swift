import IdentityCore
import LineProtocol
import Storage

/// A connection's subscription to a project's events.
final class Subscription {
  let conversation: Conversation
  /// The number within its connection, from 1.
  let id: Int
  let project: Project
  /// The wanted kinds; nil for all.
  let kinds: [Event.Kind]?
  /// The turn on which its start depends.
  let since: TurnNumber
  /// Every wanted event up to this cursor was sent.
  var position: Int64
  var state = State.unannounced
  /// Whether it ever had everything that there was.
  var hadCaughtUp = false

  enum State {
    /// Its reply, which comes first, was not sent yet.
    case unannounced
    /// The store may have more for it.
    case behind
    /// The store may have more for it, but its reader has to make room first.
    case stalled
    /// It is up to date, and gets events as they become durable.
    case live
    case over
  }

  init(
    _ id: Int,
    in conversation: Conversation,
    project: Project,
    kinds: [Event.Kind]?,
    position: Int64,
    since: TurnNumber
  ) {
    self.conversation = conversation
    self.id = id
    self.project = project
    self.kinds = kinds
    self.position = position
    self.since = since
  }

  /// Starts the subscription after its reply was sent.
  func open() {
    if state == .unannounced { state = .behind }
  }

  func admits(_ event: StoredEvent) -> Bool { kinds?.contains(event.kind) ?? true }

  /// Writes the events after its position, up to `room` bytes.
  ///
  /// Returns false if there was no room for all of them.
  func tell(_ events: [StoredEvent], room: Int, to writer: inout JSONWriter) -> Bool {
    for event in events where event.project == project.number && event.cursor > position {
      if admits(event) {
        guard writer.count < room else { return false }
        writer.eventNotice(
          subscription: id,
          event.event,
          cursor: event.cursor,
          of: project
        )
      }
      position = event.cursor
    }
    return true
  }
}
