import IdentityCore
import LineProtocol
import Storage

/// A call of the core for a request, and the function that writes its result.
///
/// The loop runs it if it is small, and a worker thread if it is large; both get the same result.
struct Decision<Value>: Sendable {
  /// Whether the changes are applied or only shown.
  var effect: Effect
  var remember: IdempotentReply?
  /// Whether no other decision of its project may be made meanwhile: it changes the project itself,
  /// or shows how much there is.
  var isExclusive = false
  let decide: @Sendable (inout Draft) throws(DecisionStop) -> Value
  let write: @Sendable (Value, Draft, inout JSONWriter) -> Void

  /// Writes the result of the request: an object.
  func write(_ outcome: Value, _ draft: borrowing Draft, to writer: inout JSONWriter) {
    writer.beginObject()
    write(outcome, copy draft, &writer)
    if case .rehearse(let cause) = effect { writer.rehearsal(draft, cause) }
    writer.endObject()
  }
}

extension Decision {
  /// Makes a decision that already has its outcome.
  init(
    effect: Effect,
    remember: IdempotentReply? = nil,
    _ write: @escaping @Sendable (Value, Draft, inout JSONWriter) -> Void
  ) {
    self.init(
      effect: effect,
      remember: remember,
      decide: { (_) throws(DecisionStop) -> Value in
        preconditionFailure("Decision: it has its outcome already")
      },
      write: write
    )
  }
}

/// What happens to a decision's changes.
enum Effect: Sendable {
  case apply(cause: Event.Cause)
  /// Shown and discarded.
  case rehearse(cause: Event.Cause)

  var cause: Event.Cause {
    switch self {
    case .apply(let cause), .rehearse(let cause): cause
    }
  }
}

extension JSONWriter {
  /// Writes the events that a rehearsal would have emitted.
  mutating func rehearsal(_ draft: borrowing Draft, _ cause: Event.Cause) {
    member("dryRun", true)
    key("events")
    beginArray()
    for (position, event) in draft.events.enumerated() {
      sample(event.caused(by: cause), position, of: draft.project)
    }
    endArray()
  }

  /// Writes events as readers get them.
  mutating func events(_ events: [StoredEvent], of project: Project) {
    for stored in events { event(stored.event, cursor: stored.cursor, of: project) }
  }
}

extension StoredEvent {
  /// Makes the event of a draft that gets this cursor.
  init(_ event: Event, cursor: Int64, in project: Project, cause: Event.Cause) {
    self.init(project: project.number, cursor: cursor, event: event.caused(by: cause))
  }
}
