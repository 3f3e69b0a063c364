// The first half of a turn: what clients send becomes lines.
internal import LineProtocol
internal import Platform

extension SocketServer {
  /// Reads once from each connection that has something, and delivers the lines that came.
  ///
  /// As far as there is room, all is received before any of it is delivered: so the service knows
  /// several connections' lines at once.
  func read(_ readable: [ConnectionID], _ news: inout PollResult) {
    var pieces: [ReceivedChunk] = []
    swap(&pieces, &news.pieces)
    let bytesMax = outbox.inForce.readBytesPerTurn
    let size = Self.togetherBytesMax + bytesMax
    if news.buffer.count != size { news.buffer = [UInt8](repeating: 0, count: size) }
    var used = 0
    for id in readable {
      guard let connection = outbox.connections[id] else { continue }
      if used > Self.togetherBytesMax {
        deliver(&pieces, of: news.buffer.span)
        used = 0
      }
      connection.hasMore = false
      if let piece = read(connection, into: &news.buffer, from: used, upTo: bytesMax) {
        pieces.append(piece)
        used = piece.place.upperBound
      }
      if connection.hasMore {
        news.readable.append(id)
        news.hasUnread = true
      }
    }
    deliver(&pieces, of: news.buffer.span)
    swap(&pieces, &news.pieces)
  }

  /// More is not received before it is delivered: it would leave the processor's nearest cache.
  private static var togetherBytesMax: Int { 16 << 10 }

