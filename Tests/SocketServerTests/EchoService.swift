import Foundation
import Platform
import SocketServer
import Synchronization

/// A service that echoes every line, in the mode that the test chooses.
final class EchoService: LineService {
  enum Mode {
    /// Replies within the turn.
    case atOnce
    /// Replies from another thread, which then wakes the loop, as a commit does.
    case afterCommit
    /// Replies when the test calls `RunningServer.release`.
    case whenReleased
    /// Replies within the turn, but takes a line only when the test calls `release`.
    case whenThereIsRoom
  }

  private typealias Reply = (connection: ConnectionID, bytes: [UInt8])

  private let mode: Mode
  private let record: Record
  private let waker: Waker
  private let committer = DispatchQueue(label: "committer")
  /// Replies of earlier turns that may be sent.
  private let committed = Committed()

  private var turn: [Reply] = []
  /// Number of lines to take in this turn; nil for no limit.
  private var room = 0
  private var held: [Reply] = []
  private var pending: [ConnectionID: PendingOutput] = [:]
  private var surplus: Set<ConnectionID> = []
  private var ended: Set<ConnectionID> = []

  private final class Committed: Sendable {
    let replies = Mutex<[(connection: ConnectionID, bytes: [UInt8])]>([])
  }

  init(_ mode: Mode, record: Record, waker: Waker) {
    self.mode = mode
    self.record = record
    self.waker = waker
  }

  func turnedAway() { record.state.withLock { $0.turnedAwayCount += 1 } }

  func opened(_ connection: ConnectionID, peer: Peer, surplus: Bool, outbox: Outbox) {
    pending[connection] = PendingOutput.none
    if surplus { self.surplus.insert(connection) }
    record.state.withLock {
      $0.openedCount += 1
      $0.peer = peer
    }
  }

  /// Answers lines with this prefix at once, if no earlier reply is pending.
  func receivedTogether(_ chunks: inout [ReceivedChunk], in bytes: Span<UInt8>, outbox: Outbox) {
    for index in chunks.indices {
      let chunk = chunks[index]
      while pending[chunk.connection] == PendingOutput.none, !surplus.contains(chunk.connection) {
        let rest = chunk.range.dropFirst(chunks[index].takenCount)
        guard let end = rest.first(where: { bytes[$0] == UInt8(ascii: "\n") }) else { break }
        let line = (rest.lowerBound...end).map { bytes[$0] }
        guard line.starts(with: "at once ".utf8), line.count <= chunk.lineBytesMax else { break }
        chunks[index].takenCount += line.count
        record.state.withLock {
          $0.lines.append(String(decoding: line.dropLast(), as: UTF8.self))
        }
        let isOut = outbox.sendAtOnce(line.span, to: chunk.connection)
        let unsentBytes = outbox.unsentBytes(of: chunk.connection)
        record.state.withLock { $0.unsentBytesMax = max($0.unsentBytesMax, unsentBytes) }
        guard isOut else { break }
      }
    }
  }

  func received(
    _ line: Span<UInt8>,
    on connection: ConnectionID,
    timeFor kind: LineKind,
    outbox: Outbox
  ) -> LineDisposition {
    let isQuestion = line.count >= 4 && line[3] == UInt8(ascii: "?")
    let hasTime = kind == .any || kind == .questions && isQuestion
    guard takesLine(of: connection, hasTime: hasTime) else { return .left(isQuestion: isQuestion) }
    let bytes = [UInt8](capacity: line.count + 1) { output in
      for index in line.indices { output.append(line[index]) }
      output.append(UInt8(ascii: "\n"))
    }
    record.state.withLock { $0.lines.append(String(decoding: bytes.dropLast(), as: UTF8.self)) }
    if bytes.starts(with: "slow ".utf8) { record.passGate() }
    if surplus.contains(connection) {
      outbox.send(Array("too many\n".utf8), to: connection)
      outbox.finish(connection)
    } else if bytes.starts(with: "GET ".utf8) {
      outbox.send(Array("not HTTP\n".utf8), to: connection)
      outbox.finish(connection)
    } else if let count = Self.count(in: bytes) {
      reply([UInt8](repeating: UInt8(ascii: "x"), count: count) + [0x0A], to: connection, outbox)
    } else {
      reply(bytes, to: connection, outbox)
    }
    return .taken(backlog: backlog(of: connection))
  }

  var hasWork: Bool { record[\.workLeft] > 0 }

  func workOn(outbox: Outbox) -> Bool {
    record.state.withLock {
      $0.lines.append("work \($0.workLeft)")
      $0.workLeft -= 1
    }
    record.passGate()
    return hasWork
  }

  private func takesLine(of connection: ConnectionID, hasTime: Bool) -> Bool {
    guard case .whenThereIsRoom = mode else { return hasTime }
    guard hasTime, room > 0 else {
      record.state.withLock { _ = $0.refused.insert(connection) }
      return false
    }
    room -= 1
    return true
  }

  func receivedTooLong(
    on connection: ConnectionID,
    bytesMax: Int,
    outbox: Outbox
  ) -> PendingOutput {
    reply(Array("too long\n".utf8), to: connection, outbox)
    return backlog(of: connection)
  }

