// The first half of a turn: what clients send becomes lines.
internal import LineProtocol

extension SocketServer {
  /// Reads once from a connection and delivers the lines that came.
  func read(_ connection: Connection) {
    guard connection.standing != .leaving else { return throwAway(connection) }
    guard mayRead(connection) else { return settle(connection, hasRoom: hasRoom(connection)) }
    if readBuffer.count != outbox.limits.readBytesPerTurn {
      readBuffer = [UInt8](repeating: 0, count: outbox.limits.readBytesPerTurn)
    }
    do {
      switch try receive(from: connection) {
      case .wouldBlock: return
      case .value(0): end(connection, byPeer: true)
      case .value(let count): deliver(count, from: connection)
      }
    } catch {
      depart(connection)
    }
  }

  /// Goes on with the connections whose backlog or reader has caught up, and with those whose lines
  /// had to wait for another turn.
  ///
  /// Who had one of them taken goes behind those who had none.
  func deliverStalled() {
    guard !stalled.isEmpty else { return }
    let waiting = stalled
    stalled.removeAll(keepingCapacity: true)
    var served: [Connection] = []
    for connection in waiting {
      connection.isStalled = false
      var isServed = false
      if hasRoom(connection) {
        connection.splitter.resume { line in
          let flow = take(line, from: connection)
          if flow != .refuse { isServed = true }
          return flow
        }
        weighUnfinished(connection)
      }
      settle(connection, hasRoom: hasRoom(connection))
      if isServed && connection.isStalled { served.append(stalled.removeLast()) }
    }
    stalled += served
  }

  /// Says that nothing more comes from a connection.
  func end(_ connection: Connection, byPeer: Bool) {
    connection.input = .over(byPeer: byPeer)
    // A line that its sender ended by ending the stream is whole; one that the drain cuts is not.
    if byPeer {
      connection.splitter.finish { take($0, from: connection) }
      weighUnfinished(connection)
    }
    settle(connection, hasRoom: hasRoom(connection))
  }

  /// Whether the service can take more lines of a connection.
  func hasRoom(_ connection: Connection) -> Bool {
    hasRoom(connection, service.backlog(of: connection.id))
  }

  func hasRoom(_ connection: Connection, _ backlog: Int) -> Bool {
    backlog < outbox.limits.pipelinedRequestsMax && connection.standing == .serving
      && connection.queue.count <= outbox.limits.unsentBytesMax
  }

  /// Whether bytes may be taken from the kernel now.
  ///
  /// Whether there is room for more lines is asked after each of them, and not here again.
  func mayRead(_ connection: Connection) -> Bool {
    !connection.isStalled && connection.hasInput && !connection.splitter.isPaused
  }

  /// Takes what comes behind the last word, until the peer ends too.
  private func throwAway(_ connection: Connection) {
    guard
      let received = try? connection.descriptor?.receive(into: &readBuffer, upTo: readBuffer.count),
      received != .value(0)
    else { return depart(connection) }
  }

  private func receive(from connection: Connection) throws(SystemError) -> CallResult {
    let count =
      switch connection.input {
      case .lastBytes(let count): min(count, readBuffer.count)
      case .open, .over, .settled: readBuffer.count
      }
    return try connection.descriptor?.receive(into: &readBuffer, upTo: count) ?? .wouldBlock
  }

  private func deliver(_ count: Int, from connection: Connection) {
    let bytes = readBuffer
    let chunk = bytes.span.extracting(0..<count)
    let lineBytesMax = connection.splitter.lineBytesMax
    connection.splitter.feed(
      chunk,
      together: { takeTogether($0, lineBytesMax: lineBytesMax, from: connection) }
    ) {
      take($0, from: connection)
    }
    weighUnfinished(connection)
    service.allReceived(on: connection.id, outbox: outbox)
    if case .lastBytes(let before) = connection.input {
      connection.input = .lastBytes(before - count)
      if before == count { return endLastBytes(connection) }
    }
    // Had the last line left no room, the splitter would be paused.
    settle(connection, hasRoom: true)
  }

  /// Has the service take lines together, as far as it does.
  private func takeTogether(
    _ bytes: Span<UInt8>,
    lineBytesMax: Int,
    from connection: Connection
  ) -> Int {
    // What the service owes, it knows itself.
    guard hasRoom(connection, 0) else { return 0 }
    return service.receivedTogether(
      bytes,
      linesMax: outbox.limits.pipelinedRequestsMax,
      lineBytesMax: lineBytesMax,
      on: connection.id,
      outbox: outbox
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
    let backlog: Int
    switch line {
    case .whole(let bytes):
      guard let owed = service.received(bytes, on: connection.id, outbox: outbox) else {
        return .refuse
      }
      backlog = owed
    case .tooLong: backlog = service.receivedTooLong(on: connection.id, outbox: outbox)
    }
    return hasRoom(connection, backlog) ? .more : .pause
  }

  /// Decides what is waited for after lines were delivered.
  func settle(_ connection: Connection, hasRoom: Bool) {
    guard connection.standing == .serving else { return }
    guard hasRoom, !connection.splitter.isPaused else { return stall(connection) }
    if case .over(let byPeer) = connection.input {
      connection.input = .settled
      if byPeer { service.ended(connection.id, outbox: outbox) }
    }
    let reading: Poller.Interest = connection.hasInput ? .reading : []
    setInterest(connection.interest.subtracting(.reading).union(reading), of: connection)
  }

  private func stall(_ connection: Connection) {
    guard !connection.isStalled else { return }
    connection.isStalled = true
    stalled.append(connection)
    setInterest(connection.interest.subtracting(.reading), of: connection)
  }
}
