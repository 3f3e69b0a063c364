// What the server remembers of one client.
import LineProtocol
internal import Platform

/// One client: a descriptor, its bytes on both ways, and where it stands.
///
/// An idle one costs no more than this object: both buffers give their storage back when empty.
final class Connection {
  /// What may still be read.
  enum Input: Equatable {
    /// Whatever comes.
    case open
    /// The server drains: only what the kernel had received when that began.
    case lastBytes(Int)
    /// Nothing, and the service was not told yet.
    case over(byPeer: Bool)
    /// Nothing, and the service knows.
    case settled
  }

  /// How far the connection is from its end.
  enum LifecycleState {
    case serving
    /// The service has said its last word, and not all of it is sent.
    case finishing
    /// The peer has been sent the end of the stream, and may still write.
    case leaving
    /// It closes at the end of the turn.
    case departed
  }

  let id: ConnectionID
  let uid: UInt32
  let isSurplus: Bool
  let lineBytesMax: Int
  /// Nil once it is closed.
  private var owned: Descriptor?
  var input = Input.open
  var lifecycle = LifecycleState.serving
  private var splitter: LineSplitter
  /// Whether the next byte begins a line and is taken: nothing is held, dropped or put off.
  private(set) var isBetweenLines = true
  /// Whether lines wait until whoever takes them has room.
  private(set) var isPaused = false
  /// What is held of a line that has not ended.
  private(set) var heldBytes = 0
  private var queue = WriteQueue()
  /// What waits to be sent.
  private(set) var unsentBytes = 0
  /// What the server has counted as held of a line that has not ended.
  var unfinishedBytes = 0
  /// When the peer last took some of what waits, or when that began to wait.
  var unreadSince = SteadyInstant.now
  /// What epoll watches for.
  var interest: Poller.Interest = .arrivals
  /// Whether it is among those to be read from, for there may be more than was read: epoll tells of
  /// that no more.
  var hasMore = false
  /// Whether the end of the stream was told, which comes behind all that is still to be read.
  var isEnding = false
  /// Whether it is in the server's list of those that wait for their backlog or reader.
  var isStalled = false
  /// Whether the line that it waits with is a question.
  var isAsking = false
  /// Whether it is in the outbox's list of those that were sent something.
  var isTouched = false

  init(
    id: ConnectionID,
    descriptor: consuming Descriptor,
    uid: UInt32,
    isSurplus: Bool,
    lineBytesMax: Int
  ) {
    self.id = id
    self.uid = uid
    self.isSurplus = isSurplus
    self.lineBytesMax = lineBytesMax
    owned = consume descriptor
    splitter = LineSplitter(lineBytesMax: lineBytesMax)
  }

  /// For calls; nil once it is closed.
  var descriptor: BorrowedDescriptor? { owned?.lent }

  func close() {
    _ = owned.take()
  }

  /// Has what came cut into lines.
  func split(_ body: (inout LineSplitter) -> Void) {
    (isBetweenLines, isPaused, heldBytes) = Self.split(&splitter, body)
  }

  /// Looks at the splitter while it is held: to take it out for that copies it.
  private static func split(
    _ splitter: inout LineSplitter,
    _ body: (inout LineSplitter) -> Void
  ) -> (isBetweenLines: Bool, isPaused: Bool, heldBytes: Int) {
    body(&splitter)
    return (splitter.isBetweenLines, splitter.isPaused, splitter.unfinishedBytes)
  }

  /// Puts bytes behind those that wait to be sent.
  func enqueue(_ bytes: [UInt8]) {
    queue.append(bytes)
    unsentBytes = queue.count
  }

  /// Sends what the peer's buffer takes of what waits; says which bytes are out, once they all are.
  func sendNext(_ sent: (consuming [UInt8]) -> Void) throws(SystemError) -> CallResult {
    guard let descriptor else { return .wouldBlock }
    let result = try send(through: descriptor)
    if case .value(let count) = result {
      if let emptied = queue.didWrite(count) { sent(emptied) }
      unsentBytes = queue.count
    }
    return result
  }

  /// The queue is not held meanwhile by anybody else, so that its storage can be used again.
  private func send(through descriptor: BorrowedDescriptor) throws(SystemError) -> CallResult {
    let waiting = queue
    return try waiting.withChunk { bytes throws(SystemError) in try descriptor.send(bytes) }
  }

  /// There is nobody to send it to.
  func forgetUnsent() {
    queue.removeAll()
    unsentBytes = 0
  }

  /// Whether bytes are still wanted from it, sooner or later.
  var hasInput: Bool {
    switch input {
    case .open, .lastBytes: lifecycle == .serving
    case .over, .settled: false
    }
  }
}
