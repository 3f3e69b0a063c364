import IdentityCore
import LineProtocol
import Storage

/// A request that waits until there are events for it, or until its time is over.
///
/// It is answered out of order, so that it does not hold up later requests of its connection.
final class EventWait {
  let conversation: Conversation
  /// The id of the request.
  let id: [UInt8]
  let selection: EventSelection
  let project: ProjectNumber
  /// When it is answered in any case, as time since the start.
  let deadline: Duration
  var state = State.unsure
  /// The cursor at which it began.
  let start: Int64
  /// There are no events for it up to this cursor, and that is durable.
  var position: Int64
  /// The customers whose events it looked for last; nil for all customers.
  var customers: Set<CustomerID>?

  enum State {
    /// The store may have events for it.
    case unsure
    /// There are no events for it up to its position.
    case watching
    /// The answer, which is sent once everything that it depends on is durable.
    case ready(Answer)
    case over
  }

  init(
    _ selection: EventSelection,
    id: [UInt8],
    in conversation: Conversation,
    project: ProjectNumber,
    deadline: Duration,
    look: FeedLookup
  ) {
    self.conversation = conversation
    self.id = id
    self.selection = selection
    self.project = project
    self.deadline = deadline
    start = look.start
    position = look.durableCursor
    customers = look.customers
    if !look.page.more { state = .watching }
  }

  var isUnsure: Bool {
    if case .unsure = state { true } else { false }
  }

  /// The result of a query for events.
  struct FeedLookup {
    var project: Project
    /// The cursor after which it began.
    var start: Int64
    var page: EventPage
    /// The cursor up to which it has read durable events.
    var durableCursor: Int64
    var customers: Set<CustomerID>?
    /// The newest turn on which the result depends.
    var needs: TurnNumber
  }

  /// Takes in newly durable events; returns whether the wait must query the store.
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
  /// Whether a user's events may belong to another customer after this event.
  fileprivate var changesCustomers: Bool {
    switch self {
    case .usersAliased, .linkUndone, .userDeleted: true
    default: false
    }
  }
}
