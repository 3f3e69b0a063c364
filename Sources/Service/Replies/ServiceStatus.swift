package import IdentityCore
package import Storage

// State that the daemon reads with every line.
extension Service {
  /// The service's state that is read most often.
  ///
  /// Other modules read it through accessors: Swift checks exclusivity at run time on every access
  /// to a property that other modules can see.
  struct ServiceStatus {
    var limits: ServiceLimits
    var durable = TurnNumber.none
    var isOverloaded = false
    /// The bytes of owed replies, over all conversations.
    var owedBytes = 0
    /// The bytes of suspended lines and of the replies to their first requests.
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

  /// Set when the daemon drains: requests that wait for events are answered at once.
  package internal(set) var isDraining: Bool {
    get { status.isDraining }
    set { status.isDraining = newValue }
  }

  /// Set when the store can no longer be trusted.
  ///
  /// The waiting requests have been answered, and the process must end.
  package internal(set) var fatalError: StorageError? {
    get { status.fatalError }
    set { status.fatalError = newValue }
  }

  /// Returns how many replies are owed before the conversation's next lines may be read.
  ///
  /// Returns `.max` while all lines wait.
  package func backlog(of conversation: Conversation) -> Int {
    if isOverloaded { return .max }
    let backlog = conversation.owedCount
    // Waits hold nothing up, but while the daemon drains, their replies are on the way.
    return isDraining ? backlog + conversation.waitsCount : backlog
  }
}