  /// Reads once from a connection; returns what begins with a line, and delivers everything else.
  private func read(
    _ connection: Connection,
    into buffer: inout [UInt8],
    from start: Int,
    upTo bytesMax: Int
  ) -> ReceivedChunk? {
    guard connection.lifecycle != .leaving else {
      throwAway(connection, into: &buffer, from: start, upTo: bytesMax)
      return nil
    }
    guard mayRead(connection) else {
      if !connection.isStalled { settle(connection, hasRoom: hasRoom(connection)) }
      // Only now, for most of those who wait send nothing meanwhile; and it is told of this again
      // when it is waited for anew.
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
      case .wouldBlock: loneSpeaker.noteSilence()
      case .value(0): end(connection, byPeer: true)
      case .value(let count):
        let place = start..<start + count
        if connection.isBetweenLines, hasRoom(connection, .none) {
          return piece(of: connection, at: place)
        }
        deliver(buffer.span.extracting(place), from: connection)
        noteDelivered(count, from: connection)
      }
    } catch {
      depart(connection)
    }
    return nil
  }

  /// Goes on with the connections whose backlog or reader has caught up, and with those whose lines
  /// had to wait for others, until the round is over.
  ///
  /// Who only asks waits for nobody who changes something, but for a share of each round.
  func deliverWaiting() {
    round.open(for: .questions)
    deliver(asking)
    round.open(for: .any)
    deliver(stalled)
  }

  /// Who had a line taken goes behind those who had none.
  private func deliver(_ waiting: ConnectionQueue) {
    for _ in 0..<waiting.count {
      guard let connection = waiting.popFirst() else { return }
      connection.isStalled = false
      var (isServed, isOver) = (false, false)
      if hasRoom(connection) {
        connection.split { splitter in
          splitter.resume { line in
            let flow = take(line, from: connection, &isOver)
            if flow != .refuse { isServed = true }
            return flow
          }
        }
        weighUnfinished(connection)
      }
      settle(connection, hasRoom: hasRoom(connection), goesFirst: isOver && !isServed)
      // What others wait for takes as long.
      if isOver { return }
    }
  }

  /// Says that nothing more comes from a connection.
  func end(_ connection: Connection, byPeer: Bool) {
    connection.input = .over(byPeer: byPeer)
    // A line that its sender ended by ending the stream is whole; one that the drain cuts is not.
    if byPeer {
      connection.split { splitter in splitter.finish { take($0, from: connection) } }
      weighUnfinished(connection)
    }
    settle(connection, hasRoom: hasRoom(connection))
  }

  /// Whether the service can take more lines of a connection.
  func hasRoom(_ connection: Connection) -> Bool {
    hasRoom(connection, service.backlog(of: connection.id))
  }

  func hasRoom(_ connection: Connection, _ backlog: PendingOutput) -> Bool {
    backlog.replies < outbox.inForce.pipelinedRequestsMax && connection.lifecycle == .serving
      && connection.unsentBytes + backlog.bytes <= outbox.unsentBytesMax
  }

  /// Whether bytes may be taken from the kernel now.
  ///
  /// Whether there is room for more lines is asked after each of them, and not here again.
  func mayRead(_ connection: Connection) -> Bool {
    !connection.isStalled && connection.hasInput && !connection.isPaused
  }

  /// Takes what comes behind the last word, until the peer ends too.
  private func throwAway(
    _ connection: Connection,
    into buffer: inout [UInt8],
    from start: Int,
    upTo bytesMax: Int
  ) {
    guard
      let received = try? receive(from: connection, into: &buffer, from: start, upTo: bytesMax),
      received != .value(0)
    else { return depart(connection) }
  }

  /// Receives what is there, and takes note where it may not have been all: whoever sent less than
  /// was asked for has sent no more, but for the end.
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

  /// Has the service take what it can of several connections' lines; the others come one by one.
  private func deliver(_ pieces: inout [ReceivedChunk], of bytes: Span<UInt8>) {
    guard !pieces.isEmpty else { return }
    service.receivedTogether(&pieces, in: bytes, outbox: outbox)
    for index in pieces.indices {
      let connection = pieces[index].sender
      // What others sent before may have been the end of it.
      guard connection.lifecycle == .serving else { continue }
      let place = pieces[index].place
      let rest = place.dropFirst(pieces[index].taken)
      if !rest.isEmpty { deliver(bytes.extracting(rest), from: connection) }
      noteDelivered(place.count, from: connection)
    }
    pieces.empty()
  }

  /// Delivers what came of one connection line by line, but for what the service takes together.
  private func deliver(_ chunk: Span<UInt8>, from connection: Connection) {
    connection.split { splitter in
      splitter.feed(chunk, together: { takeTogether($0, from: connection) }) {
        take($0, from: connection)
      }
    }
    weighUnfinished(connection)
  }

  /// So many bytes were received and delivered.
  private func noteDelivered(_ count: Int, from connection: Connection) {
    if case .lastBytes(let before) = connection.input {
      connection.input = .lastBytes(before - count)
      if before == count { return endLastBytes(connection) }
    }
    // Had the last line left no room, the splitter would be paused.
    settle(connection, hasRoom: true)
  }

  /// Has the service take lines together, as far as it does.
  private func takeTogether(_ bytes: Span<UInt8>, from connection: Connection) -> Int {
    // What the service owes, it knows itself.
    guard hasRoom(connection, .none) else { return 0 }
    var pieces = [piece(of: connection, at: 0..<bytes.count)]
    service.receivedTogether(&pieces, in: bytes, outbox: outbox)
    return pieces[0].taken
  }

  private func piece(of connection: Connection, at place: Range<Int>) -> ReceivedChunk {
    ReceivedChunk(
      from: connection,
      at: place,
      linesMax: outbox.inForce.pipelinedRequestsMax,
      bytesMax: outbox.unsentBytesMax - connection.unsentBytes
    )
  }

  /// The kernel's bytes were read; only the end of the stream may have come after them.
  func endLastBytes(_ connection: Connection) {
    end(connection, byPeer: connection.descriptor?.hasEnded() ?? true)
  }

  /// Hands one line up, and says whether the next one may follow.
  private func take(
    _ line: LineSplitter.Line,
    from connection: Connection
  ) -> LineSplitter.Flow {
    var isOver = false
    return take(line, from: connection, &isOver)
  }

  /// As above; also says where others' lines would be left as this one was.
  private func take(
    _ line: LineSplitter.Line,
    from connection: Connection,
    _ isOver: inout Bool
  ) -> LineSplitter.Flow {
    let backlog: PendingOutput
    connection.isAsking = false
    switch line {
    case .whole(let bytes):
      let kind = round.timeFor()
      switch service.received(bytes, on: connection.id, timeFor: kind, outbox: outbox) {
      case .left(let isQuestion):
        connection.isAsking = isQuestion
        isOver = round.noteRefusal(isQuestion: isQuestion, timeFor: kind)
        return .refuse
      case .taken(let owed):
        if kind != .ready { linesTaken += 1 }
        backlog = owed
      }
    case .tooLong: backlog = service.receivedTooLong(on: connection.id, outbox: outbox)
    }
    return hasRoom(connection, backlog) ? .more : .pause
  }

  /// Decides what is waited for after lines were delivered.
  func settle(_ connection: Connection, hasRoom: Bool, goesFirst: Bool = false) {
    guard connection.lifecycle == .serving else { return }
    guard hasRoom, !connection.isPaused else { return stall(connection, goesFirst: goesFirst) }
    if case .over(let byPeer) = connection.input {
      connection.input = .settled
      if byPeer { service.ended(connection.id, outbox: outbox) }
    }
    let arrivals: Poller.Interest = connection.hasInput ? .arrivals : []
    setInterest(connection.interest.subtracting(.arrivals).union(arrivals), of: connection)
  }

  private func stall(_ connection: Connection, goesFirst: Bool) {
    guard !connection.isStalled else { return }
    connection.isStalled = true
    let waiting = connection.isAsking ? asking : stalled
    if goesFirst { waiting.putFirst(connection) } else { waiting.append(connection) }
  }
}
