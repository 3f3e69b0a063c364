import IdentityCore
import LineProtocol
import Storage

/// Somebody who waits for events: a request whose answer comes when there is something, or when its
/// time is over.
///
/// It stands outside its connection's order, so that what comes behind it is not held up.
final class EventWait {
  let conversation: Conversation
  /// The id of the request.
  let id: [UInt8]
  let selection: EventSelection
  let project: ProjectNumber
  /// When it is answered in any case, by the time since the start.
  let deadline: Duration
  var state = State.unsure
  /// Where it began.
  let start: Int64
  /// Up to here there is nothing for it, and that is durable.
  var position: Int64
  /// Whose events it looked for last; nil is everybody's.
  var customers: Set<CustomerID>?

  enum State {
    /// The store is to be looked at.
    case unsure
    /// There is nothing for it up to its position.
    case watching
    /// This is its answer, once what the answer tells of is durable.
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

  /// What a look at the feed gave.
  struct FeedLookup {
    var project: Project
    /// Behind which event it began.
    var start: Int64
    var page: EventPage
    /// Up to where it went through what is durable.
    var durableCursor: Int64
    var customers: Set<CustomerID>?
    /// The newest turn of which this tells.
    var needs: TurnNumber
  }

  /// Learns of events that are durable now; true when it has to look again.
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
  /// Whether somebody's events may be another customer's afterwards.
  fileprivate var changesCustomers: Bool {
    switch self {
    case .usersAliased, .linkUndone, .userDeleted: true
    default: false
    }
  }
}
