internal import Glibc
internal import Platform

/// The pending requests and buffers of one shared connection; one thread owns it.
struct Traffic: ~Copyable {
  private let socket: StreamSocket
  private let emitted: (@Sendable (Notice) -> Void)?
  private var lines = LineBuffer()
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  private var count: Int64 = 0
  private var awaited: [Int64: PendingCall] = [:]
  /// The IDs of requests that timed out; their replies may still arrive.
  private var abandoned: Set<Int64> = []
  private var outgoing: ArraySlice<Outgoing> = []
  /// The number of bytes sent of the first outgoing line.
  private var sent = 0
  private var isReadable = false
  /// Whether the daemon reads no more; its earlier replies can still be read.
  private var isDeaf = false
  /// The earliest deadline of the pending requests; nil if there are none.
  private var soonest: Deadline?

  private struct PendingCall {
    let request: ClientRequest
    let done: ClientRequest.Done
  }

  private struct Outgoing {
    let number: Int64
    let line: [UInt8]
  }

  init(_ socket: consuming StreamSocket, emitted: (@Sendable (Notice) -> Void)?) {
    self.socket = socket
    self.emitted = emitted
  }

  mutating func add(_ request: ClientRequest, _ done: @escaping ClientRequest.Done) {
    count += 1
    awaited[count] = PendingCall(request: request, done: done)
    let line = Connection.line(RequestID(number: count), request.method, request.params)
    outgoing.append(Outgoing(number: count, line: line))
    if soonest.map({ request.deadline.isBefore($0) }) ?? true { soonest = request.deadline }
  }

  /// Sends as much as the socket takes now.
  mutating func send() throws(ClientError) {
    while !isDeaf, let next = outgoing.first {
      do throws(SystemError) {
        switch try socket.send(next.line.span.extracting(sent..<next.line.count)) {
        case .moved(let moved): sent += moved
        case .ended: isDeaf = true
        case .wouldBlock: return
        }
      } catch {
        throw .closed(by: error)
      }
      if sent == next.line.count {
        outgoing.removeFirst()
        sent = 0
      }
    }
  }

  /// Waits for work; returns true if `event` was signaled.
  mutating func wait(for event: borrowing EventDescriptor) throws(ClientError) -> Bool {
    var wanted: StreamSocket.Readiness = .readable
    if !isDeaf && !outgoing.isEmpty { wanted.insert(.writable) }
    do throws(SystemError) {
      let (ready, isWoken) = try socket.wait(for: wanted, or: event, until: soonest)
      isReadable = ready.contains(.readable)
      return isWoken
    } catch {
      throw .closed(by: error)
    }
  }

  /// Receives bytes, and handles the whole lines among them.
  mutating func receive() throws(ClientError) {
    guard isReadable else { return }
    do throws(SystemError) {
      switch try socket.receive(into: &chunk) {
      case .moved(let moved): lines.append(chunk[..<moved])
      case .wouldBlock: return
      case .ended: throw SystemError(code: 0, call: "")
      }
    } catch {
      throw error.code == 0 ? .closed(reason: lines.reasonOfEnd) : .closed(by: error)
    }
    do throws(Violation) {
      while let line = try lines.next() { try deliver(Reply(line)) }
    } catch {
      throw .protocolViolation(reason: error.reason)
    }
  }

  private mutating func deliver(_ reply: Reply) throws(Violation) {
    switch reply {
    case .notice(let notice): emitted?(notice)
    case .answer(let id, let content):
      if let number = id.int64, abandoned.remove(number) != nil { return }
      guard let number = number(of: id, content), let one = awaited.removeValue(forKey: number)
      else { throw Reply.stranger(id) }
      one.done(.done(content.mapError { .remote($0.inAnswer(to: one.request.method)) }))
    }
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
    for (number, one) in awaited {
      guard one.request.deadline.left == .zero else {
        let deadline = one.request.deadline
        if self.soonest.map({ deadline.isBefore($0) }) ?? true { self.soonest = deadline }
        continue
      }
      awaited[number] = nil
      let isPartial = outgoing.first?.number == number && sent > 0
      let waits = outgoing.contains { $0.number == number }
      if waits && !isPartial {
        outgoing.removeAll { $0.number == number }
      } else {
        abandoned.insert(number)
      }
      isCut = isCut || isPartial
      let step = waits ? ClientError.Step.sending : .receiving
      one.done(.done(.failure(.timeout(step, after: one.request.limit))))
    }
    if isCut { throw .closed(reason: "another request went out only in part") }
  }

  /// Ends all pending requests with an error.
  mutating func end(with error: ClientError) {
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
      one.done(outcome)
    }
  }
}
