// The server's state of a connection.
import LineProtocol
internal import Platform

/// A client: its descriptor, its buffers and its state.
///
/// An idle connection costs no more than this object, because empty buffers release their storage.
final class Connection {
  /// The state of the incoming stream.
  enum Input: Equatable {
    /// Everything is read.
    case open
    /// The server drains: only the bytes that the kernel had received at its start are read.
    case lastBytes(Int)
    /// The stream has ended, which the service does not know yet.
    case ended(byPeer: Bool)
    /// The stream has ended, and the service knows.
    case reported
  }

  /// The stages of a connection's life.
  enum LifecycleState {
    case serving
    /// The service has finished the connection, but not all replies are sent.
    case finishing
    /// The peer has received the end of the stream and may still write.
    case lingering
    /// The connection closes at the end of the turn.
    case closing
  }

  let id: ConnectionID
  let uid: UInt32
  let isSurplus: Bool
  let lineBytesMax: Int
  /// Nil after `close`.
  private var owned: Descriptor?
  var input = Input.open
  var lifecycle = LifecycleState.serving
  private var splitter: LineSplitter
  /// Whether the next byte starts a line that may be taken: nothing is buffered or postponed.
  private(set) var isBetweenLines = true
  /// Whether lines wait until the service has room for them.
  private(set) var isPaused = false
  /// Number of buffered bytes of an incomplete line.
  private(set) var bufferedBytes = 0
  private var queue = WriteQueue()
  /// Number of bytes to be sent.
  private(set) var unsentBytes = 0
  /// Number of bytes of an incomplete line in the server's total.
  var unfinishedBytes = 0
  /// When the peer last read some of the waiting bytes, or when they began to wait.
  var unreadSince = SteadyInstant.now
  /// The events that epoll reports.
  var interest: Poller.Interest = .arrivals
  /// Whether it must be read again, because edge-triggered epoll does not report unread data.
  var hasMore = false
  /// Whether epoll has reported the end of the stream, which follows the unread data.
  var isEnding = false
  /// Whether the server has it in a list of connections that wait for their backlog or reader.
  var isStalled = false
  /// When its waiting lines were read.
  var readAt = SteadyInstant.now
  /// Whether its waiting line is a question.
  var hasWaitingQuestion = false
  /// Whether the outbox has it in the list of connections to write to.
  var isInOutbox = false

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

  /// The descriptor for system calls; nil after `close`.
  var descriptor: BorrowedDescriptor? { owned?.borrowed }

  func close() {
    _ = owned.take()
  }

  /// Splits received bytes into lines.
  func split(_ body: (inout LineSplitter) -> Void) {
    (isBetweenLines, isPaused, bufferedBytes) = Self.split(&splitter, body)
  }

  /// Reads the splitter's state while it is borrowed, because a second access would copy it.
  private static func split(
    _ splitter: inout LineSplitter,
    _ body: (inout LineSplitter) -> Void
  ) -> (isBetweenLines: Bool, isPaused: Bool, bufferedBytes: Int) {
    body(&splitter)
    return (splitter.isBetweenLines, splitter.isPaused, splitter.unfinishedBytes)
  }

  /// Appends bytes to the send queue.
  func enqueue(_ bytes: [UInt8]) {
    queue.append(bytes)
    unsentBytes = queue.count
  }

  /// Sends as many waiting bytes as the peer's buffer takes.
  func sendNext() throws(SystemError) -> CallResult {
    guard let descriptor else { return .wouldBlock }
    let result = try send(through: descriptor)
    if case .value(let count) = result {
      queue.didWrite(count)
      unsentBytes = queue.count
    }
    return result
  }

  /// Copies the queue's reference, so that the send does not block other access to the queue.
  private func send(through descriptor: BorrowedDescriptor) throws(SystemError) -> CallResult {
    let waiting = queue
    return try waiting.withChunk { bytes throws(SystemError) in try descriptor.send(bytes) }
  }

  /// Drops the waiting bytes of a closed connection.
  func discardUnsent() {
    queue.removeAll()
    unsentBytes = 0
  }

  /// Whether the server still reads from it.
  var hasInput: Bool {
    switch input {
    case .open, .lastBytes: lifecycle == .serving
    case .ended, .reported: false
    }
  }
}
