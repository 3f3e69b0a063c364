// Accepting connections, draining, and deadlines.
internal import Platform

extension SocketServer {
  /// Whether the drain is complete.
  var isDrained: Bool { drainDeadline != nil && outbox.connections.count == 0 }

  /// Accepts waiting clients, a limited number in each turn.
  func admitClients(now: SteadyInstant) throws(SystemError) {
    let limits = outbox.currentLimits
    for _ in 0..<limits.acceptsPerTurnMax {
      if surplusCount >= limits.surplusConnectionsMax, isFull {
        let deadline = unserved.first?.deadline ?? now + limits.unservedDuration
        return try acceptor.pause(until: deadline, poller: poller)
      }
      guard let descriptor = try acceptor.next(now: now, poller: poller) else { return }
      admit(descriptor, now: now)
    }
  }

  /// Stops listening, and limits further reading to the bytes received so far.
  func beginDrain(now: SteadyInstant) {
    guard drainDeadline == nil else { return }
    drainDeadline = now + outbox.currentLimits.drainDuration
    acceptor.close()
    service.drainBegan(outbox: outbox)
    let connections = outbox.connections
    for connection in connections.values where connection.input == .open {
      do {
        let count = try connection.descriptor?.unreadBytes() ?? 0
        connection.input = .lastBytes(count)
        if count == 0 { endLastBytes(connection) }
      } catch {
        scheduleClose(connection)
      }
    }
  }

  /// While draining, closes idle connections; at the deadline, all connections.
  func closeDrained(now: SteadyInstant) {
    guard let drainDeadline else { return }
    let isOver = now >= drainDeadline
    let connections = outbox.connections
    for connection in connections.values
    where isOver || isFinished(connection) || connection.lifecycle == .lingering {
      scheduleClose(connection)
    }
  }

  /// Handles the deadlines that have passed.
  func handleDeadlines(
    now: SteadyInstant,
    serviceDeadline: SteadyInstant?
  ) throws(SystemError) {
    if let deadline = unservedDeadline, deadline <= now {
      let waiting = unserved
      let expired = waiting.prefix { $0.deadline <= now }
      for (_, id) in expired {
        if let connection = outbox.connections[id] { scheduleClose(connection) }
      }
      unserved = Array(waiting[expired.count...])
    }
    if let deadline = acceptor.deadline, deadline <= now { try acceptor.resume(poller: poller) }
    if let serviceDeadline, serviceDeadline <= now { service.deadlinePassed(outbox: outbox) }
  }

  /// Returns how long to wait for events; nil for no limit.
  func timeout(until serviceDeadline: SteadyInstant?) -> CInt? {
    if isLineReady { return 0 }
    var next = serviceDeadline
    if service.hasWork {
      guard let pauseEnd = backgroundPausedUntil else { return 0 }
      next = min(next ?? pauseEnd, pauseEnd)
    }
    if let memoryDeadline { next = min(next ?? memoryDeadline, memoryDeadline) }
    if let drainDeadline { next = min(next ?? drainDeadline, drainDeadline) }
    if let deadline = acceptor.deadline { next = min(next ?? deadline, deadline) }
    if let deadline = unservedDeadline { next = min(next ?? deadline, deadline) }
    guard let next else { return nil }
    // Rounded up, because an early turn would do nothing. Longer waits are split into hours.
    return CInt(min(milliseconds(until: next), 3_600_000))
  }

  /// Rereads the clock only for instants so close that the length of a turn matters.
  private func milliseconds(until instant: SteadyInstant) -> Int64 {
    let milliseconds = instant.milliseconds(since: lastTurn)
    return milliseconds > 100 ? milliseconds : instant.milliseconds(since: .now)
  }

  private var isFull: Bool {
    outbox.connections.count - surplusCount >= outbox.currentLimits.connectionsMax
  }

  private func admit(_ descriptor: consuming Descriptor, now: SteadyInstant) {
    let number = descriptor.number
    // Limits depend on the user, so a client without known credentials is disconnected.
    guard let peer = try? Peer(of: number) else { return }
    let count = countsOfUids[peer.uid] ?? 0
    let isSurplus = isFull || count >= outbox.currentLimits.connectionsPerUidMax
    // Further clients of a user with too many connections are disconnected without an error.
    guard !isSurplus || surplusCount < outbox.currentLimits.surplusConnectionsMax else {
      return service.turnedAway()
    }
    let connection = Connection(
      id: outbox.connections.nextID,
      descriptor: descriptor,
      uid: peer.uid,
      isSurplus: isSurplus,
      lineBytesMax: outbox.currentLimits.lineBytesMax
    )
    do {
      try poller.watch(number, as: .connection(connection.id), for: connection.interest)
    } catch {
      // The kernel is out of memory; the client sees its connection closed.
      return
    }
    outbox.add(connection)
    if isSurplus {
      surplusCount += 1
      unserved.append((now + outbox.currentLimits.unservedDuration, connection.id))
    } else {
      countsOfUids[peer.uid] = count + 1
    }
    service.opened(connection.id, peer: peer, surplus: isSurplus, outbox: outbox)
  }

  /// Updates the counts when an accepted connection has closed.
  func uncount(_ connection: Connection) {
    guard !connection.isSurplus else {
      surplusCount -= 1
      return
    }
    let count = countsOfUids[connection.uid] ?? 0
    countsOfUids[connection.uid] = count > 1 ? count - 1 : nil
  }

  private func isFinished(_ connection: Connection) -> Bool {
    connection.lifecycle == .serving && connection.input == .reported && !connection.isStalled
      && connection.unsentBytes == 0 && service.backlog(of: connection.id).replies == 0
  }
}
