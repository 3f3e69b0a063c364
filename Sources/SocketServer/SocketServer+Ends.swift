// How connections begin, and how the server ends.
internal import Platform

extension SocketServer {
  /// Whether there is nothing more to wait for.
  var isDrained: Bool { drainDeadline != nil && outbox.connections.count == 0 }

  /// Lets in those who wait, some in each turn.
  func admitClients(now: SteadyInstant) throws(SystemError) {
    let limits = outbox.inForce
    for _ in 0..<limits.acceptsPerTurnMax {
      if surplusCount >= limits.surplusConnectionsMax, isFull {
        let deadline = unserved.first?.deadline ?? now + limits.unservedDuration
        return try door.shut(until: deadline, poller: poller)
      }
      guard let descriptor = try door.next(now: now, poller: poller) else { return }
      admit(descriptor, now: now)
    }
  }

  /// Stops listening, and limits what is still read to what was received by now.
  func beginDrain(now: SteadyInstant) {
    guard drainDeadline == nil else { return }
    drainDeadline = now + outbox.inForce.drainDuration
    door.close()
    service.drainBegan(outbox: outbox)
    let connections = outbox.connections
    for connection in connections.values where connection.input == .open {
      do {
        let count = try connection.descriptor?.unreadBytes() ?? 0
        connection.input = .lastBytes(count)
        if count == 0 { endLastBytes(connection) }
      } catch {
        depart(connection)
      }
    }
  }

  /// While draining, closes what has nothing more to wait for; at the deadline, everything.
  func closeSettled(now: SteadyInstant) {
    guard let drainDeadline else { return }
    let isOver = now >= drainDeadline
    let connections = outbox.connections
    for connection in connections.values
    where isOver || isSettled(connection) || connection.lifecycle == .leaving {
      depart(connection)
    }
  }

  /// Does what is due.
  func passDeadlines(
    now: SteadyInstant,
    serviceDeadline: SteadyInstant?
  ) throws(SystemError) {
    if let deadline = unservedDeadline, deadline <= now {
      let waiting = unserved
      let expired = waiting.prefix { $0.deadline <= now }
      for (_, id) in expired {
        if let connection = outbox.connections[id] { depart(connection) }
      }
      unserved = Array(waiting[expired.count...])
    }
    if let deadline = door.deadline, deadline <= now { try door.reopen(poller: poller) }
    if let serviceDeadline, serviceDeadline <= now { service.deadlinePassed(outbox: outbox) }
  }

  /// How long the kernel may sleep; nil for as long as nothing happens.
  func timeout(until serviceDeadline: SteadyInstant?) -> CInt? {
    if isLineReady { return 0 }
    var next = serviceDeadline
    if service.hasWork {
      guard let rest = workRestsUntil else { return 0 }
      next = min(next ?? rest, rest)
    }
    if let drainDeadline { next = min(next ?? drainDeadline, drainDeadline) }
    if let deadline = door.deadline { next = min(next ?? deadline, deadline) }
    if let deadline = unservedDeadline { next = min(next ?? deadline, deadline) }
    guard let next else { return nil }
    // Rounded up: a turn just before the deadline would do nothing. What is further away than an
    // hour is looked at again after an hour.
    return CInt(min(milliseconds(until: next), 3_600_000))
  }

  /// Of what is a second away it is known without another look at the clock.
  private func milliseconds(until instant: SteadyInstant) -> Int64 {
    let milliseconds = instant.milliseconds(since: lastTurn)
    return milliseconds > 1000 ? milliseconds : instant.milliseconds(since: .now)
  }

  private var isFull: Bool {
    outbox.connections.count - surplusCount >= outbox.inForce.connectionsMax
  }

  private func admit(_ descriptor: consuming Descriptor, now: SteadyInstant) {
    let number = descriptor.number
    // Nobody can be refused by name whom the kernel does not name.
    guard let peer = try? Peer(of: number) else { return }
    let count = countsOfUids[peer.uid] ?? 0
    let isSurplus = isFull || count >= outbox.inForce.connectionsPerUidMax
    // The others of a user who has too many are not even told so.
    guard !isSurplus || surplusCount < outbox.inForce.surplusConnectionsMax else { return }
    let connection = Connection(
      id: outbox.connections.nextID,
      descriptor: descriptor,
      uid: peer.uid,
      isSurplus: isSurplus,
      lineBytesMax: outbox.inForce.lineBytesMax
    )
    do {
      try poller.watch(number, as: .connection(connection.id), for: connection.interest)
    } catch {
      // The kernel has no memory for one more; the client sees its connection closed.
      return
    }
    outbox.add(connection)
    if isSurplus {
      surplusCount += 1
      unserved.append((now + outbox.inForce.unservedDuration, connection.id))
    } else {
      countsOfUids[peer.uid] = count + 1
    }
    service.opened(connection.id, peer: peer, surplus: isSurplus, outbox: outbox)
  }

  /// Makes room where a connection that was let in has closed.
  func forget(_ connection: Connection) {
    guard !connection.isSurplus else {
      surplusCount -= 1
      return
    }
    let count = countsOfUids[connection.uid] ?? 0
    countsOfUids[connection.uid] = count > 1 ? count - 1 : nil
  }

  private func isSettled(_ connection: Connection) -> Bool {
    connection.lifecycle == .serving && connection.input == .settled && !connection.isStalled
      && connection.unsentBytes == 0 && service.backlog(of: connection.id).replies == 0
  }
}
