// The first half of a turn: reading, and delivering lines to the service.
internal import LineProtocol
internal import Platform

extension SocketServer {
  /// Reads once from each readable connection, and delivers the lines.
  ///
  /// Connections are read before any line is delivered, as far as the buffer allows, so that the
  /// service receives the lines of several connections together.
  func read(_ readable: [ConnectionID], _ pollResult: inout PollResult) {
    var chunks: [ReceivedChunk] = []
    swap(&chunks, &pollResult.chunks)
    let bytesMax = outbox.currentLimits.readBytesPerTurn
    let size = Self.togetherBytesMax + bytesMax
    if pollResult.buffer.count != size { pollResult.buffer = [UInt8](repeating: 0, count: size) }
    var used = 0
    for id in readable {
      guard let connection = outbox.connections[id] else { continue }
      if used > Self.togetherBytesMax {
        deliver(&chunks, of: pollResult.buffer.span)
        used = 0
      }
      connection.hasMore = false
      if let chunk = read(connection, into: &pollResult.buffer, from: used, upTo: bytesMax) {
        chunks.append(chunk)
        used = chunk.range.upperBound
      }
      if connection.hasMore {
        pollResult.readable.append(id)
        pollResult.hasUnread = true
      }
    }
    deliver(&chunks, of: pollResult.buffer.span)
    swap(&chunks, &pollResult.chunks)
  }

  /// Limit of bytes read before a delivery, so that they stay in the processor's L1 cache.
  private static var togetherBytesMax: Int { 16 << 10 }

  /// Reads from a connection; returns a chunk that starts with a line, and delivers anything else.
  private func read(
    _ connection: Connection,
    into buffer: inout [UInt8],
    from start: Int,
    upTo bytesMax: Int
  ) -> ReceivedChunk? {
    guard connection.lifecycle != .lingering else {
      discardInput(connection, into: &buffer, from: start, upTo: bytesMax)
      return nil
    }
    guard mayRead(connection) else {
      if !connection.isStalled { updateInterest(connection, hasRoom: hasRoom(connection)) }
      // Removed only now, because most waiting connections send nothing meanwhile. Restoring the
      // interest makes epoll report the data again.
      if !mayRead(connection) {
        setInterest(connection.interest.subtracting(.arrivals), of: connection)
      }
      return nil
    }
    do {
      let wanted =
        if case .lastBytes(let count) = connection.input { min(count, bytesMax) } else { bytesMax }
      let received = try receive(from: connection, into: &buffer, from: start, upTo: wanted)
      switch received {
      case .wouldBlock: soleActive.recordSilence()
      case .value(0): end(connection, byPeer: true)
      case .value(let count):
        let range = start..<start + count
        if connection.isBetweenLines, hasRoom(connection, .none) {
          return chunk(of: connection, at: range)
        }
        deliver(buffer.span.extracting(range), from: connection)
        recordDelivery(count, from: connection)
      }
    } catch {
      scheduleClose(connection)
    }
    return nil
  }

  /// Delivers waiting lines of connections that have room or time again, until the round is over.
  ///
  /// Questions have a share of each round before lines that change something.
  func deliverWaiting() {
    round.open(for: .questions)
    deliverStalled(stalledQuestions)
    round.open(for: .any)
    deliverStalled(stalled)
  }

  /// Delivers waiting lines; a connection whose line was taken goes behind those that had none.
  private func deliverStalled(_ waiting: ConnectionQueue) {
    for _ in 0..<waiting.count {
      guard let connection = waiting.popFirst() else { return }
      connection.isStalled = false
      outbox.readAt = connection.readAt
      var (isServed, isOver) = (false, false)
      if hasRoom(connection) {
        connection.split { splitter in
          splitter.resume { line in
            let flow = deliverLine(line, from: connection, &isOver)
            if flow != .refuse { isServed = true }
            return flow
          }
        }
        limitUnfinished(connection)
      }
      updateInterest(connection, hasRoom: hasRoom(connection), atFront: isOver && !isServed)
      // The other connections' lines would be refused as well.
      if isOver { return }
    }
  }

  /// Ends a connection's input.
  func end(_ connection: Connection, byPeer: Bool) {
    connection.input = .ended(byPeer: byPeer)
    // The peer's end of stream completes its last line; a line cut off by the drain is incomplete.
    if byPeer {
      connection.split { splitter in splitter.finish { deliverLine($0, from: connection) } }
      limitUnfinished(connection)
    }
    updateInterest(connection, hasRoom: hasRoom(connection))
  }

  /// Whether the service can take more lines of a connection.
  func hasRoom(_ connection: Connection) -> Bool {
    hasRoom(connection, service.backlog(of: connection.id))
  }

  func hasRoom(_ connection: Connection, _ backlog: PendingOutput) -> Bool {
    backlog.replies < outbox.currentLimits.pipelinedRequestsMax && connection.lifecycle == .serving
      && connection.unsentBytes + backlog.bytes <= outbox.unsentBytesMax
  }

  /// Whether the connection may be read now.
  ///
  /// Room for more lines is checked after each line rather than here.
  func mayRead(_ connection: Connection) -> Bool {
    !connection.isStalled && connection.hasInput && !connection.isPaused
  }

  /// Discards input after the end of a connection, until the peer ends its stream too.
  private func discardInput(
    _ connection: Connection,
    into buffer: inout [UInt8],
    from start: Int,
    upTo bytesMax: Int
  ) {
    guard
      let received = try? receive(from: connection, into: &buffer, from: start, upTo: bytesMax),
      received != .value(0)
    else { return scheduleClose(connection) }
  }

