package import IdentityCore

/// A store that other daemons write, too.
///
/// No call waits. Replies arrive later; those of reads and those of everything else are each in the
/// order of their requests.
package protocol RemoteStore: AnyObject {
  /// This process, in the log entries that it writes.
  var writer: WriterID { get }
  /// Whether a commit waits until a standby has it; nil if the store has not answered yet.
  var isReplicated: Bool? { get }
  /// Whether the newest connection goes over a network without TLS.
  var isExposed: Bool { get }
  /// Returns whether gaps were left in the feeds since the last call: the store was restored.
  func takeRestored() -> Bool
  /// Removes and returns what is to be logged of the servers.
  func takeWarnings() -> [String]
  /// Has the store leave gaps in the feeds before its next answer: it has lost commits that the
  /// reply to a request had confirmed.
  func recordLoss(confirmedBy number: UInt64)
  /// Sends a request.
  func send(_ request: RemoteRequest)
  /// Removes and returns the replies that have arrived.
  func takeReplies() -> [RemoteReply]
}

/// A request to a shared store; a single round trip.
package struct RemoteRequest: Sendable {
  /// The numbers of a process rise in the order of sending.
  package let number: UInt64
  package let action: Action
  /// The entries at which memory stands, for each log that the request concerns.
  package let applied: [ProjectNumber: LogEntry.ID]

  /// What the store does, in one transaction or as a step of the one that holds the locks.
  package enum Action: Sendable {
    /// Reads in one snapshot; without queries it only confirms.
    case read([StoreQuery])
    /// Waits for the write locks of all these logs, and then reads.
    case lock([ProjectNumber], [StoreQuery])
    /// Reads in the transaction that holds the locks.
    case readUnderLock([StoreQuery])
    /// Makes a turn durable, with an entry in each of these logs, and releases the locks.
    ///
    /// A log that does not exist begins with this entry.
    case commit(Turn, affected: [RecordKey], logs: [ProjectNumber])
    /// Releases the locks without a change.
    case release
    /// Takes or renews the right to look for background work, and reads what there is.
    case listTasks
  }

  package init(number: UInt64, action: Action, applied: [ProjectNumber: LogEntry.ID]) {
    (self.number, self.action, self.applied) = (number, action, applied)
  }
}

/// The reply to a request.
package struct RemoteReply: Sendable {
  package let number: UInt64
  package let outcome: Outcome
  /// The clock of the store: after a lock was granted, for a reply that brings one; nil if the
  /// reply shows no clock.
  package let time: Moment?
  /// The logs that the request named, and those of the projects that its rows name.
  ///
  /// They are from the same snapshot as the content.
  package let updates: [LogUpdate]

  /// What became of a request; a lost reply leaves that of a commit in doubt.
  package enum Outcome: Sendable {
    /// The content of each query, in their order.
    case done([StoreContent])
    /// The store refused the request; a turn is not stored.
    ///
    /// A step of a transaction that fails has ended it, and released its locks.
    case failed(StorageError)
    /// The connection was lost: the store may have carried out the request, or not, or it may do so
    /// until the next lock of the same logs is granted.
    ///
    /// All further steps of its transaction are lost, too.
    case lost
  }

  package init(number: UInt64, outcome: Outcome, time: Moment?, updates: [LogUpdate]) {
    (self.number, self.outcome, self.time) = (number, outcome, time)
    self.updates = updates
  }
}
