import IdentityCore
import LineProtocol
import Storage

/// What a request asks of the core, and how to write its result.
///
/// The loop makes small decisions and a worker thread makes large ones; both use this type.
struct Decision<Value>: Sendable {
  /// A write takes effect once for each idempotency key; a dry run changes nothing.
  var effect: Effect
  var remember: StoredAnswer?
  let decide: @Sendable (inout Draft) throws(DecisionStop) -> Value
  let write: @Sendable (Value, Draft, inout JSONWriter) -> Void

  /// Writes the result of the request, an object.
  func write(_ outcome: Value, _ draft: borrowing Draft, to writer: inout JSONWriter) {
    writer.beginObject()
    write(outcome, copy draft, &writer)
    if case .rehearse(let cause) = effect { writer.rehearsal(draft, cause) }
    writer.endObject()
  }
}

/// What happens to a decision's changes.
enum Effect: Sendable {
  case apply(cause: Event.Cause)
  /// A dry run: the changes are shown, then discarded.
  case rehearse(cause: Event.Cause)

  var cause: Event.Cause {
    switch self {
    case .apply(let cause), .rehearse(let cause): cause
    }
  }
}

extension JSONWriter {
  /// Writes the events that a dry run would emit.
  mutating func rehearsal(_ draft: borrowing Draft, _ cause: Event.Cause) {
    member("dryRun", true)
    key("events")
    beginArray()
    for (position, event) in draft.events.enumerated() {
      sample(event.caused(by: cause), position, of: draft.project)
    }
    endArray()
  }

  /// Writes events as readers get them, one after another.
  mutating func events(_ events: [StoredEvent], of project: Project) {
    for stored in events { event(stored.event, cursor: stored.cursor, of: project) }
  }
}

extension StoredEvent {
  /// Creates the stored event for a draft's event, with its cursor.
  init(_ event: Event, cursor: Int64, in project: Project, cause: Event.Cause) {
    self.init(project: project.number, cursor: cursor, event: event.caused(by: cause))
  }
}
