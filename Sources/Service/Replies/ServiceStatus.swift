package import IdentityCore
package import Storage

// What others ask with every line.
extension Service {
  /// Where the service stands, for itself.
  ///
  /// Over what other modules can look at themselves, Swift keeps watch at every look, from wherever
  /// it comes. So they call.
  struct ServiceStatus {
    var limits: ServiceLimits
    var durable = TurnNumber.none
    var isOverloaded = false
    /// The bytes of the answers that are owed, over all conversations.
    var owedBytes = 0
    /// The bytes of lines that were begun and of the answers to their first requests.
    var suspendedBytes = 0
    var isDraining = false
    var fatalError: StorageError?
  }

  /// The limits in force.
  package var limits: ServiceLimits { status.limits }

  /// Every turn up to this one is durable.
  package internal(set) var durable: TurnNumber {
    get { status.durable }
    set { status.durable = newValue }
  }

  /// Whether all lines wait, for the disk or for the end of the turn.
  package var isOverloaded: Bool { status.isOverloaded }

  /// Set when nobody is to wait any more.
  package internal(set) var isDraining: Bool {
    get { status.isDraining }
    set { status.isDraining = newValue }
  }

  /// Set when the store can no longer be trusted: what waits was answered, and the process must
  /// end.
  package internal(set) var fatalError: StorageError? {
    get { status.fatalError }
    set { status.fatalError = newValue }
  }

  /// How many answers are owed to a conversation, as far as its next lines wait for them; without
  /// end where all lines wait.
  package func backlog(of conversation: Conversation) -> Int {
    if isOverloaded { return .max }
    let backlog = conversation.owedCount
    // Those who wait hold nothing up; but while the daemon drains, their answers are on the way.
    return isDraining ? backlog + conversation.waitsCount : backlog
  }
}
