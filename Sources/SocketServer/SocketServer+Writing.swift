// The second half of a turn: replies go out, and connections close.
internal import Platform

extension SocketServer {
  /// Sends everything that this turn gave to the outbox.
  func writeAll() {
    for _ in 0..<outbox.touched.count {
      guard let connection = outbox.touched.popFirst() else { return }
      connection.isTouched = false
      // One that waits for its reader is flushed when epoll says that there is room.
      if !connection.interest.contains(.writing) { flush(connection) }
    }
  }

  /// Goes on with a connection whose reader had fallen behind.
  func flushSlow(_ connection: Connection) {
    flush(connection)
    if connection.lifecycle == .serving, connection.unsentBytes == 0 {
      service.caughtUp(connection.id, outbox: outbox)
    }
  }

  /// Has epoll watch for something else; never more calls than changes.
  func setInterest(_ interest: Poller.Interest, of connection: Connection) {
    guard connection.interest != interest, connection.lifecycle != .departed else { return }
    guard let number = connection.descriptor?.number else { return }
    do {
      try poller.change(number, as: .connection(connection.id), to: interest)
      connection.interest = interest
    } catch {
      depart(connection)
    }
  }

  /// Has a connection closed when the turn ends; what was not sent is forgotten.
  func depart(_ connection: Connection) {
    guard connection.lifecycle != .departed else { return }
    connection.lifecycle = .departed
    outbox.forgetUnsent(of: connection)
    departing.append(connection)
  }

  /// Closes what has departed, and tells the service.
  func closeDeparted() throws(SystemError) {
    guard departing.count > 0 else { return }
    for _ in 0..<departing.count {
      guard let connection = departing.popFirst() else { return }
      connection.close()
      forgetUnfinished(of: connection)
      outbox.remove(connection)
      forget(connection)
      service.closed(connection.id)
    }
    try door.reopen(poller: poller)
  }

  /// Sends until everything is out or the peer's buffer is full.
  private func flush(_ connection: Connection) {
    guard connection.lifecycle != .departed else { return }
    var isRead = !connection.interest.contains(.writing)
    do {
      while connection.unsentBytes > 0 {
        guard case .value = try outbox.sendNext(to: connection) else {
          if isRead { connection.unreadSince = .now }
          let others: Poller.Interest =
            connection.lifecycle == .serving ? connection.interest : []
          return setInterest(others.union(.writing), of: connection)
        }
        isRead = true
      }
    } catch {
      return depart(connection)
    }
    switch connection.lifecycle {
    case .serving: setInterest(connection.interest.subtracting(.writing), of: connection)
    case .finishing: sayGoodbye(connection)
    case .leaving, .departed: return
    }
  }

  /// Ends a connection to which everything was said.
  ///
  /// A peer that still writes would fail at that, or be reset, and then not read what it got; so
  /// what it writes is taken for a while and thrown away.
  private func sayGoodbye(_ connection: Connection) {
    guard connection.input == .open else { return depart(connection) }
    do {
      try connection.descriptor?.endSending()
    } catch {
      return depart(connection)
    }
    connection.lifecycle = .leaving
    setInterest(.arrivals, of: connection)
    guard !connection.isSurplus else { return }
    unserved.append((.now + outbox.inForce.unservedDuration, connection.id))
  }
}
