import EntitledClient
import Synchronization

/// The connection whose claims let this program post; all threads share it, so only short calls go
/// over it.
///
/// The daemon ends the claims when the connection ends. So a reply on a connection with a claim
/// proves that no other program posts.
final class PostingClaims: Sendable {
  private struct State: ~Copyable {
    var daemon: DaemonConnection
    /// The projects that this connection has claimed.
    var claimed: Set<[UInt8]> = []
    /// Those whose pipelines know what other programs have posted before the claim.
    var posting: Set<[UInt8]> = []

    init(_ daemon: consuming DaemonConnection) {
      self.daemon = daemon
    }

    /// Forgets the claims of a lost connection, before a call replaces it.
    mutating func forgetLostClaims() {
      if !daemon.isOpen { (claimed, posting) = ([], []) }
    }

    func checkMayPost(_ project: String) throws(ClientError) {
      guard daemon.isOpen, posting.contains(Array(project.utf8)) else {
        throw .closed(reason: "the claim of the webhooks is lost")
      }
    }
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
      state.forgetLostClaims()
      return try body(&state.daemon)
    }
  }

  func has(_ project: String) -> Bool {
    state.withLock { $0.daemon.isOpen && $0.claimed.contains(Array(project.utf8)) }
  }

  /// Claims a project, and reports how its posts fare; false if another program has the claim.
  ///
  /// Posts begin with `allowPosts`: a pipeline may still hold events that another program has
  /// posted.
  func claim(_ project: String, _ reports: [DeliveryReport] = []) throws(ClientError) -> Bool {
    try state.withLock { state throws(ClientError) in
      state.forgetLostClaims()
      let isClaimed = try state.daemon.claim(project, reports)
      if isClaimed {
        state.claimed.insert(Array(project.utf8))
      } else {
        state.claimed.remove(Array(project.utf8))
        state.posting.remove(Array(project.utf8))
      }
      return isClaimed
    }
  }

  /// Allows the posts of all claimed projects; their pipelines have the present positions.
  func allowPosts() { state.withLock { $0.posting = $0.claimed } }

  /// Returns an event that is about to be posted; throws if the claim is lost.
  func event(at cursor: Int64, in project: String) throws(ClientError) -> FeedEvent? {
    try state.withLock { state throws(ClientError) in
      try state.checkMayPost(project)
      return try state.daemon.event(at: cursor, in: project)
    }
  }
}
