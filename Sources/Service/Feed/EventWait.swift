import IdentityCore
import LineProtocol
import Storage

/// An `events.wait` request: its reply comes when there are events, or after its timeout.
///
/// It is outside the order of its connection, so that later lines need not wait for it.
final class EventWait {
  let session: ClientSession
  /// The id of the request.
  let id: [UInt8]
  let selection: EventSelection
  let project: ProjectNumber
  /// When it is answered without events, as a time since the start.
  let deadline: Duration
  var state = State.unsure
  /// The cursor where it began.
  let start: Int64
  /// No durable event up to this cursor is for this wait.
  var position: Int64
  /// The customers of the last read; nil for all.
  var customers: Set<CustomerID>?
  /// The read of a shared store that it waits for.
  var storeWait: StoreWait?

  enum State {
    /// The store has to be read.
    case unsure
    /// No event up to its position is for this wait.
    case watching
    /// The answer is sent once everything that it reveals is durable.
    case ready(Answer)
    case over
  }

  init(
    _ selection: EventSelection,
    id: [UInt8],
    in session: ClientSession,
    project: ProjectNumber,
    deadline: Duration,
    lookup: FeedLookup
  ) {
    self.session = session
    self.id = id
    self.selection = selection
    self.project = project
    self.deadline = deadline
    start = lookup.start
    position = lookup.durableCursor
    customers = lookup.customers
    if !lookup.page.more { state = .watching }
  }

  var isUnsure: Bool {
    if case .unsure = state { true } else { false }
  }

  /// Whether the store can be read for it now.
  var wantsRead: Bool { isUnsure && !(storeWait?.isWaiting ?? false) }

  /// Handles events that are durable now; true if the store has to be read again.
  func isWoken(by events: [StoredEvent]) -> Bool {
    guard case .watching = state else { return false }
    for event in events where event.project == project && event.cursor > position {
      if customers != nil && event.kind.changesCustomers { return true }
      if customers?.contains(event.customer) ?? true,
        selection.kinds?.contains(event.kind) ?? true
      {
        return true
      }
      position = event.cursor
    }
    return false
  }
}

extension Event.Kind {
  /// Whether a user's events may belong to another customer afterwards.
  fileprivate var changesCustomers: Bool {
    switch self {
    case .usersAliased, .linkUndone, .userDeleted, .userImported: true
    default: false
    }
  }
}
