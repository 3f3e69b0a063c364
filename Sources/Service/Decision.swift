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
  let decide: @Sendable (inout Draft) throws(Stop) -> Value
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
  case apply(cause: Cause)
  /// Shown and thrown away.
  case rehearse(cause: Cause)

  var cause: Cause {
    switch self {
    case .apply(let cause), .rehearse(let cause): cause
    }
  }
}

extension JSONWriter {
  /// What a rehearsal would have told.
  mutating func rehearsal(_ draft: borrowing Draft, _ cause: Cause) {
    member("dryRun", true)
    key("events")
    beginArray()
    for (position, event) in draft.events.enumerated() {
      self.event(
        event,
        cursor: nil,
        id: draft.project.eventID(-Int64(position) - 1),
        project: draft.project.id,
        cause: cause
      )
    }
    endArray()
  }
}

extension StoredEvent {
  /// The event of a draft that gets this cursor; `text` lends a writer, and returns what it wrote.
  init(
    _ event: Event,
    cursor: Int64,
    in project: Project,
    cause: Cause,
    text: ((inout JSONWriter) -> Void) -> [UInt8]
  ) {
    self.init(
      project: project.number,
      cursor: cursor,
      kind: event.kind,
      customer: event.customer,
      at: event.at,
      body: text { writer in
        writer.event(
          event,
          cursor: cursor,
          id: project.eventID(cursor),
          project: project.id,
          cause: cause
        )
      }
    )
  }
}
