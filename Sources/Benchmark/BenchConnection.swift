import EntitledClient
import Glibc

/// A connection with several requests under way, which checks each reply as it arrives.
final class BenchConnection {
  /// Whether it sends only purchases.
  let isWriter: Bool
  let place: Int

  private let socket: StreamSocket
  private let pipeline: Int
  /// A ring buffer: replies arrive in the order of the requests.
  private var awaited: [PendingCall]
  private var oldest = 0
  private(set) var awaitedCount = 0
  private var outgoing: [UInt8] = []
  private var sentCount = 0
  private(set) var isSending = false
  /// The beginning of an incomplete reply.
  private var cut: [UInt8] = []

  /// A request without a reply yet.
  struct PendingCall {
    var id = 0
    /// The start of its latency, in nanoseconds.
    var since: UInt64 = 0
    var isWrite = false
  }

  /// The kind of a reply.
  enum Reply {
    case result
    case error
    /// Not a reply to the oldest request.
    case other
  }

  init(_ socket: consuming StreamSocket, place: Int, pipeline: Int, isWriter: Bool) {
    self.socket = socket
    self.place = place
    self.pipeline = pipeline
    self.isWriter = isWriter
    awaited = [PendingCall](repeating: PendingCall(), count: pipeline)
  }

  /// The descriptor, valid while this object exists.
  var number: Int32 { socket.number }

  var hasRoom: Bool { awaitedCount < pipeline }

  /// Queues the next request; `flush` sends it.
  func add(from source: inout RequestSource, id: Int, since: UInt64) {
    let isWrite = source.append(to: &outgoing, id: id, isWriter: isWriter)
    var free = oldest + awaitedCount
    if free >= pipeline { free -= pipeline }
    awaited[free] = PendingCall(id: id, since: since, isWrite: isWrite)
    awaitedCount += 1
  }

  /// Sends until the socket is full; `isSending` shows whether bytes are left.
  func flush() throws(ClientError) {
    while sentCount < outgoing.count {
      switch try send(outgoing, from: sentCount) {
      case .moved(let count): sentCount += count
      case .wouldBlock:
        isSending = true
        return
      case .ended: throw Self.lost
      }
    }
    isSending = false
    sentCount = 0
    outgoing.removeAll(keepingCapacity: true)
  }

  private func send(
    _ bytes: [UInt8],
    from start: Int
  ) throws(ClientError) -> StreamSocket.Transfer {
    try socket.send(bytes.span.extracting(start..<bytes.count))
  }

  /// Reads the available bytes into a shared buffer, and passes on each complete reply.
  func receive(
    through buffer: inout [UInt8],
    _ take: (PendingCall, Reply, Span<UInt8>) throws(ClientError) -> Void
  ) throws(ClientError) {
    let count: Int
    switch try socket.receive(into: &buffer) {
    case .moved(let moved): count = moved
    case .wouldBlock: return
    case .ended: throw Self.lost
    }
    var start = 0
    while start < count, let end = Self.lineFeed(in: buffer.span, start..<count) {
      if cut.isEmpty {
        try settle(buffer.span.extracting(start..<end), take)
      } else {
        keepStart(buffer.span.extracting(start..<end))
        let whole = cut
        cut = []
        try settle(whole.span, take)
      }
      start = end + 1
    }
    if start < count { keepStart(buffer.span.extracting(start..<count)) }
  }

  /// Keeps only the beginning of a reply that arrives in pieces.
  private func keepStart(_ piece: Span<UInt8>) {
    let room = max(0, ReplyLine.shownBytesMax - cut.count)
    for index in 0..<min(room, piece.count) { cut.append(piece[index]) }
  }

  private func settle(
    _ line: Span<UInt8>,
    _ take: (PendingCall, Reply, Span<UInt8>) throws(ClientError) -> Void
  ) throws(ClientError) {
    let request = awaited[oldest]
    let reply = awaitedCount == 0 ? .other : ReplyLine.judge(line, id: request.id)
    if awaitedCount > 0 {
      awaitedCount -= 1
      oldest += 1
      if oldest == pipeline { oldest = 0 }
    }
    try take(request, reply, line)
  }

  private static func lineFeed(in bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    // SAFETY: the search stays within the range, which lies within the bytes.
    unsafe bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let found = unsafe memchr(base + range.lowerBound, 0x0A, range.count)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - base
    }
  }

  private static var lost: ClientError {
    .closed(reason: "the daemon went away while answers were awaited")
  }
}

/// Checks the beginning of a reply.
enum ReplyLine {
  /// Maximum number of bytes kept for an error message.
  static let shownBytesMax = 1024

  private static let beginning = Array(#"{"jsonrpc":"2.0","id":"#.utf8)

  /// Whether the line is the reply to the request with that ten-digit `id`, and its kind.
  static func judge(_ line: Span<UInt8>, id: Int) -> BenchConnection.Reply {
    let end = beginning.count + LineTemplate.digitsCount
    guard line.count > end + 2 else { return .other }
    for index in beginning.indices where line[index] != beginning[index] { return .other }
    var number = 0
    for index in beginning.count..<end {
      guard 0x30...0x39 ~= line[index] else { return .other }
      number = number * 10 + Int(line[index] - 0x30)
    }
    guard number == id, line[end] == UInt8(ascii: ","), line[end + 1] == UInt8(ascii: "\"") else {
      return .other
    }
    switch line[end + 2] {
    case UInt8(ascii: "r"): return .result
    case UInt8(ascii: "e"): return .error
    default: return .other
    }
  }
}
