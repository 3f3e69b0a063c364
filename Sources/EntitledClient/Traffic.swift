internal import Glibc
internal import Platform

/// The pending requests and buffers of one connection; one thread at a time uses it.
struct Traffic: ~Copyable, Sendable {
  private let socket: StreamSocket
  private let emitted: (@Sendable (Notice) -> Void)?
  private var lines = LineBuffer()
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  private var count: Int64 = 0
  private var awaited: [Int64: PendingCall] = [:]
  private var outgoing: ArraySlice<Outgoing> = []
  /// The number of bytes sent of the first outgoing line.
  private var sent = 0
  private var isReadable = false
  /// Whether the daemon reads no more; its earlier replies can still be read.
  private var isDeaf = false
  /// The last cursor of each subscription.
  private var subscriptions: [JSON: JSON] = [:]
  /// The earliest deadline of the pending requests; nil if there are none.
  private var soonest: Deadline?

  private struct PendingCall: Sendable {
    let request: ClientRequest
    /// Nil if the caller has given up; the reply may still arrive.
    var done: ClientRequest.Done?
  }

  private struct Outgoing: Sendable {
    let number: Int64
    let line: [UInt8]
  }

  init(_ socket: consuming StreamSocket, emitted: (@Sendable (Notice) -> Void)?) {
    self.socket = socket
    self.emitted = emitted
  }

  /// The number of the next request.
  var nextNumber: Int64 { count + 1 }

  /// Whether a request is still to be sent.
  var isSending: Bool { !isDeaf && !outgoing.isEmpty }

  mutating func add(_ request: ClientRequest, _ done: @escaping ClientRequest.Done) {
    count += 1
    awaited[count] = PendingCall(request: request, done: done)
    outgoing.append(Outgoing(number: count, line: request.line(number: count)))
    note(request.deadline)
  }

  private mutating func note(_ deadline: Deadline?) {
    guard let deadline else { return }
    if soonest.map({ deadline.isBefore($0) }) ?? true { soonest = deadline }
  }

  /// Drops the reply to a request when it arrives.
  mutating func abandon(_ number: Int64) { awaited[number]?.done = nil }

  /// Sends as much as the socket takes now.
  mutating func send() throws(ClientError) {
    while !isDeaf, let next = outgoing.first {
      switch try socket.send(next.line.span.extracting(sent..<next.line.count)) {
      case .moved(let moved): sent += moved
      case .ended: isDeaf = true
      case .wouldBlock: return
      }
      if sent == next.line.count {
        outgoing.removeFirst()
        sent = 0
      }
    }
  }

  /// Waits for work until a deadline, by default the earliest of the requests.
  ///
  /// Returns true if another descriptor has an event or has failed.
  mutating func wait(
    or other: CInt,
    _ event: StreamSocket.Readiness,
    until deadline: Deadline? = nil
  ) throws(ClientError) -> Bool {
    let wanted: StreamSocket.Readiness = isSending ? [.readable, .writable] : .readable
    let (ready, isWoken) = try socket.wait(
      for: wanted,
      or: other,
      event,
      until: deadline ?? soonest
    )
    isReadable = ready.contains(.readable)
    return isWoken
  }

  /// Receives bytes, and handles the whole lines among them.
  mutating func receive() throws(ClientError) {
    guard isReadable else { return }
    switch try socket.receive(into: &chunk) {
    case .moved(let moved): lines.append(chunk[..<moved])
    case .wouldBlock: return
    case .ended: throw .closed(reason: reasonOfEnd)
    }
    do throws(Violation) {
      while let line = try nextLine() { try deliver(Reply(line)) }
    } catch {
      throw .protocolViolation(reason: error.reason)
    }
  }

  private mutating func nextLine() throws(Violation) -> [UInt8]? {
    do throws(LineBuffer.TooLong) {
      return try lines.next()
    } catch {
      throw Violation(reason: "a reply is longer than \(lines.lineBytesMax) bytes")
    }
  }

  private var reasonOfEnd: String {
    let count = lines.unfinishedCount
    return count == 0
      ? "the daemon closed the connection before it answered"
      : "the daemon closed the connection in the middle of an answer, after \(count) bytes"
  }

  private mutating func deliver(_ reply: Reply) throws(Violation) {
    switch reply {
    case .notice(let notice):
      follow(notice.method, notice.params)
      emitted?(notice)
    case .answer(let id, let content):
      guard let number = number(of: id, content), let one = awaited.removeValue(forKey: number)
      else { throw Reply.stranger(id) }
      if case .success(let result) = content { follow(one.request.method, result) }
      one.done?(.done(content.mapError { .remote($0.inAnswer(to: one.request.method)) }))
    }
  }

  /// Keeps the subscriptions, by what a reply or a notification says of one.
  private mutating func follow(_ name: String, _ params: JSON) {
    guard emitted != nil, let subscription = params["subscription"] else { return }
    switch name {
    case "events.subscribe", "event": subscriptions[subscription] = params["cursor"] ?? .null
    case "events.unsubscribe", "gap": subscriptions[subscription] = nil
    default: return
    }
  }

  /// Emits for each subscription what the daemon emits for one whose reader is too slow.
  private mutating func endSubscriptions() {
    for (subscription, cursor) in subscriptions {
      emitted?(
        Notice(method: "gap", params: ["subscription": subscription, "cursor": cursor])
      )
    }
    subscriptions = [:]
  }

  private func number(of id: JSON, _ content: Result<JSON, RemoteError>) -> Int64? {
    if let number = id.int64 { return number }
    // The daemon rejects an unreadable line with a null ID, in the order of the requests. Only
    // replies to `events.wait` may arrive after those of later requests.
    guard id.isNull, case .failure = content else { return nil }
    let inTurn = awaited.filter { $0.value.request.method != "events.wait" }
    return (inTurn.isEmpty ? awaited : inTurn).keys.min()
  }

  /// Fails the requests whose deadline has passed.
  mutating func expire() throws(ClientError) {
    guard let soonest, soonest.left == .zero else { return }
    self.soonest = nil
    var isCut = false
    for (number, one) in awaited where one.done != nil {
      guard let deadline = one.request.deadline, deadline.left == .zero else {
        note(one.request.deadline)
        continue
      }
      let isPartial = outgoing.first?.number == number && sent > 0
      let waits = outgoing.contains { $0.number == number }
      if waits && !isPartial {
        outgoing.removeAll { $0.number == number }
        awaited[number] = nil
      } else {
        abandon(number)
      }
      isCut = isCut || isPartial
      let step = waits ? ClientError.Step.sending : .receiving
      one.done?(.done(.failure(.timeout(step, after: one.request.limit))))
    }
    if isCut { throw .closed(reason: "another request went out only in part") }
  }

  /// Ends all pending requests with an error.
  mutating func end(with error: ClientError) {
    if error != Client.closedByUs { endSubscriptions() }
    let numbers = awaited.keys.sorted()
    let left = awaited
    awaited = [:]
    var waiting = Set(outgoing.map(\.number))
    if sent > 0, let first = outgoing.first { waiting.remove(first.number) }
    for number in numbers {
      guard let one = left[number] else { continue }
      let outcome: ClientRequest.Outcome =
        if case .closed = error, error != Client.closedByUs {
          .lost(error, wentOut: !waiting.contains(number))
        } else {
          .done(.failure(error))
        }
      one.done?(outcome)
    }
  }
}
