import EntitledClient
import Synchronization

/// The connection whose claims let this program post; all threads share it.
///
/// The daemon ends the claims when the connection ends. So a reply on a connection with a claim
/// proves that no other program posts.
final class PostingClaims: Sendable {
  private struct State: ~Copyable {
    var daemon: DaemonConnection
    /// The projects that this connection has claimed.
    var projects: Set<[UInt8]> = []

    init(_ daemon: consuming DaemonConnection) {
      self.daemon = daemon
    }

    func has(_ project: String) -> Bool { daemon.isOpen && projects.contains(Array(project.utf8)) }
  }

  private let state: Mutex<State>

  init(_ search: SocketSearch) {
    state = Mutex(State(DaemonConnection(search)))
  }

  /// Whether the connection, and so every claim, still exists.
  var isOpen: Bool { state.withLock { $0.daemon.isOpen } }

  /// Makes calls that need no claim; replaces a lost connection.
  func call<Value>(
    _ body: (inout DaemonConnection) throws(ClientError) -> Value
  ) throws(ClientError) -> Value {
    try state.withLock { state throws(ClientError) in
      if !state.daemon.isOpen { state.projects = [] }
      return try body(&state.daemon)
    }
  }

  func has(_ project: String) -> Bool { state.withLock { $0.has(project) } }

  /// Claims a project, and reports how its posts fare; false if another program has the claim.
  func claim(_ project: String, _ reports: [DeliveryReport] = []) throws(ClientError) -> Bool {
    try state.withLock { state throws(ClientError) in
      if !state.daemon.isOpen { state.projects = [] }
      let isClaimed = try state.daemon.claim(project, reports)
      if isClaimed {
        state.projects.insert(Array(project.utf8))
      } else {
        state.projects.remove(Array(project.utf8))
      }
      return isClaimed
    }
  }

  /// Returns what surrounds an event that is about to be posted.
  func context(of event: FeedEvent, in project: String) throws(ClientError) -> PostContext {
    try state.withLock { state throws(ClientError) in
      try state.daemon.context(of: event, in: project)
    }
  }

  /// Returns an event that is about to be posted; throws if the claim is lost.
  func event(at cursor: Int64, in project: String) throws(ClientError) -> FeedEvent? {
    try state.withLock { state throws(ClientError) in
      guard state.has(project) else { throw .closed(reason: "the claim of the webhooks is lost") }
      return try state.daemon.event(at: cursor, in: project)
    }
  }
}