  func droppedUnfinished(on connection: ConnectionID, outbox: Outbox) -> PendingOutput {
    reply(Array("crowded out\n".utf8), to: connection, outbox)
    return backlog(of: connection)
  }

  func ended(_ connection: ConnectionID, outbox: Outbox) {
    record.state.withLock { $0.endedCount += 1 }
    ended.insert(connection)
    finishWhenDone(connection, outbox)
  }

  func closed(_ connection: ConnectionID) {
    pending[connection] = nil
    ended.remove(connection)
    surplus.remove(connection)
    record.state.withLock { $0.closed.append(connection) }
  }

  func backlog(of connection: ConnectionID) -> PendingOutput { pending[connection] ?? .none }

  func turnEnded(outbox: Outbox) {
    let unsentBytes = pending.keys.reduce(0) { $0 + outbox.unsentBytes(of: $1) }
    record.state.withLock {
      $0.turnsCount += 1
      $0.unsentBytes = unsentBytes
    }
    if case .whenThereIsRoom = mode {
      room = record.state.withLock { state in
        defer { state.releasedCount = 0 }
        return state.releasedCount
      }
    }
    guard !turn.isEmpty else { return }
    let batch = turn
    turn = []
    switch mode {
    case .atOnce, .whenThereIsRoom: batch.forEach { release($0, outbox) }
    case .whenReleased: held += batch
    case .afterCommit:
      committer.async { [committed, waker] in
        committed.replies.withLock { $0 += batch }
        waker.wake()
      }
    }
  }

  func woken(outbox: Outbox) {
    let replies = committed.replies.withLock { replies in
      defer { replies = [] }
      return replies
    }
    replies.forEach { release($0, outbox) }
    guard case .whenReleased = mode else { return }
    let released = record.state.withLock { state in
      defer { state.releasedCount = 0 }
      return min(state.releasedCount, held.count)
    }
    held.prefix(released).forEach { release($0, outbox) }
    held.removeFirst(released)
  }

  func caughtUp(_ connection: ConnectionID, outbox: Outbox) {
    record.state.withLock { $0.caughtUpCount += 1 }
  }

  var nextDeadline: SteadyInstant? { nil }

  func deadlinePassed(outbox: Outbox) {}

  func reloadRequested(outbox: Outbox) {
    record.state.withLock { $0.reloadsCount += 1 }
  }

  func drainBegan(outbox: Outbox) {
    held.forEach { release($0, outbox) }
    held = []
  }

  /// Answers "give N" with N bytes.
  private static func count(in line: [UInt8]) -> Int? {
    guard line.starts(with: "give ".utf8) else { return nil }
    return Int(String(decoding: line.dropFirst(5).dropLast(), as: UTF8.self))
  }

  private func reply(_ bytes: [UInt8], to connection: ConnectionID, _ outbox: Outbox) {
    pending[connection]?.replies += 1
    pending[connection]?.bytes += bytes.count
    turn.append((connection, bytes))
  }

  private func release(_ reply: Reply, _ outbox: Outbox) {
    guard pending[reply.connection] != nil else { return }
    pending[reply.connection]?.replies -= 1
    pending[reply.connection]?.bytes -= reply.bytes.count
    outbox.send(reply.bytes, to: reply.connection)
    record.state.withLock {
      $0.unsentBytesMax = max($0.unsentBytesMax, outbox.unsentBytes(of: reply.connection))
    }
    finishWhenDone(reply.connection, outbox)
  }

  private func finishWhenDone(_ connection: ConnectionID, _ outbox: Outbox) {
    if ended.contains(connection), pending[connection] == PendingOutput.none {
      outbox.finish(connection)
    }
  }
}

/// What the service has received, for the test's thread.
final class Record: Sendable {
  struct State {
    var caughtUpCount = 0
    var closed: [ConnectionID] = []
    var endedCount = 0
    var lines: [String] = []
    var openedCount = 0
    var turnedAwayCount = 0
    var peer: Peer?
    /// Connections whose lines were left for another turn.
    var refused: Set<ConnectionID> = []
    var releasedCount = 0
    var reloadsCount = 0
    var turnsCount = 0
    /// Number of bytes that waited for clients at the end of a turn, before its own replies.
    var unsentBytes = 0
    var unsentBytesMax = 0
    /// Number of pieces of background work.
    var workLeft = 0
  }

  let state = Mutex(State())
  private let arrived = DispatchSemaphore(value: 0)
  private let gate = DispatchSemaphore(value: 0)

  /// Blocks the service until the test opens the gate.
  func passGate() {
    arrived.signal()
    gate.wait()
    // Longer than the share of a round.
    usleep(1000)
  }

  /// Returns when the service waits at the gate.
  func awaitGate() { arrived.wait() }

  func openGate() { gate.signal() }

  subscript<Value: Sendable>(path: any KeyPath<State, Value> & Sendable) -> Value {
    state.withLock { $0[keyPath: path] }
  }

  /// Waits for a condition; returns false after a timeout that a working machine never reaches.
  func waits(until isSo: (State) -> Bool) -> Bool {
    for _ in 0..<20_000 {
      if state.withLock({ isSo($0) }) { return true }
      usleep(1000)
    }
    return false
  }
}
