import IdentityCore
import LineProtocol
import Storage

/// What a request asks of the core, and how its result is written.
///
/// The loop makes it if it is small, and a worker thread if it is large; both get the same.
struct Decision<Value>: Sendable {
  /// A write is made only once for each idempotency key, and changes nothing where it is a
  /// rehearsal.
  var effect: Effect
  var remember: StoredAnswer?
  let decide: @Sendable (inout Draft) throws(DecisionStop) -> Value
  let write: @Sendable (Value, Draft, inout JSONWriter) -> Void

  /// The result of the request: an object.
  func write(_ outcome: Value, _ draft: borrowing Draft, to writer: inout JSONWriter) {
    writer.beginObject()
    write(outcome, copy draft, &writer)
    if case .rehearse(let cause) = effect { writer.rehearsal(draft, cause) }
    writer.endObject()
  }
}

/// What becomes of a decision's changes.
enum Effect: Sendable {
  case apply(cause: Event.Cause)
  /// Shown and thrown away.
  case rehearse(cause: Event.Cause)

  var cause: Event.Cause {
    switch self {
    case .apply(let cause), .rehearse(let cause): cause
    }
  }
}

extension JSONWriter {
  /// What a rehearsal would have told.
  mutating func rehearsal(_ draft: borrowing Draft, _ cause: Event.Cause) {
    member("dryRun", true)
    key("events")
    beginArray()
    for (position, event) in draft.events.enumerated() {
      sample(event.caused(by: cause), position, of: draft.project)
    }
    endArray()
  }

  /// What readers get of these, one after the other.
  mutating func events(_ events: [StoredEvent], of project: Project) {
    for stored in events { event(stored.event, cursor: stored.cursor, of: project) }
  }
}

extension StoredEvent {
  /// The event of a draft that gets this cursor.
  init(_ event: Event, cursor: Int64, in project: Project, cause: Event.Cause) {
    self.init(project: project.number, cursor: cursor, event: event.caused(by: cause))
  }
}