  /// Receives available bytes, and marks the connection if there may be more: after a short read
  /// only the end of the stream can follow.
  private func receive(
    from connection: Connection,
    into buffer: inout [UInt8],
    from start: Int,
    upTo count: Int
  ) throws(SystemError) -> CallResult {
    guard let descriptor = connection.descriptor else { return .wouldBlock }
    let received = try descriptor.receive(into: &buffer, from: start, upTo: count)
    if case .value(let received) = received, received > 0 {
      connection.hasMore = received == count || connection.isEnding
    }
    return received
  }

  /// Delivers several connections' chunks together, then the remaining lines one at a time.
  private func deliver(_ chunks: inout [ReceivedChunk], of bytes: Span<UInt8>) {
    guard !chunks.isEmpty else { return }
    service.receivedTogether(&chunks, in: bytes, outbox: outbox)
    for index in chunks.indices {
      let connection = chunks[index].sender
      // Earlier chunks may have ended the connection.
      guard connection.lifecycle == .serving else { continue }
      let range = chunks[index].range
      let rest = range.dropFirst(chunks[index].takenCount)
      if !rest.isEmpty { deliver(bytes.extracting(rest), from: connection) }
      recordDelivery(range.count, from: connection)
    }
    chunks.removeAll(keepingCapacity: true)
  }

  /// Delivers a connection's bytes line by line, except what the service takes together.
  private func deliver(_ chunk: Span<UInt8>, from connection: Connection) {
    connection.split { splitter in
      splitter.feed(chunk, together: { deliverTogether($0, from: connection) }) {
        deliverLine($0, from: connection)
      }
    }
    limitUnfinished(connection)
  }

  /// Records the delivery of received bytes.
  private func recordDelivery(_ count: Int, from connection: Connection) {
    if case .lastBytes(let before) = connection.input {
      connection.input = .lastBytes(before - count)
      if before == count { return endLastBytes(connection) }
    }
    // Without room after the last line, the splitter would be paused.
    updateInterest(connection, hasRoom: true)
  }

  /// Offers lines to the service together; returns how many bytes it took.
  private func deliverTogether(_ bytes: Span<UInt8>, from connection: Connection) -> Int {
    // The service checks its own backlog.
    guard hasRoom(connection, .none) else { return 0 }
    var chunks = [chunk(of: connection, at: 0..<bytes.count)]
    service.receivedTogether(&chunks, in: bytes, outbox: outbox)
    return chunks[0].takenCount
  }

  private func chunk(of connection: Connection, at range: Range<Int>) -> ReceivedChunk {
    ReceivedChunk(
      from: connection,
      at: range,
      linesMax: outbox.currentLimits.pipelinedRequestsMax,
      bytesMax: outbox.unsentBytesMax - connection.unsentBytes
    )
  }

  /// Ends the input after the last bytes before the drain.
  func endLastBytes(_ connection: Connection) {
    end(connection, byPeer: connection.descriptor?.hasEnded() ?? true)
  }

  /// Delivers a line; returns whether the next line may follow.
  private func deliverLine(
    _ line: LineSplitter.Line,
    from connection: Connection
  ) -> LineSplitter.Flow {
    var isOver = false
    return deliverLine(line, from: connection, &isOver)
  }

  /// As above; `isOver` becomes true if the service would refuse other lines for the same reason.
  private func deliverLine(
    _ line: LineSplitter.Line,
    from connection: Connection,
    _ isOver: inout Bool
  ) -> LineSplitter.Flow {
    let backlog: PendingOutput
    connection.hasWaitingQuestion = false
    switch line {
    case .whole(let bytes):
      let kind = round.allowedLines()
      switch service.received(bytes, on: connection.id, timeFor: kind, outbox: outbox) {
      case .left(let isQuestion):
        connection.hasWaitingQuestion = isQuestion
        isOver = round.recordRefusal(isQuestion: isQuestion, timeFor: kind)
        return .refuse
      case .taken(let pending):
        if kind != .ready { linesTaken += 1 }
        backlog = pending
      }
    case .tooLong:
      let bytesMax = connection.lineBytesMax
      backlog = service.receivedTooLong(on: connection.id, bytesMax: bytesMax, outbox: outbox)
    }
    return hasRoom(connection, backlog) ? .more : .pause
  }

  /// Updates the connection's interest after a delivery, or adds it to the waiting connections.
  func updateInterest(_ connection: Connection, hasRoom: Bool, atFront: Bool = false) {
    guard connection.lifecycle == .serving else { return }
    guard hasRoom, !connection.isPaused else { return stall(connection, atFront: atFront) }
    if case .ended(let byPeer) = connection.input {
      connection.input = .reported
      if byPeer { service.ended(connection.id, outbox: outbox) }
    }
    let arrivals: Poller.Interest = connection.hasInput ? .arrivals : []
    setInterest(connection.interest.subtracting(.arrivals).union(arrivals), of: connection)
  }

  private func stall(_ connection: Connection, atFront: Bool) {
    guard !connection.isStalled else { return }
    connection.isStalled = true
    connection.readAt = outbox.readAt
    let waiting = connection.hasWaitingQuestion ? stalledQuestions : stalled
    if atFront { waiting.prepend(connection) } else { waiting.append(connection) }
  }
}
