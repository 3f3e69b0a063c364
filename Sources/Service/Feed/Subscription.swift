import IdentityCore
import LineProtocol
import Storage

/// A connection that is told of a project's events as they come.
final class Subscription {
  let conversation: Conversation
  /// Counts those of its connection, from 1.
  let id: Int
  let project: Project
  /// Nil is every kind.
  let kinds: [Event.Kind]?
  /// The turn that decided where it begins.
  let since: TurnNumber
  /// Up to here everything was told, or is of no wanted kind.
  var position: Int64
  var state = State.unannounced
  /// Whether it was ever told everything that there was.
  var hadCaughtUp = false

  enum State {
    /// Its reply is not out yet, and comes first.
    case unannounced
    /// The store may have more for it.
    case behind
    /// The same, and its reader has to make room first.
    case stalled
    /// It has been told everything, and hears of what becomes durable.
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

  /// Its reply is out.
  func open() {
    if state == .unannounced { state = .behind }
  }

  func admits(_ event: StoredEvent) -> Bool { kinds?.contains(event.kind) ?? true }

  /// Adds what it has not heard of to its lines, until they have so many bytes; false when there
  /// was no room for all.
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
